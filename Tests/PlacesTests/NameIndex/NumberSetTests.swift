import TestSupport
import Testing

@testable import Places

@Suite("NumberSet")
struct NumberSetTests {
    /// Random numbers, few or many.
    private func numbers(using random: inout SeededGenerator) -> Set<UInt16> {
        let count = [0, 1, 30, NumberSet.mostInList, 30_000].randomElement(using: &random) ?? 0
        return Set((0..<count).map { _ in UInt16.random(in: 0...UInt16.max, using: &random) })
    }

    /// The set as it comes out of its bytes.
    private func read(_ numbers: Set<UInt16>) -> NumberSet {
        var bytes: [UInt8] = []
        NumberSet.append(numbers.sorted(), to: &bytes)
        #expect(bytes.count == NumberSet.byteCount(of: numbers.count))
        return bytes.withUnsafeBytes { NumberSet($0, count: numbers.count) }
    }

    @Test("NumberSet: decoding gives the encoded numbers in ascending order", arguments: 0..<10)
    func bytes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let numbers = numbers(using: &random)
        #expect(Array(read(numbers)) == numbers.sorted())
    }

    @Test("NumberSet: intersection and union equal those of Set", arguments: 0..<40)
    func combining(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (first, second) = (numbers(using: &random), numbers(using: &random))
        var common = read(first)
        common.formIntersection(read(second))
        #expect(Array(common) == first.intersection(second).sorted())
        var union = read(first)
        union.formUnion(read(second))
        #expect(Array(union) == first.union(second).sorted())
    }

    @Test("NumberSet: hasFew is true if checking the places is faster than further keys")
    func few() {
        #expect(read([]).hasFew)
        #expect(read([5, 7]).hasFew)
        #expect(!read([5, 7, 9]).hasFew)
        var many = read(Set(0...9_999))
        #expect(!many.hasFew)
        many.formIntersection(read(Set(10_000...19_999)))
        #expect(many.hasFew)
    }
}
