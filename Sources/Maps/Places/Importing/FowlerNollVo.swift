/// The 64-bit hash FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo): the same for the same bytes on every
/// machine.
package struct FowlerNollVo: Hashable, Sendable {
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    package mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    package mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(byte) }
    }
}
