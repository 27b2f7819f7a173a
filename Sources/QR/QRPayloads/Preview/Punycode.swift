/// The encoding of letters beyond ASCII in host names: `xn--fiqs8s` (RFC 3492).
enum Punycode {
    /// Returns the name with its `xn--` labels decoded. Invalid labels stay as they are.
    static func decode(host: String) -> String {
        host.parts(separatedBy: ".").map { label in
            label.rest(after: "xn--").flatMap(decode) ?? label
        }.joined(separator: ".")
    }

    private static let base = 36

    /// Returns the text of a label without its `xn--`; `nil` when it is invalid.
    static func decode(_ label: String) -> String? {
        var bytes = Array(label.utf8)[...]
        var scalars: [Unicode.Scalar] = []
        if let dash = bytes.lastIndex(of: UInt8(ascii: "-")) {
            scalars = bytes[..<dash].map { Unicode.Scalar($0) }
            bytes = bytes[(dash + 1)...]
        }
        guard scalars.allSatisfy(\.isASCII), 1...63 ~= bytes.count else { return nil }
        var (code, bias, index) = (128, 72, 0)
        while !bytes.isEmpty {
            guard let delta = number(from: &bytes, bias: bias) else { return nil }
            let count = scalars.count + 1
            bias = adapted(delta, count: count, isFirst: index == 0)
            index += delta
            code += index / count
            index %= count
            guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else {
                return nil
            }
            scalars.insert(scalar, at: index)
            index += 1
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Removes a number of variable length from the front.
    private static func number(from bytes: inout ArraySlice<UInt8>, bias: Int) -> Int? {
        var (number, weight, step) = (0, 1, base)
        while let byte = bytes.popFirst() {
            guard let digit = digit(byte) else { return nil }
            number += digit * weight
            let threshold = min(max(step - bias, 1), 26)
            if digit < threshold { return number }
            weight *= base - threshold
            step += base
            guard number < 1 << 31, weight < 1 << 31 else { return nil }
        }
        return nil
    }

    private static func digit(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a"))
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte - UInt8(ascii: "A"))
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 26
        default: nil
        }
    }

    private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
        var delta = delta / (isFirst ? 700 : 2)
        delta += delta / count
        var bias = 0
        while delta > 35 * 26 / 2 {
            delta /= base - 1
            bias += base
        }
        return bias + 36 * delta / (delta + 38)
    }
}
