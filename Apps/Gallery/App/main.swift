import AppLaunching
import Foundation
import GalleryUI

AppProgram(
    "Gallery", "shows every control and list of UIKit, each on a page", size: GalleryApp.usualSize,
    recording: { _ in Data("[]".utf8) }
) { launch in
    GalleryApp(size: launch.size, style: launch.style)
}.main()
