import AppLaunching
import LayoutLabUI

AppProgram(
    "LayoutLab", "shows layouts, each on a page to play with", size: LayoutLabApp.usualSize,
    windowSize: LayoutLabApp.desktopSize,
    recording: LayoutLabRecording.script(inWindowOf:)
) { launch in
    LayoutLabApp(size: launch.size, style: launch.style)
}.main()
