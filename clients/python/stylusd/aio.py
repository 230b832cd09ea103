"""Live ink for programs that use asyncio."""

import asyncio
from collections import deque
from typing import Any, AsyncIterator, Deque, List, Optional

from . import ink
from .events import Event


class Ink:
    """Live ink as an asynchronous iterator: `async for event in Ink(): ...`

    It takes the same options as `stylusd.Ink`, and behaves in the same way. The loop never waits for the daemon, because a
    thread of the default executor reads from it.
    """

    def __init__(self, path: Optional[str] = None, **options: Any):
        self._ink = ink.Ink(path, **options)
        self._reading: "Optional[asyncio.Future[List[Event]]]" = None
        self._waiting: Deque[Event] = deque()

    async def __aenter__(self) -> "Ink":
        return self

    async def __aexit__(self, *_: Any) -> None:
        self.close()

    def close(self) -> None:
        """Ends the ink, after the current read if there is one."""
        if self._reading and not self._reading.done():
            self._reading.add_done_callback(lambda _: self._ink.close())
        else:
            self._ink.close()

    def __aiter__(self) -> AsyncIterator[Event]:
        return self

    async def __anext__(self) -> Event:
        while not self._waiting:
            if self._ink.is_over:
                raise StopAsyncIteration
            await self._readable()
            self._waiting.extend(await self._read())
        return self._waiting.popleft()

    async def _readable(self) -> None:
        loop = asyncio.get_running_loop()
        ready = asyncio.Event()
        loop.add_reader(self._ink.fileno(), ready.set)
        try:
            await asyncio.wait_for(ready.wait(), self._ink.timeout())
        except asyncio.TimeoutError:
            pass
        finally:
            loop.remove_reader(self._ink.fileno())

    async def _read(self) -> List[Event]:
        # Who is canceled meanwhile leaves the read behind; the next one takes what it brought.
        if self._reading is None:
            self._reading = asyncio.get_running_loop().run_in_executor(None, self._ink.read)
        told = await asyncio.shield(self._reading)
        self._reading = None
        return told
