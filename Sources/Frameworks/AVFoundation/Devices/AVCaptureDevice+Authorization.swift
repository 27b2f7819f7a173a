import CameraCapture

/// The app's permission to use a kind of device.
public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

extension AVCaptureDevice {
    /// The app's permission to use cameras.
    ///
    /// The desktop does not ask: the system lets the user's programs use the cameras or not, by the
    /// rights of their files. Sound is denied: no device gives it.
    public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        mediaType == .video && SystemCameras.current.isAccessible ? .authorized : .denied
    }

    /// Calls `handler` on another thread with `true` if the app may use cameras.
    ///
    /// - Precondition: An app with an `Info.plist` has `NSCameraUsageDescription` in it.
    public class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        CameraUsage.check()
        let isAllowed = authorizationStatus(for: mediaType) == .authorized
        Task { handler(isAllowed) }
    }

    /// Returns `true` if the app may use cameras.
    ///
    /// - Precondition: An app with an `Info.plist` has `NSCameraUsageDescription` in it.
    public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        CameraUsage.check()
        return authorizationStatus(for: mediaType) == .authorized
    }
}
