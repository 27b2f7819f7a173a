import Foundation
import UIKit
import UIKitTesting

/// The memory that stays after many screens came and went.
@MainActor
enum NavigationMemory {
    private static let cycles = 1_000

    /// The limit of growth, in megabytes.
    private static let limit = 1.0

    static let report = Report(name: "navigation: memory") {
        var table = Report.Table(
            introduction: """
                Growth of the resident memory over \(cycles) cycles of a screen of 50 views, after \
                as many that fill caches.
                """,
            columns: ["cycle", "megabytes", "limit", "kept"])
        let subjects: [(name: String, cycle: (CyclingScreens) -> Void)] = [
            ("pushed, swiped back half way, popped", { $0.push() }),
            ("presented and dismissed", { $0.present() }),
        ]
        for (name, cycle) in subjects {
            let screens = CyclingScreens()
            for _ in 0..<cycles { cycle(screens) }
            let before = LayoutMemory.residentBytes
            for _ in 0..<cycles { cycle(screens) }
            let growth = Double(LayoutMemory.residentBytes - before) / 1e6
            let isKept = growth <= limit
            table.rows.append([
                name, String(format: "%.2f", growth), "≤ \(limit)", isKept ? "yes" : "NO",
            ])
            table.isWithinLimits = table.isWithinLimits && isKept
        }
        return table
    }
}

/// An app in which screens come and go, each to the end of its motion.
@MainActor
private final class CyclingScreens {
    private let navigation: UINavigationController
    private let app: HeadlessApp

    init() {
        let navigation = UINavigationController(rootViewController: FiftyViews())
        self.navigation = navigation
        app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: navigation)
        app.paintsFrames = false
    }

    func push() {
        navigation.pushViewController(FiftyViews(), animated: true)
        app.settle()
        app.finger.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 90, y: 300), duration: 0.5)
        app.settle()
        precondition(navigation.viewControllers.count == 2, "The swipe was not cancelled.")
        navigation.popViewController(animated: true)
        app.settle()
    }

    func present() {
        navigation.present(FiftyViews(), animated: true)
        app.settle()
        navigation.dismiss(animated: true)
        app.settle()
        precondition(navigation.presentedViewController == nil, "The sheet is still there.")
    }
}
