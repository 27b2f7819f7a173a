"""The apps: how a script edits them, how edits are counted in a description of the views, and their files."""
import re
import shutil


def settle(seconds=2):
    """Time for the app; it need not become idle, as one that asks a server now and then never is."""
    return {"wait": seconds}


class App:
    """An app that a row of the table is about."""

    # The text with which the app says, next to an edit, that the edit is not kept.
    refusal = re.compile(
        r"cannot be written|could not be written|could not be saved|is full|cannot be opened|was not changed")

    def __init__(self, name, edit, files, lost, size="1280x2200", server=None, more=3):
        self.name = name
        # Makes the steps of an edit from its name.
        self.edit = edit
        # The files with the data, below the folder of --data, with the kind of each.
        self.files = files
        # The number of edits that the app says a damaged file has lost, from its texts and the number before.
        self.lost = lost
        self.size = size
        self.server = server
        # How many edits follow a fault: enough that they do not fit into the rest of a full disk's last block.
        self.more = more

    def opening(self, data):
        """The steps before the first edit of a run on a folder of data."""
        return []

    def count(self, text):
        """The edits that a description shows, by their names."""
        return set(re.findall(r'(?:label|text)="(Edit \d+)"', text))

    def refuses(self, text):
        """Whether a description shows that the last edit is not kept."""
        return any(self.refusal.search(t) for t in words_of(text))

    def present(self, run):
        """The edits after a fresh start of the app, and the texts that it shows then."""
        return run.look()


class Painter(App):
    """TouchPainter, whose edits are strokes: each begins at a place of its own."""

    def count(self, text):
        found = re.search(r'identifier="Canvas".* places="([-\d, ]*)"', text)
        return {self.names[p] for p in found[1].split(" ") if p in self.names} if found else set()

    @staticmethod
    def place(number):
        return 20 + number * 37 % 280, 60 + number * 53 % 320

    names = {}

    def present(self, run):
        """The strokes of the canvas and of all drawings in the gallery, also of those that were deleted."""
        shown, texts = run.look()
        # Opening drawings changes what is on the canvas: this is done on a copy.
        data, run.data = run.data, run.folder / "looked-at"
        try:
            shutil.copytree(data, run.data)
            gallery = [{"tap": "Open"}, settle()]
            deleted = gallery + [{"tap": "More"}, settle(), {"tap": "Recently Deleted"}, settle()]
            for name in self.listed(run.describe([deleted])[-1], "deleted "):
                run.describe([deleted + [{"tap": f"deleted {name}"}, settle(), {"tap": "Restore"}, settle()]])
            for name in self.listed(run.describe([gallery])[-1]):
                # The drawing replaces the one on the canvas, which was counted.
                shown |= self.count(run.describe([gallery + [{"tap": name}, settle()]])[-1])
        finally:
            shutil.rmtree(run.data, ignore_errors=True)
            run.data = data
        return shown, texts

    @staticmethod
    def listed(text, prefix=""):
        return re.findall(rf'ThumbnailCell (?!.* hidden ).*? identifier="{prefix}([^"]+)"', text)


for number in range(1, 2000):
    Painter.names["%d,%d" % Painter.place(number)] = f"Edit {number}"


class Shelf(App):
    """Bookshelf: it offers the form that a killed process left, which is saved."""

    def opening(self, data):
        return [{"tap": "Save"}, settle()] if any(data.glob("bookshelf/draft-*.json")) else []


def words_of(description):
    """The texts of a description that a person reads."""
    found = re.findall(r'(?:text|secondaryText|label|message)="((?:[^"\\]|\\.)*)"', description)
    return {t for t in found if " " in t and not re.fullmatch(r"Edit \d+", t)}


def stroke(name):
    x, y = Painter.place(int(name.split()[1]))
    return [{"drag": [[x, y], [x + 12, y + 25], [300 - x, y + 40]], "duration": 0.2}]


def card(name):
    # What another process is typing may be offered as a draft, and is replaced.
    return [
        {"press": "ctrl+n"}, settle(), {"press": "ctrl+a"}, {"type": name}, {"press": "return"}, settle(),
    ]


def book(name):
    return [
        {"tap": "Add a book"}, settle(), {"tap": "Title"}, {"type": name}, {"tap": "Save"}, settle(),
    ]


def job(name):
    # The text of another process that is not submitted yet may be there, and is replaced.
    return [
        {"tap": "Print"}, settle(), {"tap": "Text 1"}, {"press": "ctrl+a"}, {"type": name},
        {"tap": "Submit"}, settle(),
    ]


def said(pattern):
    """The sum of the numbers of lost edits in texts."""
    return lambda texts, before: sum(int(n) for t in texts for n in re.findall(pattern, t))


def said_kept(pattern):
    """The number of edits that is missing from the one that a text says was kept."""
    return lambda texts, before: sum(before - int(n) for t in texts for n in re.findall(pattern, t))


def said_of_all(pattern):
    """All edits, if a text says so."""
    return lambda texts, before: before if any(re.search(pattern, t) for t in texts) else 0


APPS = {
    app.name: app
    for app in [
        Painter(
            "TouchPainter", stroke, {"touchpainter/current.journal": "lines"}, said(r"lost: (\d+)"), size="320x480",
            more=40),
        App(
            "PlanBoard", card, {"touchstone/board.db": "database"}, said_of_all(r"board\.db” is damaged"),
            server="postgresql"),
        Shelf(
            "Bookshelf", book, {"bookshelf/books.json": "lines"}, said(r"Records that could not: (\d+)"),
            server="books"),
        App(
            "PrintDesk", job, {"printdesk/jobs.json": "lines"}, said_kept(r"Jobs that could be read: (\d+)"),
            server="cups"),
    ]
}
