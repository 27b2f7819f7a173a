"""The faults: each makes edits, breaks something, and counts what a fresh start of the app shows."""
import collections
import concurrent.futures
import contextlib
import json
import os
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import time

import servers
from apps import settle, words_of

RIGHT, LOST, LEFT_OUT = "balanced", "LOST", "not produced"

Result = collections.namedtuple("Result", "app fault made refused present verdict words")

# The seconds after which a process is said to hang; a loaded machine needs some.
PATIENCE = 900

# The edits of a process that is killed.
EDITS = 3


class NotProduced(Exception):
    """A fault that this machine cannot have, with the reason."""


class Run:
    """One row: an app, a fault and a folder."""

    processes = []

    def __init__(self, app, fault, folder, build, kills):
        self.app, self.fault, self.folder, self.build, self.kills = app, fault, folder, build, kills
        self.data = folder / "data"
        self.data.mkdir()
        self.environment = {}
        self.prefix = []
        self.number = 0
        # What was done, what the app said it did not keep, and all texts that it showed.
        self.made, self.refused, self.texts, self.errors = set(), set(), set(), ""

    # Scripts

    def start(self, parts):
        """Starts the app with a script, which describes the views first and after each part.

        Returns the process and the folder of its notes.
        """
        self.number += 1
        notes = self.folder / f"run-{self.number}"
        notes.mkdir()
        steps = [settle(), {"describe": str(notes / "0.txt")}]
        for index, part in enumerate(parts, 1):
            steps += part + [{"describe": str(notes / f"{index}.txt")}]
        script = notes / "script.json"
        script.write_text(json.dumps(steps))
        with open(notes / "errors.txt", "wb") as errors:
            process = subprocess.Popen(
                self.prefix + [
                    str(self.build / self.app.name), "--data", str(self.data), "--size", self.app.size,
                    "--scale", "0.5", "--language", "en", "--script", str(script), "--warn",
                ],
                cwd=notes, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors,
                env={**clean_environment(self.folder), **self.environment})
        self.processes.append(process)
        return process, notes

    def start_edits(self, names):
        steps = [self.app.edit(name) for name in names]
        return self.start([self.app.opening(self.data) + steps[0]] + steps[1:])

    def read(self, notes):
        """Returns the descriptions of a run, and notes the texts in them."""
        self.errors += (notes / "errors.txt").read_text(errors="replace")
        descriptions = []
        while (file := notes / f"{len(descriptions)}.txt").exists():
            descriptions.append(file.read_text(errors="replace"))
            self.texts |= words_of(descriptions[-1])
        return descriptions

    def finish(self, process, notes, names):
        """Waits for a run of edits, and notes which were refused."""
        code = process.wait(timeout=PATIENCE)
        descriptions = self.read(notes)
        if code < 0:
            raise RuntimeError(f"{self.app.name} ended by signal {-code}: {self.errors[-600:]}")
        if len(descriptions) != len(names) + 1:
            raise RuntimeError(f"{self.app.name} did not play all edits: {self.errors[-600:]}")
        self.made |= set(names)
        self.refused |= {n for n, text in zip(names, descriptions[1:]) if self.app.refuses(text)}

    def edit(self, *numbers):
        """Makes edits to the end."""
        names = [f"Edit {n}" for n in numbers]
        self.finish(*self.start_edits(names), names)

    def describe(self, parts):
        """Plays parts of a script to the end, and returns the descriptions."""
        process, notes = self.start(parts)
        code = process.wait(timeout=PATIENCE)
        descriptions = self.read(notes)
        if code != 0 or len(descriptions) != len(parts) + 1:
            raise RuntimeError(f"{self.app.name} does not start, or not show all: {self.errors[-600:]}")
        return descriptions

    def look(self):
        """The edits and the texts on the first screen after a fresh start."""
        text = self.describe([])[0]
        return self.app.count(text), words_of(text)

    def present(self):
        """The edits after a fresh start of the app, in all places where it offers them, and the texts then."""
        return self.app.present(self)


def clean_environment(folder):
    names = ("PATH", "LANG", "LD_LIBRARY_PATH")
    return {
        **{n: os.environ[n] for n in names if n in os.environ}, "HOME": str(folder / "home"),
        "XDG_CACHE_HOME": str(folder / "cache"), "XDG_STATE_HOME": str(folder / "state"),
        "XDG_CONFIG_HOME": str(folder / "config"), "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        "SWIFT_BACKTRACE": "enable=no",
    }


def baseline(run):
    """The texts of the same edits without a fault."""
    folder = run.folder / "calm"
    folder.mkdir()
    calm = Run(run.app, "none", folder, run.build, 0)
    calm.edit(1, 2, 3)
    calm.present()
    return calm.texts


def messages(run, usual):
    """What the app said because of the fault: texts that it does not show otherwise."""
    new = [re.sub(r"/\S*/", "…/", t) for t in run.texts - usual]
    tells = re.compile(
        r"damaged|could not|cannot|not saved|full|read-only|refused|permission|offline|waiting|answer|changed|"
        r"kept as|kept in|another|recovered|failed|lost|error|unable|not be|No news|merged",
        re.I)
    return sorted({t for t in new if tells.search(t)}, key=len)


# The faults


# Each returns the edits that were made, those that the app said it did not keep, and those that are present.


def kill(run):
    """Kills the app at random moments, each while it edits; rounds of ten kills run side by side."""
    counts = [min(10, run.kills - first) for first in range(0, run.kills, 10)]
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        rounds = list(pool.map(lambda number: kill_round(run, number, counts[number]), range(len(counts))))
    return [n for made, _ in rounds for n in made], [], [n for _, present in rounds for n in present]


def kill_round(whole, number, kills):
    """Kills the app some times on the data of one folder; returns the edits that it showed, and those present then."""
    chance = random.Random(number)
    folder = whole.folder / f"round-{number}"
    folder.mkdir()
    run = Run(whole.app, whole.fault, folder, whole.build, kills)
    shown = set()
    killed = attempts = 0
    # The seconds of one edit.
    span = 0.05
    while killed < kills:
        if attempts == kills * 3:
            raise RuntimeError(f"Only {killed} of {attempts} runs were still going when they were to be killed.")
        names = [f"Edit {attempts * EDITS + n}" for n in range(1, EDITS + 1)]
        attempts += 1
        process, notes = run.start_edits(names)
        edits = chance.randrange(EDITS)
        times = []
        for number in range(edits + 1):
            wait_for(notes / f"{number}.txt", process)
            times.append(time.monotonic())
        if edits:
            span = max(0.005, (times[-1] - times[0]) / edits)
        time.sleep(chance.uniform(0, span))
        # An app that ended by itself was not killed.
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
        code = process.wait()
        if code < 0 and code != -signal.SIGKILL:
            raise RuntimeError(f"It ended by signal {-code} before it was killed.")
        killed += code == -signal.SIGKILL
        # The last description may be half written, but what it shows was shown.
        for text in run.read(notes):
            shown |= run.app.count(text)
    found, _ = run.present()
    whole.texts |= run.texts
    shutil.rmtree(run.data)
    return shown, found & shown


def interrupted(run, breaking):
    """Makes edits, and breaks something after the third while the app runs."""
    names = [f"Edit {n}" for n in range(1, 4 + run.app.more)]
    process, notes = run.start_edits(names)
    wait_for(notes / "3.txt", process)
    process.send_signal(signal.SIGSTOP)
    breaking()
    process.send_signal(signal.SIGCONT)
    run.finish(process, notes, names)


def full(run):
    """Fills a small file system, and edits on."""
    mount(run, "size=1m")
    filler = run.data / "filler"

    def fill():
        file = os.open(filler, os.O_WRONLY | os.O_CREAT)
        try:
            while os.write(file, b"0" * 4096):
                pass
        except OSError:
            pass
        finally:
            os.close(file)

    interrupted(run, fill)
    filler.unlink()
    return run.made, run.refused, run.present()[0]


def read_only(run):
    """Makes the files of the app read-only, also for root, and edits on."""
    mount(run, "size=16m")
    run.edit(1, 2, 3)
    # A file that is open for writing stays so: the app that meets the fault is a new one.
    command("mount", "-o", "remount,ro", run.data)
    run.edit(4, 5, 6)
    command("mount", "-o", "remount,rw", run.data)
    return run.made, run.refused, run.present()[0]


def wait_for(file, process):
    """Waits until an app has written a file, or ended."""
    end = time.monotonic() + PATIENCE
    while not file.exists() and process.poll() is None:
        if time.monotonic() > end:
            raise RuntimeError(f"It has not written “{file.name}” after {PATIENCE} seconds.")
        time.sleep(0.001)


def two_processes(run):
    """Opens one document in two processes, which then edit at the same time."""
    run.edit(1, 2)
    pair = []
    for numbers in [(3, 4, 5), (6, 7, 8)]:
        names = [f"Edit {n}" for n in numbers]
        process, notes = run.start_edits(names)
        wait_for(notes / "0.txt", process)
        # It has opened the document, and waits for the other one.
        process.send_signal(signal.SIGSTOP)
        pair.append((process, notes, names))
    for process, _, _ in pair:
        process.send_signal(signal.SIGCONT)
    for process, notes, names in pair:
        run.finish(process, notes, names)
    return run.made, run.refused, run.present()[0]


def damage(run):
    """Damages the place of an edit in the middle of each file."""
    run.edit(1, 2, 3, 4, 5, 6)
    for name, kind in run.app.files.items():
        file = run.data / name
        damage_file(file, kind, b"Edit 4")
    damaged = file.read_bytes()
    found, texts = run.present()
    # The app says how many, not which.
    lost = run.app.lost(texts, 6)
    missing = sorted(run.made - found)
    run.refused |= set(missing[:lost])
    if kind == "database" and file.read_bytes() != damaged:
        raise RuntimeError("The damaged database was changed, which cannot be repaired then.")
    # The app goes on with what is left, and loses no more.
    run.edit(7)
    again, _ = run.present()
    if lost != len(missing):
        raise RuntimeError(f"It said that {lost} edits were lost; {missing} are missing.")
    return run.made, run.refused, (found | {"Edit 7"}) & again


def damage_file(file, kind, words):
    """Overwrites the line, or the start of the database's page, that has these words, or else the one in the middle."""
    if kind == "lines":
        lines = file.read_bytes().split(b"\n")
        place = next((i for i, line in enumerate(lines) if words in line), len(lines) // 2)
        lines[place] = b"#" * len(lines[place])
        file.write_bytes(b"\n".join(lines))
        return
    # What SQLite has in its log would replace a damaged page.
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        size = database.execute("PRAGMA page_size").fetchone()[0]
    content = bytearray(file.read_bytes())
    page = content.find(words) // size * size
    if page <= 0:
        raise RuntimeError(f"The database has no {words}.")
    content[page:page + 64] = b"#" * 64
    file.write_bytes(content)


def clock(run):
    """Sets the clock back by an hour between edits."""
    if not shutil.which("faketime"):
        raise NotProduced("faketime is missing: Scripts/setup faults")
    run.edit(1, 2, 3)
    run.prefix = ["faketime", "-f", "-1h"]
    run.edit(4, 5, 6)
    early, _ = run.present()
    run.prefix = []
    found, _ = run.present()
    return run.made, run.refused, found & early


def server(run):
    """Stops the app's server, edits, starts the app afresh, and the server again."""
    with servers.start(run) as host:
        run.edit(1, 2)
        host.stop()
        run.edit(3, 4)
        alone, _ = run.present()
        host.start()
        # What was waiting is sent after a start; on a loaded machine, that takes its time.
        end = time.monotonic() + 120
        while True:
            found, _ = run.present()
            arrived = host.arrived(run)
            if arrived >= run.made or time.monotonic() > end:
                return run.made, run.refused, found & alone & arrived
            time.sleep(1)


FAULTS = {
    "kill -9": kill,
    "server stopped": server,
    "file system full": full,
    "read-only": read_only,
    "two processes": two_processes,
    "damaged line": damage,
    "clock set back": clock,
}


def applies(fault, app):
    return fault != "server stopped" or app.server is not None


def command(*words):
    done = subprocess.run([str(w) for w in words], capture_output=True, text=True)
    if done.returncode:
        raise NotProduced(f"{words[0]}: {done.stderr.strip() or done.returncode}")


def mount(run, size):
    if os.geteuid() != 0:
        raise NotProduced("mounting takes root")
    command("mount", "-t", "tmpfs", "-o", size, "tmpfs", run.data)


def result(run):
    """Produces a row."""
    name = f"{run.fault} × {run.kills}" if run.fault == "kill -9" else run.fault
    try:
        usual = baseline(run)
        made, refused, present = FAULTS[run.fault](run)
    except NotProduced as reason:
        return Result(run.app.name, name, "-", "-", "-", LEFT_OUT, str(reason))
    except Exception as reason:
        return Result(run.app.name, name, "?", "?", "?", LOST, f"{type(reason).__name__}: {reason}"[:300])
    told = messages(run, usual)
    if isinstance(made, set):
        # Each edit is there, or the app said that it is not; never both.
        is_balanced = present & made | refused == made and not present & refused
        present = present & made
    else:
        is_balanced = len(made) == len(present)
    verdict = RIGHT if is_balanced and (told or not refused) else LOST
    words = " / ".join(t[:110] for t in told[:2]) or "-"
    if not is_balanced and isinstance(made, set):
        words = f"missing: {sorted(made - present - refused)}, both: {sorted(present & refused)}; {words}"
    return Result(run.app.name, name, len(made), len(refused), len(present), verdict, words)
