import Foundation
import Testing

@Suite("Files")
struct FileTests {
    /// The manifest and the folders of sources.
    private static let folders = [
        "Sources", "Apps", "Tests", "Benchmarks", "Fuzzing/Targets", "Peers/Targets/peers",
        "Port/Sources", "Port/Plugins", "Port/Tests", "Package.swift",
    ]

    /// Tables of data that a script made.
    private static let generated = [
        "Sources/Maps/Coordinates/Regions/OffsetOutlines.swift",
        "Sources/UIKit/UIKitDrawing/SystemSymbols/SymbolOutlines.swift",
        "Sources/Maps/Places/Matching/PinyinReadings.swift",
        "Sources/Maps/Places/Demo/DemoPlaces+Text.swift",
    ]

    @Test("Files: none is empty, and names are made of letters, digits, +, - and _")
    func names() throws {
        for file in try Repository.swiftFiles(under: Self.folders) {
            #expect(
                file.text.contains { !$0.isWhitespace }, "\(file.path) is empty: remove it")
            let name = file.path.split(separator: "/").last ?? ""
            #expect(
                name.wholeMatch(of: /[A-Za-z0-9_+-]+\.swift/) != nil,
                "\(file.path) has an odd name: use letters, digits, “+”, “-” and “_”")
        }
    }

    /// The largest number of lines. The manifest is a table of all modules, which SwiftPM reads
    /// from one file.
    private static func limit(of path: String) -> Int { path == "Package.swift" ? 750 : 600 }

    @Test("Files: none has more than 600 lines")
    func lengths() throws {
        for file in try Repository.swiftFiles(under: Self.folders)
        where !Self.generated.contains(file.path) {
            let count = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
            #expect(
                count <= Self.limit(of: file.path),
                "\(file.path) has \(count) lines: look for a second idea in it")
        }
    }

    @Test("Comments: lines end within 100 columns, unless they hold an address")
    func comments() throws {
        for file in try Repository.swiftFiles(under: Self.folders) {
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() where line.count > 100 {
                let isComment = line.drop { $0 == " " }.hasPrefix("//")
                if isComment, !line.contains("://") {
                    Issue.record("\(file.path):\(index + 1) has \(line.count) columns")
                }
            }
        }
    }
}
