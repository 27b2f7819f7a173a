import Foundation
import Testing

@Suite("Start")
struct StartTests {
    @Test("Start: a program without a window loads these libraries of Debian, and no GTK")
    func libraries() throws {
        let script = try String(
            contentsOf: Repository.root.appendingPathComponent("Scripts/toolkit"), encoding: .utf8)
        let list = try #require(
            try /\[Touchstone\]="((?s:.*?))"/.firstMatch(in: script), "the list of roots")
        let roots = list.1.split { $0.isWhitespace }.map(String.init)
        let deferred = try #require(try /\ndeferred=\((.*)\)\n/.firstMatch(in: script)).1
        let libraries = try Manifest.read(at: Repository.root)
            .reached(from: roots, without: Set(deferred.split(separator: " ").map(String.init)))
            .filter { $0.type == "system" }.map(\.name)
        let files = try String(
            contentsOf: Repository.root.appendingPathComponent("Scripts/start-libraries.txt"),
            encoding: .utf8)
        // Scripts/check-packages compares this list with what an installed app loads.
        #expect(files.split(separator: "\n").count < 75 && !files.contains(/gtk|curl|Networking/))
        #expect(
            libraries.sorted() == [
                "CCMark", "CCairo", "CEnchant", "CGIF", "CGIO", "CGdkPixbuf", "CHyphen", "CPNG",
                "CPSL", "CPango", "CPixman", "CQREncode", "CSwiftRuntime", "ClipperLibrary",
                "ZXingLibrary",
            ])
    }
}
