import AppLaunching
import PlacesAppUI

AppProgram(
    "PlacesApp", PlacesApplication.summary, size: PlacesApplication.usualSize,
    windowSize: PlacesApplication.desktopSize, files: PlacesApplication.files
) { launch in
    PlacesApplication(
        size: launch.size, style: launch.style, files: launch.files,
        keepsData: launch.keepsData)
}.main()
