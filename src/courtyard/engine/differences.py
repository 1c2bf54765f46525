"""Differences between two values that consist of dicts and lists."""


def note_changes(before: object, now: object, path: list[object], changes: list[list[object]]) -> None:
    """Write down where two values differ, as paths that begin with `path`, each with the value there now."""
    if type(before) is dict and type(now) is dict and _have_same_keys(before, now):
        for key, value in now.items():
            was = before[key]
            if was != value:
                path.append(str(key))
                note_changes(was, value, path, changes)
                path.pop()
    elif type(before) is list and type(now) is list and len(before) == len(now):
        for nth in range(len(now)):
            was, value = before[nth], now[nth]
            if was != value:
                path.append(nth)
                note_changes(was, value, path, changes)
                path.pop()
    elif before != now:
        changes.append([*path, now])


def _have_same_keys(before: dict[object, object], now: dict[object, object]) -> bool:
    if len(before) != len(now):
        return False
    for key in now:
        if key not in before:
            return False
    return True
