import Synchronization

/// What stops and starts a camera's sessions while they go on, from any thread.
///
///     let camera = CameraSwitch()
///     for try await event in Camera(.device(), running: camera) { … }
///
///     camera.isOn = false     // when the screen is left: the session stops and releases the device
///     camera.isOn = true      // when it is back: it has started again
///
/// This is what `startRunning()` and `stopRunning()` are to an `AVCaptureSession`.
public final class CameraSwitch: Sendable {
    private struct State {
        var isOn: Bool
        var sessions: [ObjectIdentifier: PipelineSignals] = [:]
    }

    private let state: Mutex<State>

    public init(isOn: Bool = true) { state = Mutex(State(isOn: isOn)) }

    /// Whether frames are wanted.
    public var isOn: Bool {
        get { state.withLock { $0.isOn } }
        set {
            let sessions = state.withLock { state in
                state.isOn = newValue
                return Array(state.sessions.values)
            }
            for session in sessions { session.tell(.turned) }
        }
    }

    /// Has a session hear when it is turned.
    func add(_ session: PipelineSignals) {
        state.withLock { $0.sessions[ObjectIdentifier(session)] = session }
    }

    /// A session that has ended hears nothing more.
    func remove(_ session: PipelineSignals) {
        state.withLock { $0.sessions[ObjectIdentifier(session)] = nil }
    }
}
