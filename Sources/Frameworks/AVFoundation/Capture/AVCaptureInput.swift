import CameraCapture
public import Foundation

/// What gives a session its frames.
// Sendable: its subclass has a `let` of a Sendable value only.
open class AVCaptureInput: NSObject, @unchecked Sendable {
    override init() { super.init() }
}

/// A camera as a session's input.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    /// The camera.
    public let device: AVCaptureDevice

    /// Creates an input.
    ///
    /// The user who was not asked yet is asked when the session starts.
    ///
    /// - Throws: ``AVError`` if the camera is gone, or the app may not use it.
    /// - Precondition: An app with an `Info.plist` has `NSCameraUsageDescription` in it.
    public init(device: AVCaptureDevice) throws {
        CameraUsage.check(for: "AVFoundation")
        guard device.isConnected else {
            throw AVError(
                .deviceNotConnected, "“\(device.localizedName)” is not connected. Connect it.")
        }
        guard AVCaptureDevice.authorizationStatus(for: .video) != .denied else {
            throw AVError(
                .applicationIsNotAuthorizedToUseDevice,
                """
                The system denies this program “\(device.localizedName)”. Add yourself to the group \
                “video” and log in again.
                """)
        }
        self.device = device
        super.init()
    }
}
