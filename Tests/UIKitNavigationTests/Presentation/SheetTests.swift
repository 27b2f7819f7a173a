import Testing
import UIKit
import UIKitTesting

@Suite("Sheets")
@MainActor
struct SheetTests {
    private let root = UIViewController()
    private let content = UIViewController()

    private func app(_ size: CGSize = CGSize(width: 375, height: 667)) -> HeadlessApp {
        HeadlessApp(size: size, rootViewController: root)
    }

    private func frame(in app: HeadlessApp) -> CGRect {
        app.settle()
        return content.view.convert(content.view.bounds, to: app.window)
    }

    @Test("Sheet: a large one leaves ten points at the top of a narrow window")
    func large() {
        let app = app()
        root.present(content, animated: true)
        #expect(frame(in: app) == CGRect(x: 0, y: 10, width: 375, height: 657))
    }

    private static let phoneOnItsSide = CGSize(width: 667, height: 375)

    @Test(
        "Sheet: fills a low window, as a full-screen presentation does",
        arguments: [
            UIModalPresentationStyle.pageSheet, .formSheet,
        ])
    func lowWindow(style: UIModalPresentationStyle) {
        let app = app(Self.phoneOnItsSide)
        app.window.traitOverrides.verticalSizeClass = .compact
        content.modalPresentationStyle = style
        content.sheetPresentationController?.detents = [.medium(), .large()]
        root.present(content, animated: true)
        #expect(frame(in: app) == app.window.bounds)
        #expect(root.view.window == nil)
        root.dismiss(animated: true)
        app.settle()
        #expect(root.view.window === app.window)
    }

    @Test("Sheet: attached to the edge of a low window it is large, and as wide as it prefers")
    func lowEdge() {
        let app = app(Self.phoneOnItsSide)
        app.window.traitOverrides.verticalSizeClass = .compact
        let sheet = content.sheetPresentationController
        sheet?.prefersEdgeAttachedInCompactHeight = true
        sheet?.detents = [.medium(), .large()]
        root.present(content, animated: true)
        #expect(frame(in: app) == CGRect(x: 0, y: 10, width: 667, height: 365))
        content.preferredContentSize = CGSize(width: 400, height: 300)
        sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        #expect(frame(in: app) == CGRect(x: 134, y: 10, width: 400, height: 365))
    }

    @Test("Sheet: fills the window when it becomes low, and is a sheet again when it is high")
    func turned() {
        let app = app()
        root.present(content, animated: true)
        #expect(frame(in: app).minY == 10)
        for _ in 0..<2 {
            app.resize(to: Self.phoneOnItsSide)
            app.window.traitOverrides.verticalSizeClass = .compact
            #expect(frame(in: app) == app.window.bounds)
            app.window.traitOverrides.verticalSizeClass = .regular
            app.resize(to: CGSize(width: 375, height: 667))
            #expect(frame(in: app) == CGRect(x: 0, y: 10, width: 375, height: 657))
            #expect(root.view.window === app.window)
        }
        root.dismiss(animated: true)
        app.settle()
        #expect(app.window.subviews == [root.view])
        #expect(root.view.tintAdjustmentMode == .normal)
    }

    @Test("Sheet: presented in a low window, it is one when the window becomes high")
    func turnedBack() {
        let app = app(Self.phoneOnItsSide)
        app.window.traitOverrides.verticalSizeClass = .compact
        root.present(content, animated: true)
        app.settle()
        app.window.traitOverrides.verticalSizeClass = .regular
        app.resize(to: CGSize(width: 375, height: 667))
        #expect(frame(in: app) == CGRect(x: 0, y: 10, width: 375, height: 657))
        #expect(root.view.window === app.window)
        #expect(root.view.frame == app.window.bounds)
        root.dismiss(animated: true)
        app.settle()
        #expect(app.window.subviews == [root.view])
    }

    @Test("Sheet: the subviews of its view keep their margins")
    func margins() {
        let app = app()
        let label = UILabel(frame: CGRect(x: 24, y: 100, width: 327, height: 40))
        label.autoresizingMask = .flexibleWidth
        content.view.addSubview(label)
        root.present(content, animated: true)
        #expect(frame(in: app).width == 375)
        #expect(label.frame == CGRect(x: 24, y: 100, width: 327, height: 40))
    }

    @Test("Sheet: a medium one has 0.56 of the large one's height")
    func medium() {
        let app = app()
        content.sheetPresentationController?.detents = [.medium(), .large()]
        root.present(content, animated: true)
        // 657 · 0.56 = 367.92, rounded down to a pixel of half a point.
        #expect(frame(in: app) == CGRect(x: 0, y: 299.5, width: 375, height: 367.5))
    }

    @Test("Sheet: a medium one is rounded down to the pixel")
    func halfPoints() {
        // 657 · 0.56 = 367.92
        for (scale, height) in [(1, 367), (2, 367.5)] as [(CGFloat, CGFloat)] {
            let content = UIViewController()
            let app = HeadlessApp(
                size: CGSize(width: 375, height: 667), scale: scale,
                rootViewController: UIViewController())
            content.sheetPresentationController?.detents = [.medium()]
            app.window.rootViewController?.present(content, animated: false)
            app.settle()
            #expect(content.view.bounds.height == height)
        }
    }

    @Test("Sheet: a drag moves it to the next detent, which the delegate hears of")
    func drag() {
        let app = app()
        let counter = Counter()
        let sheet = content.sheetPresentationController
        sheet?.detents = [.medium(), .large()]
        sheet?.delegate = counter
        root.present(content, animated: true)
        app.settle()
        app.finger.drag(from: CGPoint(x: 180, y: 320), to: CGPoint(x: 180, y: 60), duration: 0.5)
        #expect(frame(in: app).minY == 10)
        #expect(sheet?.selectedDetentIdentifier == .large)
        #expect(counter.count == 1)
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium }
        #expect(frame(in: app).minY == 299.5)
        #expect(counter.count == 1)
    }

    @Test("Sheet: below the undimmed detent, the presenter gets touches")
    func undimmed() {
        let app = app()
        var taps = 0
        let button = UIButton(
            frame: CGRect(x: 100, y: 50, width: 100, height: 44),
            primaryAction: UIAction { _ in taps += 1 })
        root.view.addSubview(button)
        let sheet = content.sheetPresentationController
        sheet?.detents = [.medium(), .large()]
        sheet?.largestUndimmedDetentIdentifier = .medium
        root.present(content, animated: true)
        app.settle()
        app.finger.tap(at: CGPoint(x: 150, y: 70))
        #expect(taps == 1)
        #expect(root.presentedViewController === content)
        sheet?.selectedDetentIdentifier = .large
        app.settle()
        app.finger.tap(at: CGPoint(x: 150, y: 5))
        app.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("Sheet: a scroll view inside scrolls, and at its top a drag down moves the sheet")
    func scrolling() {
        let app = app()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 657))
        scrollView.contentSize = CGSize(width: 375, height: 2000)
        content.view = scrollView
        root.present(content, animated: true)
        app.settle()
        app.finger.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 300), duration: 0.5)
        app.settle()
        #expect(scrollView.contentOffset.y > 100)
        #expect(root.presentedViewController === content)
        scrollView.contentOffset.y = 0
        app.finger.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 600), duration: 0.3)
        app.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("Sheet: in a wide window it is a card in the middle")
    func wide() {
        let app = app(CGSize(width: 1024, height: 768))
        content.modalPresentationStyle = .formSheet
        root.present(content, animated: true)
        #expect(frame(in: app) == CGRect(x: 242, y: 74, width: 540, height: 620))
        content.preferredContentSize = CGSize(width: 400, height: 300)
        #expect(frame(in: app) == CGRect(x: 312, y: 234, width: 400, height: 300))
        app.resize(to: CGSize(width: 400, height: 768))
        #expect(frame(in: app) == CGRect(x: 0, y: 10, width: 400, height: 758))
    }

    @Test("Sheet: presented and dismissed ten times, nothing remains in the window")
    func repeated() {
        let app = app(CGSize(width: 100, height: 100))
        for _ in 0..<10 {
            root.present(content, animated: true)
            app.advance(by: 0.8)
            root.dismiss(animated: true)
            app.advance(by: 0.8)
        }
        #expect(app.window.subviews == [root.view])
        weak var gone: UIViewController?
        func once() {
            let other = UIViewController()
            gone = other
            root.present(other, animated: true)
            app.settle()
            root.dismiss(animated: true)
            app.settle()
        }
        once()
        #expect(gone == nil)
    }

    private final class Counter: UISheetPresentationControllerDelegate {
        var count = 0

        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) { count += 1 }
    }
}
