import Testing
import UIKit
import UIKitTesting

@Suite("Order of a presentation's callbacks")
@MainActor
struct PresentationOrderTests {
    private let journal = Journal()
    private let size = CGSize(width: 375, height: 667)

    @Test(
        "Presentation: below a sheet, a popover or over full screen, the presenter hears nothing",
        arguments: [
            UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .popover, .automatic,
            .overCurrentContext, .custom,
        ])
    func uncovered(style: UIModalPresentationStyle) {
        let below = Noting("A", journal)
        let above = Noting("B", journal)
        let app = HeadlessApp(size: size, rootViewController: below)
        above.modalPresentationStyle = style
        above.popoverPresentationController?.sourceView = below.view
        _ = journal.read()
        below.present(above, animated: true) { [journal] in journal.entries.append("presented") }
        app.settle()
        #expect(journal.read() == ["B load", "B wA", "B iA", "B dA", "presented"])
        #expect(below.view.window === app.window)
        below.dismiss(animated: true) { [journal] in journal.entries.append("dismissed") }
        app.settle()
        #expect(journal.read() == ["B wD", "B dD", "dismissed"])
        #expect(above.view.window == nil)
        #expect(app.window.subviews.count == 1)
    }

    @Test(
        "Presentation: full screen and in the current context, the presenter leaves the window",
        arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
    func covered(style: UIModalPresentationStyle) {
        let below = Noting("A", journal)
        let above = Noting("B", journal)
        let app = HeadlessApp(size: size, rootViewController: below)
        above.modalPresentationStyle = style
        _ = journal.read()
        below.present(above, animated: true)
        #expect(journal.read() == ["B load", "A wD", "B wA", "B iA"])
        app.settle()
        #expect(journal.read() == ["B dA", "A dD"])
        #expect(below.view.window == nil)
        below.dismiss(animated: true)
        #expect(journal.read() == ["B wD", "A wA", "A iA"])
        app.settle()
        #expect(journal.read() == ["A dA", "B dD"])
        #expect(below.view.superview === app.window)
        #expect(below.view.frame == app.window.bounds)
    }

    @Test("Sheet: a drag that springs back lets the controller disappear and appear again")
    func springBack() {
        let (app, _, _) = sheet()
        app.finger.drag(
            from: CGPoint(x: 180, y: 40), to: CGPoint(x: 180, y: 140), duration: 0.5)
        app.settle()
        #expect(journal.read() == ["should", "B wD", "B wA", "B iA", "B dA"])
    }

    @Test("Sheet: a swipe down asks, dismisses and reports")
    func swipe() {
        let (app, below, _) = sheet()
        app.finger.drag(
            from: CGPoint(x: 180, y: 40), to: CGPoint(x: 180, y: 600), duration: 0.3)
        app.settle()
        #expect(journal.read() == ["should", "B wD", "will", "B dD", "did"])
        #expect(below.presentedViewController == nil)
    }

    @Test("Sheet: a swipe of a modal one is only attempted")
    func modal() {
        let (app, below, above) = sheet()
        above.isModalInPresentation = true
        app.finger.drag(
            from: CGPoint(x: 180, y: 40), to: CGPoint(x: 180, y: 600), duration: 0.3)
        app.settle()
        #expect(journal.read() == ["attempt"])
        #expect(below.presentedViewController === above)
    }

    @Test("Sheet: a tap next to it and the Escape key dismiss it, code is not reported")
    func otherWays() {
        let (app, below, _) = sheet()
        app.finger.tap(at: CGPoint(x: 180, y: 4))
        app.settle()
        #expect(journal.read() == ["should", "will", "B wD", "B dD", "did"])
        let again = sheet(in: app, from: below)
        app.keyboard.press(.escape)
        app.settle()
        #expect(journal.read() == ["should", "will", "C wD", "C dD", "did"])
        withExtendedLifetime(again) {}
        let last = sheet(in: app, from: below)
        below.dismiss(animated: true)
        app.settle()
        #expect(journal.read() == ["C wD", "C dD"])
        withExtendedLifetime(last) {}
    }

    // MARK: Set-up

    private final class Watcher: UIAdaptivePresentationControllerDelegate {
        let journal: Journal

        init(_ journal: Journal) { self.journal = journal }

        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
            journal.entries.append("should")
            return true
        }
        func presentationControllerWillDismiss(_ controller: UIPresentationController) {
            journal.entries.append("will")
        }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) {
            journal.entries.append("did")
        }
        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
            journal.entries.append("attempt")
        }
    }

    private static var watcher: Watcher?

    /// Presents a page sheet B over A.
    private func sheet() -> (HeadlessApp, UIViewController, UIViewController) {
        let below = Noting("A", journal)
        let above = Noting("B", journal)
        let app = HeadlessApp(size: size, rootViewController: below)
        show(above, from: below, in: app)
        return (app, below, above)
    }

    private func sheet(in app: HeadlessApp, from below: UIViewController) -> UIViewController {
        let above = Noting("C", journal)
        show(above, from: below, in: app)
        return above
    }

    private func show(_ above: UIViewController, from below: UIViewController, in app: HeadlessApp)
    {
        let watcher = Watcher(journal)
        Self.watcher = watcher
        above.presentationController?.delegate = watcher
        below.present(above, animated: true)
        app.settle()
        _ = journal.read()
    }
}
