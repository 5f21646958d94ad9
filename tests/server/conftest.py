"""Tests of the server may wait, like those of the store."""

from store.conftest import pytest_pyfunc_call

__all__ = ["pytest_pyfunc_call"]
