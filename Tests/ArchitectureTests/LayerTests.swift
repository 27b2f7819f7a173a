import Foundation
import TestSupport
import Testing

@Suite("Print Desk's layers")
struct LayerTests {
    /// The layers from top to bottom.
    private static let layers = [
        "PrintDeskUI", "PrintDeskServices", "PrintDeskData", "PrintDeskInformation",
    ]

    @Test(
        "Print Desk: four modules, each of which sees the next one alone", .rows("S2-26", "S2-28"))
    func noneIsSkipped() throws {
        let manifest = try Manifest.read(at: Repository.root)
        for (index, layer) in Self.layers.enumerated() {
            let target = try #require(manifest.targets.first { $0.name == layer })
            let seen = target.dependencyNames.filter(Self.layers.contains)
            #expect(seen == Array(Self.layers.dropFirst(index + 1).prefix(1)), "\(layer)")
        }
        let files = try Repository.swiftFiles(under: ["Apps/PrintDesk"])
        for file in files where !file.path.contains("/UI/") && !file.path.contains("/App/") {
            #expect(!file.imports.contains("UIKit"), "\(file.path)")
        }
    }

    @Test(
        "Apps: classes are at most two levels of inheritance below a class of UIKit", .rows("S2-06")
    )
    func depth() throws {
        for app in try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appendingPathComponent("Apps").path)
        {
            var parents: [String: String] = [:]
            for file in try Repository.swiftFiles(under: ["Apps/\(app)"]) {
                for match in file.text.matches(of: /class (\w+)(?:<[^>]*>)?: (\w+)/) {
                    parents[String(match.1)] = String(match.2)
                }
            }
            for name in parents.keys {
                var (depth, parent) = (0, parents[name])
                while let next = parent {
                    (depth, parent) = (depth + 1, parents[next])
                }
                #expect(depth <= 2, "\(app): \(name)")
            }
        }
    }
}
