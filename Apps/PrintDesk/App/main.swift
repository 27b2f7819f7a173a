import AppLaunching
import PrintDeskUI

AppProgram(
    "PrintDesk", "prints and copies, with a preview of each page", size: PrintDeskApp.usualSize,
    windowSize: PrintDeskApp.desktopSize
) { launch in
    PrintDeskApp(size: launch.size, style: launch.style, keepsJobs: launch.keepsData)
}.main()
