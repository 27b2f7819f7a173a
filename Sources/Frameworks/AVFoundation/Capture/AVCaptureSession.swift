import CameraCapture
public import Foundation
import Synchronization

/// Takes frames from a camera to outputs and previews.
///
///     let session = AVCaptureSession()
///     session.addInput(try AVCaptureDeviceInput(device: camera))
///     session.addOutput(codes)
///     preview.session = session
///     DispatchQueue.global().async { session.startRunning() }
///
/// A camera that is disconnected, or that another program takes, interrupts the session, which goes
/// on when it is back. A camera that cannot be opened stops it with
/// ``runtimeErrorNotification``.
// Sendable: what changes is in a mutex, or on the main actor.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    private struct State {
        var inputs: [AVCaptureInput] = []
        var outputs: [AVCaptureOutput] = []
        var preset = Preset.high
        var isRunning = false
        var isInterrupted = false
        var frameSize: CGSize?
        var task: Task<Void, Never>?

        /// The number of starts, by which an old task knows that it is one.
        var start = 0
    }

    private let state = Mutex(State())

    /// The layers that show the frames.
    let previews: PreviewList

    public override init() {
        previews = PreviewList()
        super.init()
    }

    deinit { state.withLock { $0.task }?.cancel() }

    // MARK: Inputs and outputs

    /// The cameras: one, or none.
    open var inputs: [AVCaptureInput] { state.withLock { $0.inputs } }

    /// The outputs.
    open var outputs: [AVCaptureOutput] { state.withLock { $0.outputs } }

    /// The connections of the outputs.
    open var connections: [AVCaptureConnection] { outputs.flatMap(\.connections) }

    /// Returns `true` for a camera if there is none yet.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { inputs.isEmpty }

    /// Adds a camera.
    ///
    /// - Precondition: There is none yet.
    open func addInput(_ input: AVCaptureInput) {
        precondition(
            canAddInput(input),
            "The session has an input already. Call canAddInput(_:) before, or remove the other.")
        change { $0.inputs.append(input) }
    }

    /// Removes a camera.
    open func removeInput(_ input: AVCaptureInput) {
        change { $0.inputs.removeAll { $0 === input } }
    }

    /// Returns `true` for an output that no session has.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { output.connections.isEmpty }

    /// Adds an output.
    ///
    /// - Precondition: No session has it.
    open func addOutput(_ output: AVCaptureOutput) {
        precondition(
            canAddOutput(output),
            "The output belongs to a session already. Call canAddOutput(_:) before.")
        output.join(self)
        state.withLock { $0.outputs.append(output) }
    }

    /// Removes an output.
    open func removeOutput(_ output: AVCaptureOutput) {
        let wasThere = state.withLock { state in
            defer { state.outputs.removeAll { $0 === output } }
            return state.outputs.contains { $0 === output }
        }
        guard wasThere else { return }
        output.leave()
        output.framesDidEnd()
    }

    /// The quality of the frames, ``Preset/high`` by default.
    ///
    /// - Precondition: The camera has it.
    open var sessionPreset: Preset {
        get { state.withLock { $0.preset } }
        set {
            precondition(
                canSetSessionPreset(newValue),
                "The camera has no \(newValue.rawValue). Call canSetSessionPreset(_:) before.")
            change { $0.preset = newValue }
        }
    }

    /// Returns `true` for a quality that the camera has; for every one without a camera.
    open func canSetSessionPreset(_ preset: Preset) -> Bool {
        guard preset.isExact, let device else { return true }
        return preset.sizes.contains { SystemCameras.current.supports($0, device: device.camera) }
    }

    /// Begins changes that belong together. Each takes effect at once here.
    open func beginConfiguration() {}

    /// Ends what ``beginConfiguration()`` began.
    open func commitConfiguration() {}

    private func change(_ body: (inout State) -> Void) {
        let wasRunning = state.withLock { state in
            body(&state)
            return state.isRunning
        }
        if wasRunning { start() }
    }

    var device: AVCaptureDevice? {
        inputs.lazy.compactMap { ($0 as? AVCaptureDeviceInput)?.device }.first
    }

    /// The size of the frames in pixels; before the first, of those that are asked for.
    var frameSize: CGSize {
        let (size, preset) = state.withLock { ($0.frameSize, $0.preset) }
        if let size { return size }
        let (camera, hardware) = (device?.camera, SystemCameras.current)
        let wanted = preset.sizes.first { wanted in
            guard let camera else { return true }
            // Pictures have their own size, whatever is asked for.
            return hardware.pictures(of: camera) == nil
                && hardware.supports(wanted, device: camera)
        }
        return CGSize(width: wanted?.width ?? 640, height: wanted?.height ?? 480)
    }

    // MARK: Running

    /// `true` from ``startRunning()`` to ``stopRunning()`` or an error.
    open var isRunning: Bool { state.withLock { $0.isRunning } }

    /// `true` while frames are interrupted.
    open var isInterrupted: Bool { state.withLock { $0.isInterrupted } }

    /// Starts the frames. Without a camera ``runtimeErrorNotification`` is posted.
    open func startRunning() {
        guard !isRunning else { return }
        guard device != nil else {
            let error = AVError(
                .deviceNotConnected,
                "The session has no camera. Call addInput(_:) before startRunning().")
            return post(Self.runtimeErrorNotification, [AVCaptureSessionErrorKey: error])
        }
        state.withLock { $0.isRunning = true }
        start()
    }

    /// Stops the frames, and releases the camera.
    open func stopRunning() {
        let wasRunning = state.withLock { state in
            defer {
                state.isRunning = false
                state.isInterrupted = false
                state.task?.cancel()
                state.task = nil
            }
            return state.isRunning
        }
        guard wasRunning else { return }
        for output in outputs { output.framesDidEnd() }
        post(Self.didStopRunningNotification)
    }

    private func post(_ name: Notification.Name, _ info: [String: Any] = [:]) {
        NotificationCenter.default.post(
            name: name, object: self, userInfo: info.isEmpty ? nil : info)
    }

    /// Opens the camera, again if it was open.
    private func start() {
        guard let device else { return stopRunning() }
        let preset = sessionPreset
        let configuration = CaptureConfiguration(
            presets: preset.sizes, torch: device.torchMode == .auto ? .automatic : .off,
            focusesContinuously: device.focusMode == .continuousAutoFocus, format: .color)
        let camera = Camera(.device(device.uniqueID), configuration: configuration)
        state.withLock { state in
            state.task?.cancel()
            state.start += 1
            state.frameSize = nil
            let start = state.start
            state.task = Task { [weak self] in
                do throws(CameraError) {
                    for try await event in camera {
                        guard !Task.isCancelled, let self else { return }
                        await self.take(event, start)
                    }
                } catch {
                    self?.fail(with: AVError(error), start)
                }
            }
        }
    }

    private func take(_ event: CameraEvent, _ start: Int) async {
        guard state.withLock({ $0.start == start && $0.isRunning }) else { return }
        switch event {
        case .started(let format):
            let size = CGSize(width: format.width, height: format.height)
            let isFirst = state.withLock { state in
                defer { state.frameSize = size }
                return state.frameSize == nil
            }
            if isFirst { post(Self.didStartRunningNotification) }
        case .frame(let frame):
            for output in outputs where output.connections.contains(where: \.isEnabled) {
                output.take(frame)
            }
            await previews.show(frame)
        case .interrupted(let error):
            state.withLock { $0.isInterrupted = true }
            let reason = InterruptionReason.videoDeviceInUseByAnotherClient
            post(
                Self.wasInterruptedNotification,
                [
                    AVCaptureSessionInterruptionReasonKey: reason.rawValue,
                    AVCaptureSessionErrorKey: AVError(error),
                ])
        case .interruptionEnded:
            state.withLock { $0.isInterrupted = false }
            post(Self.interruptionEndedNotification)
        case .refused: break
        case .stopped: stopRunning()
        }
    }

    private func fail(with error: AVError, _ start: Int) {
        let isCurrent = state.withLock { state in
            guard state.start == start, state.isRunning else { return false }
            state.isRunning = false
            state.isInterrupted = false
            return true
        }
        guard isCurrent else { return }
        for output in outputs { output.framesDidEnd() }
        post(Self.runtimeErrorNotification, [AVCaptureSessionErrorKey: error])
        post(Self.didStopRunningNotification)
    }
}
