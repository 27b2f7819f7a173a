import AppLaunching
import BookshelfUI

AppProgram(
    "Bookshelf", BookshelfApp.summary, size: BookshelfApp.usualSize,
    windowSize: BookshelfApp.desktopSize
) { launch in
    BookshelfApp(size: launch.size, style: launch.style, keepsBooks: launch.keepsData)
}.main()
