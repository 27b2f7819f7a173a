/// PostgreSQL's array syntax: `{"Bund","a \"b\""}`.
package enum PostgresArray {
    package static func text(_ elements: some Sequence<String>) -> String {
        var bytes = [UInt8(ascii: "{")]
        for element in elements {
            if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
            bytes.append(UInt8(ascii: "\""))
            for byte in element.utf8 {
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                    bytes.append(UInt8(ascii: "\\"))
                }
                bytes.append(byte)
            }
            bytes.append(UInt8(ascii: "\""))
        }
        bytes.append(UInt8(ascii: "}"))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns 32-bit numbers as PostgreSQL's signed `integer`.
    package static func text(of numbers: some Sequence<UInt32>) -> String {
        "{\(numbers.map { "\(Int32(bitPattern: $0))" }.joined(separator: ","))}"
    }

    package static func texts(in text: String) -> [String] {
        var texts: [String] = []
        var element: [UInt8] = []
        var isQuoted = false
        var isEscaped = false
        var hasElement = false
        for byte in text.utf8.dropFirst().dropLast() {
            hasElement = true
            if isEscaped {
                element.append(byte)
                isEscaped = false
                continue
            }
            switch byte {
            case UInt8(ascii: "\\"): isEscaped = true
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: ",") where !isQuoted:
                texts.append(String(decoding: element, as: UTF8.self))
                element.removeAll(keepingCapacity: true)
            default: element.append(byte)
            }
        }
        if hasElement { texts.append(String(decoding: element, as: UTF8.self)) }
        return texts
    }
}
