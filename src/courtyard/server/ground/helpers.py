"""Helpers: processes of low priority that work for a server and end with it."""

import multiprocessing
import os
import signal
import threading


def begin() -> None:
    """Step back behind the server, leave its signals to it, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # Windows has none.
        os.nice(10)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """A server that was killed says nothing to those who work for it: they would wait for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
