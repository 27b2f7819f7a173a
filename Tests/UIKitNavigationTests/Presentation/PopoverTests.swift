import Testing
import UIKit
import UIKitTesting

@Suite("Popovers")
@MainActor
struct PopoverTests {
    private let root = UIViewController()
    private let content = UIViewController()
    private let source = UIView(frame: CGRect(x: 380, y: 20, width: 40, height: 40))

    private func app(_ size: CGSize = CGSize(width: 800, height: 600)) -> HeadlessApp {
        let app = HeadlessApp(size: size, rootViewController: root)
        root.view.addSubview(source)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 100)
        content.popoverPresentationController?.sourceView = source
        return app
    }

    private func frame(in app: HeadlessApp) -> CGRect {
        app.settle()
        return content.view.convert(content.view.bounds, to: app.window)
    }

    @Test("Popover: stands on the side where it stays centred, an arrow's height away")
    func place() {
        let app = app()
        let popover = content.popoverPresentationController
        #expect(popover?.arrowDirection == .unknown)
        root.present(content, animated: true)
        // Beside the source it would stick out of the top margin, so it is below.
        #expect(frame(in: app) == CGRect(x: 300, y: 73, width: 200, height: 100))
        #expect(popover?.arrowDirection == .up)
    }

    private final class Balloon: UIPopoverBackgroundView {
        override class func arrowBase() -> CGFloat { 30 }
        override class func arrowHeight() -> CGFloat { 20 }
        override class func contentViewInsets() -> UIEdgeInsets {
            UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        }
        override class var wantsDefaultContentAppearance: Bool { false }
    }

    @Test("Popover: the app's background has its arrow and its insets")
    func background() throws {
        let app = app()
        source.frame.origin.x = 700
        content.popoverPresentationController?.popoverBackgroundViewClass = Balloon.self
        content.popoverPresentationController?.permittedArrowDirections = .up
        root.present(content, animated: true)
        let frame = frame(in: app)
        #expect(frame == CGRect(x: 582, y: 85, width: 200, height: 100))
        let clip = try #require(content.view.superview)
        let balloon = try #require(
            clip.superview?.subviews.lazy.compactMap { $0 as? Balloon }.first)
        #expect(balloon.arrowDirection == .up && clip.layer.cornerRadius == 0)
        #expect(balloon.frame.size == CGSize(width: 214, height: 132))
        // The arrow points at the middle of the source.
        #expect(balloon.convert(CGPoint(x: 107 + balloon.arrowOffset, y: 0), to: nil).x == 720)
        content.popoverPresentationController?.popoverBackgroundViewClass = nil
        app.settle()
        #expect(balloon.superview == nil)
    }

    @Test("Popover: is pushed inside of the margins, and keeps to the permitted sides")
    func pushed() {
        let app = app()
        source.frame.origin = CGPoint(x: 750, y: 300)
        content.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        root.present(content, animated: false)
        #expect(frame(in: app) == CGRect(x: 590, y: 353, width: 200, height: 100))
    }

    @Test("Popover: a tap outside dismisses it, one on a pass-through view does not")
    func outside() {
        let app = app()
        var taps = 0
        let button = UIButton(
            frame: CGRect(x: 10, y: 10, width: 100, height: 40),
            primaryAction: UIAction { _ in taps += 1 })
        root.view.addSubview(button)
        content.popoverPresentationController?.passthroughViews = [button]
        root.present(content, animated: true)
        app.settle()
        app.finger.tap(at: button.center)
        #expect(taps == 1)
        #expect(root.presentedViewController === content)
        app.finger.tap(at: CGPoint(x: 600, y: 500))
        app.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("Popover: its delegate may keep it, is notified of its end, and moves its source")
    func delegate() {
        let app = app()
        let host = PopoverHost()
        content.popoverPresentationController?.delegate = host
        root.present(content, animated: true)
        app.settle()
        host.keeps = true
        app.finger.tap(at: CGPoint(x: 600, y: 500))
        app.settle()
        #expect(root.presentedViewController === content && host.dismissals == 0)
        host.source = CGRect(x: 0, y: 0, width: 10, height: 40)
        app.resize(to: CGSize(width: 900, height: 600))
        app.settle()
        #expect(host.offered == source.bounds)
        // Centred below the ten points at the left of the source.
        #expect(frame(in: app).midX == source.frame.minX + 5)
        host.keeps = false
        app.finger.tap(at: CGPoint(x: 600, y: 500))
        app.settle()
        #expect(root.presentedViewController == nil && host.dismissals == 1)
    }

    @Test("Popover: in a narrow window it is a sheet, unless its delegate refuses")
    func adaptive() {
        let narrow = app(CGSize(width: 375, height: 667))
        root.present(content, animated: true)
        #expect(frame(in: narrow) == CGRect(x: 0, y: 10, width: 375, height: 657))
        #expect(content.presentationController is UIPopoverPresentationController)
        root.dismiss(animated: true)
        narrow.settle()
        let refusing = Refusing()
        source.frame.origin = CGPoint(x: 100, y: 100)
        content.popoverPresentationController?.delegate = refusing
        root.present(content, animated: true)
        #expect(frame(in: narrow).size == CGSize(width: 200, height: 100))
    }

    @Test("Popover: becomes a sheet while shown, when the window gets narrow, and back")
    func resized() {
        let app = app()
        root.present(content, animated: true)
        #expect(frame(in: app).size == CGSize(width: 200, height: 100))
        app.resize(to: CGSize(width: 375, height: 667))
        #expect(frame(in: app) == CGRect(x: 0, y: 10, width: 375, height: 657))
        app.resize(to: CGSize(width: 800, height: 600))
        #expect(frame(in: app).size == CGSize(width: 200, height: 100))
        root.dismiss(animated: true)
        app.settle()
        #expect(app.window.subviews == [root.view])
    }

    @Test("Popover: the sheet in its place fills a low window, also one that becomes low")
    func lowWindow() {
        let app = app(CGSize(width: 375, height: 667))
        app.window.traitOverrides.horizontalSizeClass = .compact
        root.present(content, animated: true)
        #expect(frame(in: app) == CGRect(x: 0, y: 10, width: 375, height: 657))
        for _ in 0..<2 {
            app.resize(to: CGSize(width: 568, height: 320))
            app.window.traitOverrides.verticalSizeClass = .compact
            #expect(frame(in: app) == app.window.bounds)
            app.window.traitOverrides.verticalSizeClass = .regular
            app.resize(to: CGSize(width: 375, height: 667))
            #expect(frame(in: app) == CGRect(x: 0, y: 10, width: 375, height: 657))
        }
        root.dismiss(animated: true)
        app.settle()
        app.resize(to: CGSize(width: 568, height: 320))
        app.window.traitOverrides.verticalSizeClass = .compact
        root.present(content, animated: true)
        #expect(frame(in: app) == app.window.bounds)
        #expect(root.view.window == nil)
        root.dismiss(animated: true)
        app.settle()
        #expect(app.window.subviews == [root.view])
    }

    @Test("Popover: the sheet in its place is attached to the edge of a low window if it prefers")
    func lowEdge() {
        let app = app(CGSize(width: 568, height: 320))
        app.window.traitOverrides.horizontalSizeClass = .compact
        app.window.traitOverrides.verticalSizeClass = .compact
        let popover = content.popoverPresentationController
        popover?.adaptiveSheetPresentationController.prefersEdgeAttachedInCompactHeight = true
        root.present(content, animated: true)
        #expect(frame(in: app) == CGRect(x: 0, y: 10, width: 568, height: 310))
    }

    @Test("Popover: stays one in a low window that is not narrow")
    func lowAndWide() {
        let app = app(CGSize(width: 800, height: 375))
        app.window.traitOverrides.verticalSizeClass = .compact
        root.present(content, animated: true)
        #expect(frame(in: app).size == CGSize(width: 200, height: 100))
    }

    private final class Refusing: UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(
            for controller: UIPresentationController
        ) -> UIModalPresentationStyle { .none }
    }
}

private final class PopoverHost: NSObject, UIPopoverPresentationControllerDelegate {
    var keeps = false
    var dismissals = 0
    var offered: CGRect?
    var source: CGRect?

    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { !keeps }

    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) { dismissals += 1 }

    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        offered = rect.pointee
        if let source { rect.pointee = source }
    }
}
