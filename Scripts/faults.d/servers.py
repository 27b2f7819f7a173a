"""The servers of the apps, each private to a row: PostgreSQL, the server of books, CUPS."""
import copy
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import time

from apps import settle


def start(run):
    return {"postgresql": PostgreSQL, "books": Books, "cups": CUPS}[run.app.server](run)


class Server:
    """A server that can be stopped and started again."""

    def __init__(self, run):
        self.run = run
        self.process = None
        # A socket's path has room for about a hundred letters.
        self.folder = pathlib.Path(f"/tmp/faults-{os.getpid()}-{run.app.server}")
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir()

    def __enter__(self):
        self.prepare()
        self.start()
        self.connect()
        return self

    def __exit__(self, *_):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def prepare(self):
        pass

    def connect(self):
        pass

    def start(self):
        self.process = subprocess.Popen(
            [str(w) for w in self.words()], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        self.run.processes.append(self.process)
        for _ in range(2400):
            if self.answers():
                return
            time.sleep(0.05)
        raise RuntimeError(f"The server of {self.run.app.name} does not answer.")

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT if self.run.app.server == "postgresql" else signal.SIGTERM)
            self.process.wait(timeout=60)

    def need(self, *programs):
        import rows

        for program in programs:
            if not shutil.which(program) and not os.access(program, os.X_OK):
                raise rows.NotProduced(f"{program} is missing: Scripts/setup faults")

    def touchstone(self, *words):
        import rows

        done = subprocess.run(
            [str(self.run.build / "touchstone"), *map(str, words)], capture_output=True, text=True,
            env={**rows.clean_environment(self.run.folder), "XDG_DATA_HOME": str(self.run.data)}, timeout=60)
        if done.returncode:
            raise RuntimeError(f"touchstone {words[0]} {words[1]}: {done.stderr.strip()}")
        return done.stdout.strip()


class PostgreSQL(Server):
    """A team's server. Edits are counted on a second device of the team."""

    programs = "/usr/lib/postgresql/15/bin/"

    def prepare(self):
        self.need(self.programs + "initdb")
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        subprocess.run(
            [*self.user, self.programs + "initdb", "-A", "trust", "-U", "ana", "-D", self.folder / "data"],
            check=True, capture_output=True)

    @property
    def user(self):
        if os.geteuid() != 0:
            return []
        return ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups"]

    def words(self):
        return [
            *self.user, self.programs + "postgres", "-D", self.folder / "data", "-k", self.folder, "-c",
            "listen_addresses=",
        ]

    @property
    def address(self):
        return f"postgresql://ana@/boards?host={self.folder}"

    def answers(self):
        return subprocess.run(
            [self.programs + "pg_isready", "-h", self.folder, "-q"], capture_output=True).returncode == 0

    def connect(self):
        subprocess.run(
            [self.programs + "createdb", "-h", self.folder, "-U", "ana", "boards"], check=True)
        board = self.run.data / "touchstone/board.db"
        # The board is made by a first start of the app.
        self.run.present()
        self.touchstone("board", "sync", self.address, "--found", "garden", "--board", board)

    def arrived(self, run):
        other = run.folder / "other.db"
        self.touchstone("board", "sync", self.address, "--board", other)
        listed = self.touchstone("board", "list", "--board", other)
        return {name for name in run.made if name in listed}


class Books(Server):
    """The server of shelves."""

    def prepare(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.database = self.folder / "books.db"
        self.token = self.touchstone("books", "token", "ana", "--database", self.database)

    def words(self):
        return [
            self.run.build / "touchstone", "books", "serve", "--port", self.port, "--database", self.database,
        ]

    def answers(self):
        with socket.socket() as client:
            return client.connect_ex(("127.0.0.1", self.port)) == 0

    def account(self, data):
        folder = data / "bookshelf"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "account.json").write_text(
            json.dumps({"address": f"http://127.0.0.1:{self.port}", "token": self.token}))

    def connect(self):
        self.account(self.run.data)

    def arrived(self, run):
        """The books that a second shelf of the account gets."""
        import rows

        folder = run.folder / f"second-{run.number}"
        folder.mkdir()
        second = rows.Run(run.app, run.fault, folder, run.build, 0)
        self.account(second.data)
        return second.present()[0]


class CUPS(Server):
    """A print server with a paused queue: jobs are edits that are printed once it goes on."""

    backend = """#!/bin/sh
[ $# -ge 5 ] || exit 0
cat "${6:--}" > "${DEVICE_URI#paper:}/printed/$1.pdf"
"""

    def prepare(self):
        self.need("/usr/sbin/cupsd", "lpadmin", "cupsdisable")
        f = self.folder
        for name in ["spool/tmp", "cache", "state", "printed", "programs/backend"]:
            (f / name).mkdir(parents=True)
        (f / "cupsd.conf").write_text(
            f"Listen {f}/socket\nBrowsing No\nWebInterface No\n<Location />\nOrder allow,deny\nAllow all\n"
            "</Location>\n<Policy default>\n<Limit All>\nOrder allow,deny\nAllow all\n</Limit>\n</Policy>\n")
        (f / "cups-files.conf").write_text(
            f"ServerRoot {f}\nServerBin {f}/programs\nRequestRoot {f}/spool\nTempDir {f}/spool/tmp\n"
            f"CacheDir {f}/cache\nStateDir {f}/state\nAccessLog {f}/access.log\nErrorLog {f}/error.log\n"
            f"PageLog {f}/page.log\n")
        (f / "programs/backend/paper").write_text(self.backend)
        (f / "programs/backend/paper").chmod(0o755)
        for name in ["daemon", "notifier"]:
            (f / "programs" / name).symlink_to(f"/usr/lib/cups/{name}")
        if os.geteuid() == 0:
            for name in ["spool", "spool/tmp", "cache", "state", "printed"]:
                shutil.chown(f / name, "lp")
        self.run.environment["CUPS_SERVER"] = str(f / "socket")

    def words(self):
        return ["/usr/sbin/cupsd", "-f", "-c", self.folder / "cupsd.conf", "-s", self.folder / "cups-files.conf"]

    def lp(self, program, *words):
        return subprocess.run(
            [program, "-h", str(self.folder / "socket"), *words], capture_output=True, text=True)

    def answers(self):
        return (self.folder / "socket").exists() and self.lp("lpstat", "-r").returncode == 0

    def connect(self):
        self.lp("lpadmin", "-p", "Paper", "-E", "-v", f"paper:{self.folder}", "-m", "raw")
        self.lp("cupsdisable", "Paper")
        plain = self.run.app.edit

        def printed(name):
            taps = ["Options", "PrinterButton", "Paper", "Done", "Print now", "Print"]
            # Submitting showed the preview; the services have a row of the same name.
            return plain(name) + [step for tap in taps for step in ({"tap": tap}, settle())]

        self.run.app = copy.copy(self.run.app)
        self.run.app.edit = printed

    def arrived(self, run):
        """The jobs that were not lost: printed now, or told to have failed."""
        self.lp("cupsenable", "Paper")
        for _ in range(200):
            if not self.lp("lpstat", "-o").stdout.strip():
                break
            time.sleep(0.05)
        found, texts = run.present()
        printed = sum(t.startswith("Printed · ") for t in texts)
        failed = sum(t.startswith("Failed · ") for t in texts)
        if printed != len(list((self.folder / "printed").glob("*.pdf"))):
            raise RuntimeError(f"{printed} jobs are said to be printed, which is not so.")
        return found if printed + failed >= 1 else set()
