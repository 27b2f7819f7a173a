public import Foundation

/// A picture of a notification.
public final class UNNotificationAttachment: NSObject, Sendable {
    /// The name of the attachment.
    public let identifier: String

    /// The picture's file.
    public let url: URL

    /// The extensions of the files that desktops show.
    private static let extensions: Set = ["png", "jpg", "jpeg", "gif", "svg", "webp", "bmp"]

    /// Creates an attachment of a file.
    ///
    /// - Parameters:
    ///   - identifier: The name; empty for one that is made up.
    ///   - url: A picture's file.
    ///   - options: No option is known.
    /// - Throws: ``UNError/attachmentInvalidURL`` if there is no such file,
    ///   ``UNError/attachmentUnrecognizedType`` if it is not a picture.
    public convenience init(
        identifier: String, url: URL, options: [AnyHashable: Any]? = nil
    ) throws {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
            throw UNError(.attachmentInvalidURL, "There is no file that can be read at \(url).")
        }
        guard Self.extensions.contains(url.pathExtension.lowercased()) else {
            throw UNError(
                .attachmentUnrecognizedType, "\(url.lastPathComponent) is not called as a picture.")
        }
        self.init(identifier.isEmpty ? UUID().uuidString : identifier, url)
    }

    private init(_ identifier: String, _ url: URL) {
        self.identifier = identifier
        self.url = url
        super.init()
    }
}
