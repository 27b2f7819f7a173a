import AppLaunching
import Foundation
import PrintDeskUI

AppProgram(
    "PrintDesk", "prints and copies, with a preview of each page", size: PrintDeskApp.usualSize,
    recording: { _ in Data("[]".utf8) }
) { launch in
    PrintDeskApp(size: launch.size, style: launch.style, keepsJobs: !launch.isWindowless)
}.main()
