import CameraCapture
public import Foundation
import Synchronization

/// What takes a session's frames.
// Sendable: what changes is in mutexes, also in its subclasses.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    private let link = Mutex<AVCaptureConnection?>(nil)

    override init() { super.init() }

    /// The connections of an output that was added to a session: one, or none.
    open var connections: [AVCaptureConnection] { link.withLock { $0.map { [$0] } ?? [] } }

    /// Returns the connection of a kind of media; `nil` without one.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? {
        connections.first { $0.mediaType == mediaType }
    }

    /// The kind of media that it takes.
    var mediaType: AVMediaType { .video }

    func join(_ session: AVCaptureSession) {
        link.withLock { $0 = AVCaptureConnection(mediaType, output: self) }
    }

    func leave() { link.withLock { $0 = nil } }

    /// Takes a frame, on any thread.
    func take(_ frame: CameraFrame) {}

    /// Notifies the output that no frame follows, on any thread.
    func framesDidEnd() {}
}

/// The way from a camera to an output or a preview.
// Sendable: what changes is in a mutex.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    private struct State {
        var isEnabled = true
        var adjustsMirroring = true
        var isMirrored = false
        var angle: CGFloat = 0
        var orientation = AVCaptureVideoOrientation.landscapeRight
    }

    private let state = Mutex(State())

    let mediaType: AVMediaType

    /// The output; `nil` for a preview.
    public private(set) weak var output: AVCaptureOutput?

    /// Called after a change, on the thread of the change.
    let didChange: @Sendable () -> Void

    init(
        _ mediaType: AVMediaType, output: AVCaptureOutput? = nil,
        didChange: @escaping @Sendable () -> Void = {}
    ) {
        self.mediaType = mediaType
        self.output = output
        self.didChange = didChange
        super.init()
    }

    private func set<Value: Equatable>(
        _ property: WritableKeyPath<State, Value>, _ value: Value
    ) {
        nonisolated(unsafe) let property = property
        let isNew = state.withLock { state in
            defer { state[keyPath: property] = value }
            return state[keyPath: property] != value
        }
        if isNew { didChange() }
    }

    /// `true`, the default, while frames pass.
    open var isEnabled: Bool {
        get { state.withLock { $0.isEnabled } }
        set { set(\.isEnabled, newValue) }
    }

    /// `true` while frames pass or would pass.
    open var isActive: Bool { isEnabled }

    /// `true`: frames are mirrored on request.
    open var isVideoMirroringSupported: Bool { mediaType == .video }

    /// `true`, the default, if ``isVideoMirrored`` follows the camera's side: no camera of a
    /// computer is mirrored then.
    open var automaticallyAdjustsVideoMirroring: Bool {
        get { state.withLock { $0.adjustsMirroring } }
        set { set(\.adjustsMirroring, newValue) }
    }

    /// `true` if left and right are exchanged.
    ///
    /// - Precondition: It is set while ``automaticallyAdjustsVideoMirroring`` is `false`.
    open var isVideoMirrored: Bool {
        get { state.withLock { !$0.adjustsMirroring && $0.isMirrored } }
        set {
            precondition(
                !automaticallyAdjustsVideoMirroring,
                """
                isVideoMirrored is set while automaticallyAdjustsVideoMirroring is true. Set that to \
                false before.
                """)
            set(\.isMirrored, newValue)
        }
    }

    /// Returns `true` for 0, 90, 180 and 270 degrees.
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool {
        [0, 90, 180, 270].contains(videoRotationAngle)
    }

    /// The angle by which frames are turned clockwise, in degrees; 0 by default.
    ///
    /// - Precondition: It is supported.
    open var videoRotationAngle: CGFloat {
        get { state.withLock { $0.angle } }
        set {
            precondition(
                isVideoRotationAngleSupported(newValue),
                "Frames cannot be turned by \(newValue)°. Pass 0, 90, 180 or 270.")
            set(\.angle, newValue)
        }
    }

    /// `true`: an orientation is accepted.
    open var isVideoOrientationSupported: Bool { mediaType == .video }

    /// The way in which a phone is held. A computer's camera is upright in each of them, so frames
    /// stay as they are: ``videoRotationAngle`` turns them.
    open var videoOrientation: AVCaptureVideoOrientation {
        get { state.withLock { $0.orientation } }
        set { set(\.orientation, newValue) }
    }
}

/// A way in which a phone is held.
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown, landscapeRight, landscapeLeft
}
