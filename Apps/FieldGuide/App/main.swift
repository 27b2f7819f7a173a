import AppLaunching
import FieldGuideUI

AppProgram(
    "FieldGuide", FieldGuideApp.summary, size: FieldGuideApp.usualSize,
    windowSize: FieldGuideApp.desktopSize, files: FieldGuideApp.pages
) { launch in
    FieldGuideApp(
        size: launch.size, style: launch.style, page: launch.files.last?.relativePath)
}.main()
