import PlaceStoreContract
import Places
import TestSupport
import Testing

@testable import struct Places.NameKey
@testable import enum Places.NameKeys

@Suite("Name keys")
struct NameKeysTests {
    @Test(
        "Name keys: every place that matches a keyword has the keyword's keys",
        arguments: 0..<(Thorough.isOn ? 20 : 4))
    func recall(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let places = SyntheticPlaces.make(1..<200, seed: seed)
        let keys = places.map { place in
            var keys: Set<UInt32> = []
            NameKeys.visit(place) { keys.insert($0) }
            return keys
        }
        for _ in 0..<40 {
            let place = places[.random(in: 0..<places.count, using: &random)]
            let keyword = try Keyword(Self.text(in: place, using: &random))
            for (other, keys) in zip(places, keys) {
                guard let rank = keyword.rank(of: other) else { continue }
                for list in NameKeys.requiredElsewhere(by: keyword) {
                    #expect(!keys.isDisjoint(with: list), "\(keyword.text) in \(other.names)")
                }
                guard rank != .elsewhere else { continue }
                for rank in [rank, .part] {
                    #expect(
                        keys.isSuperset(of: NameKeys.required(by: keyword, rank: rank)),
                        "\(keyword.text) in \(other.names)")
                }
            }
        }
    }

    /// A part of one of the place's spellings, or two.
    private static func text(in place: Place, using random: inout SeededGenerator) -> String {
        func part() -> String {
            let spellings = Spelling.spellings(of: place)
            let spelling = spellings[.random(in: 0..<spellings.count, using: &random)]
            let start = spelling.starts[.random(in: 0..<spelling.starts.count, using: &random)]
            let rest = String(spelling.joined.unicodeScalars.dropFirst(start).map(Character.init))
            return String(rest.prefix(.random(in: 1...rest.count, using: &random)))
        }
        return Bool.random(using: &random) ? part() : "\(part()) \(part())"
    }

    @Test("Name keys: keys of different kinds differ for all characters")
    func kinds() {
        var values: Set<UInt32> = []
        let kinds: [NameKey.Kind] = [
            .whole, .beginning, .start, .run, .city, .category, .surroundingStart, .surroundingRun,
            .importance,
        ]
        for kind in kinds {
            for letter in "abcdefghijklmnopqrstuvwxyz".unicodeScalars {
                values.insert(NameKey(kind, [letter, "i"]).value)
            }
        }
        #expect(values.count == kinds.count * 26)
    }
}
