import Testing
import UIKit
import UIKitTesting

@Suite("Markdown texts")
struct MarkdownTextTests {
    /// Each run with its meaning, the number of its bits.
    private func runs(_ text: AttributedString) -> [String] {
        text.runs.map {
            "\(String(text[$0.range].characters))|\($0.inlinePresentationIntent?.rawValue ?? 0)"
        }
    }

    @Test("Markdown: styles are intents, links relative to the base address")
    func styles() throws {
        let base = try #require(URL(string: "https://example.org/a/"))
        let text = try AttributedString(
            markdown: "x *e* **s** ***b*** `c` ~~d~~ [l](p.html) ![i](q.png) <b>h",
            options: .init(languageCode: "en"), baseURL: base)
        #expect(
            runs(text) == [
                "x |0", "e|1", " |0", "s|2", " |0", "b|3", " |0", "c|4", " |0", "d|32", " |0",
                "l|0", " |0", "i|0", " |0", "<b>|256", "h|0",
            ])
        let link = try #require(text.runs.first { $0.link != nil })
        #expect(link.link?.absoluteString == "https://example.org/a/p.html")
        let image = try #require(text.runs.first { $0.imageURL != nil })
        #expect(image.imageURL?.absoluteString == "https://example.org/a/q.png")
        #expect(image.link == nil && text.languageIdentifier == "en")
    }

    @Test("Markdown: blocks are intents, the innermost first, without line feeds between them")
    func blocks() throws {
        let text = try AttributedString(
            markdown: "# T\n\n3. one\n   two\n4. > q\n\n```swift\nlet ~~x~~\n```\n\n---\n\n<p>\n")
        let kinds = text.runs.map { $0.presentationIntent?.components.map(\.kind) ?? [] }
        #expect(
            kinds == [
                [.header(level: 1)], [.paragraph, .listItem(ordinal: 3), .orderedList],
                [.paragraph, .listItem(ordinal: 3), .orderedList],
                [.paragraph, .listItem(ordinal: 3), .orderedList],
                [.paragraph, .blockQuote, .listItem(ordinal: 4), .orderedList],
                [.codeBlock(languageHint: "swift")], [.thematicBreak], [.paragraph],
            ])
        #expect(
            runs(text) == [
                "T|0", "one|0", " |64", "two|0", "q|0", "let ~~x~~\n|0", "⸻|0", "<p>\n|512",
            ])
        let lists = Set(text.runs.compactMap { $0.presentationIntent?.components.last?.identity })
        #expect(lists.count == 5)
        #expect(runs(try AttributedString(markdown: "a  \nb")) == ["a|0", "\n|128", "b|0"])
    }

    @Test(
        "Markdown: inline syntax reads no blocks; spaces and lines are kept on request",
        arguments: [
            ("# a *b*\n\n  - c", ["# a |0", "b|1", " - c|0"], ["# a |0", "b|1", "\n\n  - c|0"]),
            ("*a*", ["a|1"], ["a|1"]), ("", [], []),
            (" `a  b` ", ["a b|4"], [" |0", "a  b|4", " |0"]),
            ("_a_\n_b_", ["a|1", " |0", "b|1"], ["a|1", "\n|0", "b|1"]),
            ("~~a *b*~~ c", ["a |32", "b|33", " c|0"], ["a |32", "b|33", " c|0"]),
        ])
    func inline(markdown: String, joined: [String], kept: [String]) throws {
        let one = try AttributedString(
            markdown: markdown, options: .init(interpretedSyntax: .inlineOnly))
        #expect(runs(one) == joined)
        let two = try AttributedString(
            markdown: markdown, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(runs(two) == kept)
    }

    @Test("Markdown: data that are not text throw, or have replacement characters")
    func failure() throws {
        let data = Data([0x61, 0xFF, 0x62])
        #expect(throws: CocoaError.self) { try AttributedString(markdown: data) }
        let text = try NSAttributedString(
            markdown: data, options: .init(failurePolicy: .returnPartiallyParsedIfPossible))
        #expect(text.string == "a\u{FFFD}b")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("m.md")
        try Data("**x**".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(runs(try AttributedString(contentsOf: file)) == ["x|2"])
        #expect(try NSAttributedString(contentsOf: file).string == "x")
    }

    @Test("Markdown: intents survive the conversion to NSAttributedString and back")
    func conversion() throws {
        let text = try AttributedString(markdown: "# a *b* [c](https://example.org)")
        let converted = NSAttributedString(text)
        #expect(converted.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) != nil)
        #expect(AttributedString(converted) == text)
    }

    @Test("Markdown: labels measure bold, italics and code as their fonts do")
    func labels() throws {
        func width(_ text: NSAttributedString) -> CGFloat {
            let label = UILabel()
            label.font = .systemFont(ofSize: 20)
            label.attributedText = text
            return label.intrinsicContentSize.width
        }
        func width(_ font: UIFont) -> CGFloat {
            width(NSAttributedString(string: "Williams", attributes: [.font: font]))
        }
        func width(markdown: String) throws -> CGFloat {
            width(try NSAttributedString(markdown: markdown))
        }
        let plain = width(.systemFont(ofSize: 20))
        let bold = try width(markdown: "**Williams**")
        #expect(bold == width(.boldSystemFont(ofSize: 20)) && bold != plain)
        let code = try width(markdown: "`Williams`")
        #expect(code == width(.monospacedSystemFont(ofSize: 20, weight: .regular)))
        #expect(try width(markdown: "*Williams*") == width(.italicSystemFont(ofSize: 20)))
        #expect(try width(markdown: "~~Williams~~") == plain)
    }

    @Test("Markdown: matches its golden in a label and a text view")
    func look() throws {
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 160), scale: 2, rootViewController: controller)
        let text = try NSAttributedString(
            markdown: "Plain, **bold**, *italic*, ***both***, `code`, ~~gone~~ "
                + "and [a link](https://example.org).")
        let label = UILabel(frame: CGRect(x: 12, y: 12, width: 296, height: 60))
        label.numberOfLines = 0
        label.attributedText = text
        let view = UITextView(frame: CGRect(x: 7, y: 80, width: 306, height: 70))
        view.attributedText = text
        view.font = .systemFont(ofSize: 17)
        view.isEditable = false
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(label)
        controller.view.addSubview(view)
        app.settle()
        try app.snapshot().matchGolden("markdown")
    }
}
