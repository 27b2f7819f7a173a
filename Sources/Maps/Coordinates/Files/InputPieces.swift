import Foundation

/// An open file that is read in pieces.
struct InputPieces {
    /// Called after each piece with the number of bytes read.
    typealias Progress = (_ bytesRead: Int) -> Void

    private let descriptor: Int32
    private let progress: Progress?
    private var bytesRead = 0

    /// - Parameter descriptor: A file open for reading, which the caller closes.
    init(descriptor: Int32, progress: Progress? = nil) {
        self.descriptor = descriptor
        self.progress = progress
    }

    /// Fills a buffer with the next bytes, and returns their number: 0 at the end of the file.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
        while true {
            let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 {
                if bytesRead == 0 { try Self.checkEncoding(buffer.prefix(count)) }
                bytesRead += count
                progress?(bytesRead)
                return count
            }
            if errno != EINTR { throw FileError(.access(String(cString: strerror(errno)))) }
        }
    }

    /// Throws if a text looks like UTF-16, by its byte order mark or by a zero in one of the first
    /// two bytes.
    private static func checkEncoding(
        _ start: Slice<UnsafeMutableRawBufferPointer>
    ) throws(FileError) {
        guard start.count >= 2 else { return }
        let (first, second) = (start[0], start[1])
        let hasMark = (first, second) == (0xFF, 0xFE) || (first, second) == (0xFE, 0xFF)
        guard hasMark || (first == 0) != (second == 0) else { return }
        throw FileError(.encoding("UTF-16"), at: FileError.Position(line: 1, column: 1))
    }
}
