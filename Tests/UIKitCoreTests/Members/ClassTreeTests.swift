import Testing
import UIKit

/// Classes of an app: what their overrides of `NSObject`'s members do, in code that an iOS
/// engineer writes.
@Suite("Class tree")
struct ClassTreeTests {
    private nonisolated final class Card: UIView {
        override var description: String { "a card" }
        override var debugDescription: String { "a card, in detail" }
        override func isEqual(_ object: Any?) -> Bool { object is Card }
        override var hash: Int { 7 }
    }

    private nonisolated final class Sheet: CALayer {
        override var description: String { "a sheet" }
        override func isEqual(_ object: Any?) -> Bool { object is Sheet }
        override var hash: Int { 8 }
    }

    private nonisolated final class Tap: UITapGestureRecognizer {
        override var debugDescription: String { "a tap" }
    }

    @Test("Class tree: views, layers and recognisers override NSObject's members")
    func overrides() {
        let card: NSObject = Card()
        #expect(card.description == "a card")
        #expect("\(card)" == "a card")
        #expect(String(reflecting: card) == "a card, in detail")
        #expect(card == Card())
        #expect(Set([card, Card()]).count == 1)
        let sheet: NSObject = Sheet()
        #expect("\(sheet)" == "a sheet")
        #expect(sheet.isEqual(Sheet()) && sheet.hash == 8)
        #expect(String(reflecting: Tap()) == "a tap")
        #expect(type(of: card).description().hasSuffix("Card"))
    }

    @Test("Class tree: each class that is an NSObject on Apple's systems is one here")
    func roots() {
        let view = UIView()
        let objects: [NSObject] = [
            UIResponder(), view, UIWindow(), UIViewController(), view.layer, CAAnimation(),
            CATransition(), CAMediaTimingFunction(name: .linear), CAEmitterCell(),
            NSLayoutConstraint(), UILayoutGuide(), view.leadingAnchor, view.widthAnchor,
            UIBarButtonItem(), UITabBarItem(), UINavigationItem(title: ""), UIEvent(), UITouch(),
            UIColor.red, UIFont.systemFont(ofSize: 12), UIFontMetrics.default, UIFontDescriptor(),
            UIImage(), UIBezierPath(), UIScreen.main, UIDevice.current, UITraitCollection.current,
            NSParagraphStyle.default, NSShadow(), NSTextAttachment(), UIMenu(), UIAction { _ in },
            UICollectionViewFlowLayout(), UICollectionViewLayoutAttributes(), UIDynamicAnimator(),
            UIPasteboard.general, UIApplication.shared, UINavigationBarAppearance(),
            UIBlurEffect(style: .dark), NSLayoutManager(), NSTextContainer(size: .zero),
            UIViewPropertyAnimator(duration: 1, curve: .linear), UndoManager(),
            UIGraphicsImageRenderer(size: .zero), UIGraphicsImageRendererFormat(),
            UIGraphicsPDFRenderer(bounds: .zero), UIGraphicsPDFRendererFormat(),
            UIPresentationController(
                presentedViewController: UIViewController(), presenting: nil),
        ]
        for object in objects {
            #expect(object.isEqual(object))
            #expect(object.isKind(of: NSObject.self))
        }
    }

    @Test("Initialisers: subclasses without their own inherit those of constraints and bar items")
    func initialisers() {
        final class Constraint: NSLayoutConstraint { var note = "a" }
        final class Item: UIBarButtonItem { var note = "b" }
        final class OwnTouch: UITouch { var note = "c" }
        let view = UIView()
        let constraint = Constraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 20)
        #expect(constraint.constant == 20 && constraint.note == "a")
        let items = [
            Item(barButtonSystemItem: .add, target: nil, action: nil),
            Item(title: "Done", style: .plain, target: nil, action: nil),
            Item(image: nil, style: .plain, target: nil, action: nil),
            Item(image: nil, landscapeImagePhone: nil, style: .plain, target: nil, action: nil),
            Item(customView: view), Item(),
        ]
        #expect(items.allSatisfy { $0.note == "b" })
        #expect(OwnTouch().note == "c")
    }

    @Test("Renderer: a subclass draws, its format is a copy, and a range can be asked for")
    func renderers() throws {
        final class Stamp: UIGraphicsImageRenderer, @unchecked Sendable {
            override func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
                super.image { context in
                    UIColor.red.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
                    actions(context)
                }
            }
        }
        let format = UIGraphicsImageRendererFormat.preferred()
        format.scale = 1
        format.preferredRange = .standard
        let renderer: UIGraphicsRenderer = Stamp(
            size: CGSize(width: 2, height: 2), format: format)
        format.scale = 3
        let stamp = try #require(renderer as? Stamp)
        #expect(stamp.format.scale == 1)
        #expect(stamp.format.preferredRange == .standard)
        #expect(stamp.format.bounds == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(renderer.allowsImageOutput)
        #expect(!UIGraphicsPDFRenderer(bounds: .zero).allowsImageOutput)
        let image = stamp.image { context in
            let general: UIGraphicsRendererContext = context
            UIColor.blue.setFill()
            general.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
        }
        let pixels = try #require(Pixels(image))
        #expect(pixels[0, 0] == [255, 0, 0, 255])
        #expect(pixels[1, 1] == [0, 0, 255, 255])
    }
}
