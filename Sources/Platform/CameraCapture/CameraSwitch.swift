import Synchronization

/// A switch that stops and restarts a camera's running sessions, from any thread.
///
///     let camera = CameraSwitch()
///     for try await event in Camera(.device(), running: camera) { … }
///
///     camera.isOn = false     // on leaving the screen: the session stops, the device is released
///     camera.isOn = true      // on returning to it: the session restarts
///
/// It corresponds to `startRunning()` and `stopRunning()` of an `AVCaptureSession`.
public final class CameraSwitch: Sendable {
    private struct State {
        var isOn: Bool
        var sessions: [ObjectIdentifier: PipelineSignals] = [:]
    }

    private let state: Mutex<State>

    public init(isOn: Bool = true) { state = Mutex(State(isOn: isOn)) }

    /// `true` if frames are requested.
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

    /// Registers a session to be notified of changes.
    func add(_ session: PipelineSignals) {
        state.withLock { $0.sessions[ObjectIdentifier(session)] = session }
    }

    /// Unregisters a session that has ended.
    func remove(_ session: PipelineSignals) {
        state.withLock { $0.sessions[ObjectIdentifier(session)] = nil }
    }
}
