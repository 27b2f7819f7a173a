import UIKit
import UIKitCore
import UIKitTesting

/// A walk through an app that touches everything that reacts once, and collects all texts.
///
/// Rows of a list are alike, so that only the first ones of each screen are touched. When nothing
/// is left on a screen, the walk leaves it by its back button or the escape key.
final class TextWalk {
    /// The texts seen: of views, of the elements that a screen reader reads, and of menus.
    private(set) var texts: Set<String> = []

    private let app: HeadlessApp
    private var touched: Set<String> = []

    /// The number of touches after which a walk ends.
    private static let limit = 200

    init(app: HeadlessApp) { self.app = app }

    func start() {
        collectMainMenu()
        collect()
        for _ in 0..<Self.limit {
            if let target = nextTarget() { touch(target) } else if !leave() { return }
        }
    }

    // MARK: Moving

    private func nextTarget() -> Element? {
        app.query().filter { view in
            if let control = view as? UIControl { return control.isEnabled }
            return view is UITableViewCell || view is UICollectionViewCell
                || view.gestureRecognizers?.isEmpty == false
        }.all.first { target in
            guard !isWayBack(target), !touched.contains(Self.key(of: target)) else { return false }
            target.scrollIntoSight()
            app.window.layOutIfNeeded()
            return target.isHittable && touched.insert(Self.key(of: target)).inserted
        }
    }

    /// The type and the name of an element; of rows, the type and the list.
    private static func key(of element: Element) -> String {
        let view = element.view
        let type = "\(Swift.type(of: view))"
        let list = view.superview.map { "\(Swift.type(of: $0))" } ?? ""
        let isRow = view is UITableViewCell || view is UICollectionViewCell
        return isRow ? "\(type) \(list)" : "\(type) \(element.identifier ?? element.label ?? list)"
    }

    /// Clicks an element with the right button, closes what that opened, and taps it.
    private func touch(_ target: Element) {
        let place = target.center
        let before = app.describe()
        app.mouse.click(at: place, button: .secondary)
        app.advance(by: 0.5)
        if app.describe() != before {
            collect()
            app.keyboard.press(.escape)
            app.advance(by: 0.5)
        }
        guard target.isHittable else { return }
        app.finger.tap(at: place)
        app.advance(by: 0.7)
        collect()
    }

    private func isWayBack(_ element: Element) -> Bool {
        "\(type(of: element.view))" == "BackButton"
    }

    /// Leaves the screen, and returns `false` if nothing changed.
    private func leave() -> Bool {
        let before = app.describe()
        let back = app.query().filter { "\(type(of: $0))" == "BackButton" }.all
            .last(where: \.isHittable)
        if let back { app.finger.tap(at: back.center) } else { app.keyboard.press(.escape) }
        app.advance(by: 0.7)
        collect()
        return app.describe() != before
    }

    // MARK: Reading

    private func collect() {
        for match in app.describe().matches(of: /([a-zA-Z]+)="((?:[^"\\]|\\.)*)"/)
        where !["identifier", "controller", "switch"].contains(String(match.output.1)) {
            texts.insert(String(match.output.2))
        }
        for element in app.accessibilityElements() {
            texts.formUnion([element.label, element.value, element.hint].compactMap(\.self))
            texts.formUnion(element.actions)
        }
        texts.formUnion(app.announcements)
    }

    private func collectMainMenu() {
        func visit(_ element: UIMenuElement) {
            texts.insert(element.title)
            (element as? UIMenu)?.children.forEach(visit)
        }
        visit(app.application.mainMenu)
    }
}
