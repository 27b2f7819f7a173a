import AppLaunching
import PrintDeskUI

AppProgram(
    "PrintDesk", PrintDeskApp.summary, size: PrintDeskApp.usualSize,
    windowSize: PrintDeskApp.desktopSize
) { launch in
    PrintDeskApp(size: launch.size, style: launch.style, keepsJobs: launch.keepsData)
}.main()
