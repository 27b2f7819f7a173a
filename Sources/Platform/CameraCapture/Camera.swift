/// A source of frames: a camera, a video or a test pattern. Iterating over it runs a session.
///
///     for try await event in Camera(.device()) {
///         switch event {
///         case .started(let format): scanLine.start(for: format)
///         case .frame(let picture): look(at: picture)
///         case .interrupted(let error): say(error)
///         case .interruptionEnded: sayNothing()
///         case .refused(let refusal): say(refusal)
///         case .stopped: scanLine.stop()
///         }
///     }
///
/// A session begins with the first requested event and ends with the last one, with the iterator,
/// or when the waiting task is cancelled; it then holds no thread and no device. Each iteration is
/// a separate session. A ``CameraSwitch`` stops and restarts a running session.
///
/// A session is interrupted and resumed like an `AVCaptureSession`: a disconnected camera is
/// reopened until it is back, the switch is turned off or the session ends. A video that breaks off
/// cannot resume, so its error is thrown.
///
/// Without a camera the first event is a ``CameraError``, thrown once, without a preceding
/// ``CameraEvent/started(_:)``.
public struct Camera: AsyncSequence, Sendable {
    /// The device, video or test pattern.
    public let source: CameraSource

    /// The requested size, light and focus.
    public let configuration: CaptureConfiguration

    /// The switch that stops and restarts its sessions.
    public let running: CameraSwitch

    /// Information about devices, and access to their controls.
    let hardware: any CameraHardware

    /// The clock that times attempts to reopen a camera.
    let clock: any Clock<Duration>

    /// Creates a camera. Nothing is opened before the first event is requested.
    ///
    /// - Parameters:
    ///   - source: The device, video or test pattern.
    ///   - configuration: The requested size, light and focus.
    ///   - running: The switch that stops and restarts its sessions; one that is on by default.
    ///   - hardware: The devices; by default ``SystemCameras``'.
    ///   - clock: The clock that times attempts to reopen a camera.
    public init(
        _ source: CameraSource, configuration: CaptureConfiguration = .init(),
        running: CameraSwitch = CameraSwitch(),
        hardware: any CameraHardware = SystemCameras.current,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.source = source
        self.configuration = configuration
        self.running = running
        self.hardware = hardware
        self.clock = clock
    }

    /// Begins a separate session.
    public func makeAsyncIterator() -> Iterator { Iterator(CaptureSession(self)) }

    /// A session, which ends when the iterator is released.
    public struct Iterator: AsyncIteratorProtocol {
        private let session: CaptureSession

        init(_ session: CaptureSession) { self.session = session }

        /// Returns the next event; `nil` after the last ``CameraEvent/stopped``, after an error, or
        /// when the task is cancelled.
        public mutating func next() async throws(CameraError) -> CameraEvent? {
            try await session.next()
        }
    }

    /// The frames alone. An interruption ends them with its error.
    public var frames: CameraFrames { CameraFrames(camera: self) }
}

/// The frames of a ``Camera``.
public struct CameraFrames: AsyncSequence, Sendable {
    fileprivate let camera: Camera

    /// Begins a separate session.
    public func makeAsyncIterator() -> Iterator { Iterator(events: camera.makeAsyncIterator()) }

    /// A session that returns only frames.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var events: Camera.Iterator

        /// Returns the next frame; `nil` after the last one.
        public mutating func next() async throws(CameraError) -> CameraFrame? {
            while let event = try await events.next() {
                switch event {
                case .frame(let picture): return picture
                case .interrupted(let error): throw error
                case .started, .refused, .interruptionEnded, .stopped: continue
                }
            }
            return nil
        }
    }
}
