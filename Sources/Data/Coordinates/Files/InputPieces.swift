import Foundation

/// An open file that is read a piece after the other.
struct InputPieces {
    /// Hears how many bytes were read after each piece.
    typealias Progress = (_ bytesRead: Int) -> Void

    private let descriptor: Int32
    private let progress: Progress?
    private var bytesRead = 0

    /// - Parameter descriptor: A file open for reading, which stays the caller's to close.
    init(descriptor: Int32, progress: Progress? = nil) {
        self.descriptor = descriptor
        self.progress = progress
    }

    /// Fills a buffer with what comes next, and tells how many bytes that is: 0 at the end of the file.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
        while true {
            let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 {
                bytesRead += count
                progress?(bytesRead)
                return count
            }
            if errno != EINTR { throw FileError(.access(String(cString: strerror(errno)))) }
        }
    }
}
