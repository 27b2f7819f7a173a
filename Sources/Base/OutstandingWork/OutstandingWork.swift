/// Work that other processes do for the app, such as those of a web engine: it takes real time, and
/// its results arrive by a loop of its own.
///
/// A desktop's host runs that loop anyway. A host without a display asks here: its clock stands
/// still while work is pending.
@MainActor
package protocol OutstandingWork: AnyObject {
    /// What is pending, one phrase each; empty if nothing is, or if it waits for the app.
    var pendingReasons: [String] { get }

    /// Delivers a result that has arrived; `false` if there was none.
    func deliver() -> Bool
}

/// The kinds of outstanding work of this program.
@MainActor
package enum OutstandingWorks {
    private static var all: [any OutstandingWork] = []

    /// `true` after a host without a display has asked: nothing else delivers results.
    package private(set) static var isAwaited = false

    /// Adds a kind of work, for the rest of the program's life.
    package static func add(_ work: any OutstandingWork) { all.append(work) }

    /// Declares that the caller delivers results.
    package static func await() { isAwaited = true }

    /// What is pending.
    package static var pendingReasons: [String] { all.flatMap(\.pendingReasons) }

    /// Delivers a result of each kind that has arrived; `false` if there was none.
    package static func deliver() -> Bool {
        all.reduce(false) { $1.deliver() || $0 }
    }
}
