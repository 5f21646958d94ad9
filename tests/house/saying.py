"""Whatever a game says is a key and what fills it, down to the last part."""

from collections.abc import Mapping

from rattlewood.table.game import Said


def check_all_said(said: tuple[Said, ...]) -> None:
    assert isinstance(said, tuple)
    for one in said:
        check_said(one)


def check_said(said: Said) -> None:
    assert isinstance(said, Said) and said.key
    assert isinstance(said.args, Mapping)
    for name, arg in said.args.items():
        if type(arg) in (str, int):
            continue
        if isinstance(arg, tuple):
            check_all_said(arg)
        else:
            assert isinstance(arg, Said), (said.key, name)
            check_said(arg)
