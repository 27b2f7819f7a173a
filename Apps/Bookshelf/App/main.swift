import AppLaunching
import BookshelfUI

AppProgram(
    "Bookshelf", "keeps books on a shelf", size: BookshelfApp.usualSize
) { launch in
    BookshelfApp(size: launch.size, style: launch.style, keepsBooks: !launch.isWindowless)
}.main()
