public import QRReading

/// What happens in a session of a ``Camera``.
public enum CameraEvent: Hashable, Sendable {
    /// Frames come from now on, in this size: at first, and whenever they come again.
    case started(CaptureFormat)

    /// The camera would not do what it was told. Its pictures come all the same.
    case refused(CameraRefusal)

    /// A frame, the newest when others came meanwhile.
    case frame(GreyPicture)

    /// The frames broke off, because the camera was pulled out or another program took it, for
    /// example.
    ///
    /// The session goes on: it asks for the camera again every second.
    case interrupted(CameraError)

    /// The camera is there again. ``started(_:)`` and frames follow.
    case interruptionEnded

    /// No frames come any more. After a film's or a camera's end nothing follows; after a
    /// ``CameraSwitch`` was turned off, ``started(_:)`` does when it is turned on.
    case stopped
}

/// What a session gives.
public struct CaptureFormat: Hashable, Sendable {
    /// In pixels.
    public let width: Int

    /// In pixels.
    public let height: Int

    /// Creates a format from its sides in pixels.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// Something that a camera has but would not do.
public struct CameraRefusal: Error, Hashable, Sendable {
    /// What the camera would not turn on or off.
    public let control: CameraControl

    /// The system's own words.
    public let reason: String

    /// Creates a refusal, with the system's own words.
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
