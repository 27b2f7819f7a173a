import Foundation
import Synchronization

/// The cameras that programs see.
public enum SystemCameras {
    private static let replacement = Mutex<(any CameraHardware)?>(nil)

    /// The desktop's cameras, unless others take their place: those of a test, or a ``FileCamera``
    /// for the file that the environment's `TOUCHSTONE_CAMERA` names.
    public static var current: any CameraHardware {
        get { replacement.withLock { $0 } ?? usual }
        set { replacement.withLock { $0 = newValue } }
    }

    private static let usual: any CameraHardware = {
        guard let path = ProcessInfo.processInfo.environment["TOUCHSTONE_CAMERA"], !path.isEmpty
        else { return DesktopCameras() }
        return FileCamera(path)
    }()

    /// Makes programs see the desktop's cameras again.
    public static func reset() { replacement.withLock { $0 = nil } }
}

/// A camera that shows a picture for ever, or a film once, for demonstrations without a device.
public struct FileCamera: CameraHardware {
    private let path: String

    /// Creates a camera.
    ///
    /// - Parameter path: The path of a picture or a film that GStreamer decodes; `test` for a
    ///   moving ball.
    public init(_ path: String) { self.path = path }

    public var devices: [CameraDevice] {
        [CameraDevice(path: path, name: URL(filePath: path).lastPathComponent)]
    }

    public func pipeline(of device: CameraDevice, preset: CapturePreset?) -> String {
        if path == "test" { return "videotestsrc is-live=true pattern=ball" }
        let picture = ["png", "jpg", "jpeg", "webp", "bmp"]
        let file = "filesrc location=\(PipelineText.quoted(path)) ! decodebin"
        return picture.contains(URL(filePath: path).pathExtension.lowercased())
            ? "\(file) ! imagefreeze is-live=true" : "\(file) ! identity sync=true"
    }

    /// Returns `true`: frames have the file's size whatever is asked for.
    public func supports(_ preset: CapturePreset, device: CameraDevice) -> Bool { true }

    public func has(_ control: CameraControl, device: CameraDevice) -> Bool { false }

    public func turn(
        _ control: CameraControl, on isOn: Bool, device: CameraDevice
    ) throws(CameraRefusal) {
        throw CameraRefusal(control, reason: "a file has no controls")
    }
}
