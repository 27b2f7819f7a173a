import Testing
import UIKit
import UIKitTesting

/// Split view controllers of columns, side by side and collapsed.
@Suite("Recorded: split views")
@MainActor
struct RecordedSplitTests {
    private final class Listener: NSObject, UISplitViewControllerDelegate {
        var calls: [String] = []
        var top: UISplitViewController.Column?

        func splitViewController(
            _ svc: UISplitViewController,
            willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { calls.append("willChangeTo \(displayMode.rawValue)") }

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            calls.append("top collapsed \(svc.isCollapsed)")
            return top ?? proposed
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
            calls.append("didCollapse \(svc.isCollapsed)")
        }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) {
            calls.append("didExpand \(svc.isCollapsed)")
        }
    }

    private final class World {
        let app = HeadlessApp(
            size: CGSize(width: 1_200, height: 700), rootViewController: UIViewController())
        let split: UISplitViewController
        let listener = Listener()
        let primary = UIViewController()
        let supplementary = UIViewController()
        let secondary = UIViewController()

        init(
            _ style: UISplitViewController.Style = .doubleColumn, width: CGFloat = 1_200,
            prepare: (UISplitViewController) -> Void = { _ in }
        ) {
            split = UISplitViewController(style: style)
            split.setViewController(primary, for: .primary)
            if style == .tripleColumn {
                split.setViewController(supplementary, for: .supplementary)
            }
            split.setViewController(secondary, for: .secondary)
            prepare(split)
            app.resize(to: CGSize(width: width, height: 700))
            app.window.rootViewController = split
            split.delegate = listener
            app.settle()
            listener.calls = []
        }

        func narrow() {
            app.resize(to: CGSize(width: 400, height: 700))
            app.settle()
        }

        func frame(_ controller: UIViewController) -> CGRect {
            controller.navigationController?.view.frame ?? .null
        }
    }

    @Test(
        "Columns: plain controllers are wrapped in navigation controllers, not in the older style")
    func wrapped() {
        let world = World()
        #expect(world.primary.navigationController != nil)
        let classic = UISplitViewController()
        let pages = [UIViewController(), UIViewController()]
        classic.viewControllers = pages
        world.app.window.rootViewController = classic
        world.app.settle()
        #expect(pages.allSatisfy { $0.navigationController == nil })
        #expect(classic.viewControllers == pages)
    }

    @Test("Columns: nothing is loaded or a child before it appears; the mode is secondaryOnly")
    func before() {
        let split = UISplitViewController(style: .doubleColumn)
        let (first, second) = (UIViewController(), UIViewController())
        split.setViewController(first, for: .primary)
        split.setViewController(second, for: .secondary)
        #expect(!first.isViewLoaded && !second.isViewLoaded)
        #expect(split.children.isEmpty && split.displayMode == .secondaryOnly)
    }

    @Test("Widths: 320 for the primary of two; 280 and 320 in three; a hairline apart")
    func widths() {
        let two = World()
        #expect(two.frame(two.primary).width == 320 && two.split.primaryColumnWidth == 320)
        let three = World(.tripleColumn)
        #expect(three.split.displayMode == .twoBesideSecondary)
        #expect(three.frame(three.primary).width == 280)
        #expect(three.frame(three.supplementary).width == 320)
        let gap = three.frame(three.supplementary).minX - three.frame(three.primary).maxX
        #expect(gap == 1 / three.app.window.traitCollection.displayScale)
    }

    @Test("Widths: a preference is clamped to minimum and maximum, and leaves the others theirs")
    func clamped() {
        let world = World()
        world.split.preferredPrimaryColumnWidth = 100
        world.split.minimumPrimaryColumnWidth = 250
        world.app.settle()
        #expect(world.frame(world.primary).width == 250)
        world.split.preferredPrimaryColumnWidth = 600
        world.split.maximumPrimaryColumnWidth = 450
        world.app.settle()
        #expect(world.frame(world.primary).width == 450)
        #expect(world.frame(world.secondary).maxX == 1_200)
    }

    @Test("Modes: preferences keep what was set, displayMode is what is shown")
    func preferences() {
        let world = World(width: 700) { $0.preferredDisplayMode = .twoBesideSecondary }
        #expect(world.split.preferredDisplayMode == .twoBesideSecondary)
        #expect(world.split.displayMode != .twoBesideSecondary)
        #expect(world.split.preferredSplitBehavior == .automatic)
        #expect(world.split.splitBehavior != .automatic)
    }

    @Test("Modes: twoBeside means twoOver with overlay, and twoDisplace with displace")
    func behaviours() {
        let over = World(.tripleColumn) { $0.preferredSplitBehavior = .overlay }
        over.split.preferredDisplayMode = .twoBesideSecondary
        over.app.settle()
        #expect(over.split.displayMode == .twoOverSecondary)
        let aside = World(.tripleColumn) { $0.preferredSplitBehavior = .displace }
        aside.split.preferredDisplayMode = .twoBesideSecondary
        aside.app.settle()
        #expect(aside.split.displayMode == .twoDisplaceSecondary)
    }

    @Test(
        "Modes: three columns that do not fit show one beside at first, asked for later two over",
        arguments: [
            UISplitViewController.DisplayMode.automatic, .twoBesideSecondary, .twoDisplaceSecondary,
        ])
    func threeThatDoNotFit(mode: UISplitViewController.DisplayMode) {
        let first = World(.tripleColumn, width: 800) { $0.preferredDisplayMode = mode }
        #expect(first.split.displayMode == .oneBesideSecondary)
        guard mode == .twoBesideSecondary else { return }
        let later = World(.tripleColumn, width: 800)
        later.split.preferredDisplayMode = mode
        later.app.settle()
        #expect(later.split.displayMode == .twoOverSecondary)
    }

    @Test("Modes: an overlay that was asked for before it appears begins as secondary only")
    func overlayAtFirst() {
        let world = World { $0.preferredDisplayMode = .oneOverSecondary }
        #expect(world.split.displayMode == .secondaryOnly)
        #expect(world.split.preferredDisplayMode == .oneOverSecondary)
    }

    @Test("Side by side: hide and show send willChangeTo alone")
    func showAndHide() {
        let world = World()
        world.split.hide(.primary)
        world.app.settle()
        world.split.show(.primary)
        world.app.settle()
        #expect(world.listener.calls == ["willChangeTo 1", "willChangeTo 2"])
    }

    // MARK: Collapsing

    @Test(
        "Collapsing: the columns' stacks are nested in the first one's, which is then the only one")
    func nested() {
        let world = World()
        world.narrow()
        #expect(world.split.isCollapsed && world.split.viewControllers.count == 1)
        let stack = world.primary.navigationController
        #expect(stack?.viewControllers.first === world.primary)
        #expect(world.secondary.view.window === world.app.window)
    }

    @Test("Collapsing: in the question isCollapsed is still false, in the did call true")
    func flags() {
        let world = World()
        world.narrow()
        #expect(world.listener.calls.first == "top collapsed false")
        #expect(world.listener.calls.contains("didCollapse true"))
        world.listener.calls = []
        world.app.resize(to: CGSize(width: 1_200, height: 700))
        world.app.settle()
        #expect(world.listener.calls.contains("didExpand false"))
    }

    @Test("Collapsing: a compact column replaces all others")
    func compact() {
        let compact = UIViewController()
        let world = World { $0.setViewController(compact, for: .compact) }
        #expect(compact.viewIfLoaded?.window == nil)
        world.narrow()
        #expect(compact.view.window === world.app.window)
        #expect(world.primary.view.window == nil && world.secondary.view.window == nil)
    }

    @Test("Collapsed: show pushes the secondary and pops to the primary; showDetail replaces it")
    func collapsedShow() {
        let world = World()
        world.listener.top = .primary
        world.narrow()
        let stack = world.primary.navigationController
        #expect(stack?.topViewController === world.primary)
        world.split.show(.secondary)
        world.app.settle()
        #expect(world.secondary.view.window === world.app.window)
        world.split.show(.primary)
        world.app.settle()
        #expect(world.primary.view.window === world.app.window)
        let detail = UIViewController()
        world.split.showDetailViewController(detail, sender: nil)
        world.app.settle()
        #expect(detail.view.window === world.app.window)
        #expect(world.split.viewController(for: .secondary) === detail)
    }

    @Test("Collapsed at the start: the delegate names the top column")
    func collapsedAtStart() {
        let world = World { $0.delegate = nil }
        let split = UISplitViewController(style: .doubleColumn)
        let listener = Listener()
        listener.top = .primary
        split.delegate = listener
        let (first, second) = (UIViewController(), UIViewController())
        split.setViewController(first, for: .primary)
        split.setViewController(second, for: .secondary)
        world.app.resize(to: CGSize(width: 400, height: 700))
        world.app.window.rootViewController = split
        world.app.settle()
        #expect(first.view.window === world.app.window && second.viewIfLoaded?.window == nil)
        #expect(listener.calls.contains("top collapsed false"))
    }

    @Test("showDetail: without a split view above, it presents")
    func presents() {
        let root = UIViewController()
        let app = HeadlessApp(size: CGSize(width: 400, height: 700), rootViewController: root)
        let detail = UIViewController()
        root.showDetailViewController(detail, sender: nil)
        app.settle()
        #expect(root.presentedViewController === detail)
    }
}
