import Foundation

/// A session of a ``Camera``, from the first event to the last. It ends with its owner.
final class CaptureSession {
    private let camera: Camera
    private let signals = PipelineSignals()

    private enum Phase {
        /// No resources are held. Opening waits until frames are requested.
        case idle

        case open(any FrameProducer)

        /// A video that was switched off and is paused at its position.
        case held(any FrameProducer)

        /// The camera was disconnected, and reopening is attempted.
        case interrupted

        case closed
    }

    private var phase = Phase.idle
    private var device: CameraDevice?

    /// The format of the frames since the pipeline was opened; `nil` before the first.
    private var format: CaptureFormat?

    /// `true` between ``CameraEvent/interrupted(_:)`` and its end.
    private var isInterrupted = false

    /// Events to return before anything else.
    private var pending: [CameraEvent] = []

    private var torch: TorchRule
    private var isLit = false

    /// The interval between attempts to reopen a camera.
    private static let pause = Duration.seconds(1)

    init(_ camera: Camera) {
        self.camera = camera
        torch = TorchRule(camera.configuration.torch)
        camera.running.add(signals)
    }

    deinit {
        camera.running.remove(signals)
        close()
    }

    /// Waits for the next event.
    func next() async throws(CameraError) -> CameraEvent? {
        while !Task.isCancelled {
            if !pending.isEmpty { return pending.removeFirst() }
            // Turning the switch after this check ends the wait.
            let isWanted = camera.running.isOn
            switch phase {
            case .closed: return nil
            case .idle where isWanted: try await open()
            case .held(let pipeline) where isWanted: proceed(pipeline)
            case .idle, .held: await signals.wait()
            case .open(let pipeline) where isWanted: try await look(at: pipeline)
            case .open(let pipeline): turnOff(pipeline)
            case .interrupted where isWanted: await retry()
            case .interrupted: stopAsking()
            }
        }
        close()
        return nil
    }

    // MARK: Frames

    private func look(at pipeline: any FrameProducer) async throws(CameraError) {
        // A signal after the check for frames is not missed: it ends the wait.
        let ending = signals.ending
        if let frame = pipeline.takeFrame() {
            take(frame)
        } else if let ending {
            try end(ending)
        } else {
            await signals.wait()
        }
    }

    private func take(_ frame: CameraFrame) {
        if format == nil {
            let format = CaptureFormat(width: frame.width, height: frame.height)
            self.format = format
            if isInterrupted { pending.append(.interruptionEnded) }
            isInterrupted = false
            pending.append(.started(format))
        }
        if torch.shouldTurnOn(after: frame) { isLit = turnOn(.torch) }
        pending.append(.frame(frame))
    }

    // MARK: The switch

    private func turnOff(_ pipeline: any FrameProducer) {
        let hasStarted = format != nil
        if camera.source.dropsFrames {
            close()
            phase = .idle
        } else {
            // Unrequested frames block, so a video resumes at its position.
            phase = .held(pipeline)
        }
        if hasStarted || isInterrupted { pending.append(.stopped) }
        isInterrupted = false
    }

    private func proceed(_ pipeline: any FrameProducer) {
        phase = .open(pipeline)
        if let format { pending.append(.started(format)) }
    }

    private func stopAsking() {
        isInterrupted = false
        phase = .idle
        pending.append(.stopped)
    }

    // MARK: Opening

    private func open() async throws(CameraError) {
        // Any failure is reported once.
        phase = .closed
        format = nil
        torch = TorchRule(camera.configuration.torch)
        if case .device(let path) = camera.source {
            let wanted = try device(at: path)
            device = wanted
            try await camera.hardware.prepare(wanted)
            // The user may have left while the desktop asked.
            guard !Task.isCancelled else { return }
        }
        let pipeline = try producer()
        if camera.configuration.focusesContinuously { turnOn(.continuousAutofocus) }
        phase = .open(pipeline)
        pipeline.start()
    }

    /// Tries to reopen a disconnected camera after a pause.
    private func retry() async {
        await withTaskGroup(of: Void.self) { [signals, clock = camera.clock] group in
            group.addTask { try? await clock.sleep(for: Self.pause) }
            group.addTask { await signals.wait() }
            await group.next()
            group.cancelAll()
        }
        guard camera.running.isOn, !Task.isCancelled else { return }
        do throws(CameraError) {
            try await open()
        } catch {
            phase = .interrupted
        }
    }

    /// Returns what delivers the frames.
    private func producer() throws(CameraError) -> any FrameProducer {
        let format = camera.configuration.format
        if let device, let pictures = camera.hardware.pictures(of: device) {
            return PictureProducer(pictures, format: format, signals: signals)
        }
        return try Pipeline(
            try description(device), format: format, dropsFrames: camera.source.dropsFrames,
            signals: signals)
    }

    /// Returns the GStreamer description of the frame source.
    private func description(_ device: CameraDevice?) throws(CameraError) -> String {
        switch camera.source {
        case .pipeline(let description, _): return description
        case .testPattern: return "videotestsrc is-live=true pattern=ball"
        case .film(let path):
            guard FileManager.default.fileExists(atPath: path) else { throw .missing(path) }
            guard access(path, R_OK) == 0 else { throw .forbidden(path) }
            return "filesrc location=\(PipelineText.quoted(path)) ! decodebin"
        case .device:
            guard let device else { throw .noCamera }
            let preset = camera.configuration.presets.first {
                camera.hardware.supports($0, device: device)
            }
            return camera.hardware.pipeline(of: device, preset: preset)
        }
    }

    private func device(at path: String?) throws(CameraError) -> CameraDevice {
        let devices = camera.hardware.devices
        guard let path else {
            guard let first = devices.first else { throw .noCamera }
            return first
        }
        guard let device = devices.first(where: { $0.path == path }) else { throw .missing(path) }
        return device
    }

    /// Turns on a control that the camera has, and returns whether it is on. A refusal is reported
    /// and does not end the session.
    @discardableResult
    private func turnOn(_ control: CameraControl) -> Bool {
        guard let device, camera.hardware.has(control, device: device) else { return false }
        do {
            try camera.hardware.turn(control, on: true, device: device)
            return true
        } catch {
            pending.append(.refused(error))
            return false
        }
    }

    // MARK: Ending

    /// Reports the end of the frames: by an error if they never began, or cannot resume.
    private func end(_ ending: PipelineNews) throws(CameraError) {
        close()
        guard case .failure(let failure, let words) = ending else {
            guard format != nil || isInterrupted else {
                throw .unreadable("It has no video frames.")
            }
            pending.append(.stopped)
            return
        }
        guard camera.source.dropsFrames, format != nil || isInterrupted else {
            throw error(failure, words)
        }
        if !isInterrupted { pending.append(.interrupted(lasting(failure, words))) }
        isInterrupted = true
        phase = .interrupted
    }

    /// Returns the error for interrupted frames.
    private func lasting(_ failure: PipelineNews.Failure, _ words: String) -> CameraError {
        guard let device else { return .unreadable(words) }
        return failure == .busy ? .busy(device.path) : .lost(words)
    }

    /// Returns the error for frames that never began.
    private func error(_ failure: PipelineNews.Failure, _ words: String) -> CameraError {
        guard let device else { return .unreadable(words) }
        switch failure {
        case .missing: return .missing(device.path)
        case .busy: return .busy(device.path)
        case .forbidden: return .forbidden(device.path)
        case .other:
            return access(device.path, R_OK | W_OK) != 0 && errno == EACCES
                ? .forbidden(device.path) : .lost(words)
        }
    }

    /// Stops all running resources.
    private func close() {
        switch phase {
        case .open(let pipeline), .held(let pipeline): pipeline.stop()
        case .idle, .interrupted, .closed: break
        }
        phase = .closed
        signals.forget()
        guard let device, isLit else { return }
        isLit = false
        // A disconnected camera has no light to turn off.
        try? camera.hardware.turn(.torch, on: false, device: device)
    }
}
