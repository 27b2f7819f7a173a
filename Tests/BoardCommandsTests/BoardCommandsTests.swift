import BoardCommands
import CommandLineKit
import Foundation
import PostGISCluster
import Testing

@Suite("touchstone board")
struct BoardCommandsTests {
    /// Runs commands on a new board, and returns the last response.
    private func run(_ commands: [String]...) async -> CommandResponse {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("board-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let console = Console(environment: ["XDG_DATA_HOME": folder.path], receive: { _ in })
        var response = CommandResponse()
        for words in commands {
            let words = words.map {
                $0.replacing("FOLDER", with: folder.appendingPathComponent("touchstone").path)
            }
            response = await BoardCommands.family.respond(to: words, console: console)
        }
        return response
    }

    @Test("board: cards are added, moved, finished and listed by place")
    func board() async {
        let response = await run(
            ["add", "Water", "the", "plants", "--important"],
            ["add", "买面包", "--column", "Next", "--label", "home", "--due", "2001-02-03"],
            ["add", "Paint"], ["move", "1.2", "2.1"], ["done", "1.1"], ["list"])
        #expect(
            response.output == """
                Today (1)
                  1.1  [x] Paint

                Next (2)
                  2.1  [ ] ! Water the plants
                  2.2  [ ] 买面包  overdue 2001-02-03  #home

                Later (0)

                """)
    }

    @Test("board: words find cards in pinyin, show tells everything about one")
    func search() async {
        let found = await run(["add", "买面包"], ["add", "Paint"], ["list", "mmb"])
        #expect(found.output == "1.2  [ ] 买面包\n")
        let shown = await run(["add", "买面包", "--label", "home"], ["show", "1.1"])
        #expect(shown.output.hasPrefix("买面包\n\nColumn     Today\nCreated    "))
        #expect(shown.output.hasSuffix("Labels     home\n"))
    }

    @Test("board: what is exported can be imported into another board")
    func files() async {
        let response = await run(
            ["add", "a"], ["export", "FOLDER/a.md"],
            ["import", "FOLDER/a.md", "--board", "FOLDER/other.db"],
            ["export", "-", "--format", "markdown", "--board", "FOLDER/other.db"])
        #expect(response.output == "## Today\n\n- [ ] a\n\n## Next\n\n## Later\n")
    }

    @Test("board: an import says what it has added and skipped, and why")
    func importReport() async throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("cards-\(UUID().uuidString).csv")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("column,title,due,points\nToday,a,soon,3\nToday,,,\n".utf8).write(to: file)
        let response = await run(["import", file.path])
        #expect(
            response.output == """
                1 card added, 1 skipped.
                  “soon” is not a date that can be read: 1 (line 2)
                  “points” is kept and exported again, but not shown: 1
                  without a title, skipped: 1 (line 3)

                """)
    }

    @Test("board: answers in Chinese where the language is Chinese")
    func chinese() async {
        let zh = ["--language", "zh"]
        let list = await run(
            ["add", "买面包", "--due", "2001-02-03"] + zh, ["list", "--column", "今日要做"] + zh)
        #expect(list.output == "今日要做 (1)\n  1.1  [ ] 买面包  已逾期 2001-02-03\n")
        let shown = await run(["add", "买面包", "--label", "家", "-i"] + zh, ["show", "1.1"] + zh)
        #expect(shown.output.hasPrefix("买面包\n\n列         今日要做\n创建       "))
        #expect(shown.output.hasSuffix("重要       是\n标签       家\n"))
        let imported = await run(
            ["add", "a"] + zh, ["export", "FOLDER/a.md"] + zh, ["import", "FOLDER/a.md"] + zh)
        #expect(imported.output == "添加了 1 张卡片，跳过 0 张。\n")
        let refused = await run(["done", "1"] + zh)
        #expect(refused.complaint?.contains("列和行，如 2.1") == true)
    }

    @Test(
        "board: sync brings the boards of a team to another file",
        .enabled(if: PostGISCluster.isInstalled))
    func sync() async throws {
        let cluster = try PostGISCluster()
        defer { withExtendedLifetime(cluster) {} }
        let address = try cluster.makeDatabase()
        let other = ["--board", "FOLDER/other.db"]
        let response = await run(
            ["add", "Paint"], ["sync", address, "--found", "garden"],
            ["sync", address] + other, ["add", "Sow"] + other, ["sync", address] + other,
            ["sync", address], ["list", "--column", "Today"])
        #expect(response.output == "Today (2)\n  1.1  [ ] Sow\n  1.2  [ ] Paint\n")
    }

    @Test(
        "board: mistakes are reported with advice",
        arguments: [
            (["move", "1.1"], ExitCode.mistake), (["done", "1"], .mistake),
            (["show", "1.5"], .failure), (["add", "a", "--column", "Nowhere"], .mistake),
            (["export", "cards"], .mistake), (["import", "missing.md"], .mistake),
            (["add", " "], .failure), (["add", "a", "--due", "soon"], .mistake),
            (["sync"], .mistake), (["sync", "postgresql:///x?host=/nowhere"], .failure),
        ])
    func mistakes(words: [String], code: ExitCode) async {
        let response = await run(words)
        #expect(response.exitCode == code && response.complaint != nil)
    }
}
