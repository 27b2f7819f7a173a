"""The list of `make bench ARGS=lists`, in Qt Quick: 100,000 rows of five items, one of which wraps, scrolled by
40 points a frame and drawn by the processor. Prints the processor time of the first frame, and of half and of 99 in
100 of the others, in milliseconds."""
import os
import sys
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_QUICK_BACKEND"] = "software"
from PySide6.QtCore import QUrl  # noqa: E402
from PySide6.QtGui import QGuiApplication  # noqa: E402
from PySide6.QtQuick import QQuickView  # noqa: E402

SOURCE = b"""
import QtQuick
ListView {
  width: 1280; height: 800; model: 100000; cacheBuffer: 0; reuseItems: true
  delegate: Item {
    width: ListView.view.width; height: body.y + body.height + 11
    Rectangle { id: dot; x: 16; width: 10; height: 10; color: "blue"; anchors.verticalCenter: name.verticalCenter }
    Text { id: name; anchors.left: dot.right; anchors.leftMargin: 8; y: 11; text: "Sender " + index % 97 }
    Text { anchors.right: parent.right; y: 11; text: index % 24 + ":" + (10 + index % 50) }
    Text { id: title; anchors.left: name.left; anchors.top: name.bottom; text: "Subject " + index }
    Text {
      id: body; anchors.left: name.left; anchors.right: parent.right; anchors.top: title.bottom
      wrapMode: Text.Wrap; text: ("A sentence about the matter number " + index + ". ").repeat(1 + index % 7)
    }
  }
}
"""
FRAMES, WARM = 1000, 100


def now():
    return time.process_time() * 1e3


app = QGuiApplication(sys.argv)
path = f"/tmp/qt-list-{os.getpid()}.qml"
with open(path, "wb") as file:
    file.write(SOURCE)
started = now()
view = QQuickView(QUrl.fromLocalFile(path))
os.remove(path)
view.show()
app.processEvents()
view.grabWindow()
first = now() - started
times = []
for frame in range(FRAMES + WARM):
    start = now()
    view.rootObject().setProperty("contentY", view.rootObject().property("contentY") + 40)
    app.processEvents()
    view.grabWindow()
    if frame >= WARM:
        times.append(now() - start)
times.sort()
print(f"Qt Quick ListView\t{first:.1f}\t{times[FRAMES // 2]:.2f}\t{times[FRAMES * 99 // 100]:.2f}")
sys.stdout.flush()
os._exit(0)  # without Qt's teardown, which fails under some versions of Python
