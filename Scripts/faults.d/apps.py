"""The apps: how a script edits them, how edits are counted in a description of the views, and their files."""
import re


def settle(seconds=2):
    """Time for the app; it need not become idle, as one that asks a server now and then never is."""
    return {"wait": seconds}


class App:
    """An app that a row of the table is about."""

    def __init__(self, name, edit, files, size="1280x4000", server=None, count=None, more=3):
        self.name = name
        # Makes the steps of an edit from its name.
        self.edit = edit
        # The files with the data, below the folder of --data, with the kind of each.
        self.files = files
        self.size = size
        self.server = server
        # How many edits follow a fault: enough that they do not fit into the rest of a full disk's last block.
        self.more = more
        self.count = count or self.names

    @staticmethod
    def names(text):
        """The edits that a description shows, by their names."""
        return set(re.findall(r'(?:label|text)="(Edit \d+)"', text))


def marks(text):
    """The strokes of a drawing, which have no names."""
    found = re.search(r'identifier="Canvas".* marks=(\d+)', text)
    return {f"Edit {n}" for n in range(1, int(found[1]) + 1)} if found else set()


def stroke(name):
    n = int(name.split()[1])
    x, y = 20 + n * 37 % 280, 60 + n * 53 % 320
    return [{"drag": [[x, y], [x + 12, y + 25], [300 - x, y + 40]], "duration": 0.2}]


def card(name):
    return [{"press": "ctrl+n"}, settle(), {"type": name}, {"press": "return"}, settle()]


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


APPS = {
    app.name: app
    for app in [
        App("TouchPainter", stroke, {"touchpainter/current.journal": "lines"}, size="320x480", count=marks, more=40),
        App("PlanBoard", card, {"touchstone/board.db": "bytes"}, server="postgresql"),
        App("Bookshelf", book, {"bookshelf/books.json": "lines"}, server="books"),
        App("PrintDesk", job, {"printdesk/jobs.json": "lines"}, server="cups"),
    ]
}
