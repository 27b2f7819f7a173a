import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Animated image views")
struct ImageAnimationTests {
    private func square(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    private func pixel(_ app: HeadlessApp) -> UInt32 { app.snapshot()[50, 50] }

    @Test("Image view: shows its images in turn, then the image again")
    func rounds() {
        let view = UIImageView(image: square(.black))
        view.animationImages = [square(.red), square(.green), square(.blue)]
        view.animationDuration = 0.3
        view.animationRepeatCount = 2
        let app = HeadlessApp.showing(view)
        #expect(pixel(app) == 0xFF00_0000 && !view.isAnimating)
        view.startAnimating()
        app.advance(by: 0.05)
        #expect(pixel(app) == 0xFFFF_0000)
        app.advance(by: 0.1)
        #expect(pixel(app) == 0xFF00_FF00)
        app.advance(by: 0.1)
        #expect(pixel(app) == 0xFF00_00FF)
        app.advance(by: 0.1)
        #expect(pixel(app) == 0xFFFF_0000 && view.isAnimating)
        app.advance(by: 0.3)
        #expect(pixel(app) == 0xFF00_0000 && !view.isAnimating)
    }

    @Test("Image view: one round lasts a thirtieth of a second for each image by default")
    func standardDuration() {
        let view = UIImageView(image: square(.black))
        view.animationImages = (0..<30).map { square($0 < 15 ? .red : .blue) }
        view.animationRepeatCount = 1
        let app = HeadlessApp.showing(view)
        view.startAnimating()
        app.advance(by: 0.45)
        #expect(pixel(app) == 0xFFFF_0000)
        app.advance(by: 0.1)
        #expect(pixel(app) == 0xFF00_00FF)
        app.advance(by: 0.5)
        #expect(!view.isAnimating)
    }

    @Test("Image view: a highlighted view shows its own images")
    func highlighted() {
        let view = UIImageView(image: square(.black))
        view.animationImages = [square(.red)]
        view.highlightedAnimationImages = [square(.blue)]
        let app = HeadlessApp.showing(view)
        view.startAnimating()
        app.advance(by: 0.1)
        #expect(pixel(app) == 0xFFFF_0000)
        view.isHighlighted = true
        app.advance(by: 0.1)
        #expect(pixel(app) == 0xFF00_00FF)
        view.stopAnimating()
        app.advance(by: 0.1)
        #expect(pixel(app) == 0xFF00_0000)
    }

    @Test("Image view: an animation without a window has no timer")
    func offScreen() throws {
        let view = UIImageView(image: square(.black))
        view.animationImages = [square(.red), square(.blue)]
        view.animationDuration = 0.2
        let app = HeadlessApp.showing(view)
        view.startAnimating()
        app.advance(by: 0.05)
        let parent = try #require(view.superview)
        view.removeFromSuperview()
        #expect(app.settle() && view.isAnimating)
        parent.addSubview(view)
        app.advance(by: 0.05)
        #expect([0xFFFF_0000, 0xFF00_00FF].contains(pixel(app)))
        view.stopAnimating()
    }

    @Test("Image view: an animated image plays by itself")
    func animatedImage() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let app = HeadlessApp.showing(view)
        let image = UIImage.animatedImage(with: [square(.red), square(.blue)], duration: 1)
        let made = UIImageView(image: image)
        #expect(made.isAnimating)
        view.image = image
        app.advance(by: 0.1)
        #expect(pixel(app) == 0xFFFF_0000 && view.isAnimating)
        app.advance(by: 0.5)
        #expect(pixel(app) == 0xFF00_00FF)
        app.advance(by: 0.5)
        #expect(pixel(app) == 0xFFFF_0000)
        view.image = square(.green)
        #expect(!view.isAnimating)
    }

    @Test("Image view: can grow with the accessibility text sizes")
    func accessibilitySize() {
        let app = TextSizeApp(.accessibilityExtraLarge)
        let view = UIImageView(image: square(.black))
        app.add(view)
        #expect(view.intrinsicContentSize.width == 10)
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        // Body text has 40 points instead of 17.
        #expect(abs(view.intrinsicContentSize.width - 10 * 40 / 17) < 0.1)
        app.setSize(.extraLarge)
        #expect(view.intrinsicContentSize.width == 10)
    }
}
