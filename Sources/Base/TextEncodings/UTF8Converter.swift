import Glibc

/// Converts a text in another encoding to UTF-8, piece by piece.
package struct UTF8Converter: ~Copyable {
    /// The result of converting a piece.
    package struct Progress: Hashable, Sendable {
        /// The number of converted bytes. The others are to be given again with the next piece,
        /// since they are the beginning of a character, unless they are invalid.
        package let converted: Int

        /// `true` if the next bytes are not a character of the encoding.
        package let isInvalid: Bool
    }

    /// The encodings under whose names files are written in a larger one.
    private static let largerEncodings = [
        "SHIFT_JIS": "CP932", "SHIFT-JIS": "CP932", "EUC-KR": "UHC", "BIG5": "BIG5-HKSCS",
        "GB2312": "GB18030", "GBK": "GB18030",
    ]

    private let descriptor: iconv_t

    /// - Parameter encoding: A name like `GB18030`, `Big5` or `windows-1252`; the system knows some
    ///   hundred. The result is `nil` for others.
    package init?(from encoding: String) {
        let name = encoding.uppercased()
        let opened = iconv_open("UTF-8", Self.largerEncodings[name] ?? name)
        // The system's invalid descriptor is -1.
        guard let opened, Int(bitPattern: opened) != -1 else { return nil }
        descriptor = opened
    }

    deinit { iconv_close(descriptor) }

    /// Converts bytes, and appends them to `text`.
    package mutating func convert(_ bytes: [UInt8], into text: inout [UInt8]) -> Progress {
        var input = bytes.map { CChar(bitPattern: $0) }
        var output = [CChar](repeating: 0, count: 4096)
        return input.withUnsafeMutableBufferPointer { input in
            var next = input.baseAddress
            var left = input.count
            while true {
                let (room, result, reason) = output.withUnsafeMutableBufferPointer { output in
                    var start = output.baseAddress
                    var room = output.count
                    let result = iconv(descriptor, &next, &left, &start, &room)
                    return (room, result, errno)
                }
                text += output[..<(output.count - room)].map { UInt8(bitPattern: $0) }
                if result == -1, reason == E2BIG { continue }
                return Progress(
                    converted: bytes.count - left, isInvalid: result == -1 && reason == EILSEQ)
            }
        }
    }
}
