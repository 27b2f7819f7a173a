import AppLaunching
import TouchPainterUI

AppProgram(
    "TouchPainter", TouchPainterApp.summary, size: TouchPainterApp.usualSize,
    windowSize: TouchPainterApp.desktopSize,
    files: TouchPainterApp.operands,
    recording: { TouchPainterRecording.script(for: $0) }
) { launch in
    TouchPainterApp(
        size: launch.size, style: launch.style,
        folders: .named ?? (launch.keepsData ? .user : nil),
        files: launch.files)
}.main()
