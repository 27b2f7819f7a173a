public import Foundation

/// A destination for bytes, such as those of a PDF.
///
/// A consumer is used by one thread at a time.
public final class CGDataConsumer {
    private let data: NSMutableData?
    private let file: UnsafeMutablePointer<FILE>?

    /// Creates a consumer that appends to `data`.
    public init?(data: NSMutableData) {
        self.data = data
        file = nil
    }

    /// Creates a consumer that writes to a file, truncating it immediately.
    ///
    /// - Returns: `nil` if the file cannot be opened for writing.
    public init?(url: URL) {
        guard url.isFileURL, let file = fopen(url.path, "wb") else { return nil }
        data = nil
        self.file = file
    }

    deinit { if let file { fclose(file) } }

    /// Appends bytes to the destination.
    ///
    /// - Returns: `true` if all of them were written.
    func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let start = bytes.baseAddress else { return true }
        if let file { return fwrite(start, 1, bytes.count, file) == bytes.count }
        data?.append(start, length: bytes.count)
        return true
    }

    /// Writes buffered bytes to the file.
    func flush() {
        if let file { fflush(file) }
    }
}
