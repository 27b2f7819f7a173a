"""The faults: each makes edits, breaks something, and counts what a fresh start of the app shows."""
import collections
import json
import os
import random
import re
import shutil
import signal
import subprocess
import time

import servers
from apps import settle

RIGHT, TOLD, LOST, LEFT_OUT = "all there", "told", "LOST", "not produced"

Result = collections.namedtuple("Result", "app fault made present verdict words")


class NotProduced(Exception):
    """A fault that this machine cannot have, with the reason."""


class Run:
    """One row: an app, a fault and a folder."""

    def __init__(self, app, fault, folder, build, kills):
        self.app, self.fault, self.folder, self.build, self.kills = app, fault, folder, build, kills
        self.data = folder / "data"
        self.data.mkdir()
        self.environment = {}
        self.prefix = []
        self.number = 0
        # What the app showed, and all texts that it showed.
        self.made, self.texts, self.errors = set(), set(), ""

    # Scripts

    def script(self, names, notes):
        """Writes a script that makes edits and describes the views after each."""
        steps = [settle(), {"describe": str(notes / "0.txt")}]
        for index, name in enumerate(names, 1):
            steps += self.app.edit(name) + [{"describe": str(notes / f"{index}.txt")}]
        path = notes / "script.json"
        path.write_text(json.dumps(steps))
        return path

    def start(self, names):
        """Starts the app with a script; returns the process and the folder of its notes."""
        self.number += 1
        notes = self.folder / f"run-{self.number}"
        notes.mkdir()
        script = self.script(names, notes)
        errors = open(notes / "errors.txt", "wb")
        process = subprocess.Popen(
            self.prefix + [
                str(self.build / self.app.name), "--data", str(self.data), "--size", self.app.size,
                "--scale", "0.5", "--language", "en", "--script", str(script), "--warn",
            ],
            cwd=notes, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors,
            env={**clean_environment(self.folder), **self.environment})
        return process, notes

    def read(self, notes):
        """Notes what a run showed; returns the edits on its last screen, and its texts."""
        shown, texts = set(), set()
        for file in sorted(notes.glob("*.txt"), key=lambda f: f.stat().st_mtime):
            text = file.read_text(errors="replace")
            if file.name == "errors.txt":
                self.errors += text
                continue
            shown |= self.app.count(text)
            texts |= words_of(text)
        self.texts |= texts
        return shown, texts

    def edit(self, *numbers):
        """Makes edits to the end."""
        process, notes = self.start([f"Edit {n}" for n in numbers])
        code = process.wait(timeout=180)
        shown, texts = self.read(notes)
        if code < 0:
            raise RuntimeError(f"{self.app.name} ended by signal {-code}: {self.errors[-600:]}")
        self.made |= shown
        return shown, texts

    def present(self):
        """The edits after a fresh start of the app."""
        process, notes = self.start([])
        code = process.wait(timeout=180)
        shown, texts = self.read(notes)
        if code != 0 and not (notes / "0.txt").exists():
            raise RuntimeError(f"{self.app.name} does not start: {self.errors[-600:]}")
        return shown, texts


def clean_environment(folder):
    names = ("PATH", "LANG", "LD_LIBRARY_PATH")
    return {
        **{n: os.environ[n] for n in names if n in os.environ}, "HOME": str(folder / "home"),
        "XDG_CACHE_HOME": str(folder / "cache"), "XDG_STATE_HOME": str(folder / "state"),
        "XDG_CONFIG_HOME": str(folder / "config"), "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        "SWIFT_BACKTRACE": "enable=no",
    }


def words_of(description):
    """The texts of a description that a person reads."""
    found = re.findall(r'(?:text|secondaryText|label|message)="((?:[^"\\]|\\.)*)"', description)
    return {t for t in found if " " in t and not re.fullmatch(r"Edit \d+", t)}


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


def kill(run):
    """Kills the app at random moments; ten runs share a folder, whose edits are then counted."""
    chance = random.Random(1)
    made = present = 0
    left, number = run.kills, 0
    span = None
    while left:
        run.data = run.folder / f"data-{left}"
        run.data.mkdir()
        shown = set()
        for _ in range(min(10, left)):
            left -= 1
            # A first run measures how long it takes.
            numbers = range(number + 1, number + 7)
            process, notes = run.start([f"Edit {n}" for n in numbers])
            wait_for(notes / "0.txt", process)
            if span is None:
                begun = time.monotonic()
                wait_for(notes / "6.txt", process)
                span = max(0.05, time.monotonic() - begun)
            else:
                time.sleep(chance.uniform(0, span))
            if process.poll() is not None and process.returncode < 0:
                raise RuntimeError(f"It ended by signal {-process.returncode} before it was killed.")
            process.send_signal(signal.SIGKILL)
            process.wait()
            # The last description may be half written, but what it shows was shown.
            new, _ = run.read(notes)
            shown |= new
            number += 6
        found, _ = run.present()
        made += len(shown)
        present += len(found & shown)
        number = 0
    return made, present


def interrupted(run, breaking):
    """Makes edits, and breaks something after the third while the app runs."""
    names = [f"Edit {n}" for n in range(1, 4 + run.app.more)]
    process, notes = run.start(names)
    wait_for(notes / "3.txt", process)
    process.send_signal(signal.SIGSTOP)
    breaking()
    process.send_signal(signal.SIGCONT)
    process.wait(timeout=180)
    run.read(notes)
    # What a user does counts, whether the app shows it or not.
    run.made |= set(names)


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
    return len(run.made), len(run.present()[0] & run.made)


def read_only(run):
    """Makes the files of the app read-only, also for root, and edits on."""
    mount(run, "size=16m")
    run.edit(1, 2, 3)
    # A file that is open for writing stays so: the app that meets the fault is a new one.
    command("mount", "-o", "remount,ro", run.data)
    run.edit(4, 5, 6)
    run.made |= {"Edit 4", "Edit 5", "Edit 6"}
    command("mount", "-o", "remount,rw", run.data)
    return len(run.made), len(run.present()[0] & run.made)


def wait_for(file, process):
    while not file.exists() and process.poll() is None:
        time.sleep(0.001)


def two_processes(run):
    """Opens one document in two processes, which then edit at the same time."""
    run.edit(1, 2)
    pair = []
    for numbers in [(3, 4, 5), (6, 7, 8)]:
        process, notes = run.start([f"Edit {n}" for n in numbers])
        wait_for(notes / "0.txt", process)
        # It has opened the document, and waits for the other one.
        process.send_signal(signal.SIGSTOP)
        pair.append((process, notes))
    for process, _ in pair:
        process.send_signal(signal.SIGCONT)
    for process, notes in pair:
        process.wait(timeout=180)
        run.read(notes)
    found, _ = run.present()
    return 8, len(found)


def damage(run):
    """Damages a line in the middle of each file."""
    run.edit(1, 2, 3, 4, 5, 6)
    run.made.add("Edit 7")
    for name, kind in run.app.files.items():
        file = run.data / name
        content = bytearray(file.read_bytes())
        if kind == "lines":
            lines = bytes(content).split(b"\n")
            middle = len(lines) // 2
            lines[middle] = b"#" * len(lines[middle])
            content = bytearray(b"\n".join(lines))
        else:
            middle = len(content) // 2
            content[middle:middle + 64] = b"#" * 64
        file.write_bytes(content)
    found, _ = run.present()
    # The app goes on with what is left, and loses no more.
    run.edit(7)
    again, _ = run.present()
    return len(run.made), len((found & again) | ({"Edit 7"} & again))


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
    return len(run.made), len(found & early & run.made)


def server(run):
    """Stops the app's server, edits, starts the app afresh, and the server again."""
    with servers.start(run) as host:
        run.edit(1, 2)
        host.stop()
        run.edit(3, 4)
        alone, _ = run.present()
        host.start()
        found, _ = run.present()
        return len(run.made), min(len(found & run.made), len(alone & run.made), host.count(run))


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
    try:
        usual = baseline(run)
        made, present = FAULTS[run.fault](run)
    except NotProduced as reason:
        return Result(run.app.name, run.fault, "-", "-", LEFT_OUT, str(reason))
    except (RuntimeError, subprocess.TimeoutExpired, OSError) as reason:
        return Result(run.app.name, run.fault, "?", "?", LOST, f"{reason}"[:300])
    told = messages(run, usual)
    name = f"{run.fault} × {run.kills}" if run.fault == "kill -9" else run.fault
    verdict = RIGHT if present == made else TOLD if told else LOST
    words = " / ".join(t[:110] for t in told[:2]) or "-"
    return Result(run.app.name, name, made, present, verdict, words)
