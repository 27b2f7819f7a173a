import BookshelfCore
import UIKit
import UIKitTesting

@testable import BookshelfUI

extension HeadlessApp {
    /// Bookshelf with three books, its first screen, and what the screens show.
    ///
    /// - Parameters:
    ///   - folder: Where books and covers are kept; without it, nothing is kept.
    ///   - camera: The camera that reads numbers; by default the computer's first.
    static func shelf(
        in folder: TemporaryFolder? = nil, server: FakeBookServer = FakeBookServer(),
        size: CGSize = BookshelfApp.usualSize, language: Language = .english,
        camera: CameraFeed? = nil
    ) -> (HeadlessApp, LibraryController, BookAPI) {
        let api = BookAPI(store: .three(file: folder?.folders.books), server: server)
        let delegate = BookshelfApp(
            size: size, api: api, pictures: server, folders: folder?.folders,
            connect: { _ in server }, camera: camera)
        let app = HeadlessApp(size: size, language: language, delegate: delegate)
        app.settle()
        guard let library = delegate.window?.rootViewController as? LibraryController else {
            preconditionFailure("The window has another controller.")
        }
        return (app, library, api)
    }
}
