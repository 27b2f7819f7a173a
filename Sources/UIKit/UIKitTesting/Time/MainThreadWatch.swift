import CVirtualClock
public import Foundation
import Synchronization

/// A thread that reports when code of an app blocks the main thread: a test in which a task waits
/// for something that never comes would else hang without a word.
///
/// Time is real here. It counts from the last ``beat()``, that is, from the beginning of the job,
/// the event or the frame that blocks.
nonisolated final class MainThreadWatch: Sendable {
    static let shared = MainThreadWatch()

    /// The nanoseconds after which a block is reported.
    let limit = Atomic(Int64(5_000_000_000))

    /// The real time of the last beat; 0 while no app is watched.
    private let lastBeat = Atomic(Int64(0))

    private init() {
        let thread = Thread { [self] in
            var reported: Int64 = 0
            while true {
                usleep(50_000)
                let beat = lastBeat.load(ordering: .relaxed)
                guard beat != 0, beat != reported else { continue }
                let duration = ts_real_time() - beat
                guard duration > limit.load(ordering: .relaxed) else { continue }
                reported = beat
                FileHandle.standardError.write(Data(Self.report(after: duration).utf8))
            }
        }
        thread.name = "MainThreadWatch"
        thread.start()
    }

    /// Calls `body`, which runs code of an app.
    @MainActor
    func watch<Result>(_ body: () throws -> Result) rethrows -> Result {
        let old = lastBeat.exchange(ts_real_time(), ordering: .relaxed)
        defer { lastBeat.store(old == 0 ? 0 : ts_real_time(), ordering: .relaxed) }
        return try body()
    }

    /// Notes that the main thread is about to do another thing.
    @MainActor
    func beat() {
        if lastBeat.load(ordering: .relaxed) != 0 {
            lastBeat.store(ts_real_time(), ordering: .relaxed)
        }
    }

    // MARK: Reporting

    private static func report(after duration: Int64) -> String {
        let seconds = (Double(duration) / 1e8).rounded() / 10
        let lines = stack().map { "  \($0)\n" }.joined()
        return """
            Code of the app has blocked the main thread for \(seconds) seconds of real time. It is in:
            \(lines)Await what takes long, or do it on another thread.

            """
    }

    /// The functions that the main thread is in, innermost first, without those of the handler.
    private static func stack() -> [String] {
        var frames = [UnsafeMutableRawPointer?](repeating: nil, count: 64)
        let count = Int(ts_main_thread_stack(&frames, Int32(frames.count)))
        // The first two are the signal's handler and its return.
        return frames[..<count].dropFirst(2).prefix(32).compactMap { frame in
            guard let symbol = ts_symbol(frame) else { return nil }
            defer { free(symbol) }
            return String(cString: symbol)
        }
    }
}

extension HeadlessApp {
    /// The seconds of real time after which the standard error shows where code of an app blocks
    /// the main thread; 5 by default. It applies to all apps of the process.
    public static var blockLimit: TimeInterval {
        get { Double(MainThreadWatch.shared.limit.load(ordering: .relaxed)) / 1e9 }
        set { MainThreadWatch.shared.limit.store(Int64(newValue * 1e9), ordering: .relaxed) }
    }
}
