import Coordinates
import Foundation
import TestSupport
import Testing

@testable import Places

@Suite("Interrupted imports")
struct ResumedImportTests {
    private static func feature(_ number: Int) -> String {
        """
        {"type":"Feature","properties":{"id":\(number),"name":"外滩\(number)号"},
        "geometry":{"type":"Point","coordinates":[121.\(number),31.2]}}
        """
    }

    private static func collection(_ count: Int) -> String {
        #"{"features":["# + (1...count).map(feature).joined(separator: ",") + "]}\n"
    }

    private static func sequence(_ count: Int) -> String {
        (1...count).map(feature).joined(separator: "\n") + "\n"
    }

    private static func table(_ count: Int) -> String {
        "id,name,lat,lon\n" + (1...count).map { "\($0),外滩\($0)号,31.2,121.\($0)\n" }.joined()
    }

    enum Kind: String, CaseIterable {
        case collection
        case sequence
        case table

        var pathExtension: String { self == .table ? "csv" : "geojson" }

        func text(_ count: Int) -> String {
            switch self {
            case .collection: ResumedImportTests.collection(count)
            case .sequence: ResumedImportTests.sequence(count)
            case .table: ResumedImportTests.table(count)
            }
        }
    }

    private static func request(_ file: SourceFile) -> PlaceImport {
        var request = PlaceImport(file.path)
        request.batchSize = 10
        return request
    }

    @Test("Interrupted import: it resumes after the last stored batch", arguments: Kind.allCases)
    func goingOn(kind: Kind) async throws {
        let file = try SourceFile(kind.text(35), extension: kind.pathExtension)
        let store = MemoryStore()
        store.refuse(after: 2)
        let error = await #expect(throws: PlaceImportError.self) {
            try await Self.request(file).run(into: store)
        }
        #expect(error?.reason == .store(PlaceStoreError(.full, store: "memory")))
        #expect(error?.report.places == 20)
        #expect(error?.description.hasSuffix("import the file again to go on from there.") == true)
        #expect(store.places.count == 20)

        store.refuse(after: .max)
        let report = try await Self.request(file).run(into: store)
        #expect(report.start == .continued(afterBytes: error?.report.bytes ?? -1))
        #expect(report.places == 15)
        #expect(report.bytes == report.totalBytes)
        #expect(store.batches == [10, 10, 10, 5])
        #expect(store.places.count == 35)

        #expect(try await Self.request(file).run(into: store).start == .nothingNew)
        #expect(store.batches.count == 4)
    }

    @Test(
        "Interrupted import: places before the end of a truncated file are stored",
        arguments: Kind.allCases)
    func cutOff(kind: Kind) async throws {
        let whole = kind.text(25)
        let file = try SourceFile(extension: kind.pathExtension)
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<20 {
            let store = MemoryStore()
            let bytes = Array(whole.utf8)
            let cut = Int.random(in: 100..<bytes.count, using: &generator)
            try file.write(String(decoding: bytes[..<cut], as: UTF8.self))
            do {
                _ = try await Self.request(file).run(into: store)
            } catch {
                guard case .file(let reason) = error.reason else { throw error }
                #expect(reason.description.contains("Was it cut off?"))
                #expect(reason.path == file.path)
                #expect(error.report.places == store.places.count)
            }
            try file.write(whole)
            let report = try await Self.request(file).run(into: store)
            #expect(Set(store.places.map(\.name)) == Set((1...25).map { "外滩\($0)号" }))
            #expect(report.problemCount == 0)
        }
    }

    @Test(
        "Interrupted import: a resumed one reports the same record positions",
        arguments: Kind.allCases)
    func positions(kind: Kind) async throws {
        let wrong =
            kind == .table
            ? "x,bad,91,0\n"
            : #"{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[0]}}"#
        let text =
            kind == .collection
            ? kind.text(25).replacing("]}\n", with: ",\n" + wrong + "]}") : kind.text(25) + wrong
        let file = try SourceFile(text, extension: kind.pathExtension)
        let whole = try await Self.request(file).run(into: MemoryStore())
        let store = MemoryStore()
        store.refuse(after: 1)
        _ = await #expect(throws: PlaceImportError.self) {
            try await Self.request(file).run(into: store)
        }
        store.refuse(after: .max)
        let report = try await Self.request(file).run(into: store)
        #expect(report.problems == whole.problems)
        #expect(report.problems.count == 1)
    }

    @Test(
        "Interrupted import: it restarts if the read part has changed, and resumes if it has grown")
    func changes() async throws {
        let file = try SourceFile(Self.table(25), extension: "csv")
        let store = MemoryStore()
        _ = try await Self.request(file).run(into: store)
        try file.write(Self.table(25) + "26,new,31,121\n")
        let grown = try await Self.request(file).run(into: store)
        #expect(grown.places == 1)
        #expect(store.places.count == 26)
        try file.write(Self.table(25).replacing("外滩7号", with: "十六铺"))
        let changed = try await Self.request(file).run(into: store)
        #expect(changed.start == .again && changed.places == 25 && changed.removed == 1)
        #expect(store.places.count == 25 && store.place(named: "十六铺") != nil)
        #expect(store.place(named: "new") == nil && store.place(named: "外滩7号") == nil)
    }

    @Test(
        "Interrupted import: places missing in a newer version are removed at its end",
        arguments: Kind.allCases)
    func removal(kind: Kind) async throws {
        let file = try SourceFile(kind.text(35), extension: kind.pathExtension)
        let store = MemoryStore()
        _ = try await Self.request(file).run(into: store)
        try file.write(kind.text(25).replacing("外滩1号", with: "十六铺"))
        store.refuse(after: 2)
        _ = await #expect(throws: PlaceImportError.self) {
            try await Self.request(file).run(into: store)
        }
        #expect(store.places.count == 35)
        store.refuse(after: .max)
        let report = try await Self.request(file).run(into: store)
        #expect(report.places == 5 && report.removed == 10)
        #expect(store.places.count == 25 && store.place(named: "外滩35号") == nil)
        #expect(store.place(named: "十六铺") != nil)
    }

    @Test("Interrupted import: missing places are kept on request and for a truncated version")
    func keeping() async throws {
        let file = try SourceFile(Self.collection(35), extension: "geojson")
        let store = MemoryStore()
        _ = try await Self.request(file).run(into: store)
        try file.write(String(Self.collection(25).replacing("外滩1号", with: "a").dropLast(9)))
        _ = await #expect(throws: PlaceImportError.self) {
            try await Self.request(file).run(into: store)
        }
        #expect(store.places.count == 35)
        try file.write(Self.collection(25))
        var request = Self.request(file)
        request.keepsMissing = true
        #expect(try await request.run(into: store).removed == 0)
        #expect(store.places.count == 35)
        try file.write(Self.collection(24))
        #expect(try await Self.request(file).run(into: store).removed == 11)
        #expect(store.places.count == 24)
    }

    @Test("PlaceImport: progress is reported after every batch")
    func progress() async throws {
        let file = try SourceFile(Self.collection(25), extension: "geojson")
        let (reports, continuation) = AsyncStream.makeStream(of: PlaceImportReport.self)
        _ = try await Self.request(file).run(into: MemoryStore()) { continuation.yield($0) }
        continuation.finish()
        let all = await reports.reduce(into: []) { $0.append($1) }
        #expect(all.map(\.places) == [10, 20, 25])
        #expect(all.last?.bytes == all.last?.totalBytes)
        #expect(zip(all, all.dropFirst()).allSatisfy { $0.bytes < $1.bytes })
    }

    @Test("PlaceImport: an empty file throws an error without reporting progress")
    func empty() async throws {
        for kind in Kind.allCases {
            let file = try SourceFile("", extension: kind.pathExtension)
            await #expect(throws: PlaceImportError.self) {
                try await Self.request(file).run(into: MemoryStore()) { report in
                    Issue.record("\(report)")
                }
            }
        }
    }

    @Test(
        "PlaceImport: a file of which nothing can be read is no source and brings no attribution",
        arguments: ["{}", "[1,2]", "{\"type\":\"FeatureCollection\",\"features\":[", "nothing"])
    func nothingRead(text: String) async throws {
        let file = try SourceFile(text, extension: "geojson")
        let store = MemoryStore()
        await #expect(throws: PlaceImportError.self) {
            try await Self.request(file).run(into: store)
        }
        #expect(store.states.isEmpty)
        #expect(try await store.attributions().isEmpty)
    }

    @Test("Interrupted import: cancelling the task loses no places")
    func cancelling() async throws {
        let file = try SourceFile(Self.collection(35), extension: "geojson")
        let store = MemoryStore()
        let task = Task {
            try await Self.request(file).run(into: store) { _ in
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        let error = await #expect(throws: PlaceImportError.self) { try await task.value }
        #expect(error?.reason == .cancelled)
        #expect(store.places.count == 10)
        _ = try await Self.request(file).run(into: store)
        #expect(store.batches == [10, 10, 10, 5])
    }

    @Test("PlaceImport: an unreadable file is reported")
    func unreadable() async throws {
        let missing = await #expect(throws: PlaceImportError.self) {
            try await PlaceImport("/nowhere/places.csv").run(into: MemoryStore())
        }
        #expect(
            missing?.reason
                == .file(
                    FileError(.access("No such file or directory"), path: "/nowhere/places.csv")))
        let folder = await #expect(throws: PlaceImportError.self) {
            var request = PlaceImport("/tmp")
            request.format = .csv
            return try await request.run(into: MemoryStore())
        }
        #expect(folder?.reason == .file(FileError(.access("Is a directory"), path: "/tmp")))
        let pipe = "/tmp/touchstone-\(UUID().uuidString).csv"
        mkfifo(pipe, 0o600)
        defer { unlink(pipe) }
        for path in ["-", "/dev/null", pipe] {
            let unsought = await #expect(throws: PlaceImportError.self) {
                try await PlaceImport(path).run(into: MemoryStore())
            }
            #expect(unsought?.reason == .notAFile(path: path))
        }
        let table = try SourceFile("PK", extension: "xlsx")
        let unknown = await #expect(throws: PlaceImportError.self) {
            try await PlaceImport(table.path).run(into: MemoryStore())
        }
        #expect(unknown?.reason == .unknownFormat(path: table.path))
    }
}
