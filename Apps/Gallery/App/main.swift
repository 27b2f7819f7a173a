import AppLaunching
import GalleryUI

AppProgram(
    "Gallery", GalleryApp.summary, size: GalleryApp.usualSize,
    windowSize: GalleryApp.desktopSize
) { launch in
    GalleryApp(size: launch.size, style: launch.style)
}.main()
