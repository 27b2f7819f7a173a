import CameraCapture
public import Foundation
import Synchronization

/// A camera.
///
///     guard let camera = AVCaptureDevice.default(for: .video) else { return sayThatThereIsNone() }
///     session.addInput(try AVCaptureDeviceInput(device: camera))
///
/// A computer's camera faces no side of it: a search for one in front or at the back finds it, and
/// its ``position`` is ``Position/unspecified``.
// Sendable: what changes is in a mutex.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// The side of a device.
    public enum Position: Int, Sendable {
        case unspecified, back, front
    }

    /// A kind of device.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// Creates the kind with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A camera: all cameras are found by it.
        public static let builtInWideAngleCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// A camera that is connected: all cameras are found by it too.
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    }

    /// A use of the light.
    public enum TorchMode: Int, Sendable {
        case off, on, auto
    }

    /// A way of focusing.
    public enum FocusMode: Int, Sendable {
        case locked, autoFocus, continuousAutoFocus
    }

    private struct State {
        var isLocked = false
        var torchMode = TorchMode.off
        var focusMode = FocusMode.continuousAutoFocus
    }

    private let state = Mutex(State())

    let camera: CameraDevice

    private init(_ camera: CameraDevice) {
        self.camera = camera
        super.init()
    }

    /// The camera's identity, the same while it is connected to the same place.
    open var uniqueID: String { camera.path }

    /// The camera's name.
    open var localizedName: String { camera.name }

    /// The side that it faces: ``Position/unspecified``.
    open var position: Position { .unspecified }

    /// The kind of device.
    open var deviceType: DeviceType { .builtInWideAngleCamera }

    /// `true` while the camera is there.
    open var isConnected: Bool { SystemCameras.current.devices.contains(camera) }

    /// Returns `true` for ``AVMediaType/video``.
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { mediaType == .video }

    // MARK: Configuring

    /// Allows changes of the camera until ``unlockForConfiguration()``.
    ///
    /// - Throws: ``AVError`` if the camera is not connected.
    open func lockForConfiguration() throws {
        guard isConnected else {
            throw AVError(.deviceNotConnected, "“\(localizedName)” is not connected any more.")
        }
        state.withLock { $0.isLocked = true }
    }

    /// Ends what ``lockForConfiguration()`` began.
    open func unlockForConfiguration() { state.withLock { $0.isLocked = false } }

    private func checkIsLocked(_ property: String) {
        precondition(
            state.withLock { $0.isLocked },
            "\(property) is set without lockForConfiguration(). Call it before, and unlock after.")
    }

    // MARK: Light

    /// `true` if the camera has a light that stays on.
    open var hasTorch: Bool { SystemCameras.current.has(.torch, device: camera) }

    /// `true` while the light can be used.
    open var isTorchAvailable: Bool { hasTorch && isConnected }

    /// `true` while the light is on by ``torchMode``.
    open var isTorchActive: Bool { torchMode == .on }

    /// `true` if the camera has a light that flashes: none has.
    open var hasFlash: Bool { false }

    /// Returns `true` for a use of the light that is possible.
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool {
        torchMode == .off || hasTorch
    }

    /// The use of the light, off by default. ``TorchMode/auto`` turns it on for the first dark
    /// frame of a session, until the session stops.
    ///
    /// - Precondition: It is supported, and the device is locked for configuration.
    open var torchMode: TorchMode {
        get { state.withLock { $0.torchMode } }
        set {
            checkIsLocked("torchMode")
            precondition(
                isTorchModeSupported(newValue),
                "“\(localizedName)” has no light. Ask isTorchModeSupported(_:) before.")
            guard hasTorch else { return }
            try? turnTorch(newValue)
        }
    }

    /// Turns the light on.
    ///
    /// - Parameter torchLevel: The brightness above 0, which is always the highest.
    /// - Throws: ``AVError`` if the camera refuses.
    open func setTorchModeOn(level torchLevel: Float) throws {
        checkIsLocked("The light")
        try turnTorch(.on)
    }

    private func turnTorch(_ mode: TorchMode) throws {
        do {
            try SystemCameras.current.turn(.torch, on: mode == .on, device: camera)
            state.withLock { $0.torchMode = mode }
        } catch {
            throw AVError(.torchLevelUnavailable, "\(error)")
        }
    }

    // MARK: Focus

    /// Returns `true` for a way of focusing that the camera has.
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool {
        focusMode == .continuousAutoFocus
            && SystemCameras.current.has(.continuousAutofocus, device: camera)
    }

    /// The way of focusing.
    ///
    /// - Precondition: It is supported, and the device is locked for configuration.
    open var focusMode: FocusMode {
        get {
            isFocusModeSupported(.continuousAutoFocus) ? state.withLock { $0.focusMode } : .locked
        }
        set {
            checkIsLocked("focusMode")
            precondition(
                isFocusModeSupported(newValue),
                "“\(localizedName)” does not focus so. Ask isFocusModeSupported(_:) before.")
            state.withLock { $0.focusMode = newValue }
        }
    }

    /// `true` if the camera focuses on a point: none does.
    open var isFocusPointOfInterestSupported: Bool { false }

    // MARK: Finding

    /// The devices that were found, by their identity: each has one object.
    private static let known = Mutex<[CameraDevice: AVCaptureDevice]>([:])

    private static func device(_ camera: CameraDevice) -> AVCaptureDevice {
        known.withLock { known in
            if let device = known[camera] { return device }
            let device = AVCaptureDevice(camera)
            known[camera] = device
            return device
        }
    }

    static var all: [AVCaptureDevice] { SystemCameras.current.devices.map(device) }

    /// Returns the first camera for ``AVMediaType/video``; `nil` without one, and for other media.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
        mediaType == .video ? all.first : nil
    }

    /// Returns the first camera of a type; `nil` without one. Any position finds it.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? {
        DiscoverySession(deviceTypes: [deviceType], mediaType: mediaType, position: position)
            .devices.first
    }

    /// Returns the camera with an identity; `nil` without one.
    open class func device(uniqueID: String) -> AVCaptureDevice? {
        all.first { $0.uniqueID == uniqueID }
    }

    /// A search for devices.
    // Sendable: its state is a `let` of a Sendable value.
    open class DiscoverySession: NSObject, @unchecked Sendable {
        private let matches: Bool

        /// Creates a search for cameras. Any position finds them.
        public init(
            deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position
        ) {
            matches =
                (mediaType ?? .video) == .video
                && !Set(deviceTypes).isDisjoint(with: [.builtInWideAngleCamera, .external])
            super.init()
        }

        /// The devices that are connected now.
        open var devices: [AVCaptureDevice] { matches ? AVCaptureDevice.all : [] }
    }
}
