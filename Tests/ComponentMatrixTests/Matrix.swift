import UIKit

/// One component in one host at one moment.
enum Matrix {
    /// Returns what is wrong in a cell; `nil` if the cell has no meaning.
    static func faults(
        of type: Component.Type, on host: Host, at moment: Moment
    ) -> [String]? {
        if case .noMeaning = type.expected(on: host, at: moment) { return nil }
        let (stage, counts) = (Stage(host), Counts())
        if moment != .beforeWindow { stage.install() }
        var (faults, parts) = play(type, stage, counts, at: moment)
        parts.append(Weak(stage.view))
        stage.release()
        stage.pass(10)
        for part in parts {
            if let object = part.object {
                faults.append("\(Swift.type(of: object)) is still alive")
            }
        }
        if counts.ended != counts.started {
            faults.append("\(counts.ended) completions of \(counts.started)")
        }
        return faults
    }

    private static func play(
        _ type: Component.Type, _ stage: Stage, _ counts: Counts, at moment: Moment
    ) -> ([String], [Weak]) {
        let component = type.init(stage, counts)
        component.prepare()
        defer { type.restore() }
        let before = stage.footprint
        moment.play(component)
        let faults = component.faults
        guard moment != .ownerReleased else {
            return (faults, component.parts.map(Weak.init))
        }
        var after = stage.footprint
        // Views of its own, such as cells, that a list makes in its first layout.
        if moment == .beforeWindow, stage.view is UIScrollView { after["subviews"] = 0 }
        return (faults + leftovers(before, after), component.parts.map(Weak.init))
    }

    /// What a component has left in its host.
    static func leftovers(_ before: [String: Int], _ after: [String: Int]) -> [String] {
        before.keys.sorted().compactMap { name in
            let (old, new) = (before[name] ?? 0, after[name] ?? 0)
            return new <= old ? nil : "\(new) \(name) are left, there were \(old)"
        }
    }
}

/// An object that may be gone.
struct Weak {
    weak var object: AnyObject?

    init(_ object: AnyObject?) { self.object = object }
}
