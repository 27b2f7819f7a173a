import Foundation
import PlaceStoreContract
import TestSupport
import Testing

@testable import Places

@Suite("Place file in a read-only folder")
struct LockedFolderTests {
    /// Makes a store, and locks it and its folder.
    private static func withFile(_ body: (String) async throws -> Void) async throws {
        try await TemporaryPath.with { path in
            // SQLite treats these characters in addresses in a way of its own.
            let path = path + " 50%?x=#1.db"
            try await SQLitePlaceStore(path: path).insert(SyntheticPlaces.make(1..<41))
            let folder = (path as NSString).deletingLastPathComponent
            chmod(path, 0o444)
            chmod(folder, 0o555)
            defer { chmod(folder, 0o755) }
            try await body(path)
        }
    }

    /// Runs a closure on a thread without permission to write, even if root runs the tests.
    private static func asNobody<Result: Sendable>(
        _ body: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            let thread = Thread {
                // Only for the thread, which ends then.
                typealias SetFileUser = @convention(c) (UInt32) -> Int32
                if let function = dlsym(nil, "setfsuid") {
                    _ = unsafeBitCast(function, to: SetFileUser.self)(65_534)
                }
                continuation.resume(with: Swift.Result { try body() })
            }
            thread.start()
        }
    }

    @Test(
        "Place file in a read-only folder: searches succeed and inserts are refused",
        arguments: [SQLitePlaceStore.Access.readOnly, .readWrite])
    func searching(access: SQLitePlaceStore.Access) async throws {
        try await Self.withFile { path in
            let places = SyntheticPlaces.make(1..<41)
            let store = try await Self.asNobody { try SQLitePlaceStore(path: path, access: access) }
            #expect(try await store.count() == 40)
            let found = try await store.search(KeywordRequest(places[6].name))
            #expect(found.places.contains { $0.id == 7 })
            await #expect(throws: PlaceStoreError(.readOnly, store: path)) {
                try await store.insert(SyntheticPlaces.make(41..<42))
            }
            #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
        }
    }

    @Test("Place file in a read-only folder: a change by another store requires reopening")
    func writtenMeanwhile() async throws {
        try await Self.withFile { path in
            let store = try await Self.asNobody {
                try SQLitePlaceStore(path: path, access: .readOnly)
            }
            chmod(path, 0o644)
            chmod((path as NSString).deletingLastPathComponent, 0o755)
            let writer = try SQLitePlaceStore(path: path)
            #expect(try await store.place(7) != nil, "nothing was written yet")
            try await writer.insert(SyntheticPlaces.make(41..<42))
            let error = await #expect(throws: PlaceStoreError.self) {
                try await store.place(7)
            }
            #expect(error?.description.contains("open it again") == true)
            #expect(try await SQLitePlaceStore(path: path, access: .readOnly).count() == 41)
        }
    }
}
