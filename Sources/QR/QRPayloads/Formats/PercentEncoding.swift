/// Percent-encoding as in RFC 3986, over UTF-8.
enum PercentEncoding {
    /// Encodes all characters except letters, digits, `-._~` and those of `allowed`.
    static func encode(_ text: String, allowing allowed: String = "") -> String {
        let allowed = Set(allowed.utf8)
        var result = ""
        for byte in text.utf8 {
            if isUnreserved(byte) || allowed.contains(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%" + hexadecimal(byte)
            }
        }
        return result
    }

    /// Decodes a text. A percent sign without two hexadecimal digits stays as it is, and invalid
    /// UTF-8 becomes replacement characters.
    static func decode(_ text: some StringProtocol) -> String {
        let source = Array(text.utf8)
        var bytes: [UInt8] = []
        var index = 0
        while index < source.count {
            if source[index] == UInt8(ascii: "%"), index + 2 < source.count,
                let high = hexDigit(source[index + 1]), let low = hexDigit(source[index + 2])
            {
                bytes.append(high << 4 | low)
                index += 3
            } else {
                bytes.append(source[index])
                index += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the value of a hexadecimal digit.
    static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    /// Returns a byte as two digits.
    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: "-._~".utf8.contains(byte)
        }
    }
}

/// The query of an address: the names and decoded values after `?`.
struct QueryItems {
    private var items: [(name: String, value: String)] = []

    /// Parses `name=value&name=value`. Names are compared in lower case.
    init(_ query: some StringProtocol) {
        for item in query.split(separator: "&") {
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            items.append(
                (PercentEncoding.decode(parts[0]).lowercased(), PercentEncoding.decode(parts[1])))
        }
    }

    /// Returns all values of a name, in order.
    func values(_ name: String) -> [String] { items.filter { $0.name == name }.map(\.value) }
}
