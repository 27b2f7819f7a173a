import AppLaunching
import GalleryUI

AppProgram(
    "Gallery", "shows every control and list of UIKit, each on a page", size: GalleryApp.usualSize,
    windowSize: GalleryApp.desktopSize
) { launch in
    GalleryApp(size: launch.size, style: launch.style)
}.main()
