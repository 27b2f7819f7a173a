import CameraCapture

/// The app's permission to use a kind of device.
public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

extension AVCaptureDevice {
    /// The app's permission to use cameras.
    ///
    /// The system lets the user's programs use the cameras or not, by the rights of their files;
    /// only for a camera of the desktop's portal, as in a sandbox, is the user asked. Sound is
    /// denied: no device gives it.
    public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        guard mediaType == .video else { return .denied }
        return switch SystemCameras.current.permission {
        case .granted: .authorized
        case .denied: .denied
        case .undetermined: .notDetermined
        }
    }

    /// Calls `handler` on another thread with `true` if the app may use cameras.
    ///
    /// - Precondition: An app with an `Info.plist` has `NSCameraUsageDescription` in it.
    public class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        CameraUsage.check(for: "AVFoundation")
        Task { handler(await AVCaptureDevice.isAllowed(mediaType)) }
    }

    /// Returns `true` if the app may use cameras.
    ///
    /// - Precondition: An app with an `Info.plist` has `NSCameraUsageDescription` in it.
    public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        CameraUsage.check(for: "AVFoundation")
        return await isAllowed(mediaType)
    }

    private class func isAllowed(_ mediaType: AVMediaType) async -> Bool {
        guard mediaType == .video else { return false }
        return await SystemCameras.current.requestPermission() == .granted
    }
}
