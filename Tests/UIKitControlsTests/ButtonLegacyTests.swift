import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Buttons without a configuration")
struct ButtonLegacyTests {
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    private func imageAlpha(_ button: UIButton) -> CGFloat { button.imageView?.alpha ?? 0 }

    @Test("Button: the image is dimmed in a state unless the app prevents it")
    func dimming() {
        let button = UIButton(type: .custom)
        button.setImage(image, for: .normal)
        button.isHighlighted = true
        #expect(imageAlpha(button) == 0.5)
        button.isHighlighted = false
        button.adjustsImageWhenHighlighted = false
        button.isHighlighted = true
        #expect(imageAlpha(button) == 1)
        button.isHighlighted = false
        button.isEnabled = false
        #expect(imageAlpha(button) == 0.5)
        button.adjustsImageWhenDisabled = false
        #expect(imageAlpha(button) == 1)
        button.adjustsImageWhenDisabled = true
        button.setImage(image, for: .disabled)
        #expect(imageAlpha(button) == 1)
    }

    @Test("Button: the title's shadow has a colour for each state, and can change sides")
    func shadow() {
        let button = UIButton(type: .custom)
        button.setTitle("Title", for: .normal)
        button.setTitleShadowColor(.red, for: .normal)
        button.setTitleShadowColor(.blue, for: .highlighted)
        button.titleLabel?.shadowOffset = CGSize(width: 0, height: 2)
        button.reversesTitleShadowWhenHighlighted = true
        #expect(button.titleLabel?.shadowColor == .red)
        button.isHighlighted = true
        #expect(button.titleLabel?.shadowColor == .blue && button.currentTitleShadowColor == .blue)
        #expect(button.titleLabel?.shadowOffset == CGSize(width: 0, height: -2))
        button.isHighlighted = false
        #expect(button.titleLabel?.shadowOffset == CGSize(width: 0, height: 2))
        #expect(button.titleShadowColor(for: .disabled) == .red)
    }

    @Test("Button: the symbol's configuration decides the size of image and button")
    func symbol() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        let small = button.intrinsicContentSize
        let large = UIImage.SymbolConfiguration(pointSize: 60)
        button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
        #expect(button.intrinsicContentSize.width > small.width * 2)
        #expect(button.currentPreferredSymbolConfiguration == large)
    }

    @Test("Button: glows while it is touched")
    func glow() {
        let button = UIButton(type: .custom)
        button.frame.size = CGSize(width: 80, height: 80)
        button.backgroundColor = .black
        button.showsTouchWhenHighlighted = true
        let app = HeadlessApp.showing(button)
        #expect(app.snapshot()[120, 120] == 0xFF00_0000)
        app.finger.down(at: CGPoint(x: 60, y: 60))
        app.advance(by: 0.1)
        let hasLight = app.snapshot()[120, 120] > 0xFF80_8080
        #expect(hasLight)
        app.finger.up()
        app.settle()
        #expect(app.snapshot()[120, 120] == 0xFF00_0000)
    }

    @Test("Button: its subtitle has a label; it is held while its menu is open, at a chosen point")
    func subtitleAndMenu() throws {
        final class LowButton: UIButton {
            override func menuAttachmentPoint(
                for configuration: UIContextMenuConfiguration
            ) -> CGPoint { CGPoint(x: 10, y: 100) }
        }
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        let button = LowButton(configuration: configuration)
        #expect(button.subtitleLabel == nil)
        button.configuration?.subtitle = "Subtitle"
        #expect(button.subtitleLabel?.text == "Subtitle")
        button.menu = UIMenu(children: [UIAction(title: "Choice") { _ in }])
        button.showsMenuAsPrimaryAction = true
        button.sizeToFit()
        let app = HeadlessApp.showing(button)
        app.finger.tap(at: CGPoint(x: 40, y: 40))
        app.settle()
        #expect(button.isHeld)
        let row = try #require(
            app.window.firstView { ($0 as? UILabel)?.text == "Choice" })
        #expect(row.convert(row.bounds, to: nil).minY > 100)
    }
}

extension UIView {
    /// The first view in the tree that fulfils a condition.
    fileprivate func firstView(where condition: (UIView) -> Bool) -> UIView? {
        if condition(self) { return self }
        for view in subviews {
            if let found = view.firstView(where: condition) { return found }
        }
        return nil
    }
}
