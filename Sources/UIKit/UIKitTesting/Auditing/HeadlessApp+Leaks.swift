import UIKit

extension HeadlessApp {
    /// Runs actions several times and reports the views and controllers that each cycle leaves
    /// behind.
    ///
    ///     try app.expectNoLeaks {
    ///         try app.finger.tap(on: "Add")
    ///         app.settle()
    ///         try app.finger.tap(on: "Cancel")
    ///     }
    ///
    /// The actions end on the screen on which they began. Every view and controller that is shown
    /// during a cycle and not afterwards should be gone; so should the objects that its controllers
    /// store, such as their models. Objects that are kept for reuse pass, because their
    /// number does not grow with each cycle. Until then, frames are painted only for snapshots.
    ///
    /// - Parameters:
    ///   - cycles: The number of runs that are compared, after a first one that fills caches.
    ///   - file: The file of the call, for the report.
    ///   - line: The line of the call, for the report.
    ///   - body: The actions of a cycle.
    /// - Throws: A ``TestFailure`` that lists the classes of which every cycle leaves objects, and
    ///   the errors of `body`.
    public func expectNoLeaks(
        cycles: Int = 3, file: StaticString = #filePath, line: UInt = #line,
        _ body: () throws -> Void
    ) throws {
        requires(cycles > 0, "\(cycles) cycles show no growth. Run at least one.")
        let watch = LeakWatch()
        watch.add(shownObjects())
        willAdvance = { [unowned self] in watch.add(shownObjects()) }
        let paintedFrames = paintsFrames
        paintsFrames = false
        defer {
            willAdvance = nil
            paintsFrames = paintedFrames
        }
        var growths: [[String: Int]] = []
        for cycle in 0...cycles {
            watch.startCycle()
            try body()
            settle()
            if cycle > 0 { growths.append(watch.survivors(besides: shownObjects())) }
        }
        let leaks = growths[0].keys.filter { name in growths.allSatisfy { $0[name] != nil } }
        guard !leaks.isEmpty else { return }
        let list = leaks.sorted().map { name in
            "  \(name): \(growths.map { "\($0[name] ?? 0)" }.joined(separator: ", "))"
        }
        throw TestFailure(
            """
            Objects stay alive after each of \(cycles) cycles:
            \(list.joined(separator: "\n"))
            Often a closure or a delegate refers to its owner. Capture it weakly.
            """, file: file, line: line)
    }

    /// The views and controllers of the windows, and the objects that the controllers store.
    private func shownObjects() -> [AnyObject] {
        var found: [AnyObject] = []
        func visit(_ view: UIView) {
            found.append(view)
            view.subviews.forEach(visit)
        }
        func visit(_ controller: UIViewController) {
            found.append(controller)
            found += LeakWatch.objects(storedIn: controller)
            controller.children.forEach(visit)
            if let presented = controller.presentedViewController,
                presented.presentingViewController === controller
            {
                visit(presented)
            }
        }
        for window in application.windows {
            visit(window)
            if let root = window.rootViewController { visit(root) }
        }
        return found
    }
}

/// The objects that were shown, and the cycle in which each of them was first.
@MainActor
private final class LeakWatch {
    private struct Entry {
        weak var object: AnyObject?
        let cycle: Int
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    private var cycle = 0

    func startCycle() {
        cycle += 1
        entries = entries.filter { $0.value.object != nil }
    }

    func add(_ objects: [AnyObject]) {
        for object in objects where entries[ObjectIdentifier(object)]?.object == nil {
            entries[ObjectIdentifier(object)] = Entry(object: object, cycle: cycle)
        }
    }

    /// Returns the number of objects of each class that are new in this cycle and live on without
    /// being shown.
    func survivors(besides shown: [AnyObject]) -> [String: Int] {
        let shown = Set(shown.map { ObjectIdentifier($0) })
        var counts: [String: Int] = [:]
        for (id, entry) in entries where entry.cycle == cycle && !shown.contains(id) {
            if let object = entry.object { counts["\(type(of: object))", default: 0] += 1 }
        }
        return counts
    }

    /// Returns the class instances in the properties of an app's controller.
    static func objects(storedIn controller: UIViewController) -> [AnyObject] {
        var mirror: Mirror? = Mirror(reflecting: controller)
        var found: [AnyObject] = []
        while let current = mirror, current.subjectType != UIViewController.self {
            found += current.children.compactMap { object(in: $0.value) }
            mirror = current.superclassMirror
        }
        return found
    }

    private static func object(in value: Any) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .class: return value as AnyObject
        case .optional: return mirror.children.first.flatMap { object(in: $0.value) }
        default: return nil
        }
    }
}
