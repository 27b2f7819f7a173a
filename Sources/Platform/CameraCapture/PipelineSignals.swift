import Synchronization

/// A notification from a pipeline to its session.
enum PipelineNews: Hashable, Sendable {
    enum Failure: Hashable, Sendable {
        case missing
        case busy
        case forbidden
        case other
    }

    /// A frame is available.
    case frame

    /// The camera switch was turned on or off.
    case turned

    /// There are no more frames.
    case end

    /// There are no more frames because of this failure, with GStreamer's message.
    case failure(Failure, String)
}

/// Passes notifications from GStreamer's threads to a waiting session.
final class PipelineSignals: Sendable {
    private struct State {
        var hasNews = false

        /// The end or the first failure. Later failures are consequences of it.
        var ending: PipelineNews?

        var waiter: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// The reason why the frames ended, `nil` before.
    var ending: PipelineNews? { state.withLock { $0.ending } }

    /// Wakes the session.
    func tell(_ news: PipelineNews) {
        wake { state in
            switch news {
            case .frame, .turned: break
            case .end, .failure: if state.ending == nil { state.ending = news }
            }
        }
    }

    /// Discards the notifications of a stopped pipeline before another is started.
    func forget() {
        state.withLock { state in
            state.ending = nil
            state.hasNews = false
        }
    }

    /// Waits for a notification since the last wait, or until the task is cancelled.
    func wait() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let hasNews = state.withLock { state in
                    if !state.hasNews, !Task.isCancelled { state.waiter = continuation }
                    defer { state.hasNews = false }
                    return state.waiter == nil
                }
                if hasNews { continuation.resume() }
            }
        } onCancel: {
            wake { _ in }
        }
    }

    private func wake(_ change: (inout State) -> Void) {
        let waiter = state.withLock { state in
            change(&state)
            state.hasNews = state.waiter == nil
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume()
    }
}
