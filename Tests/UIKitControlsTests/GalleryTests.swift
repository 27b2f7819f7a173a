import Testing
import UIKit
import UIKitTesting

@Suite("Gallery of controls")
struct GalleryTests {
    @Test(
        "Gallery: matches its goldens in light and dark",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func appearance(style: UIUserInterfaceStyle) throws {
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 680), scale: 2, appearance: style,
            rootViewController: ControlGallery(words: .english))
        try app.snapshot().matchGolden(style == .dark ? "gallery-dark" : "gallery-light")
    }

    @Test("Gallery: matches its goldens at 1 and 3 pixels per point", arguments: [CGFloat(1), 3])
    func scale(scale: CGFloat) throws {
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 680), scale: scale,
            rootViewController: ControlGallery(words: .english))
        try app.snapshot().matchGolden("gallery-at-\(Int(scale))x")
    }

    @Test("Gallery: matches its golden in Chinese")
    func chinese() throws {
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 680), scale: 2,
            rootViewController: ControlGallery(words: .chinese))
        try app.snapshot().matchGolden("gallery-chinese")
    }
}
