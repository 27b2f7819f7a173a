import Testing
import UIKit
import UIKitTesting

@Suite("Image views")
struct ImageViewTests {
    private func square(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    /// The pixel in the center of a view of 10 by 10 points at (20, 20), at 2 pixels per point.
    private func pixel(of view: UIView) -> UInt32 { HeadlessApp.showing(view).snapshot()[50, 50] }

    @Test("Image view: has the image's size and shows its colours")
    func plain() {
        let view = UIImageView(image: square(.red))
        #expect(view.intrinsicContentSize == CGSize(width: 10, height: 10))
        #expect(pixel(of: view) == 0xFFFF_0000)
    }

    @Test("Image view: observers get each image")
    func observing() {
        let view = UIImageView()
        let images = [square(.red), square(.blue)]
        var seen: [UIImage?] = []
        let observation = view.observe(\.image, options: [.old, .new]) { _, change in
            seen += [change.oldValue ?? nil, change.newValue ?? nil]
        }
        view.image = images[0]
        view.image = images[1]
        observation.invalidate()
        view.image = nil
        #expect(seen == [nil, images[0], images[0], images[1]])
    }

    @Test("Image view: shows a template in the current tint colour")
    func template() {
        let view = UIImageView(image: square(.red).withRenderingMode(.alwaysTemplate))
        view.tintColor = .blue
        let app = HeadlessApp.showing(view)
        #expect(app.snapshot()[50, 50] == 0xFF00_00FF)
        view.tintColor = .green
        app.advance(by: 0.1)
        #expect(app.snapshot()[50, 50] == 0xFF00_FF00)
    }

    @Test("Image view: shows the highlighted image while highlighted")
    func highlighted() {
        let view = UIImageView(image: square(.red), highlightedImage: square(.blue))
        view.isHighlighted = true
        #expect(pixel(of: view) == 0xFF00_00FF)
        view.isHighlighted = false
        #expect(pixel(of: view) == 0xFFFF_0000)
    }

    @Test("Image view: draws symbols at the display's density; an unknown symbol is nil")
    func symbols() throws {
        let symbol = try #require(UIImage(systemName: "trash"))
        #expect(symbol.isSymbolImage && symbol.size == CGSize(width: 24, height: 24))
        let dense = symbol.withConfiguration(
            UIImage.Configuration(traitCollection: UITraitCollection(displayScale: 3)))
        #expect(dense.scale == 3 && dense.size == symbol.size)
        let large = UIImage(
            systemName: "trash", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
        #expect(large?.size == CGSize(width: 48, height: 48))
        #expect(UIImage(systemName: "no.such.symbol") == nil)
    }

    @Test(
        "Image view: a centred image keeps its size while an ancestor fades", arguments: [1.0, 2])
    func fading(scale: Double) throws {
        let app = HeadlessApp(
            size: CGSize(width: 100, height: 100), scale: scale,
            rootViewController: UIViewController())
        let root = try #require(app.window.rootViewController?.view)
        root.backgroundColor = .white
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        card.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let imageView = UIImageView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
        imageView.contentMode = .center
        card.addSubview(imageView)
        root.addSubview(card)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let image = UIGraphicsImageRenderer(
            size: CGSize(width: 20, height: 20), format: format
        ).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        app.settle()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            card.alpha = 0.2
            imageView.image = image
        }
        app.advance(by: 0.5)
        let snapshot = app.snapshot()
        let pixels = Int(scale)
        #expect(snapshot[50 * pixels, 50 * pixels] != 0xFFFF_FFFF)
        #expect(snapshot[41 * pixels, 50 * pixels] != 0xFFFF_FFFF)
        #expect(snapshot[38 * pixels, 50 * pixels] == 0xFFFF_FFFF)
        #expect(snapshot[62 * pixels, 50 * pixels] == 0xFFFF_FFFF)
    }
}
