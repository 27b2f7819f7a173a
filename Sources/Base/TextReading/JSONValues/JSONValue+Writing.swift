package import Foundation

extension JSONValue {
    /// The arrangement of a text.
    package enum Layout: Hashable, Sendable {
        /// Without white space.
        case compact

        /// A line for each value, as Foundation's encoder writes it.
        case readable
    }

    /// The value as a text in UTF-8, with the members of objects in the order of their names: the
    /// same value gives the same bytes. Foundation's encoder changes the spelling of numbers.
    package func data(_ layout: Layout = .compact) -> Data {
        var text: [UInt8] = []
        write(to: &text, layout, depth: 0)
        return Data(text)
    }

    /// The value as a text without white space.
    package var json: String { String(decoding: data(), as: UTF8.self) }

    private func write(to text: inout [UInt8], _ layout: Layout, depth: Int) {
        switch self {
        case .null: text += "null".utf8
        case .bool(let flag): text += (flag ? "true" : "false").utf8
        case .int(let number): text += String(number).utf8
        case .number(let spelling): text += spelling.utf8
        case .string(let string): Self.write(string, to: &text)
        case .array(let values):
            Self.write(values, "[", "]", to: &text, layout, depth) { value, text in
                value.write(to: &text, layout, depth: depth + 1)
            }
        case .object(let members):
            let sorted = members.sorted { $0.key < $1.key }
            Self.write(sorted, "{", "}", to: &text, layout, depth) { member, text in
                Self.write(member.key, to: &text)
                text += (layout == .readable ? " : " : ":").utf8
                member.value.write(to: &text, layout, depth: depth + 1)
            }
        }
    }

    private static func write<Part>(
        _ parts: [Part], _ start: Unicode.Scalar, _ end: Unicode.Scalar, to text: inout [UInt8],
        _ layout: Layout, _ depth: Int, _ writePart: (Part, inout [UInt8]) -> Void
    ) {
        func breakLine(_ depth: Int, _ text: inout [UInt8]) {
            guard layout == .readable else { return }
            text.append(UInt8(ascii: "\n"))
            text += repeatElement(UInt8(ascii: " "), count: depth * 2)
        }
        text.append(UInt8(ascii: start))
        for (index, part) in parts.enumerated() {
            if index > 0 { text.append(UInt8(ascii: ",")) }
            breakLine(depth + 1, &text)
            writePart(part, &text)
        }
        if !parts.isEmpty { breakLine(depth, &text) }
        text.append(UInt8(ascii: end))
    }

    private static func write(_ string: String, to text: inout [UInt8]) {
        text.append(UInt8(ascii: "\""))
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""): text += "\\\"".utf8
            case UInt8(ascii: "\\"): text += "\\\\".utf8
            case 0x0A: text += "\\n".utf8
            case 0x0D: text += "\\r".utf8
            case 0x09: text += "\\t".utf8
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                text += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
            default: text.append(byte)
            }
        }
        text.append(UInt8(ascii: "\""))
    }
}
