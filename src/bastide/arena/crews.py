"""Who plays the batches: this process, a Dask cluster on this machine, or one that is there already."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from multiprocessing import get_all_start_methods
from typing import Any, Protocol

from ..extras import need
from ..kernel import Problem
from .work import Batch, Row, play_batch

AHEAD = 3
"""Batches that wait at each worker, so that none is idle; a test that is decided gives them up."""
TRIES = 3
"""How often a batch may cost a worker its life before the run is given up."""


class Crew(Protocol):
    """Plays batches, in any order."""

    @property
    def workers(self) -> int: ...

    def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, list[Row]]]: ...
    def close(self) -> None: ...


class Alone:
    """Plays in this process."""

    workers: int = 1

    def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, list[Row]]]:
        for batch in batches:
            yield batch, play_batch(batch)

    def close(self) -> None:
        pass


class Cluster:
    """Plays on Dask: with an address on the cluster of that scheduler, else on one of its own.

    A worker that dies costs nothing but time: what it was at is played again elsewhere.
    """

    def __init__(self, address: str = "", workers: int = 0) -> None:
        distributed = need("distributed", "arena")
        for name in ("distributed", "distributed.nanny", "distributed.worker", "distributed.scheduler"):
            logging.getLogger(name).setLevel(logging.CRITICAL)
        self._distributed = distributed
        self._own: Any = None
        if not address:
            if "forkserver" in get_all_start_methods():  # a worker is up in a third of the time
                import dask

                dask.config.set({"distributed.worker.multiprocessing-method": "forkserver"})
            self._own = distributed.LocalCluster(
                n_workers=workers or None,
                threads_per_worker=1,
                processes=True,
                dashboard_address="127.0.0.1:0",  # any port: its own may be taken, and nobody needs it
                silence_logs=logging.CRITICAL,
            )
        try:
            self._client = distributed.Client(self._own or address, timeout="20s")
            if address:
                self._client.wait_for_workers(1, timeout=60)
        except (OSError, ValueError, TimeoutError) as error:
            raise Problem("arena-scheduler", address=address, why=str(error) or "no answer") from None

    @property
    def workers(self) -> int:
        return len(self._client.scheduler_info(n_workers=-1)["workers"]) or 1

    def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, list[Row]]]:
        waiting = list(reversed(batches))
        flying: dict[Any, Batch] = {}
        tries: dict[int, int] = {}
        done = self._distributed.as_completed()

        def send(batch: Batch) -> None:
            future = self._client.submit(play_batch, batch, pure=False)
            flying[future] = batch
            done.add(future)

        try:
            while waiting or flying:
                while waiting and len(flying) < AHEAD * self.workers:
                    send(waiting.pop())
                future = next(done)
                batch = flying.pop(future)
                try:
                    rows = future.result()
                except (self._distributed.KilledWorker, self._distributed.client.FutureCancelledError):
                    tries[batch.number] = tries.get(batch.number, 0) + 1
                    if tries[batch.number] >= TRIES:
                        raise Problem("arena-worker", number=batch.number) from None
                    send(batch)
                    continue
                yield batch, rows
        finally:
            self._client.cancel(list(flying))

    def close(self) -> None:
        self._client.close()
        if self._own is not None:
            self._own.close()
