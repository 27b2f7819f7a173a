import Foundation

/// Writes a file a piece at a time.
struct ByteWriter: ~Copyable {
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private let pieceSize: Int

    /// - Parameter descriptor: An open file, which stays the caller's to close.
    init(descriptor: Int32, pieceSize: Int = 1 << 18) {
        self.descriptor = descriptor
        self.pieceSize = pieceSize
        buffer.reserveCapacity(pieceSize + 64)
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) throws(FileError) {
        buffer.append(byte)
        if buffer.count >= pieceSize { try flush() }
    }

    mutating func append(_ bytes: some Collection<UInt8>) throws(FileError) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= pieceSize { try flush() }
    }

    /// Appends degrees as ``DegreesText`` writes them.
    mutating func append(degrees: Double) throws(FileError) {
        DegreesText.append(degrees, to: &buffer)
        if buffer.count >= pieceSize { try flush() }
    }

    /// Hands everything to the system.
    mutating func flush() throws(FileError) {
        var start = 0
        while start < buffer.count {
            let wrote = buffer.withUnsafeBytes {
                write(descriptor, $0.baseAddress! + start, $0.count - start)
            }
            if wrote >= 0 {
                start += wrote
            } else if errno != EINTR {
                throw FileError(.access(String(cString: strerror(errno))))
            }
        }
        buffer.removeAll(keepingCapacity: true)
    }
}
