import Coordinates
import Foundation
import Places
import Testing

@Suite("Imports of other encodings")
struct EncodingImportTests {
    private static func imported(
        _ data: Data, as encoding: TextEncoding? = nil
    ) async throws -> (MemoryStore, PlaceImportReport) {
        let file = try SourceFile(data, extension: "csv")
        let store = MemoryStore()
        var request = PlaceImport(file.path)
        request.encoding = encoding
        return (store, try await request.run(into: store))
    }

    @Test(
        "Place import: the encoding of a table is detected and reported",
        arguments: [
            (
                "GB18030", "东方明珠",
                """
                bmFtZSxsYXQsbG9uCtSl1LAsMzEuMjAsMTIxLjUKzeLMsiwzMS4yMSwxMjEuNQq2q7e9w/fW6SwzMS4yMiwx\
                MjEuNQq+srCyy8IsMzEuMjMsMTIxLjUKyMvD8bnjs6EsMzEuMjQsMTIxLjUKxM++qcK3sr3Q0L3WLDMxLjI1\
                LDEyMS41CsnPuqOyqc7vud0sMzEuMjYsMTIxLjUKs8fa8sPtLDMxLjI3LDEyMS41Cg==
                """
            ),
            (
                "BIG5", "和平飯店",
                """
                bmFtZSxsYXQsbG9uCqlNpa22uqmxLDMxLjIwLDEyMS41CqpGpOip+q9dLDMxLjIxLDEyMS41CqZ5qEapQywz\
                MS4yMiwxMjEuNQq6+6Zop1GoyLTkLDMxLjIzLDEyMS41CqTTpa2kc7O7LDMxLjI0LDEyMS41Cq27tOSk5aTG\
                pKSk3ywzMS4yNSwxMjEuNQqkpMD0vVjAWSwzMS4yNiwxMjEuNQqq98TBr7gsMzEuMjcsMTIxLjUK
                """
            ),
            (
                "SHIFT_JIS", "東京タワー",
                """
                bmFtZSxsYXQsbG9uCpOMi56DXoOPgVssMzEuMjAsMTIxLjUKkPORkI6bLDMxLjIxLDEyMS41CpBWj2iJdywz\
                MS4yMiwxMjEuNQqPYZJKg1iDToOJg5ODdYOLjPCNt5NfLDMxLjIzLDEyMS41Co/jluyM9omALDMxLjI0LDEy\
                MS41CovijcAsMzEuMjUsMTIxLjUKgqiR5I/qLDMxLjI2LDEyMS41Co9Il3SMtCwzMS4yNywxMjEuNQo=
                """
            ),
            (
                "EUC-KR", "경복궁",
                """
                bmFtZSxsYXQsbG9uCrDmurmxwywzMS4yMCwxMjEuNQqzsrvqxbi/9iwzMS4yMSwxMjEuNQq47bW/LDMxLjIy\
                LDEyMS41CsDOu+e1vywzMS4yMywxMjEuNQq1v7Trua69w8DlLDMxLjI0LDEyMS41CrfUtaW/+bXlLDMxLjI1\
                LDEyMS41CsfRsK2w+L/4LDMxLjI2LDEyMS41CrCts7K/qiwzMS4yNywxMjEuNQo=
                """
            ),
            (
                "ISO-8859-1", "Hôtel des Invalides",
                """
                bmFtZSxsYXQsbG9uCkNhZukgZGUgRmxvcmUsMzEuMjAsMTIxLjUKTXVz6WUgZHUgTG91dnJlLDMxLjIxLDEy\
                MS41ClRo6eJ0cmUsMzEuMjIsMTIxLjUKSPR0ZWwgZGVzIEludmFsaWRlcywzMS4yMywxMjEuNQrJbHlz6WUs\
                MzEuMjQsMTIxLjUKQnL8Y2tlLDMxLjI1LDEyMS41ClN0cmHfZSwzMS4yNiwxMjEuNQpTZfFvciwzMS4yNywx\
                MjEuNQo=
                """
            ),
            (
                "WINDOWS-1251", "Кремль",
                """
                bmFtZSxsYXQsbG9uCsrw4PHt4P8g7+vu+eDk/CwzMS4yMCwxMjEuNQrB7uv8+O7pIPLl4PLwLDMxLjIxLDEy\
                MS41Csrw5ezr/CwzMS4yMiwxMjEuNQrA8OHg8iwzMS4yMywxMjEuNQrP4PDqIMPu8Pzq7uPuLDMxLjI0LDEy\
                MS41CtLw5fL8/+ru4vHq4P8g4+Dr5fDl/ywzMS4yNSwxMjEuNQo=
                """
            ),
        ])
    func detection(encoding: String, name: String, base64: String) async throws {
        let data = try #require(Data(base64Encoded: base64))
        let (store, report) = try await Self.imported(data)
        #expect(report.encoding.name == encoding)
        #expect(store.place(named: name) != nil, "\(store.places.map(\.name))")
        #expect(report.problems.isEmpty)
    }

    @Test("Place import: UTF-16 with a byte order mark is converted")
    func utf16() async throws {
        let names = (1...4_000).map { "外滩\($0)号" }
        let rows = names.map { "\($0),31.2,121.5\n" }.joined()
        let text = "\u{FEFF}name,lat,lon\n" + rows
        for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
            let (store, report) = try await Self.imported(try #require(text.data(using: encoding)))
            #expect(Set(store.places.map(\.name)) == Set(names))
            #expect(report.encoding.name == "UTF-16")
        }
    }

    @Test("Place import: a text of unknown or damaged encoding is refused with its line")
    func refusals() async throws {
        let start = "name,lat,lon\na,31,121\n"
        for (bytes, words) in [
            // One name in GB18030 is too little to tell.
            (
                [0xCD, 0xE2, 0xCC, 0xB2],
                "3:1: Found bytes of an unknown encoding instead of UTF-8."
            ),
            // 外, and a byte that is lost.
            (
                Array("外滩".utf8) + [0xE5, 0x2C],
                "3:7: Found bytes that are no character instead of UTF-8."
            ),
        ] as [([UInt8], String)] {
            let data = Data(start.utf8) + Data(bytes) + Data(",31,121\n".utf8)
            let error = await #expect(throws: PlaceImportError.self) {
                try await Self.imported(data)
            }
            #expect(error?.description.hasSuffix(words) == true, "\(error?.description ?? "")")
        }
        let gb18030 = try #require(TextEncoding("gb18030"))
        let data = Data(start.utf8) + Data([0xCD, 0xE2, 0xCC, 0xB2]) + Data(",31,121\n".utf8)
        let (store, _) = try await Self.imported(data, as: gb18030)
        #expect(Set(store.places.map(\.name)) == ["a", "外滩"])
        let wrong = Data(start.utf8) + Data([0xD4, 0xFF, 0x2C]) + Data("31,121\n".utf8)
        let error = await #expect(throws: PlaceImportError.self) {
            try await Self.imported(wrong, as: gb18030)
        }
        #expect(error?.description.contains("3:1: Found bytes that are no character") == true)
        let named = await #expect(throws: PlaceImportError.self) {
            try await Self.imported(data, as: TextEncoding("utf-8"))
        }
        #expect(named?.description.contains("3:1: Found bytes that are no character") == true)
    }

    @Test("Place import: a file cut off within a character is UTF-8, and names may be misspelt")
    func utf8() async throws {
        let data = Data("name,lat,lon\n外滩,31,121\n".utf8) + Data([0xE5, 0xA4])
        let (store, report) = try await Self.imported(data)
        #expect(store.places.map(\.name) == ["外滩"])
        #expect(report.encoding == .utf8)
        #expect(TextEncoding("UTF-99") == nil)
        #expect(TextEncoding("big5")?.name == "big5")
    }

    @Test("Place import: an interrupted table in another encoding continues where it stopped")
    func continuing() async throws {
        let base64 = """
            bmFtZSxsYXQsbG9uCqlNpa22uqmxLDMxLjIwLDEyMS41CqpGpOip+q9dLDMxLjIxLDEyMS41CqZ5qEapQywz\
            MS4yMiwxMjEuNQq6+6Zop1GoyLTkLDMxLjIzLDEyMS41CqTTpa2kc7O7LDMxLjI0LDEyMS41Cq27tOSk5aTG\
            pKSk3ywzMS4yNSwxMjEuNQqkpMD0vVjAWSwzMS4yNiwxMjEuNQqq98TBr7gsMzEuMjcsMTIxLjUK
            """
        let data = try #require(Data(base64Encoded: base64))
        let file = try SourceFile(data, extension: "csv")
        let store = MemoryStore()
        _ = try await PlaceImport(file.path).run(into: store)
        let again = try await PlaceImport(file.path).run(into: store)
        #expect(again.start == .nothingNew)
        try (data + Data("a,31,121\n".utf8)).write(to: URL(fileURLWithPath: file.path))
        let more = try await PlaceImport(file.path).run(into: store)
        #expect(more.places == 1)
        guard case .continued = more.start else {
            Issue.record("It started \(more.start).")
            return
        }
    }
}
