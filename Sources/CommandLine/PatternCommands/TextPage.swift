import FoundationGaps
import PatternDiagrams

/// Text for a terminal: headings, paragraphs and lists, wrapped.
struct TextPage {
    /// The greatest width of a line, in columns.
    static let width = 96

    private var lines: [String] = []

    var text: String { lines.map { $0 + "\n" }.joined() }

    mutating func heading(_ text: String) {
        if !lines.isEmpty { lines.append("") }
        lines.append(text)
        lines.append(String(repeating: "─", count: TextWidth.columns(of: text)))
    }

    mutating func subheading(_ text: String) {
        lines.append("")
        lines.append(text)
    }

    mutating func paragraph(_ text: String, indent: Int = 2) {
        add(text, first: String(repeating: " ", count: indent), indent: indent)
    }

    /// A point of a list.
    mutating func item(_ text: String) {
        add(text, first: "  • ", indent: 4)
    }

    /// A term in a column, and its meaning next to it.
    mutating func definition(_ word: String, _ text: String, column: Int) {
        let room = max(1, column - TextWidth.columns(of: word))
        add(
            text, first: "  \(word)\(String(repeating: " ", count: room))", indent: 2 + column)
    }

    /// Text that is already laid out.
    mutating func block(_ text: String) {
        lines += text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
        while lines.last?.allSatisfy({ $0 == " " }) == true { lines.removeLast() }
    }

    private mutating func add(_ text: String, first: String, indent: Int) {
        let wrapped = TextWidth.lines(of: text, columns: Self.width - indent)
        for (index, line) in wrapped.enumerated() {
            lines.append((index == 0 ? first : String(repeating: " ", count: indent)) + line)
        }
    }
}
