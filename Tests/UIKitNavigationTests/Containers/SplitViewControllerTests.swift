import Testing
import UIKit
import UIKitTesting

@Suite("Split view controllers")
@MainActor
struct SplitViewControllerTests {
    private let primary = UIViewController()
    private let secondary = UIViewController()

    private func start(
        _ size: CGSize, style: UISplitViewController.Style = .doubleColumn
    ) -> (HeadlessApp, UISplitViewController) {
        let split = UISplitViewController(style: style)
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        if style == .tripleColumn {
            split.setViewController(UIViewController(), for: .supplementary)
        }
        return (HeadlessApp(size: size, rootViewController: split), split)
    }

    @Test("Split: two columns stand side by side in a wide window, each on a stack")
    func expanded() {
        let (_, split) = start(CGSize(width: 1000, height: 600))
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(primary.navigationController?.view.frame.width == 320)
        #expect(secondary.navigationController?.view.frame.minX ?? 0 > 320)
        #expect(secondary.splitViewController === split)
    }

    @Test("Split: three columns need their widths, else the primary one is hidden")
    func triple() {
        let (app, split) = start(CGSize(width: 1100, height: 600), style: .tripleColumn)
        #expect(split.displayMode == .twoBesideSecondary)
        app.resize(to: CGSize(width: 800, height: 600))
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(primary.view.window == nil)
    }

    @Test("Split: columns collapse into one stack in a narrow window, and expand again")
    func collapses() {
        let (app, split) = start(CGSize(width: 1000, height: 600))
        let pushed = UIViewController()
        app.resize(to: CGSize(width: 400, height: 600))
        #expect(split.isCollapsed)
        #expect(primary.navigationController?.viewControllers == [primary, secondary])
        secondary.navigationController?.pushViewController(pushed, animated: false)
        app.resize(to: CGSize(width: 1000, height: 600))
        #expect(!split.isCollapsed)
        #expect(primary.navigationController?.viewControllers == [primary])
        #expect(secondary.navigationController?.viewControllers == [secondary, pushed])
        #expect(pushed.view.window === app.window && primary.view.window === app.window)
    }

    @Test("Split: on one stack, a new detail controller waits for show, which pushes it")
    func newDetail() throws {
        let chooser = Chooser()
        chooser.hidden = secondary
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = chooser
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        let app = HeadlessApp(
            size: CGSize(width: 400, height: 600), rootViewController: split)
        let stack = try #require(primary.navigationController)
        #expect(stack.viewControllers == [primary])
        let detail = UIViewController()
        split.setViewController(detail, for: .secondary)
        #expect(stack.viewControllers == [primary])
        split.show(.secondary)
        #expect(stack.viewControllers == [primary, detail])
        app.advance(by: 0.1)
        let shown = try #require(detail.view.layer.presentation())
        let place = shown.convert(shown.bounds, to: app.window.layer.presentation())
        #expect(place.minX > 10 && place.minX < 400)
        app.settle()
        #expect(detail.view.window != nil && primary.view.window == nil)
    }

    @Test("Split: the delegate chooses the top column, and show pushes and pops the others")
    func columns() {
        let chooser = Chooser()
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = chooser
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        let app = HeadlessApp(size: CGSize(width: 400, height: 600), rootViewController: split)
        let navigation = primary.navigationController
        #expect(navigation?.viewControllers == [primary])
        split.show(.secondary)
        app.settle()
        #expect(navigation?.viewControllers == [primary, secondary])
        #expect(secondary.view.window === app.window)
        split.show(.primary)
        app.settle()
        #expect(navigation?.viewControllers == [primary])
    }

    @Test("Split: columns can be hidden and shown")
    func modes() {
        let (app, split) = start(CGSize(width: 1000, height: 600))
        split.hide(.primary)
        app.settle()
        #expect(split.displayMode == .secondaryOnly)
        #expect(secondary.navigationController?.view.frame == app.window.bounds)
        split.show(.primary)
        app.settle()
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(primary.view.window === app.window)
    }

    private final class Chooser: UISplitViewControllerDelegate {
        /// The detail controller that is not shown in a narrow window; `nil` for any.
        var hidden: UIViewController?

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            hidden == nil || svc.viewController(for: .secondary) === hidden ? .primary : proposed
        }
    }
}
