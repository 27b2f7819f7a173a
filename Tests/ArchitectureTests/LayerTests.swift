import Testing

@Suite("Print Desk's layers")
struct LayerTests {
    /// The layers from top to bottom.
    private static let layers = [
        "PrintDeskUI", "PrintDeskServices", "PrintDeskData", "PrintDeskInformation",
    ]

    @Test("S2-26, S2-28: Print Desk: four modules, each of which sees the next one alone")
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
}
