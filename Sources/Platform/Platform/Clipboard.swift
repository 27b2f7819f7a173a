/// Contents that programs exchange: the clipboard or the primary selection.
///
/// Types are media types, such as `text/plain;charset=utf-8`, `text/uri-list` and `image/png`.
@MainActor
public protocol Clipboard: AnyObject {
    /// A counter that is incremented whenever the contents change.
    var changeCount: Int { get }

    /// The types in which the contents are on offer. Those of another program's contents are known
    /// a moment after ``changeCount`` has counted them.
    var types: [String] { get }

    /// Reads the contents in a type, without waiting for the other program.
    ///
    /// - Parameters:
    ///   - type: The type, as a media type.
    ///   - completion: Receives the bytes; `nil` if there are none of this type, more than
    ///     ``Clipboard/maximumSize``, or if the other program failed.
    func read(_ type: String, _ completion: @escaping @MainActor ([UInt8]?) -> Void)

    /// Returns the contents in a type, waiting up to a second for the other program. Neither input
    /// nor timers nor frames are handled during that time.
    func contents(ofType type: String) -> [UInt8]?

    /// Replaces the contents; an empty list removes them.
    ///
    /// - Parameter contents: The same value in different types.
    func write(_ contents: [ClipboardContent])
}

extension Clipboard {
    /// The number of bytes up to which contents are read: 256 MB.
    public static var maximumSize: Int { 256 << 20 }

    /// Reads the text, or `nil` when there is none. Invalid UTF-8 is repaired.
    public func readText(_ completion: @escaping @MainActor (String?) -> Void) {
        read(ClipboardContent.textTypes.first(where: types.contains) ?? ClipboardContent.textType) {
            bytes in
            completion(bytes.map { String(decoding: $0, as: UTF8.self) })
        }
    }

    /// Replaces the contents by text.
    public func writeText(_ text: String) {
        write([ClipboardContent(type: ClipboardContent.textType, bytes: Array(text.utf8))])
    }
}

/// A value in one type.
public struct ClipboardContent: Hashable, Sendable {
    /// The type of text.
    public static let textType = "text/plain;charset=utf-8"

    /// The types from which text is read, the best first. Some programs state no character set,
    /// or in capitals.
    package static let textTypes = [textType, "text/plain;charset=UTF-8", "text/plain"]

    /// The media type.
    public var type: String

    /// The encoded value.
    public var bytes: [UInt8]

    /// Creates a value.
    public init(type: String, bytes: [UInt8]) {
        self.type = type
        self.bytes = bytes
    }
}
