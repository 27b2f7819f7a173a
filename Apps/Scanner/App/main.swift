import AppLaunching
import ScannerUI

AppProgram(
    "Scanner", ScannerApp.summary, size: ScannerApp.usualSize,
    windowSize: ScannerApp.desktopSize
) { launch in
    ScannerApp(size: launch.size, style: launch.style, keepsCodes: launch.keepsData)
}.main()
