import Coordinates
import Foundation
import PlaceStoreContract
import Places
import TestSupport
import Testing

@Suite("A store in an SQLite file")
struct SQLitePlaceStoreTests {
    @Test("keeps the contract of stores", arguments: PlaceStoreContract.checks)
    func contract(check: PlaceStoreContract.Check) async throws {
        try await TemporaryPath.with { path in
            try await check.run(on: SQLitePlaceStore(path: path))
        }
    }
}
