import Foundation
import Testing

@testable import Places

@Suite("Reimporting changed files")
struct NewerVersionTests {
    private static func table(_ names: [String], ids: Int = 1) -> String {
        "osm_id,name,lat,lon\n"
            + names.enumerated().map { "\(ids + $0.offset),\($0.element),31.2,121.5\n" }.joined()
    }

    private static let shanghai = table(["外滩", "豫园", "十六铺"])
    private static let hongKong = table(["尖沙咀", "旺角"], ids: 100)

    /// A folder with a file `pois.csv` of a test's own.
    private final class Folder: Sendable {
        let path = "/tmp/touchstone-\(UUID().uuidString)"
        var file: String { path + "/pois.csv" }

        init(_ text: String) throws {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true)
            try write(text)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func write(_ text: String) throws {
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        }
    }

    @Test("Reimport: files of the same name in two folders are two sources")
    func folders() async throws {
        let (first, second) = (try Folder(Self.shanghai), try Folder(Self.hongKong))
        let store = MemoryStore()
        _ = try await PlaceImport(first.file).run(into: store)
        let report = try await PlaceImport(second.file).run(into: store)
        #expect(report.start == .beginning && report.removed == 0)
        #expect(store.places.count == 5)
        #expect(Set(store.states.keys) == [first.file, second.file])
        #expect(PlaceImport("\(first.path)/a/../pois.csv").source == first.file)
    }

    @Test("Reimport: a moved file does not duplicate its places")
    func moved() async throws {
        let (first, second) = (try Folder(Self.shanghai), try Folder(Self.shanghai))
        let store = MemoryStore()
        for folder in [first, second] {
            _ = try await PlaceImport(folder.file).run(into: store)
        }
        #expect(store.places.count == 3)
    }

    @Test("Reimport: a version without any earlier place is refused and changes nothing")
    func otherContent() async throws {
        let folder = try Folder(Self.shanghai)
        let store = MemoryStore()
        _ = try await PlaceImport(folder.file).run(into: store)
        let states = store.states
        for text in [Self.hongKong, Self.table([])] {
            try folder.write(text)
            let error = await #expect(throws: PlaceImportError.self) {
                try await PlaceImport(folder.file).run(into: store)
            }
            #expect(error?.reason == .otherContent(source: folder.file))
            #expect(error?.description.contains("nothing was changed") == true)
            #expect(store.places.count == 3 && store.states == states)
        }
        try folder.write(Self.hongKong)
        var request = PlaceImport(folder.file)
        request.replacesAll = true
        #expect(try await request.run(into: store).removed == 3)
        #expect(store.places.map(\.name) == ["尖沙咀", "旺角"])
    }

    @Test("Reimport: a truncated version is imported up to its end if it has an earlier place")
    func cutOff() async throws {
        let folder = try Folder(Self.shanghai)
        let store = MemoryStore()
        _ = try await PlaceImport(folder.file).run(into: store)
        for (first, count) in [("200,旺角", 3), ("4,静安寺,31.2,121.5\n1,外滩", 4)] {
            try folder.write(Self.table([]) + "\(first),31.2,121.5\n2,\"豫")
            let error = await #expect(throws: PlaceImportError.self) {
                try await PlaceImport(folder.file).run(into: store)
            }
            guard case .file = error?.reason else { throw try #require(error) }
            #expect(store.places.count == count)
        }
    }

    @Test("Reimport: a version is accepted after an empty one, and added if requested")
    func nothingBefore() async throws {
        let folder = try Folder(Self.table(["外滩"]).replacing("31.2", with: "91"))
        let store = MemoryStore()
        #expect(try await PlaceImport(folder.file).run(into: store).problemCount == 1)
        try folder.write(Self.shanghai)
        #expect(try await PlaceImport(folder.file).run(into: store).places == 3)
        try folder.write(Self.hongKong)
        var request = PlaceImport(folder.file)
        request.keepsMissing = true
        #expect(try await request.run(into: store).removed == 0)
        #expect(store.places.count == 5)
    }

    @Test("Reimport: an invalid record prevents removals, also after an interruption")
    func problems() async throws {
        let folder = try Folder(Self.shanghai)
        let store = MemoryStore()
        _ = try await PlaceImport(folder.file).run(into: store)
        try folder.write(
            Self.table(["外滩"]) + "2,豫园,91,121.5\n4,静安寺,31.2,121.5\n5,人民广场,31.2,121.5\n")
        var request = PlaceImport(folder.file)
        request.batchSize = 1
        store.refuse(after: 2)
        _ = await #expect(throws: PlaceImportError.self) { try await request.run(into: store) }
        store.refuse(after: .max)
        let report = try await request.run(into: store)
        #expect(report.problemCount == 0 && report.removed == 0 && report.keptMissing)
        #expect(store.place(named: "豫园") != nil && store.places.count == 5)
        try folder.write(Self.table(["外滩", "豫园"]))
        let mended = try await request.run(into: store)
        #expect(mended.removed == 3 && !mended.keptMissing)
        #expect(store.places.map(\.name) == ["外滩", "豫园"])
    }

    @Test("Reimport: sources stored under a bare file name are recognised")
    func bareNames() async throws {
        let folder = try Folder(Self.shanghai)
        let store = MemoryStore()
        var old = PlaceImport(folder.file)
        old.source = "pois.csv"
        _ = try await old.run(into: store)
        #expect(try await PlaceImport(folder.file).run(into: store).start == .nothingNew)
        try folder.write(Self.shanghai + "4,静安寺,31.2,121.5\n")
        #expect(try await PlaceImport(folder.file).run(into: store).places == 1)
        #expect(Set(store.states.keys) == ["pois.csv"])
        let other = try Folder(Self.hongKong)
        _ = try await PlaceImport(other.file).run(into: store)
        #expect(store.places.count == 6)
        try folder.write(Self.table(["外滩"]))
        #expect(try await PlaceImport(folder.file).run(into: store).removed == 0)
        #expect(Set(store.states.keys) == ["pois.csv", other.file, folder.file])
        #expect(store.places.count == 6)
    }

    @Test("Reimport: an unchanged file with other options is imported again")
    func otherOptions() async throws {
        let folder = try Folder(Self.shanghai)
        let store = MemoryStore()
        var request = PlaceImport(folder.file)
        let changes: [(inout PlaceImport) -> Void] = [
            { $0.city = "上海" }, { $0.system = .gcj02 }, { $0.attribution = "Our own survey" },
            { $0.city = "" },
        ]
        _ = try await request.run(into: store)
        for change in changes {
            change(&request)
            let report = try await request.run(into: store)
            #expect(report.start == .otherOptions && report.places == 3)
            #expect(store.places.count == 3)
            #expect(store.places.allSatisfy { $0.city == request.city })
            #expect(try await request.run(into: store).start == .nothingNew)
        }
    }

    @Test("ImportFingerprint: its text is parsed to an equal value")
    func fingerprints() {
        for (bytes, options, keeps) in [
            ("a1", "", false), ("a1", "b2", false), ("a1", "b2", true), ("", "", true),
        ] {
            let fingerprint = ImportFingerprint(
                bytes: bytes, options: options, keepsMissing: keeps)
            #expect(ImportFingerprint(fingerprint.text) == fingerprint)
        }
        #expect(ImportFingerprint("a1").options.isEmpty, "as older files have them")
    }
}
