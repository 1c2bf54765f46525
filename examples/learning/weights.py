"""Files of weights: reading them, and writing what was trained."""

import json
import zlib
from fnmatch import fnmatch
from hashlib import blake2b
from pathlib import Path

import numpy as np
from samples import facts_of

FIRST_LINE = b"courtyard weights 1\n"
KINDS = {"b": np.int8, "H": np.uint16, "f": np.float32}
SEATS = {"few": "[12]", "many": "[345]", "all": "*"}
"""The numbers of players that a policy is for."""


def opened(path: str) -> tuple[dict, dict[str, np.ndarray]]:
    """Give head and arrays of a file of weights."""
    line, head, packed = Path(path).read_bytes().split(b"\n", 2)
    assert line + b"\n" == FIRST_LINE, f"{path} holds no weights of this version"
    told, plain_bytes = json.loads(head), zlib.decompress(packed)
    arrays, first = {}, 0
    for name, kind, length in told["arrays"]:
        arrays[name] = np.frombuffer(plain_bytes, KINDS[kind], length, first)
        first += arrays[name].nbytes
    return told, arrays


def policy_name(game: str, kind: str) -> str:
    return f"{game}-{kind}.policy" if kind == "many" else f"{game}.policy"


def no_policy(game: str, options: int) -> dict[str, np.ndarray]:
    """Give a policy that leans to nothing."""
    name = f"{game}.policy"
    nothing = {"joins": "H", "columns": "H", "most": "H", "rows": "b"}
    return {
        **{f"{name}.{part}": np.zeros(0, kind) for part, kind in nothing.items()},
        f"{name}.scale": np.ones(32, np.float32),
        f"{name}.bias": np.zeros(32, np.float32),
        f"{name}.options": np.zeros(32 * options, np.int8),
        f"{name}.options.scale": np.ones(options, np.float32),
        f"{name}.options.bias": np.zeros(options, np.float32),
    }


def packed_of(arrays: dict[str, np.ndarray]) -> bytes:
    """Compress arrays; weights hardly ever repeat, so it is better not to look for it much."""
    packer = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS, 9, zlib.Z_FILTERED)
    plain_bytes = b"".join(np.ascontiguousarray(each).tobytes() for each in arrays.values())
    return packer.compress(plain_bytes) + packer.flush()


def write(game: str, folders: list[str], parts: str, card: dict, start: str, out: str) -> None:
    """Write what was trained, and what it began with where that was not trained again."""
    all_facts = facts_of(game, folders)
    arrays: dict[str, np.ndarray] = {}
    networks, figures = {}, {}
    if start:
        head, arrays = opened(start)
        rounds = head["card"].get("rounds", [])
        card = {**card, "rounds": [*rounds, *(one for one in card.get("rounds", []) if one not in rounds)]}
        networks = {one["name"]: one for one in head["networks"]}
        figures = head["card"]["figures"]
    else:
        arrays |= no_policy(game, all_facts[0]["options"])
    for facts in all_facts:
        name = f"{game}-{facts['players']}"
        part = Path(parts, f"{name}.npz")
        if not part.exists():
            continue
        with np.load(part) as kept:
            arrays |= {each: kept[each] for each in kept.files if each.startswith(game)}
            doubt, figures[name] = float(kept["doubt"]), json.loads(str(kept["figures"]))
        before = networks.get(name, {"policy": f"{game}.policy", "trust": 100.0})
        networks[name] = {
            "name": name,
            "trained": facts["trained"],
            "doubt": doubt,
            "stage": facts["stage"][0],
            "stages": facts["stage"][1],
            "policy": before["policy"],
            "trust": before["trust"],
        }
    for kind, seats in SEATS.items():
        part = Path(parts, f"{game}-{kind}-policy.npz")
        if not part.exists():
            continue
        with np.load(part) as kept:
            name = policy_name(game, kind)
            arrays |= {each: kept[each] for each in kept.files if each.startswith(game)}
            figures[name] = json.loads(str(kept["figures"]))
            for one in networks.values():
                if fnmatch(one["name"].split("-")[1], seats):
                    one |= {"policy": name, "trust": float(kept["trust"])}
    kinds = {str(np.dtype(each)): kind for kind, each in KINDS.items()}
    packed = packed_of(arrays)
    head = {
        "game": game,
        "digest": all_facts[0]["digest"],
        "check": blake2b(packed, digest_size=16).hexdigest(),
        "networks": list(networks.values()),
        "arrays": [[name, kinds[str(each.dtype)], int(each.size)] for name, each in arrays.items()],
        "card": {**card, "figures": figures},
    }
    Path(out).write_bytes(FIRST_LINE + json.dumps(head).encode() + b"\n" + packed)
    print(f"{out}: {len(networks)} networks, {Path(out).stat().st_size:,} bytes", flush=True)
