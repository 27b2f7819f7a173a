import AppLaunching
import TouchPainterUI

AppProgram(
    "TouchPainter", "paints with a finger, a pen or a mouse", size: TouchPainterApp.usualSize,
    recording: { _ in TouchPainterRecording.script }
) { launch in
    TouchPainterApp(size: launch.size, style: launch.style)
}.main()
