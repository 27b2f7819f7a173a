/// The computer's cameras and their capabilities. ``KernelCameras`` are the real ones; tests
/// provide others.
public protocol CameraHardware: Sendable {
    /// All cameras in the order of their numbers.
    var devices: [CameraDevice] { get }

    /// Returns the GStreamer description of a camera's frame source.
    ///
    /// - Parameters:
    ///   - device: The camera.
    ///   - preset: The requested size, or `nil` for the camera's default.
    func pipeline(of device: CameraDevice, preset: CapturePreset?) -> String

    /// Returns the frames of a camera that is not GStreamer's; `nil`, the default, for others.
    func pictures(of device: CameraDevice) -> CameraPictures?

    /// `true`, the default, unless the system denies this program access to every camera.
    var isAccessible: Bool { get }

    /// This program's permission to use cameras; by default ``isAccessible``'s.
    var permission: CameraPermission { get }

    /// Asks the user for the permission if that is undetermined, and returns it. Returns at once by
    /// default.
    func requestPermission() async -> CameraPermission

    /// Prepares to open a camera; the user may be asked. Returns at once by default.
    ///
    /// - Throws: ``CameraError`` if the camera may not be used.
    func prepare(_ device: CameraDevice) async throws(CameraError)

    /// Returns `true` if a camera supports a frame size.
    func supports(_ preset: CapturePreset, device: CameraDevice) -> Bool

    /// Returns `true` if a camera has a control.
    func has(_ control: CameraControl, device: CameraDevice) -> Bool

    /// Turns a control on or off.
    func turn(_ control: CameraControl, on isOn: Bool, device: CameraDevice) throws(CameraRefusal)
}

extension CameraHardware {
    public func pictures(of device: CameraDevice) -> CameraPictures? { nil }

    public var isAccessible: Bool { true }

    public var permission: CameraPermission { isAccessible ? .granted : .denied }

    public func requestPermission() async -> CameraPermission { permission }

    public func prepare(_ device: CameraDevice) async throws(CameraError) {}
}

/// A program's permission to use cameras.
public enum CameraPermission: Hashable, Sendable {
    /// The user has not been asked.
    case undetermined

    case granted, denied
}

/// A camera.
public struct CameraDevice: Hashable, Sendable {
    /// The path, such as `/dev/video0`.
    public let path: String

    /// The manufacturer's name of the camera.
    public let name: String

    public init(path: String, name: String) {
        self.path = path
        self.name = name
    }

    /// The cameras that programs see.
    public static var all: [CameraDevice] { SystemCameras.current.devices }
}

/// The controls of a camera.
public enum CameraControl: CaseIterable, Hashable, Sendable {
    /// A light that stays on.
    case torch

    /// Autofocus whenever the image changes.
    case continuousAutofocus
}
