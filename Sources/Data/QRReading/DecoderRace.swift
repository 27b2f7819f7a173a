import Dispatch
import Synchronization

/// Two decoders at one picture: the first success wins.
///
/// The second one starts when the first has failed, or after a short while, so that it costs nothing where the first is fast. Neither can be
/// stopped: a loser works on and its result is thrown away. The result comes exactly once.
final class DecoderRace: Sendable {
    /// A decoder at a picture.
    typealias Run = @Sendable () -> [DecodedSymbol]

    enum Outcome: Hashable, Sendable {
        /// Somebody found these.
        case found([DecodedSymbol])

        /// Both looked at everything and found nothing.
        case nothing

        /// Time was up, or the task was cancelled, before both had looked.
        case unfinished
    }

    private struct State {
        var continuation: CheckedContinuation<Outcome, Never>?
        var outcome: Outcome?
        var waitingRun: Run?
        var running = 0
    }

    private let state: Mutex<State>
    private let queue: DispatchQueue

    private init(second: Run?, queue: DispatchQueue) {
        state = Mutex(State(waitingRun: second))
        self.queue = queue
    }

    /// Runs the race.
    ///
    /// - Parameters:
    ///   - first: Starts at once.
    ///   - second: Starts when `first` has found nothing, or after `hedge`.
    ///   - deadline: When to give up.
    static func run(
        first: @escaping Run, second: Run?, hedge: Duration, deadline: ContinuousClock.Instant,
        on queue: DispatchQueue = queue
    ) async -> Outcome {
        let race = DecoderRace(second: second, queue: queue)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                race.begin(continuation, first: first, hedge: hedge, deadline: deadline)
            }
        } onCancel: {
            race.end(with: .unfinished)
        }
    }

    /// Decoders hold their threads, so they have a queue of their own.
    static let queue = DispatchQueue(label: "touchstone.qr", attributes: .concurrent)

    private func begin(
        _ continuation: CheckedContinuation<Outcome, Never>, first: @escaping Run,
        hedge: Duration, deadline: ContinuousClock.Instant
    ) {
        let early = state.withLock { state -> Outcome? in
            if state.outcome == nil {
                state.continuation = continuation
                state.running = 1
            }
            return state.outcome
        }
        if let early { return continuation.resume(returning: early) }
        start(first)
        after(hedge) { self.startSecond() }
        after(ContinuousClock.now.duration(to: deadline)) { self.end(with: .unfinished) }
    }

    private func after(_ duration: Duration, _ work: @escaping @Sendable () -> Void) {
        let parts = duration.components
        let nanoseconds = parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000
        queue.asyncAfter(deadline: .now() + .nanoseconds(Int(max(nanoseconds, 0))), execute: work)
    }

    private func start(_ run: @escaping Run) {
        queue.async {
            guard self.state.withLock({ $0.outcome == nil }) else { return }
            let symbols = run()
            if symbols.isEmpty { self.failed() } else { self.end(with: .found(symbols)) }
        }
    }

    private func startSecond() {
        let run = state.withLock { state -> Run? in
            guard state.outcome == nil, let run = state.waitingRun else { return nil }
            state.waitingRun = nil
            state.running += 1
            return run
        }
        if let run { start(run) }
    }

    private func failed() {
        startSecond()
        let isLast = state.withLock { state in
            state.running -= 1
            return state.running == 0
        }
        if isLast { end(with: .nothing) }
    }

    private func end(with outcome: Outcome) {
        let continuation = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
            guard state.outcome == nil else { return nil }
            state.outcome = outcome
            defer { state.continuation = nil }
            return state.continuation
        }
        continuation?.resume(returning: outcome)
    }
}
