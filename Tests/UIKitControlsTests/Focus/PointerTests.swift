import Platform
import Testing
import UIKit
import UIKitTesting

@Suite("Pointer")
struct PointerTests {
    /// A delegate that notes calls, with a region of its own on the left half.
    private final class Styles: UIPointerInteractionDelegate {
        var events: [String] = []
        var style: UIPointerStyle?

        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            let left = CGRect(x: 0, y: 0, width: 50, height: 100)
            if left.contains(request.location) {
                return UIPointerRegion(rect: left, identifier: "left")
            }
            return request.location.x > 90 ? nil : defaultRegion
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? {
            events.append("style \(region.identifier as? String ?? "whole")")
            return style
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            events.append("enter \(region.identifier as? String ?? "whole")")
            animator.addCompletion { self.events.append("entered \($0)") }
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            events.append("exit \(region.identifier as? String ?? "whole")")
        }
    }

    private let styles = Styles()

    private func app(_ view: UIView) -> HeadlessApp {
        view.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
        return .showing(view)
    }

    @Test("Pointer: regions are entered and left in order, and styled once each")
    func regions() {
        let view = UIView()
        view.addInteraction(UIPointerInteraction(delegate: styles))
        let app = app(view)
        app.mouse.hover(at: CGPoint(x: 5, y: 5))
        #expect(styles.events.isEmpty)
        app.mouse.hover(at: CGPoint(x: 30, y: 30))
        app.mouse.hover(at: CGPoint(x: 32, y: 30))
        app.mouse.hover(at: CGPoint(x: 80, y: 30))
        app.mouse.hover(at: CGPoint(x: 115, y: 30))
        #expect(
            styles.events.filter { !$0.hasPrefix("entered") } == [
                "enter left", "style left", "exit left", "enter whole", "style whole",
                "exit whole",
            ])
        app.settle()
        #expect(styles.events.filter { $0 == "entered true" }.count == 2)
    }

    @Test("Pointer: the host shows the cursor of a style, and an arrow elsewhere")
    func cursors() {
        let view = UIView()
        let interaction = UIPointerInteraction(delegate: styles)
        view.addInteraction(interaction)
        let app = app(view)
        let inside = CGPoint(x: 30, y: 30)
        for (style, cursor) in [
            (UIPointerStyle.hidden(), Cursor.hidden), (.system(), .arrow),
            (UIPointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical), .text),
            (UIPointerStyle(shape: .horizontalBeam(length: 20)), .verticalText),
        ] {
            styles.style = style
            app.mouse.hover(at: inside)
            #expect(app.cursor == cursor)
            app.mouse.hover(at: CGPoint(x: 5, y: 5))
            #expect(app.cursor == .arrow)
        }
        styles.style = .hidden()
        app.mouse.hover(at: inside)
        app.mouse.leave()
        #expect(app.cursor == .arrow)
        #expect(styles.events.last == "exit left")
    }

    @Test("Pointer: a path becomes a picture of the tint, around the pointer's location")
    func shape() throws {
        let view = UIView()
        view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.addInteraction(UIPointerInteraction(delegate: styles))
        styles.style = UIPointerStyle(
            shape: .path(UIBezierPath(rect: CGRect(x: -2, y: -2, width: 4, height: 4))))
        let app = app(view)
        app.mouse.hover(at: CGPoint(x: 30, y: 30))
        guard case .picture(let picture) = app.cursor else {
            Issue.record("\(app.cursor)")
            return
        }
        #expect(picture.width == 4 && picture.height == 4)
        // Red at half opacity, premultiplied: blue, green, red, alpha.
        #expect(Array(picture.pixels.prefix(4)) == [0, 0, 128, 128])
    }

    @Test("Pointer: a shape without extent or with infinite sides is the arrow")
    func badShape() {
        let view = UIView()
        view.addInteraction(UIPointerInteraction(delegate: styles))
        let app = app(view)
        for path in [
            UIBezierPath(),
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)),
        ] {
            styles.style = UIPointerStyle(shape: .path(path))
            app.mouse.hover(at: CGPoint(x: 30, y: 30))
            #expect(app.cursor == .arrow)
            app.mouse.leave()
        }
    }

    @Test("Pointer: of nested interactions the inner one decides")
    func nested() {
        let view = UIView()
        styles.style = .hidden()
        view.addInteraction(UIPointerInteraction(delegate: styles))
        let inner = UITextView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        inner.text = "Text"
        view.addSubview(inner)
        let app = app(view)
        app.mouse.hover(at: CGPoint(x: 30, y: 30))
        #expect(app.cursor == .text && styles.events.isEmpty)
        app.mouse.hover(at: CGPoint(x: 30, y: 100))
        #expect(app.cursor == .hidden)
    }

    @Test("Pointer: a beam over text, a hand over links, an arrow over a field's clear button")
    func text() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        field.text = "Text"
        field.clearButtonMode = .always
        let app = HeadlessApp.showing(field)
        app.mouse.hover(at: CGPoint(x: 30, y: 36))
        #expect(app.cursor == .text)
        app.mouse.hover(at: CGPoint(x: 110, y: 36))
        #expect(app.cursor == .arrow)
        field.isEnabled = false
        app.mouse.hover(at: CGPoint(x: 30, y: 36))
        #expect(app.cursor == .arrow)

        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        let text = NSMutableAttributedString(string: "Swift and more")
        text.addAttribute(
            .link, value: URL(string: "https://swift.org") as Any,
            range: NSRange(location: 0, length: 5))
        view.attributedText = text
        let linked = HeadlessApp.showing(view)
        linked.mouse.hover(at: CGPoint(x: 35, y: 36))
        #expect(linked.cursor == .link)
        linked.mouse.hover(at: CGPoint(x: 80, y: 36))
        #expect(linked.cursor == .text)
    }

    @Test("Pointer: a lifted view rises and returns, a highlighted one has a shade behind it")
    func effects() {
        let view = UIView()
        view.addInteraction(UIPointerInteraction(delegate: styles))
        let app = app(view)
        styles.style = UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
        app.mouse.hover(at: CGPoint(x: 30, y: 30))
        app.settle()
        #expect(abs(view.transform.a - 1.06) < 1e-9)
        app.mouse.leave()
        app.settle()
        #expect(view.transform == .identity)
        #expect(view.superview?.subviews.count == 1)
        styles.style = UIPointerStyle(effect: .highlight(UITargetedPreview(view: view)))
        app.mouse.hover(at: CGPoint(x: 30, y: 30))
        app.settle()
        #expect(view.transform == .identity)
        #expect(view.superview?.subviews.first?.frame == view.frame)
        #expect(view.superview?.subviews.last === view)
    }

    @Test("Pointer: disabling or removing an interaction ends its effect")
    func disabling() {
        let view = UIView()
        let interaction = UIPointerInteraction()
        view.addInteraction(interaction)
        let app = app(view)
        app.mouse.hover(at: CGPoint(x: 30, y: 30))
        app.settle()
        #expect(view.superview?.subviews.count == 2)
        interaction.isEnabled = false
        app.settle()
        #expect(view.superview?.subviews.count == 1)
        interaction.isEnabled = true
        app.mouse.hover(at: CGPoint(x: 31, y: 30))
        app.settle()
        #expect(view.superview?.subviews.count == 2)
        view.removeInteraction(interaction)
        app.settle()
        #expect(view.superview?.subviews.count == 1)
    }

    @Test("Pointer: buttons have an effect if enabled, and a provider replaces it")
    func button() {
        let button = UIButton(type: .system)
        #expect(!button.isPointerInteractionEnabled && button.interactions.isEmpty)
        var proposed: UIPointerShape?
        button.pointerStyleProvider = { _, _, shape in
            proposed = shape
            return .hidden()
        }
        #expect(button.isPointerInteractionEnabled)
        let app = app(button)
        app.mouse.hover(at: CGPoint(x: 30, y: 30))
        #expect(app.cursor == .hidden)
        guard case .roundedRect(let rect, _) = proposed else {
            Issue.record("no shape")
            return
        }
        #expect(rect == button.frame)
        button.isPointerInteractionEnabled = false
        #expect(button.pointerStyleProvider == nil)
    }

    @Test("Hover style: shows its effect in its shape while the pointer is over the view")
    func hoverStyle() {
        let view = UIView()
        view.hoverStyle = UIHoverStyle(effect: .highlight, shape: .circle)
        #expect(view.hoverStyle?.effect is UIHoverHighlightEffect)
        let app = app(view)
        app.mouse.hover(at: CGPoint(x: 70, y: 70))
        app.settle()
        let shade = view.superview?.subviews.first
        #expect(shade !== view && shade?.frame == view.frame && shade?.layer.mask != nil)
        app.mouse.leave()
        app.settle()
        #expect(view.superview?.subviews.count == 1)
        view.hoverStyle = nil
        #expect(view.interactions.isEmpty)
    }

    @Test("Hover shapes: some round corners, a fixed rectangle, and insets of each side")
    func hoverShapes() throws {
        let fixed = CGRect(x: 10, y: 0, width: 20, height: 30)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let shapes: [(UIShape, CGRect, corners: [Bool])] = [
            (.rect(cornerRadius: 8), CGRect(x: 0, y: 0, width: 40, height: 40), [false, false]),
            (
                .rect(cornerRadius: 8, maskedCorners: .topLeft),
                CGRect(x: 0, y: 0, width: 40, height: 40), [false, true]
            ),
            (.fixedRect(fixed), fixed, [true, true]),
            (.rect.inset(by: insets), CGRect(x: 2, y: 1, width: 34, height: 36), [true, true]),
            (.rect.inset(by: 5), CGRect(x: 5, y: 5, width: 30, height: 30), [true, true]),
        ]
        for (shape, box, corners) in shapes {
            let view = UIView()
            view.hoverStyle = UIHoverStyle(shape: shape)
            let app = app(view)
            view.bounds.size = CGSize(width: 40, height: 40)
            app.mouse.hover(at: view.convert(CGPoint(x: 20, y: 20), to: nil))
            app.settle()
            let shade = try #require(view.superview?.subviews.first { $0 !== view })
            let mask = try #require(shade.layer.mask as? CAShapeLayer)
            #expect(view.convert(shade.bounds, from: shade) == box)
            // The first and the last corner.
            let points = [
                CGPoint(x: 0.5, y: 0.5), CGPoint(x: box.width - 0.5, y: box.height - 0.5),
            ]
            #expect(points.map { mask.path?.contains($0) == true } == corners)
        }
    }
}
