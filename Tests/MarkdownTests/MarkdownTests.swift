import Markdown
import Testing

@Suite("Markdown")
struct MarkdownTests {
    @Test("Blocks: headings, paragraphs, lists, quotes, code and rules")
    func blocks() {
        let text = """
            # Title

            One *two* **three** `four` [five](https://a.example)

            > quoted

            3. c
            4. d

            - x

                code

            ---
            """
        let blocks = MarkdownBlock.blocks(in: text)
        #expect(blocks.first == .heading(level: 1, [MarkdownSpan("Title")]))
        guard case .paragraph(let spans)? = blocks.dropFirst().first else {
            Issue.record("There is no paragraph.")
            return
        }
        #expect(spans.filter(\.isEmphasized).map(\.text) == ["two"])
        #expect(spans.filter(\.isStrong).map(\.text) == ["three"])
        #expect(spans.filter(\.isCode).map(\.text) == ["four"])
        #expect(spans.first { $0.destination != nil }?.text == "five")
        #expect(blocks.contains(.quote([.paragraph([MarkdownSpan("quoted")])])))
        #expect(
            blocks.contains {
                if case .list(start: 3, let items) = $0 { items.count == 2 } else { false }
            })
        #expect(blocks.last == .rule)
    }

    @Test(
        "Blocks: every text is a document, however deep",
        arguments: [
            "", "\u{0}", String(repeating: "> ", count: 5000) + "x",
            String(repeating: "*a ", count: 2000), String(repeating: "- ", count: 3000) + "x",
            "<script>alert(1)</script>",
        ])
    func hostile(text: String) {
        #expect(MarkdownBlock.blocks(in: text).count < 3000)
    }
}
