import pytest

from companion.site import build as building
from companion.site.build import Site
from tests.site.building import build_site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The site as it is shipped: compiled, and built once for all tests."""
    return build_site(tmp_path_factory.mktemp("built") / "henhouse")


@pytest.fixture
def without_node(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without the extra package: sources are shipped, which is also much quicker."""
    monkeypatch.setattr(building, "node_is_there", lambda: False)
