import CameraCapture
public import Foundation

extension AVCaptureSession {
    /// A quality of frames.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// The name of the quality.
        public let rawValue: String

        /// Creates the quality with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The best that the camera has up to 1920 by 1080, the default.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// 640 by 480, if the camera has it.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// 640 by 480, if the camera has it: there is no lower quality.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// The best that the camera has up to 1920 by 1080, as ``high``.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// 1920 by 1080.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// 1280 by 720.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 640 by 480.
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
        /// The app is in the background. Never reported here.
        case videoDeviceNotAvailableInBackground = 1
        /// Another program uses the microphone. Never reported here.
        case audioDeviceInUseByAnotherClient = 2
        /// Another program uses the camera, or it was disconnected.
        case videoDeviceInUseByAnotherClient = 3
        /// Several apps are in front. Never reported here.
        case videoDeviceNotAvailableWithMultipleForegroundApps = 4
        /// The system is too busy. Never reported here.
        case videoDeviceNotAvailableDueToSystemPressure = 5
    }

    /// Posted with the first frame.
    public static let didStartRunningNotification = Notification.Name(
        "AVCaptureSessionDidStartRunningNotification")
    /// Posted when the frames have ended.
    public static let didStopRunningNotification = Notification.Name(
        "AVCaptureSessionDidStopRunningNotification")
    /// Has ``AVCaptureSessionInterruptionReasonKey``, and ``AVCaptureSessionErrorKey``.
    public static let wasInterruptedNotification = Notification.Name(
        "AVCaptureSessionWasInterruptedNotification")
    /// Posted when frames come again.
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
    /// ``AVCaptureSession/didStartRunningNotification``.
    public static let AVCaptureSessionDidStartRunning = AVCaptureSession
        .didStartRunningNotification
    /// ``AVCaptureSession/didStopRunningNotification``.
    public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
    /// ``AVCaptureSession/wasInterruptedNotification``.
    public static let AVCaptureSessionWasInterrupted = AVCaptureSession
        .wasInterruptedNotification
    /// ``AVCaptureSession/interruptionEndedNotification``.
    public static let AVCaptureSessionInterruptionEnded = AVCaptureSession
        .interruptionEndedNotification
    /// ``AVCaptureSession/runtimeErrorNotification``.
    public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
}
