import Testing
import UIKit
import UIKitTesting

/// Sheets, popovers, alerts and the rules of presenting.
@Suite("Recorded: presentations")
@MainActor
struct RecordedPresentationTests {
    private let root = UIViewController()
    private let content = UIViewController()

    private func start(
        _ size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2
    ) -> HeadlessApp {
        let app = HeadlessApp(size: size, scale: scale, rootViewController: root)
        app.settle()
        return app
    }

    private func frame(in app: HeadlessApp) -> CGRect {
        app.settle()
        return content.view.convert(content.view.bounds, to: app.window)
    }

    private func sheet(
        _ detents: [UISheetPresentationController.Detent], in app: HeadlessApp
    ) -> UISheetPresentationController? {
        let sheet = content.sheetPresentationController
        sheet?.detents = detents
        root.present(content, animated: false)
        app.settle()
        return sheet
    }

    // MARK: Sheets

    @Test("Sheet: the default detents are large alone, and the first one is where it opens")
    func defaults() {
        #expect(content.sheetPresentationController?.detents.map(\.identifier) == [.large])
        #expect(content.sheetPresentationController?.selectedDetentIdentifier == nil)
        #expect(content.sheetPresentationController?.largestUndimmedDetentIdentifier == nil)
        #expect(content.sheetPresentationController?.prefersGrabberVisible == false)
        #expect(
            content.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached
                == false)
        let app = start()
        _ = sheet([.medium(), .large()], in: app)
        #expect(frame(in: app).height < 400)
    }

    @Test("Sheet: a detent's value does not contain the bottom safe area, the sheet's height does")
    func safeArea() {
        let app = start()
        root.additionalSafeAreaInsets = .zero
        var maximum: CGFloat = 0
        _ = sheet(
            [
                .custom { context in
                    maximum = context.maximumDetentValue
                    return 200
                }
            ], in: app)
        #expect(maximum == 657)
        #expect(frame(in: app).height == 200 + app.window.safeAreaInsets.bottom)
    }

    @Test("Sheet: a custom detent above the maximum is the large one; an inactive one is skipped")
    func custom() {
        let app = start()
        let sheet = sheet([.custom { _ in nil }, .custom { _ in 5_000 }], in: app)
        #expect(frame(in: app).height == 657)
        withExtendedLifetime(sheet) {}
    }

    @Test("Sheet: selecting a detent by code acts at once and is not reported; a drag is reported")
    func selecting() {
        final class Listener: NSObject, UISheetPresentationControllerDelegate {
            var calls: [UISheetPresentationController.Detent.Identifier?] = []
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
                _ controller: UISheetPresentationController
            ) { calls.append(controller.selectedDetentIdentifier) }
        }
        let app = start()
        let listener = Listener()
        let sheet = sheet([.medium(), .large()], in: app)
        sheet?.delegate = listener
        sheet?.selectedDetentIdentifier = .large
        #expect(frame(in: app).height == 657 && listener.calls == [])
        app.finger.drag(
            from: CGPoint(x: 180, y: 30), to: CGPoint(x: 180, y: 250), duration: 1)
        app.settle()
        #expect(listener.calls == [.medium])
    }

    @Test("Sheet: invalidateDetents asks custom detents again")
    func invalidated() {
        let app = start()
        var height: CGFloat = 200
        let sheet = sheet([.custom { _ in height }], in: app)
        #expect(frame(in: app).height == 200)
        height = 300
        sheet?.invalidateDetents()
        #expect(frame(in: app).height == 300)
    }

    @Test("Sheet: above its largest detent it does not move; below, it follows after 10 points")
    func drag() {
        let app = start()
        _ = sheet([.large()], in: app)
        let finger = app.finger
        finger.down(at: CGPoint(x: 180, y: 30))
        finger.move(to: CGPoint(x: 180, y: 4), duration: 0.3)
        #expect(content.view.convert(CGPoint.zero, to: app.window).y == 10)
        finger.up()
        app.settle()
        finger.down(at: CGPoint(x: 180, y: 30))
        finger.move(to: CGPoint(x: 180, y: 130), duration: 0.3)
        let y = content.view.convert(CGPoint.zero, to: app.window).y
        #expect(y > 80 && y < 120)
        finger.up()
        app.settle()
        #expect(content.view.window != nil)
    }

    @Test("Sheet: towards dismissal it moves, between detents it resizes with its bottom in place")
    func resizes() {
        let app = start()
        _ = sheet([.medium(), .large()], in: app)
        let top = content.view.convert(CGPoint.zero, to: app.window).y
        let finger = app.finger
        finger.down(at: CGPoint(x: 180, y: top + 10))
        finger.move(to: CGPoint(x: 180, y: top - 90), duration: 0.4)
        let bounds = content.view.convert(content.view.bounds, to: app.window)
        #expect(bounds.maxY == 667 && bounds.height > 400)
        finger.move(to: CGPoint(x: 180, y: top + 110), duration: 0.4)
        let moved = content.view.convert(content.view.bounds, to: app.window)
        #expect(moved.maxY > 667)
        finger.up()
        app.settle()
    }

    @Test("Sheet: released slowly it leaves beyond half of its detent, by a fling at any distance")
    func dismissal() {
        let app = start()
        func pull(by distance: CGFloat, in duration: TimeInterval) -> Bool {
            if content.presentingViewController == nil { root.present(content, animated: false) }
            app.settle()
            let finger = app.finger
            finger.down(at: CGPoint(x: 180, y: 30))
            finger.move(to: CGPoint(x: 180, y: 30 + distance), duration: duration)
            if duration > 0.5 { app.advance(by: 0.3) }
            finger.up()
            app.settle()
            return content.presentingViewController == nil
        }
        #expect(!pull(by: 300, in: 1))
        #expect(pull(by: 380, in: 1))
        #expect(pull(by: 150, in: 0.08))
    }

    @Test("Sheet: a modal one follows the finger and springs back")
    func modal() {
        let app = start()
        content.isModalInPresentation = true
        _ = sheet([.large()], in: app)
        app.finger.drag(
            from: CGPoint(x: 180, y: 30), to: CGPoint(x: 180, y: 600), duration: 0.2)
        app.settle()
        #expect(frame(in: app).minY == 10)
    }

    @Test("Sheet: upward in a scroll view first expands it, unless the sheet prefers scrolling")
    func expands() {
        let app = start()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 40, width: 375, height: 600))
        scroll.contentSize = CGSize(width: 375, height: 3_000)
        content.view.addSubview(scroll)
        let sheet = sheet([.medium(), .large()], in: app)
        sheet?.prefersScrollingExpandsWhenScrolledToEdge = false
        app.finger.drag(
            from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 450), duration: 0.3)
        app.settle()
        #expect(frame(in: app).height < 400 && scroll.contentOffset.y > 0)
        scroll.contentOffset = .zero
        sheet?.prefersScrollingExpandsWhenScrolledToEdge = true
        app.finger.drag(
            from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 400), duration: 0.2)
        app.settle()
        #expect(frame(in: app).height == 657)
    }

    // MARK: Popovers

    @Test(
        "Popover: a null source rectangle means the source's bounds; no direction before it shows")
    func popoverDefaults() {
        content.modalPresentationStyle = .popover
        let popover = content.popoverPresentationController
        #expect(popover?.sourceRect.isNull == true)
        #expect(popover?.arrowDirection == .unknown)
    }

    @Test("Popover: in compact width it is a sheet, and its controller stays a popover's")
    func adapted() {
        let app = start()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = root.view
        root.present(content, animated: false)
        app.settle()
        #expect(content.presentationController is UIPopoverPresentationController)
        #expect(frame(in: app).width == 375)
    }

    // MARK: Styles and places

    @Test("Style: automatic by default, which is a page sheet")
    func automatic() {
        #expect(UIViewController().modalPresentationStyle == .automatic)
        let app = start()
        root.present(content, animated: false)
        #expect(frame(in: app).minY == 10)
        #expect(root.view.window != nil)
    }

    @Test("Place: a full screen one is presented by the root, and names it as the presenter")
    func presenter() {
        let child = UIViewController()
        let app = start()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        content.modalPresentationStyle = .fullScreen
        child.present(content, animated: false)
        app.settle()
        #expect(content.presentingViewController === root)
        #expect(child.presentedViewController === content)
    }

    @Test("Place: one in the current context is presented by the nearest that defines one")
    func context() {
        let child = UIViewController()
        let app = start()
        root.addChild(child)
        child.view.frame = CGRect(x: 50, y: 60, width: 200, height: 300)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        child.definesPresentationContext = true
        content.modalPresentationStyle = .overCurrentContext
        child.present(content, animated: false)
        #expect(frame(in: app) == CGRect(x: 50, y: 60, width: 200, height: 300))
        #expect(content.presentingViewController === child)
    }

    @Test("Dismissal: on one that presents, it dismisses what is above; on a leaf, itself")
    func dismissing() {
        let app = start()
        let upper = UIViewController()
        root.present(content, animated: false)
        content.present(upper, animated: false)
        app.settle()
        content.dismiss(animated: false)
        app.settle()
        #expect(root.presentedViewController === content)
        #expect(content.presentedViewController == nil)
        content.dismiss(animated: false)
        app.settle()
        #expect(root.presentedViewController == nil)
        root.present(content, animated: false)
        content.present(upper, animated: false)
        app.settle()
        root.dismiss(animated: true)
        app.settle()
        #expect(root.presentedViewController == nil && upper.view.window == nil)
    }

    private final class Recorded: UIPresentationController {
        nonisolated(unsafe) static var calls: [String] = []

        override func presentationTransitionWillBegin() { Self.calls.append("will") }
        override func presentationTransitionDidEnd(_ completed: Bool) {
            Self.calls.append("did \(completed)")
        }
        override func dismissalTransitionWillBegin() { Self.calls.append("will dismiss") }
        override func dismissalTransitionDidEnd(_ completed: Bool) {
            Self.calls.append("did dismiss \(completed)")
        }
        override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            Self.calls.append("layout")
        }
    }

    private final class Providing: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            Recorded(presentedViewController: presented, presenting: presenting)
        }
    }

    @Test("Presentation controller: begins, lays out, ends; its frame is the container's bounds")
    func phases() {
        let app = start()
        Recorded.calls = []
        let providing = Providing()
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = providing
        root.present(content, animated: true)
        #expect(frame(in: app) == app.window.bounds)
        #expect(Recorded.calls.first == "will" && Recorded.calls.last == "did true")
        #expect(Recorded.calls.contains("layout"))
        Recorded.calls = []
        root.dismiss(animated: true)
        app.settle()
        #expect(Recorded.calls.first == "will dismiss")
        #expect(Recorded.calls.last == "did dismiss true")
    }

    // MARK: Bad input

    @Test("Presenting while presenting: nothing is shown and no completion is called")
    func twice() {
        let app = start()
        root.present(content, animated: false)
        app.settle()
        var completed = false
        let other = UIViewController()
        root.present(other, animated: true) { completed = true }
        app.settle()
        #expect(other.presentingViewController == nil && !completed)
        #expect(root.presentedViewController === content)
    }

    @Test("Presenting outside of a window: nothing is shown and no completion is called")
    func outside() {
        let app = start()
        var completed = false
        UIViewController().present(content, animated: true) { completed = true }
        app.settle()
        #expect(content.presentingViewController == nil && !completed)
    }

    @Test("Dismissing nothing: silence")
    func dismissNothing() {
        let app = start()
        root.dismiss(animated: true)
        app.settle()
        #expect(root.view.window === app.window)
    }

    @Test("Popover: without a source it is a sheet in a narrow window")
    func withoutSource() {
        let app = start()
        content.modalPresentationStyle = .popover
        root.present(content, animated: false)
        app.settle()
        #expect(root.presentedViewController === content && content.view.window === app.window)
    }

    @Test("Popover: without a source it is refused in a wide window")
    func refused() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (root, content) = (UIViewController(), UIViewController())
                let app = HeadlessApp(
                    size: CGSize(width: 1024, height: 768), rootViewController: root)
                content.modalPresentationStyle = .popover
                root.present(content, animated: false)
                app.settle()
            }
        }
    }

    // MARK: Alerts

    private func alert(
        style: UIAlertController.Style = .alert, _ titles: [(String, UIAlertAction.Style)],
        log: @escaping (String) -> Void = { _ in }
    ) -> UIAlertController {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        for (title, style) in titles {
            alert.addAction(UIAlertAction(title: title, style: style) { _ in log(title) })
        }
        return alert
    }

    @Test("Alert: cancel is left of two, the last of a stack, wherever it was added")
    func cancelPlace() throws {
        let app = start()
        root.present(alert([("Cancel", .cancel), ("OK", .default)]), animated: false)
        app.settle()
        let places = try ["Cancel", "OK"].map { try #require(app.find($0)).frame }
        #expect(places[0].minX < places[1].minX && places[0].minY == places[1].minY)
        root.dismiss(animated: false)
        app.settle()
        let three = alert([("Cancel", .cancel), ("One", .default), ("Two", .default)])
        root.present(three, animated: false)
        app.settle()
        let rows = try ["One", "Two", "Cancel"].map { try #require(app.find($0)).frame.minY }
        #expect(rows == rows.sorted() && Set(rows).count == 3)
    }

    @Test("Alert: the first text field is first responder; fields are those that were added")
    func fields() {
        let app = start()
        let alert = alert([("OK", .default)])
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField { $0.placeholder = "Age" }
        root.present(alert, animated: true)
        app.settle()
        #expect(alert.textFields?.map(\.placeholder) == ["Name", "Age"])
        #expect(alert.textFields?.first?.isFirstResponder == true)
    }

    @Test("Alert: a handler runs after the dismissal")
    func handler() throws {
        let app = start()
        var wasDismissed: Bool?
        let root = root
        let alert = alert([("OK", .default)]) { _ in
            wasDismissed = root.presentedViewController == nil
        }
        root.present(alert, animated: true)
        app.settle()
        try app.finger.tap(on: "OK")
        app.settle()
        #expect(wasDismissed == true)
    }

    @Test("Alert: centred, above the keyboard while a field is edited")
    func aboveKeyboard() throws {
        let app = start()
        let alert = alert([("OK", .default)])
        root.present(alert, animated: false)
        app.settle()
        let title = try #require(app.find("OK")).frame
        app.showSoftwareKeyboard(height: 260)
        app.settle()
        let raised = try #require(app.find("OK")).frame
        #expect(raised.minY < title.minY && raised.maxY < 667 - 260)
    }

    @Test("Alert: action changes of title, message and enabled state are shown")
    func changes() throws {
        let app = start()
        let alert = alert([("OK", .default)])
        root.present(alert, animated: false)
        app.settle()
        alert.title = "New title"
        alert.message = "New message"
        alert.actions[0].isEnabled = false
        app.settle()
        #expect(app.find("New title") != nil && app.find("New message") != nil)
        #expect(app.query(UIControl.self).label("OK").first?.isEnabled == false)
    }

}
