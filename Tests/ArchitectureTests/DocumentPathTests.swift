import Foundation
import Testing

/// The paths by which documents lead to files.
@Suite("Paths in documents")
struct DocumentPathTests {
    private static let documents = [
        "Documentation/Architecture.md", "CONTRIBUTING.md",
        "Sources/UIKit/UIKit/UIKit.docc/TouchWalk.md",
        "Sources/UIKit/UIKit/UIKit.docc/ConstraintWalk.md",
    ]

    /// The folders that paths in documents begin in.
    private static let origins = [
        "", "Sources", "Sources/CommandLine", "Sources/Graphics", "Sources/Platform",
        "Sources/UIKit", "Sources/UIKit/UIKitCore/Views/Layout",
    ]

    /// The paths between backticks in a text, without patterns such as `Apps/<App>/{Core,UI}`.
    private static func paths(in text: String) -> [String] {
        text.matches(of: /`([A-Za-z0-9_+.-]+\/[A-Za-z0-9_+.\/-]*)`/).map { String($0.1) }
    }

    @Test("Documents: the files and folders that they name exist", arguments: documents)
    func exist(_ document: String) throws {
        let text = try String(
            contentsOf: Repository.root.appendingPathComponent(document), encoding: .utf8)
        let paths = Self.paths(in: text)
        #expect(!paths.isEmpty)
        for path in paths {
            let exists = Self.origins.contains { origin in
                let place = Repository.root.appendingPathComponent(origin)
                    .appendingPathComponent(path)
                return FileManager.default.fileExists(atPath: place.path)
            }
            #expect(exists, "\(document) names “\(path)”, which does not exist")
        }
    }
}
