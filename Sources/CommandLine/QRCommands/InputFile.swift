import Foundation

/// An open file that a command reads to its end.
struct InputFile {
    let descriptor: Int32

    /// Why it cannot be read.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// All bytes.
    ///
    /// - Throws: ``Failure`` for more than `most` bytes too.
    func bytes(most: Int) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        do {
            while let piece = try handle.read(upToCount: 1 << 16), !piece.isEmpty {
                bytes += piece
                guard bytes.count <= most else { break }
            }
        } catch {
            throw Failure(description: "The standard input cannot be read: \(error)")
        }
        guard bytes.count <= most else {
            throw Failure(
                description: "The standard input has more than \(most) bytes. Is it the right file?"
            )
        }
        return bytes
    }
}
