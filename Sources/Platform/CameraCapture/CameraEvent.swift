/// An event in a session of a ``Camera``.
public enum CameraEvent: Hashable, Sendable {
    /// Frames of this size follow: at the beginning, and whenever frames resume.
    case started(CaptureFormat)

    /// The camera refused a control. Its frames follow nevertheless.
    case refused(CameraRefusal)

    /// A frame, the newest one if several arrived.
    case frame(CameraFrame)

    /// The frames were interrupted, for example because the camera was disconnected or another
    /// program took it.
    ///
    /// The session continues: it tries to reopen the camera every second.
    case interrupted(CameraError)

    /// The camera is available again. ``started(_:)`` and frames follow.
    case interruptionEnded

    /// The frames ended. After the end of a video or a camera no event follows; after a
    /// ``CameraSwitch`` was turned off, ``started(_:)`` follows when it is turned on.
    case stopped
}

/// The format of a session's frames.
public struct CaptureFormat: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int

    /// The height in pixels.
    public let height: Int

    /// Creates a format from its sides in pixels.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// The refusal of a control that the camera has.
public struct CameraRefusal: Error, Hashable, Sendable {
    /// The refused control.
    public let control: CameraControl

    /// The system's message.
    public let reason: String

    /// Creates a refusal with the system's message.
    public init(_ control: CameraControl, reason: String) {
        self.control = control
        self.reason = reason
    }
}

extension CameraRefusal: CustomStringConvertible {
    public var description: String {
        switch control {
        case .torch: "The camera's light does not go on: \(reason)."
        case .continuousAutofocus: "The camera does not focus by itself: \(reason)."
        }
    }
}
