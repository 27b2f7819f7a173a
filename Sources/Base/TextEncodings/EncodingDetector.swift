import CUchardet

/// Guesses the encoding of a text that is not UTF-8, by the frequencies of its characters.
///
/// The more of the text it gets, the better; a dozen characters are usually enough.
package struct EncodingDetector: ~Copyable {
    private let detector: uchardet_t

    package init() { detector = uchardet_new() }

    deinit { uchardet_delete(detector) }

    /// Adds the next bytes of the text.
    package mutating func add(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            // The result is an error code for lack of memory only.
            _ = uchardet_handle_data(
                detector, start.assumingMemoryBound(to: CChar.self), bytes.count)
        }
    }

    /// Ends the text, and returns its encoding in the way of ``UTF8Converter``; `nil` if none is
    /// likely.
    package mutating func finish() -> String? {
        uchardet_data_end(detector)
        let name = String(cString: uchardet_get_charset(detector))
        switch name {
        case "", "ASCII", "UTF-8": return nil
        case "GB2312", "GBK": return "GB18030"
        case "UHC": return "EUC-KR"
        default: return name
        }
    }
}
