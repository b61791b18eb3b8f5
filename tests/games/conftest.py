import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "ruling(id, ...): the rulings that this test reads from the rules")
