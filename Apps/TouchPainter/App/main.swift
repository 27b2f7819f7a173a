import AppLaunching
import TouchPainterUI

AppProgram(
    "TouchPainter", "paints with a finger, a pen or a mouse", size: TouchPainterApp.usualSize,
    recording: { TouchPainterRecording.script(for: $0) }
) { launch in
    TouchPainterApp(
        size: launch.size, style: launch.style, folders: launch.isWindowless ? nil : .user)
}.main()
