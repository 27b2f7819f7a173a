import PlanBoardCore
import PlanBoardSync
import Testing
import UIKit
import UIKitTesting

@testable import PlanBoardUI

@Suite("Plan Board's bar of waiting changes")
struct SyncBarTests {
    @Test(
        "Looks: a board whose server is away matches its goldens",
        arguments: AppVariant.narrowAndWide)
    func offline(variant: AppVariant) throws {
        let app = HeadlessApp(
            variant, scale: 1, delegate: PlanBoardApp(size: variant.size))
        app.settle()
        let root = try #require(app.window.rootViewController as? PlanRootController)
        let server = "boards on example.org"
        try root.library.store.remember("server/team", address: server, team: "team")
        root.exchange.syncDidReport(
            .failing(.unreachable(server: server, "Connection refused")))
        app.settle()
        try app.snapshot().matchGolden("offline-\(variant)")
        root.exchange.syncDidReport(.failing(.noTeam(server: server, user: "ana")))
        app.settle()
        try app.snapshot().matchGolden("unshared-\(variant)")
    }
}
