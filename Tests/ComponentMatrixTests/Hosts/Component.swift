import UIKit

/// What is expected of a component in a host at a moment.
enum Expected {
    /// It is shown, inside of its host, and leaves nothing.
    case works

    /// The combination has no meaning, with a reason.
    case noMeaning(String)
}

/// The number of things that began and of those that ended, which outlives its component.
final class Counts {
    var started = 0
    var ended = 0
}

/// A component in a host: how it is shown and hidden, and what is seen of it then. Each library has
/// a subclass.
class Component {
    let stage: Stage
    let counts: Counts
    private(set) var faults: [String] = []

    /// Called at the end of what the component does, by the component's own closure.
    var whenEnded: (() -> Void)?

    required init(_ stage: Stage, _ counts: Counts) {
        self.stage = stage
        self.counts = counts
    }

    var host: Host { stage.host }
    var view: UIView { stage.view }

    // MARK: For subclasses

    class func expected(on host: Host, at moment: Moment) -> Expected { .works }

    /// Adds what is there before and after the component is shown.
    func prepare() {}

    /// Restores what `prepare()` sets for the whole process, which other suites see.
    class func restore() {}

    func show() {}
    func hide() {}

    /// Makes the component do something that is not done when its owner is released.
    func leaveWorkPending() {}

    /// Called when a component that was shown before its window has one.
    func becameVisible() {}

    /// Called when the host or the app came back.
    func cameBack() {}

    /// Sets values by code and by keys, and checks them.
    func useValues() {}

    /// Replaces settings while it is shown, and checks them.
    func replaceSettings() {}

    func checkShown(_ moment: String) {}
    func checkHidden(_ moment: String) {}

    /// Objects that may not outlive the host.
    var parts: [AnyObject] { [] }

    /// The calls of a random program.
    var operations: [(name: String, call: (Int) -> Void)] {
        [
            ("show", { [unowned self] _ in show() }), ("hide", { [unowned self] _ in hide() }),
        ]
    }

    // MARK: Checks

    func expect(_ condition: Bool, _ fault: @autoclosure () -> String) {
        if !condition { faults.append(fault()) }
    }

    /// Checks that a view is inside of what is seen of the host.
    func expectInside(_ part: UIView, _ name: String) {
        guard !host.isSmall else { return }
        let visible = stage.visible
        let frame = part.convert(part.bounds, to: view)
        expect(
            visible.covers(frame),
            "\(name) at \(frame) is outside of \(visible)")
    }

    func expect<Value: Equatable>(_ name: String, _ value: Value, is wanted: Value) {
        expect(value == wanted, "\(name) is \(value) instead of \(wanted)")
    }
}

extension CGRect {
    /// `true` if another rectangle is inside, but for rounding: `contains(_:)` compares sums.
    func covers(_ other: CGRect) -> Bool {
        minX < other.minX + 1 && minY < other.minY + 1 && maxX > other.maxX - 1
            && maxY > other.maxY - 1
    }
}
