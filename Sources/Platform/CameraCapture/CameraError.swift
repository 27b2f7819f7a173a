/// The reason why there are no frames.
public enum CameraError: Error, Hashable, Sendable {
    /// There is no camera.
    case noCamera

    /// There is no camera, or file, at this path.
    case missing(String)

    /// The system denies this program access to the device.
    case forbidden(String)

    /// Another program uses the camera.
    case busy(String)

    /// A camera was disconnected, or stopped responding; GStreamer's message.
    case lost(String)

    /// The video has no frames, or GStreamer cannot decode it, or the desktop's portal failed; the
    /// message of GStreamer or the portal.
    case unreadable(String)

    /// A pipeline description is invalid; GStreamer's message.
    case description(String)
}

extension CameraError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noCamera: "There is no camera. Connect one and try again."
        case .missing(let path): "There is nothing at “\(path)”."
        case .forbidden(let path):
            """
            “\(path)” may not be used. Allow this program to use the camera in the desktop's \
            settings; for a device file, add yourself to the group “video” and log in again.
            """
        case .busy(let path): "Another program uses “\(path)”. Close it and try again."
        case .lost(let words): "The camera gives no more pictures: \(words)"
        case .unreadable(let words): "It cannot be shown: \(words)"
        case .description(let words): "The pipeline cannot be made: \(words)"
        }
    }
}
