import CameraCapture
public import Foundation

extension AVCaptureSession {
    /// A quality of frames.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The best that the camera has up to 1920 by 1080, the default.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")

        /// The sizes that are asked for, the best first.
        var sizes: [CapturePreset] {
            switch self {
            case .hd1920x1080: [.fullHD]
            case .hd1280x720: [.hd]
            case .vga640x480, .medium, .low: [.vga]
            default: CapturePreset.allCases
            }
        }

        /// `true` for one size, which a camera has or has not.
        var isExact: Bool { [.hd1920x1080, .hd1280x720, .vga640x480].contains(self) }
    }

    /// Why frames were interrupted.
    public enum InterruptionReason: Int, Sendable {
        case videoDeviceNotAvailableInBackground = 1
        case audioDeviceInUseByAnotherClient = 2
        case videoDeviceInUseByAnotherClient = 3
        case videoDeviceNotAvailableWithMultipleForegroundApps = 4
        case videoDeviceNotAvailableDueToSystemPressure = 5
    }

    public static let didStartRunningNotification = Notification.Name(
        "AVCaptureSessionDidStartRunningNotification")
    public static let didStopRunningNotification = Notification.Name(
        "AVCaptureSessionDidStopRunningNotification")
    /// Has ``AVCaptureSessionInterruptionReasonKey``, and ``AVCaptureSessionErrorKey``.
    public static let wasInterruptedNotification = Notification.Name(
        "AVCaptureSessionWasInterruptedNotification")
    public static let interruptionEndedNotification = Notification.Name(
        "AVCaptureSessionInterruptionEndedNotification")
    /// Has ``AVCaptureSessionErrorKey``.
    public static let runtimeErrorNotification = Notification.Name(
        "AVCaptureSessionRuntimeErrorNotification")
}

/// The key of an error: an ``AVError``.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"

/// The key of the reason of an interruption: the raw value of
/// ``AVCaptureSession/InterruptionReason``.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

extension Notification.Name {
    public static let AVCaptureSessionDidStartRunning = AVCaptureSession
        .didStartRunningNotification
    public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
    public static let AVCaptureSessionWasInterrupted = AVCaptureSession
        .wasInterruptedNotification
    public static let AVCaptureSessionInterruptionEnded = AVCaptureSession
        .interruptionEndedNotification
    public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
}
