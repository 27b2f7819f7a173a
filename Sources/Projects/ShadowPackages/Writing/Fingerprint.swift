/// A number that tells texts apart (FNV-1a, 64 bits).
struct Fingerprint: CustomStringConvertible {
    private var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ text: String) {
        for byte in Array(text.utf8) + [0] { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    var description: String { String(value, radix: 36) }
}
