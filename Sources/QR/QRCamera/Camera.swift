public import QRReading

/// Where frames come from: a camera, a film or a test picture. Iterating over it runs a session.
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
/// A session begins with the first event that is asked for and ends with the last one, with the
/// iterator, or when the task that waits for an event is cancelled; then no thread and no device is
/// held any more. Each iteration is a session of its own. Meanwhile a ``CameraSwitch`` stops and
/// starts it.
///
/// A session is interrupted and resumed as an `AVCaptureSession` is: a camera that goes away is
/// asked for again until it is back, the switch is turned off or the session ends. A film that
/// breaks off has no more to show, so its error is thrown.
///
/// Without a camera the first event is a ``CameraError``, thrown once, and nothing was
/// ``CameraEvent/started(_:)``.
public struct Camera: AsyncSequence, Sendable {
    /// The device, film or test picture.
    public let source: CameraSource

    /// What is asked of it: size, light and focus.
    public let configuration: CaptureConfiguration

    /// What stops and starts its sessions.
    public let running: CameraSwitch

    /// What is known of a device, and what it can be told.
    let hardware: any CameraHardware

    /// What the time between two attempts to get a camera back is measured by.
    let clock: any Clock<Duration>

    /// Creates a camera. Nothing is opened before the first event is asked for.
    ///
    /// - Parameters:
    ///   - running: What stops and starts its sessions; one that is on by default.
    ///   - hardware: What devices there are; the kernel's by default.
    ///   - clock: What the time between two attempts to get a camera back is measured by.
    public init(
        _ source: CameraSource, configuration: CaptureConfiguration = .init(),
        running: CameraSwitch = CameraSwitch(), hardware: any CameraHardware = KernelCameras(),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.source = source
        self.configuration = configuration
        self.running = running
        self.hardware = hardware
        self.clock = clock
    }

    /// Begins a session of its own.
    public func makeAsyncIterator() -> Iterator { Iterator(CaptureSession(self)) }

    /// A session, which ends when nobody has it any more.
    public struct Iterator: AsyncIteratorProtocol {
        private let session: CaptureSession

        init(_ session: CaptureSession) { self.session = session }

        /// The next event. `nil` after the last ``CameraEvent/stopped``, after an error, or when
        /// the task is cancelled.
        public mutating func next() async throws(CameraError) -> CameraEvent? {
            try await session.next()
        }
    }

    /// The pictures alone, for ``QRReader/sightings(in:region:patience:)``. An interruption ends
    /// them by its error.
    public var frames: CameraFrames { CameraFrames(camera: self) }
}

/// The pictures of a ``Camera``.
public struct CameraFrames: AsyncSequence, Sendable {
    fileprivate let camera: Camera

    /// Begins a session of its own.
    public func makeAsyncIterator() -> Iterator { Iterator(events: camera.makeAsyncIterator()) }

    /// A session of which only the pictures are given.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var events: Camera.Iterator

        /// The next picture; `nil` when there are no more.
        public mutating func next() async throws(CameraError) -> GreyPicture? {
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
