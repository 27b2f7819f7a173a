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
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= most {
            let count = read(descriptor, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                let reason = String(cString: strerror(errno))
                throw Failure(description: "The standard input cannot be read: \(reason).")
            }
            if count == 0 { return bytes }
            bytes += piece[..<count]
        }
        throw Failure(
            description: "The standard input has more than \(most) bytes. Is it the right file?")
    }

    /// All bytes as a text, without the line end that most programs write after one.
    ///
    /// - Throws: ``Failure`` for what is not UTF-8 too.
    func text(most: Int) throws(Failure) -> String {
        let bytes = try bytes(most: most)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Failure(
                description: """
                    The standard input is no text in UTF-8. Convert it first, as “iconv -f GB18030 -t \
                    UTF-8” does.
                    """)
        }
        // A carriage return and a line feed are one character.
        return text.last == "\n" || text.last == "\r\n" ? String(text.dropLast()) : text
    }
}
