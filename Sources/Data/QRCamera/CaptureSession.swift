import Foundation
import QRReading

/// A session of a ``Camera``, from the first event to the last. It ends with its owner.
final class CaptureSession {
    private let source: CameraSource
    private let configuration: CaptureConfiguration
    private let hardware: any CameraHardware
    private let signals = PipelineSignals()

    private enum Phase {
        case unopened
        case open(Pipeline)
        case closed
    }

    private var phase = Phase.unopened
    private var device: CameraDevice?
    private var isStarted = false

    /// Events that are told before anything else.
    private var pending: [CameraEvent] = []

    private var torch: TorchRule
    private var isLit = false

    init(
        _ source: CameraSource, _ configuration: CaptureConfiguration,
        _ hardware: any CameraHardware
    ) {
        self.source = source
        self.configuration = configuration
        self.hardware = hardware
        torch = TorchRule(configuration.torch)
    }

    deinit { close() }

    /// Waits for the next event.
    func next() async throws(CameraError) -> CameraEvent? {
        while !Task.isCancelled {
            if !pending.isEmpty { return pending.removeFirst() }
            switch phase {
            case .unopened: try open()
            case .closed: return nil
            case .open(let pipeline):
                // News that come after the look at the frames are not missed: they end the wait.
                let ending = signals.ending
                if let frame = pipeline.takeFrame() {
                    take(frame)
                } else if let ending {
                    try end(ending)
                } else {
                    await signals.wait()
                }
            }
        }
        close()
        return nil
    }

    private func take(_ frame: GreyPicture) {
        if !isStarted {
            isStarted = true
            pending.append(.started(CaptureFormat(width: frame.width, height: frame.height)))
        }
        if torch.shouldTurnOn(after: frame) { isLit = turnOn(.torch) }
        pending.append(.frame(frame))
    }

    // MARK: Opening

    private func open() throws(CameraError) {
        // Whatever goes wrong is told once.
        phase = .closed
        let pipeline = try Pipeline(
            try description(), dropsFrames: source.dropsFrames, signals: signals)
        if configuration.focusesContinuously { turnOn(.continuousAutofocus) }
        phase = .open(pipeline)
        pipeline.start()
    }

    /// What gives the frames, in GStreamer's language.
    private func description() throws(CameraError) -> String {
        switch source {
        case .pipeline(let description, _): return description
        case .testPattern: return "videotestsrc is-live=true pattern=ball"
        case .film(let path):
            guard FileManager.default.fileExists(atPath: path) else { throw .missing(path) }
            guard access(path, R_OK) == 0 else { throw .forbidden(path) }
            return "filesrc location=\(PipelineText.quoted(path)) ! decodebin"
        case .device(let path):
            let device = try device(at: path)
            self.device = device
            let preset = configuration.presets.first { hardware.supports($0, device: device) }
            return hardware.pipeline(of: device, preset: preset)
        }
    }

    private func device(at path: String?) throws(CameraError) -> CameraDevice {
        let devices = hardware.devices
        guard let path else {
            guard let first = devices.first else { throw .noCamera }
            return first
        }
        guard let device = devices.first(where: { $0.path == path }) else { throw .missing(path) }
        return device
    }

    /// Turns on what the camera has, and returns whether that is on. What it refuses is told, and does not end the session.
    @discardableResult
    private func turnOn(_ control: CameraControl) -> Bool {
        guard let device, hardware.has(control, device: device) else { return false }
        do {
            try hardware.turn(control, on: true, device: device)
            return true
        } catch {
            pending.append(.refused(error))
            return false
        }
    }

    // MARK: Ending

    /// Tells how the frames ended: by an error when they never began.
    private func end(_ ending: PipelineNews) throws(CameraError) {
        close()
        if case .failure(let failure, let words) = ending {
            guard isStarted else { throw error(failure, words) }
            pending.append(.interrupted(device == nil ? .unreadable(words) : .lost(words)))
        }
        guard isStarted else { throw .unreadable("There are no pictures in it.") }
        pending.append(.stopped)
    }

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

    /// Stops everything that runs.
    private func close() {
        if case .open(let pipeline) = phase { pipeline.stop() }
        phase = .closed
        guard let device, isLit else { return }
        isLit = false
        // A camera that is gone has no light to turn off.
        try? hardware.turn(.torch, on: false, device: device)
    }
}
