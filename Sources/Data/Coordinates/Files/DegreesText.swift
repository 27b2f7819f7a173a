/// Degrees with up to nine decimals, a tenth of a millimetre, without zeros at the end.
struct DegreesText {
    private(set) var bytes: [UInt8] = []

    init(_ degrees: Double) {
        bytes.reserveCapacity(16)
        Self.append(degrees, to: &bytes)
    }

    /// Appends the text to `bytes`.
    static func append(_ degrees: Double, to bytes: inout [UInt8]) {
        let zero = UInt8(ascii: "0")
        let billionths = UInt64((abs(degrees) * 1e9).rounded())
        if degrees < 0, billionths > 0 { bytes.append(UInt8(ascii: "-")) }

        let whole = billionths / 1_000_000_000
        if whole >= 100 { bytes.append(zero + UInt8(whole / 100)) }
        if whole >= 10 { bytes.append(zero + UInt8(whole / 10 % 10)) }
        bytes.append(zero + UInt8(whole % 10))

        var rest = billionths % 1_000_000_000
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var unit: UInt64 = 100_000_000
        while rest > 0 {
            bytes.append(zero + UInt8(rest / unit))
            rest %= unit
            unit /= 10
        }
    }
}
