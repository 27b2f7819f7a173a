import Coordinates
import Foundation
import TextReading

/// Detects changes of the start of a file.
struct SourceDigest {
    /// The end of the processed bytes.
    private(set) var place = ByteReader.Place.start

    private var hash = FowlerNollVo()
    private let descriptor: Int32

    /// - Parameter descriptor: An open file, whose position does not change.
    init(of descriptor: Int32) { self.descriptor = descriptor }

    /// The digest of the processed bytes.
    var fingerprint: String { String(hash.value, radix: 16) }

    /// Processes the bytes up to `offset`. Returns `true` if the file has as many.
    mutating func advance(to offset: UInt64) throws(FileError) -> Bool {
        var piece = [UInt8](repeating: 0, count: 1 << 18)
        while place.offset < offset {
            let count = min(piece.count, Int(offset - place.offset))
            let start = place.offset
            let descriptor = descriptor
            let got = piece.withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress, count, Int(start))
            }
            if got < 0 && errno == EINTR { continue }
            guard got >= 0 else { throw FileError(.access(String(cString: strerror(errno)))) }
            guard got > 0 else { return false }
            see(piece[..<got])
        }
        return true
    }

    private mutating func see(_ bytes: ArraySlice<UInt8>) {
        var line = place.position.line
        var column = place.position.column
        for byte in bytes {
            hash.add(byte)
            column += 1
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            }
        }
        place.offset += UInt64(bytes.count)
        place.position = FileError.Position(line: line, column: column)
    }
}
