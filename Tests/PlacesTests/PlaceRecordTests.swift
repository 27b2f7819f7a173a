import PlaceStoreContract
import TestSupport
import Testing

@testable import Places

@Suite("Place records")
struct PlaceRecordTests {
    private static let full = Place(
        id: -5, name: "外滩\n\\n", englishName: "", otherNames: ["", "The Bund", "バンド"],
        coordinate: SyntheticPlaces.bund, category: .publicFacility,
        address: String(repeating: "中山东一路", count: 40), city: "上海", region: "黄浦区",
        attributes: ["": "nothing", "phone": "", "note": String(repeating: "长", count: 30_000)])

    private func read(_ bytes: some Collection<UInt8>, id: Int64) -> Place? {
        Array(bytes).withUnsafeBytes { PlaceRecord.place(id, in: $0) }
    }

    @Test("Place record: decoding returns the encoded place, with texts of any length")
    func roundTrip() {
        for place in SyntheticPlaces.make(1..<200) + [Self.full] {
            #expect(read(PlaceRecord.bytes(of: place), id: place.id) == place)
        }
    }

    @Test("Place record: a truncated record is not decoded")
    func cutOff() {
        var place = Self.full
        place.attributes = ["phone": "1"]
        let bytes = PlaceRecord.bytes(of: place)
        for count in bytes.indices { #expect(read(bytes.prefix(count), id: 1) == nil) }
    }

    @Test("Place record: a record with changed bytes is decoded or refused", arguments: 0..<10)
    func damage(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for place in SyntheticPlaces.make(1..<100) {
            var bytes = PlaceRecord.bytes(of: place)
            for _ in 0..<3 {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                bytes[index] = .random(in: 0...255, using: &random)
            }
            #expect(read(bytes, id: 1) == read(bytes, id: 1))
        }
    }

    @Test("Place record: an invalid point or category is refused")
    func impossible() {
        var bytes = PlaceRecord.bytes(of: Self.full)
        bytes[8] = 21
        #expect(read(bytes, id: 1) == nil)
        bytes[8] = 1
        #expect(read(bytes, id: 1) != nil)
        bytes[3] = 0x7F
        #expect(read(bytes, id: 1) == nil)
    }
}
