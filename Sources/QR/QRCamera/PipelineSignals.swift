import Synchronization

/// What a pipeline tells the session that it belongs to.
enum PipelineNews: Hashable, Sendable {
    enum Failure: Hashable, Sendable {
        case missing
        case busy
        case forbidden
        case other
    }

    /// A frame waits.
    case frame

    /// Whether frames are wanted has changed.
    case turned

    /// There are no more frames.
    case end

    /// There are no more frames, because of this; in GStreamer's own words.
    case failure(Failure, String)
}

/// Where GStreamer's threads leave news, and a session waits for them.
final class PipelineSignals: Sendable {
    private struct State {
        var hasNews = false

        /// The end or the first failure. Later failures follow from it.
        var ending: PipelineNews?

        var waiter: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// How the frames ended, if they did.
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

    /// Forgets what a pipeline told that has been stopped, before there is another.
    func forget() {
        state.withLock { state in
            state.ending = nil
            state.hasNews = false
        }
    }

    /// Waits until there are news since the last wait, or until the task is cancelled.
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
