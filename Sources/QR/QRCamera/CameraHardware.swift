public import QRReading

/// What the computer's cameras are and can do. ``KernelCameras`` are the real ones; tests have
/// others.
public protocol CameraHardware: Sendable {
    /// All cameras, in the order of their numbers.
    var devices: [CameraDevice] { get }

    /// What gives a camera's frames, in GStreamer's language.
    ///
    /// - Parameter preset: The size to ask for; whatever the camera likes when it is `nil`.
    func pipeline(of device: CameraDevice, preset: CapturePreset?) -> String

    /// Whether a camera gives pictures of a size.
    func supports(_ preset: CapturePreset, device: CameraDevice) -> Bool

    /// Whether a camera has a control.
    func has(_ control: CameraControl, device: CameraDevice) -> Bool

    /// Turns a control on or off.
    func turn(_ control: CameraControl, on isOn: Bool, device: CameraDevice) throws(CameraRefusal)
}

/// A camera.
public struct CameraDevice: Hashable, Sendable {
    /// Like `/dev/video0`.
    public let path: String

    /// What its maker calls it.
    public let name: String

    public init(path: String, name: String) {
        self.path = path
        self.name = name
    }

    /// The computer's cameras.
    public static var all: [CameraDevice] { KernelCameras().devices }
}

/// What a camera can be told.
public enum CameraControl: CaseIterable, Hashable, Sendable {
    /// A light that stays on.
    case torch

    /// Focusing again whenever the picture changes.
    case continuousAutofocus
}
