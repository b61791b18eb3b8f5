import pytest

from companion.site.build import Site
from tests.site.building import build_site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The site as it is shipped: compiled, and built once for all tests."""
    return build_site(tmp_path_factory.mktemp("built") / "henhouse")
