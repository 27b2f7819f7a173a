import Testing
import UIKit
import UIKitTesting

@Suite("Modes of split view controllers")
@MainActor
struct SplitModeTests {
    private final class Listener: UISplitViewControllerDelegate {
        var modes: [UISplitViewController.DisplayMode] = []

        func splitViewController(
            _ svc: UISplitViewController,
            willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { modes.append(displayMode) }
    }

    private func start(
        _ width: CGFloat, style: UISplitViewController.Style = .doubleColumn,
        behavior: UISplitViewController.SplitBehavior = .automatic
    ) -> (HeadlessApp, UISplitViewController) {
        let app = HeadlessApp(
            size: CGSize(width: width, height: 600), rootViewController: UIViewController())
        let split = UISplitViewController(style: style)
        split.preferredSplitBehavior = behavior
        split.setViewController(UIViewController(), for: .primary)
        if style == .tripleColumn {
            split.setViewController(UIViewController(), for: .supplementary)
        }
        split.setViewController(UIViewController(), for: .secondary)
        app.window.rootViewController = split
        app.settle()
        return (app, split)
    }

    private func frame(
        of column: UISplitViewController.Column, in split: UISplitViewController
    ) -> CGRect? { split.viewController(for: column)?.navigationController?.view.frame }

    @Test("Split: a column that does not fit covers the secondary one, until that is tapped")
    func overlay() throws {
        let (app, split) = start(900, behavior: .overlay)
        let listener = Listener()
        split.delegate = listener
        split.hide(.primary)
        app.settle()
        split.show(.primary)
        app.advance(by: 0.1)
        let x = try #require(split.viewController(for: .primary)?.view.window)
        #expect(x === app.window)
        app.settle()
        #expect(split.displayMode == .oneOverSecondary && split.splitBehavior == .overlay)
        #expect(frame(of: .secondary, in: split) == CGRect(x: 0, y: 0, width: 900, height: 600))
        #expect(frame(of: .primary, in: split) == CGRect(x: 0, y: 0, width: 320, height: 600))
        app.finger.tap(at: CGPoint(x: 100, y: 300))
        #expect(split.displayMode == .oneOverSecondary)
        app.finger.tap(at: CGPoint(x: 700, y: 300))
        app.settle()
        #expect(split.displayMode == .secondaryOnly && frame(of: .primary, in: split) != nil)
        #expect(split.viewController(for: .primary)?.view.window == nil)
        #expect(listener.modes == [.secondaryOnly, .oneOverSecondary, .secondaryOnly])
    }

    @Test("Split: two columns of three push the secondary one aside where only one fits")
    func displacement() {
        let (app, split) = start(800, style: .tripleColumn)
        #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .displace)
        split.show(.primary)
        app.settle()
        #expect(split.displayMode == .twoDisplaceSecondary)
        #expect(frame(of: .primary, in: split)?.minX == 0)
        #expect(frame(of: .supplementary, in: split)?.minX == 280.5)
        #expect(frame(of: .secondary, in: split)?.minX == 601)
        #expect(frame(of: .secondary, in: split)?.width == 479.5)
        app.keyboard.press(.escape)
        app.settle()
        #expect(split.displayMode == .oneBesideSecondary)
    }

    @Test("Split: a swipe from the leading edge shows a hidden column, also from right to left")
    func swipe() {
        let (app, split) = start(900)
        split.preferredDisplayMode = .secondaryOnly
        app.settle()
        split.presentsWithGesture = false
        app.finger.drag(
            from: CGPoint(x: 4, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.2)
        app.settle()
        #expect(split.displayMode == .secondaryOnly)
        split.presentsWithGesture = true
        app.finger.drag(
            from: CGPoint(x: 4, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.2)
        app.settle()
        #expect(split.displayMode == .oneBesideSecondary)
        split.preferredDisplayMode = .secondaryOnly
        app.window.traitOverrides.layoutDirection = .rightToLeft
        app.settle()
        app.finger.drag(
            from: CGPoint(x: 896, y: 300), to: CGPoint(x: 700, y: 300), duration: 0.2)
        app.settle()
        #expect(frame(of: .primary, in: split)?.maxX == 900)
    }

    @Test("Split: the display mode button shows and hides columns, and is hidden on one stack")
    func button() {
        let (app, split) = start(900)
        let root = split.viewController(for: .secondary)
        root?.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        app.settle()
        app.finger.tap(at: CGPoint(x: 345, y: 22))
        app.settle()
        #expect(split.displayMode == .secondaryOnly)
        app.finger.tap(at: CGPoint(x: 25, y: 22))
        app.settle()
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(app.audit([.missingLabel]) == [])
        app.resize(to: CGSize(width: 400, height: 600))
        #expect(split.displayModeButtonItem.isHidden)
    }

    /// The places of the columns and visible separators, as they are shown now, by their edges.
    private func shownEdges(of split: UISplitViewController) -> [[CGFloat]] {
        split.view.subviews.filter { !$0.isHidden && $0.alpha > 0 }
            .compactMap { $0.layer.presentation()?.frame }
            .map { [$0.minX, $0.maxX] }
            .sorted { $0[0] < $1[0] }
    }

    @Test(
        "Split: a separator stays at its column's edge while the column slides",
        arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func separator(direction: UITraitEnvironmentLayoutDirection) throws {
        let (app, split) = start(900)
        app.window.traitOverrides.layoutDirection = direction
        app.settle()
        // The column, its separator and the secondary column, in this order from the leading edge.
        func check(_ places: [[CGFloat]]) {
            #expect(places.count == 3)
            for (edge, next) in zip(places, places.dropFirst()) {
                #expect(abs(edge[1] - next[0]) < 0.01, "\(places)")
            }
        }
        for isHiding in [true, false] {
            isHiding ? split.hide(.primary) : split.show(.primary)
            app.advance(by: 0.15)
            let places = shownEdges(of: split)
            check(places)
            let primary = try #require(direction == .leftToRight ? places.first : places.last)
            #expect(primary[0] < 0 || primary[1] > 900)
            app.settle()
        }
        check(shownEdges(of: split))
        split.hide(.primary)
        app.settle()
        #expect(shownEdges(of: split) == [[0, 900]])
        // A column that is shown again while it leaves stays.
        split.show(.primary)
        app.settle()
        split.hide(.primary)
        app.advance(by: 0.1)
        split.show(.primary)
        app.settle()
        check(shownEdges(of: split))
    }
}
