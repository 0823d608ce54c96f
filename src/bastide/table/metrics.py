"""What the server measures of itself, in the text format of Prometheus.

Counters and histograms grow as things happen; what can be counted at any time (tables, connections, jobs that
wait) is counted when somebody asks. Each process has its own figures: the one that is asked asks the others
and labels each with its process.
"""

from __future__ import annotations

import os
import sys
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from msgspec import Struct

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Seconds. The goals of docs/hosting.md, 100 and 250 ms, are among them."""

FAILURES = frozenset(("internal", "storage", "outdated", "too-busy", "too-costly", "too-fast"))
"""The codes of errors that a host wants to know of. What the rules refuse is no error."""

Labels = tuple[tuple[str, str], ...]


class Sample(Struct, array_like=True):
    suffix: str
    labels: Labels
    value: float


class Family(Struct, array_like=True):
    """All samples of one name."""

    name: str
    kind: str
    help: str
    samples: list[Sample]


class Histogram:
    """How long something takes, for each kind of it."""

    def __init__(self, name: str, label: str, told: str) -> None:
        self.name, self.label, self.help = name, label, told
        self._counts: dict[str, list[int]] = {}
        self._sums: Counter[str] = Counter()

    def add(self, kind: str, seconds: float) -> None:
        counts = self._counts.get(kind)
        if counts is None:
            counts = self._counts[kind] = [0] * (len(BUCKETS) + 1)
        counts[bisect_left(BUCKETS, seconds)] += 1
        self._sums[kind] += seconds  # type: ignore[assignment]

    @contextmanager
    def time(self, kind: str) -> Iterator[None]:
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.add(kind, time.perf_counter() - begun)

    def family(self) -> Family:
        samples = []
        for kind, counts in self._counts.items():
            below = 0
            for most, count in zip((*map(str, BUCKETS), "+Inf"), counts, strict=True):
                below += count
                samples.append(Sample("_bucket", ((self.label, kind), ("le", most)), below))
            samples.append(Sample("_sum", ((self.label, kind),), self._sums[kind]))
            samples.append(Sample("_count", ((self.label, kind),), below))
        return Family(self.name, "histogram", self.help, samples)


class Metrics:
    """What one process has measured since it was started."""

    def __init__(self) -> None:
        self.requests = Histogram("bastide_request_seconds", "route", "From a request to its answer.")
        self.messages = Histogram("bastide_message_seconds", "type", "From a page's message to its answer.")
        self.writes = Histogram("bastide_database_seconds", "kind", "From a job for the database to its end.")
        self.jobs = Histogram("bastide_job_seconds", "kind", "From a job for a worker to its end.")
        self.statuses: Counter[str] = Counter()
        self.errors: Counter[str] = Counter()
        self.sockets = 0
        self.started = time.time()

    def count_error(self, code: str) -> None:
        """A failure of the server, or something that it refuses out of need."""
        self.errors[code] += 1

    def families(self) -> list[Family]:
        return [
            self.requests.family(),
            self.messages.family(),
            self.writes.family(),
            self.jobs.family(),
            counter("bastide_responses_total", "Answers to requests.", "status", self.statuses),
            counter("bastide_errors_total", "Failures, and what was refused for them.", "code", self.errors),
            gauge("bastide_connections", "Open WebSockets.", [((), self.sockets)]),
            gauge("bastide_memory_bytes", "Memory of the process.", [((), memory())]),
            gauge("bastide_start_time_seconds", "When the process started.", [((), self.started)]),
        ]


def gauge(name: str, told: str, values: Iterable[tuple[Labels, float]]) -> Family:
    return Family(name, "gauge", told, [Sample("", labels, value) for labels, value in values])


def counter(name: str, told: str, label: str, counts: Counter[str]) -> Family:
    return Family(name, "counter", told, [Sample("", ((label, k),), n) for k, n in sorted(counts.items())])


def memory() -> int:
    """Bytes that this process has in memory now; the most that it had where the system tells only that."""
    if os.name != "posix":
        return 0
    try:
        with open("/proc/self/statm") as told:
            return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        resource: Any = import_module("resource")
        most: int = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024


def written(processes: dict[str, list[Family]]) -> str:
    """The figures of all processes as Prometheus reads them: each name once, with all its samples."""
    lines: list[str] = []
    known: dict[str, tuple[Family, list[str]]] = {}
    for process, families in processes.items():
        for family in families:
            _, samples = known.setdefault(family.name, (family, []))
            samples += [_line(family.name, sample, process) for sample in family.samples]
    for name, (family, samples) in known.items():
        lines += [f"# HELP {name} {family.help}", f"# TYPE {name} {family.kind}", *samples]
    return "\n".join(lines) + "\n"


def _line(name: str, sample: Sample, process: str) -> str:
    labels = ",".join(f'{k}="{_escaped(v)}"' for k, v in (*sample.labels, ("process", process)))
    return f"{name}{sample.suffix}{{{labels}}} {sample.value:.12g}"


def _escaped(value: Any) -> str:
    return str(value).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
