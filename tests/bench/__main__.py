"""`python -m tests.bench [NAME ...]`: every benchmark, each as a ratio to a loop of the same run."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def main(wished: list[str]) -> int:
    names = sorted(path.stem for path in HERE.glob("bench_*.py"))
    chosen = [n for n in names if not wished or any(w in n for w in wished)]
    worst = 0
    for name in chosen:
        print(f"== {name.removeprefix('bench_')}", flush=True)
        done = subprocess.run([sys.executable, "-m", f"tests.bench.{name}"], check=False)
        worst = max(worst, done.returncode)
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
