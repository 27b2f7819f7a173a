import Foundation

/// An open file, or bytes in memory, read in pieces.
package struct InputPieces {
    /// Called after each piece with the number of bytes read.
    package typealias Progress = (_ bytesRead: Int) -> Void

    private enum Source {
        case file(Int32)
        case memory([UInt8])
    }

    private let source: Source
    private let progress: Progress?
    private var bytesRead = 0

    /// - Parameter descriptor: A file open for reading, which the caller closes.
    package init(descriptor: Int32, progress: Progress? = nil) {
        source = .file(descriptor)
        self.progress = progress
    }

    package init(bytes: [UInt8]) {
        source = .memory(bytes)
        progress = nil
    }

    /// Fills a buffer with the next bytes, and returns their number: 0 at the end of the file.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadingError) -> Int {
        let count =
            switch source {
            case .file(let descriptor): try Self.read(descriptor, into: buffer)
            case .memory(let bytes): copy(bytes, into: buffer)
            }
        if bytesRead == 0 { try Self.checkEncoding(buffer.prefix(count)) }
        bytesRead += count
        progress?(bytesRead)
        return count
    }

    private static func read(
        _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
    ) throws(ReadingError) -> Int {
        while true {
            let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            if errno != EINTR { throw ReadingError(.access(String(cString: strerror(errno)))) }
        }
    }

    private func copy(_ bytes: [UInt8], into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let piece = bytes[bytesRead...].prefix(buffer.count)
        buffer.copyBytes(from: piece)
        return piece.count
    }

    /// Throws if a text looks like UTF-16, by its byte order mark or by a zero in one of the first
    /// two bytes.
    private static func checkEncoding(
        _ start: Slice<UnsafeMutableRawBufferPointer>
    ) throws(ReadingError) {
        guard start.count >= 2 else { return }
        let (first, second) = (start[0], start[1])
        let hasMark = (first, second) == (0xFF, 0xFE) || (first, second) == (0xFE, 0xFF)
        guard hasMark || (first == 0) != (second == 0) else { return }
        throw ReadingError(.encoding("UTF-16"), at: .start)
    }
}
