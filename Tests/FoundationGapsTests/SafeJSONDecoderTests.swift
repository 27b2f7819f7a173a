import Foundation
import FoundationGaps
import Testing

@Suite("JSON from outside")
struct SafeJSONDecoderTests {
    private struct Nest: Decodable {
        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            while !values.isAtEnd { _ = try values.decode(Nest.self) }
        }
    }

    @Test("JSON: any depth of open brackets is refused", arguments: ["[", "{\"a\":["])
    func depth(open: String) {
        for count in [1, 256, 257, 511, 512, 513, 514, 5000] {
            let data = Data(String(repeating: open, count: count).utf8)
            #expect(throws: DecodingError.self) {
                try SafeJSONDecoder().decode(Nest.self, from: data)
            }
        }
    }

    @Test("JSON: values are decoded as by Foundation's decoder")
    func values() throws {
        let data = Data("[[], [[]]]\n".utf8)
        _ = try SafeJSONDecoder().decode(Nest.self, from: data)
        let decoder: JSONDecoder = SafeJSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        struct Page: Decodable, Equatable { let pageNumber: Int }
        let page = try decoder.decode(Page.self, from: Data(#"{"page_number": 3}"#.utf8))
        #expect(page == Page(pageNumber: 3))
    }
}
