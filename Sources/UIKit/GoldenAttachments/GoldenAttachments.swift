public import Testing
import UIKitTesting

/// A trait that attaches what differs from goldens to Swift Testing's reports.
///
///     @Suite("Card", .attachesGoldens)
///     struct CardTests {
///         @Test("Card: looks as recorded")
///         func looks() throws {
///             let app = HeadlessApp(
///                 size: CGSize(width: 375, height: 667), rootViewController: CardController())
///             try app.snapshot().matchGolden("card")
///         }
///     }
///
/// A comparison that fails attaches the golden, the picture and their difference in one PNG file,
/// or the changed lines of a text. `swift test --attachments-path FOLDER` writes attachments to
/// files, and other tools show them with the test. The module is one of its own, because apps that
/// only run headless need no Swift Testing.
public struct GoldenAttachments: TestTrait, SuiteTrait, TestScoping {
    /// `true`: the tests of the suites inside attach theirs too.
    public var isRecursive: Bool { true }

    /// Attaches the pictures and texts of failed comparisons while `function` runs.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let report = GoldenReport { data, name in Attachment.record([UInt8](data), named: name) }
        try await GoldenReport.$current.withValue(report, operation: function)
    }
}

extension Trait where Self == GoldenAttachments {
    /// Attaches what differs from goldens to Swift Testing's reports.
    public static var attachesGoldens: Self { Self() }
}
