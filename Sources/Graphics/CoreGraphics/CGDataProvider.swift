public import struct Foundation.Data
public import class Foundation.NSData
public import class Foundation.NSURL
public import struct Foundation.URL

/// Bytes that an image is made from.
public final class CGDataProvider: Sendable {
    /// The bytes. They stay where they are as long as the provider lives.
    nonisolated(unsafe) public let data: NSData?

    /// The bytes as a value.
    package let bytes: Data

    /// Creates a provider of `data`.
    public init?(data: Data) {
        bytes = data
        self.data = data as NSData
    }

    /// Creates a provider of `data`, as in `data as CFData`.
    public convenience init?(data: NSData) {
        self.init(data: Data(referencing: data))
    }

    /// Creates a provider of the bytes of a file, or nothing if they cannot be read.
    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Creates a provider of the bytes of a file, as in `url as CFURL`.
    public convenience init?(url: NSURL) { self.init(url: url as URL) }

    /// Creates a provider of bytes that are copied at once.
    ///
    /// `releaseData` is called with `info`, `data` and `size` after the bytes were copied.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
    ) {
        guard size >= 0 else { return nil }
        self.init(data: Data(bytes: data, count: size))
        releaseData(info, data, size)
    }
}
