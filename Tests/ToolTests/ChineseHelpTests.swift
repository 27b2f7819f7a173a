import BoardCommands
import CommandLineKit
import CoordinateCommands
import PatternCommands
import PlaceCommands
import QRCommands
import Testing

@Suite("Help in Chinese")
struct ChineseHelpTests {
    @Test(
        "Help: in Chinese has no English sentence",
        arguments: 0..<5)
    func sentences(index: Int) async {
        let family = [
            PlaceCommands.family, QRCommands.family, CoordinateCommands.family,
            PatternCommands.family, BoardCommands.family,
        ][index]
        for words in [[]] + family.subcommands.map({ [$0.name] }) {
            let page = await family.respond(to: words + ["--help", "--language", "zh"]).output
            let explained = page.prefix(
                upTo: page.firstRange(of: "\n例子\n")?.lowerBound ?? page.endIndex)
            #expect(explained.contains("用法"))
            for line in explained.split(separator: "\n") {
                let prose = line.replacing(/“[^”]*”/, with: "")
                #expect(prose.firstMatch(of: /[a-z]+ [a-z]+ [a-z]+/) == nil, "\(line)")
            }
        }
    }
}
