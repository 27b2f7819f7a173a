import AppLaunching
import TouchPainterUI

AppProgram(
    "TouchPainter", "paints with a finger, a pen or a mouse", size: TouchPainterApp.usualSize,
    windowSize: TouchPainterApp.desktopSize,
    files: "drawings, which come onto the canvas; undo brings back what was there",
    recording: { TouchPainterRecording.script(for: $0) }
) { launch in
    TouchPainterApp(
        size: launch.size, style: launch.style,
        folders: .named ?? (launch.keepsData ? .user : nil),
        files: launch.files)
}.main()
