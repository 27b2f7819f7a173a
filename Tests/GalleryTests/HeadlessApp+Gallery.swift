import GalleryUI
import UIKit
import UIKitTesting

extension HeadlessApp {
    /// The gallery in light, whose list was tapped to open a page.
    static func gallery(
        _ page: String, size: CGSize = GalleryApp.usualSize
    ) throws -> HeadlessApp {
        let app = HeadlessApp(size: size, delegate: GalleryApp(size: size))
        try app.finger.tap(on: page)
        app.settle()
        return app
    }
}
