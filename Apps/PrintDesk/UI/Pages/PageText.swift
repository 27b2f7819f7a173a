import Markdown
import UIKit

/// Texts in the fonts of pages.
enum PageText {
    private static let size: CGFloat = 13

    /// A text as it was typed.
    static func plain(_ text: String) -> NSAttributedString {
        NSAttributedString(
            string: text,
            attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.black])
    }

    /// A text in Markdown.
    static func markdown(_ text: String) -> NSAttributedString {
        let result = NSMutableAttributedString()
        append(MarkdownBlock.blocks(in: text), indent: "", to: result)
        return result
    }

    private static func append(
        _ blocks: [MarkdownBlock], indent: String, to result: NSMutableAttributedString
    ) {
        for block in blocks {
            switch block {
            case .heading(let level, let spans):
                let size = [26, 21, 17, 15][min(level, 4) - 1]
                line(spans, CGFloat(size), isStrong: true, indent, result)
            case .paragraph(let spans): line(spans, size, isStrong: false, indent, result)
            case .code(let text, _), .html(let text):
                for row in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                {
                    let span = MarkdownSpan(String(row), .code)
                    line([span], size, isStrong: false, indent + "    ", result, gap: false)
                }
                result.append(plain("\n"))
            case .quote(let inner): append(inner, indent: indent + "│ ", to: result)
            case .list(let start, let items):
                for (index, item) in items.enumerated() {
                    let mark = start.map { "\($0 + index). " } ?? "• "
                    let own = NSMutableAttributedString()
                    append(item, indent: "", to: own)
                    let lines = own.string.isEmpty ? plain("\n") : own
                    result.append(plain(indent + "  " + mark))
                    result.append(lines)
                }
            case .rule:
                line(
                    [MarkdownSpan(String(repeating: "─", count: 30))], size, isStrong: false,
                    indent, result)
            }
        }
    }

    private static func line(
        _ spans: [MarkdownSpan], _ size: CGFloat, isStrong: Bool, _ indent: String,
        _ result: NSMutableAttributedString, gap: Bool = true
    ) {
        if !indent.isEmpty { result.append(plain(indent)) }
        for span in spans {
            result.append(
                NSAttributedString(
                    string: span.text,
                    attributes: [
                        .font: font(of: span, size, isStrong: isStrong),
                        .foregroundColor: UIColor.black,
                    ]))
        }
        result.append(plain(gap ? "\n\n" : "\n"))
    }

    private static func font(of span: MarkdownSpan, _ size: CGFloat, isStrong: Bool) -> UIFont {
        if span.isCode { return .monospacedSystemFont(ofSize: size - 1, weight: .regular) }
        if span.isStrong || isStrong { return .boldSystemFont(ofSize: size) }
        return span.isEmphasized ? .italicSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }
}
