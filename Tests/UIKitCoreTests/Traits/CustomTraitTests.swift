import Testing
import UIKit
import UIKitTesting

@Suite("Traits of an app's own")
struct CustomTraitTests {
    nonisolated private struct Density: UITraitDefinition {
        static let defaultValue = 1.0
        static let affectsColorAppearance = true
    }

    nonisolated private struct Theme: UITraitDefinition {
        struct Name: Equatable { var name = "plain" }
        static let defaultValue = Name()
    }

    private let root: UIViewController
    private let inner = UIView()
    private let app: HeadlessApp

    init() throws {
        app = HeadlessApp(
            size: CGSize(width: 200, height: 200), rootViewController: UIViewController())
        root = try #require(app.window.rootViewController)
        root.view.addSubview(inner)
        app.settle()
    }

    @Test("Traits: a trait of an app's own has its default until it is overridden")
    func defaults() {
        #expect(inner.traitCollection[Density.self] == 1)
        #expect(UITraitCollection()[Theme.self].name == "plain")
        #expect(!root.traitOverrides.contains(Density.self))
    }

    @Test("Traits: overrides of window, controller and view reach the views inside; the inner wins")
    func inheritance() {
        app.window.traitOverrides[Density.self] = 2
        #expect(inner.traitCollection[Density.self] == 2)
        root.traitOverrides[Density.self] = 3
        #expect(root.traitCollection[Density.self] == 3)
        #expect(inner.traitCollection[Density.self] == 3)
        #expect(app.window.traitCollection[Density.self] == 2)
        inner.traitOverrides[Density.self] = 4
        #expect(inner.traitCollection[Density.self] == 4)
        inner.traitOverrides.remove(Density.self)
        #expect(!inner.traitOverrides.contains(Density.self))
        #expect(inner.traitCollection[Density.self] == 3)
        root.traitOverrides = UIViewController().traitOverrides
        #expect(inner.traitCollection[Density.self] == 2)
    }

    @Test("Traits: a view added later has the overrides of where it is added")
    func adding() {
        root.traitOverrides[Theme.self] = Theme.Name(name: "night")
        let late = UIView()
        inner.addSubview(late)
        #expect(late.traitCollection[Theme.self].name == "night")
    }

    @Test("Traits: the system's traits are overridden by name and by type")
    func system() {
        inner.traitOverrides.userInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        inner.traitOverrides[UITraitHorizontalSizeClass.self] = .compact
        #expect(inner.traitCollection.horizontalSizeClass == .compact)
        #expect(inner.traitCollection[UITraitHorizontalSizeClass.self] == .compact)
        inner.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
    }

    @Test("Traits: a registered handler is called when its trait changes, and for no other")
    func observing() {
        var changes: [Double] = []
        let registration = inner.registerForTraitChanges([Density.self]) {
            (view: UIView, old) in
            changes.append(old[Density.self])
            changes.append(view.traitCollection[Density.self])
        }
        root.traitOverrides[Theme.self] = Theme.Name(name: "night")
        root.traitOverrides[Density.self] = 1
        #expect(changes.isEmpty)
        root.traitOverrides[Density.self] = 5
        #expect(changes == [1, 5])
        inner.unregisterForTraitChanges(registration)
        root.traitOverrides[Density.self] = 6
        #expect(changes == [1, 5])
    }

    private final class Counter: UIView {
        var count = 0
        func changed() { count += 1 }
    }

    @Test("Traits: a registered method is called on its target, or on the observed object")
    func methods() {
        let counter = Counter()
        root.view.addSubview(counter)
        counter.registerForTraitChanges(
            [Density.self], action: Selector(Counter.changed, name: "changed"))
        inner.registerForTraitChanges(
            [Density.self], target: counter, action: Selector(Counter.changed, name: "changed"))
        root.traitOverrides[Density.self] = 9
        #expect(counter.count == 2)
    }

    @Test("Traits: dynamic colours follow a trait that affects them")
    func colors() {
        let color = UIColor { $0[Density.self] > 1 ? .red : .blue }
        inner.backgroundColor = color
        root.traitOverrides[Density.self] = 2
        #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
        let plain = UITraitCollection()
        #expect(
            plain.hasDifferentColorAppearance(
                comparedTo: plain.replacing(Density.self, value: 2)))
        #expect(
            !plain.hasDifferentColorAppearance(
                comparedTo: plain.replacing(Theme.self, value: Theme.Name(name: "x"))))
    }

    @Test("Traits: collections with values of an app's own merge, compare and change")
    func collections() {
        let dense = UITraitCollection(Density.self, value: 2)
        let both = UITraitCollection(traitsFrom: [dense, UITraitCollection(displayScale: 3)])
        #expect(both[Density.self] == 2 && both.displayScale == 3)
        #expect(both.containsTraits(in: dense))
        #expect(dense == UITraitCollection { $0[Density.self] = 2 })
        #expect(dense != dense.replacing(Density.self, value: 3))
        #expect(both.modifyingTraits { $0.displayScale = 1 }[Density.self] == 2)
    }

    private final class Themed: UIView {
        var themes: [UIUserInterfaceStyle] = []

        func follow() -> any UITraitChangeRegistration {
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (self: Self, previous: UITraitCollection) in
                self.themes.append(previous.userInterfaceStyle)
            }
        }
    }

    @Test("Traits: a handler may name the observed object as Self")
    func selfHandler() {
        let themed = Themed()
        root.view.addSubview(themed)
        let registration = themed.follow()
        themed.traitOverrides.userInterfaceStyle = .dark
        #expect(themed.themes == [.light])
        themed.unregisterForTraitChanges(registration)
        themed.traitOverrides.userInterfaceStyle = .light
        #expect(themed.themes == [.light])
    }
}
