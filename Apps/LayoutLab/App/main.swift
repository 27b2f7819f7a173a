import AppLaunching
import LayoutLabUI

AppProgram(
    "LayoutLab", LayoutLabApp.summary, size: LayoutLabApp.usualSize,
    windowSize: LayoutLabApp.desktopSize,
    recording: LayoutLabRecording.script(inWindowOf:)
) { launch in
    LayoutLabApp(size: launch.size, style: launch.style)
}.main()
