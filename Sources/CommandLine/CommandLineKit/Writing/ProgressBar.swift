import FoundationGaps
import Synchronization

/// The progress of a long command: a bar that is redrawn in place on a terminal, and elsewhere a
/// line every ten seconds.
public final class ProgressBar: Sendable {
    private let name: String
    private let console: Console
    private let now: @Sendable () -> ContinuousClock.Instant

    /// The time of the last drawing or line, or of the start.
    private let last: Mutex<ContinuousClock.Instant?>

    /// Creates the bar of `name`, like a file's.
    public convenience init(_ name: String, console: Console) {
        self.init(name, console: console, now: { .now })
    }

    /// Creates a bar on another clock.
    init(
        _ name: String, console: Console, now: @escaping @Sendable () -> ContinuousClock.Instant
    ) {
        self.name = name
        self.console = console
        self.now = now
        last = Mutex(console.redrawsProgress ? nil : now())
    }

    /// Reports that a share of the work is done.
    ///
    /// - Parameters:
    ///   - share: From 0 to 1; `nil` where the end is unknown.
    ///   - detail: What was done so far, like “256 MB”.
    public func update(_ share: Double?, _ detail: String) {
        let time = now()
        let pause: Duration = console.redrawsProgress ? .milliseconds(100) : .seconds(10)
        let isDue = last.withLock { last in
            if let last, time - last < pause { return false }
            last = time
            return true
        }
        guard isDue else { return }
        let percent = share.map { "\(Int($0 * 100)) %, " } ?? ""
        guard console.redrawsProgress else { return console.say("\(name): \(percent)\(detail)") }
        let bar = share.map { share in
            let full = Int(share * Double(Self.cells))
            return "[" + String(repeating: "█", count: full)
                + String(repeating: "░", count: Self.cells - full) + "] "
        }
        console.receiveProgress(.progress(Self.fitting("\(bar ?? "")\(percent)\(detail)  \(name)")))
    }

    /// Removes the bar from the terminal.
    public func finish() {
        if console.redrawsProgress { console.receiveProgress(.endOfProgress) }
    }

    private static let cells = 20

    /// The columns of the narrowest usual terminal: a line that wraps cannot be redrawn in place.
    private static let columns = 79

    private static func fitting(_ text: String) -> String {
        var room = columns
        return String(
            text.prefix { character in
                room -= TextWidth.columns(of: character)
                return room >= 0
            })
    }
}
