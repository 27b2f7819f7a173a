import AppLaunching
import BookshelfUI
import Foundation

AppProgram(
    "Bookshelf", "keeps books on a shelf", size: BookshelfApp.usualSize,
    recording: { _ in Data("[]".utf8) }
) { launch in
    BookshelfApp(size: launch.size, style: launch.style, keepsBooks: !launch.isWindowless)
}.main()
