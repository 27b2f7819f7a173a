import Coordinates
import Foundation
import PlaceStoreContract
import Places
import TestSupport
import Testing

@Suite("SQLitePlaceStore")
struct SQLitePlaceStoreTests {
    @Test(
        "SQLitePlaceStore: it meets the contract of place stores",
        arguments: PlaceStoreContract.checks)
    func contract(check: PlaceStoreContract.Check) async throws {
        try await TemporaryPath.with { path in
            try await check.run(on: SQLitePlaceStore(path: path))
        }
    }
}
