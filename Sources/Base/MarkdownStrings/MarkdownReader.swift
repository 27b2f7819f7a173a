import Foundation
import Markdown

/// Converts a text in Markdown to an `AttributedString`.
struct MarkdownReader {
    let baseURL: URL?
    private var result = AttributedString()
    private var blockCount = 0

    init(baseURL: URL?) { self.baseURL = baseURL }

    mutating func read(
        _ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
    ) -> AttributedString {
        switch syntax {
        case .full: append(MarkdownBlock.blocks(in: text), in: nil)
        case .inlineOnly: appendLine(InlineMarkdown.joiningLines(text))
        case .inlineOnlyPreservingWhitespace: appendLine(text)
        }
        return result
    }

    private mutating func appendLine(_ text: String) {
        for span in StruckSpan.spans(in: InlineMarkdown.spans(in: text)) { append(span, nil) }
    }

    // MARK: Blocks

    private mutating func append(_ blocks: [MarkdownBlock], in parent: PresentationIntent?) {
        for block in blocks { append(block, in: parent) }
    }

    private mutating func append(_ block: MarkdownBlock, in parent: PresentationIntent?) {
        switch block {
        case .heading(let level, let spans):
            append(spans, intent(.header(level: level), in: parent))
        case .paragraph(let spans): append(spans, intent(.paragraph, in: parent))
        case .code(let text, let language):
            append(
                [MarkdownSpan(text)], intent(.codeBlock(languageHint: language), in: parent))
        case .html(let text):
            append([MarkdownSpan(text, .html)], intent(.paragraph, in: parent), .blockHTML)
        case .quote(let blocks): append(blocks, in: intent(.blockQuote, in: parent))
        case .list(let start, let items):
            let list = intent(start == nil ? .unorderedList : .orderedList, in: parent)
            for (index, blocks) in items.enumerated() {
                append(blocks, in: intent(.listItem(ordinal: (start ?? 1) + index), in: list))
            }
        case .rule: append([MarkdownSpan("⸻")], intent(.thematicBreak, in: parent))
        }
    }

    private mutating func intent(
        _ kind: PresentationIntent.Kind, in parent: PresentationIntent?
    ) -> PresentationIntent {
        blockCount += 1
        return PresentationIntent(kind, identity: blockCount, parent: parent)
    }

    // MARK: Spans

    private mutating func append(
        _ spans: [MarkdownSpan], _ block: PresentationIntent,
        _ meaning: InlinePresentationIntent? = nil
    ) {
        let isText = if case .codeBlock = block.components[0].kind { false } else { meaning == nil }
        guard isText else {
            for span in spans {
                append(StruckSpan(span: span, isStruck: false), block, meaning ?? [])
            }
            return
        }
        for span in StruckSpan.spans(in: spans) { append(span, block) }
    }

    private mutating func append(
        _ struck: StruckSpan, _ block: PresentationIntent?,
        _ meaning: InlinePresentationIntent? = nil
    ) {
        let span = struck.span
        var part = AttributedString(span.text)
        var intent = meaning ?? InlinePresentationIntent(span)
        if struck.isStruck { intent.insert(.strikethrough) }
        if !intent.isEmpty { part.inlinePresentationIntent = intent }
        part.presentationIntent = block
        if let destination = span.destination {
            let url = URL(string: destination, relativeTo: baseURL)
            if span.isImage { part.imageURL = url } else { part.link = url }
        }
        result += part
    }
}

extension InlinePresentationIntent {
    fileprivate init(_ span: MarkdownSpan) {
        self = []
        if span.isEmphasized { insert(.emphasized) }
        if span.isStrong { insert(.stronglyEmphasized) }
        switch span.kind {
        case .text: break
        case .code: insert(.code)
        case .html: insert(.inlineHTML)
        case .softBreak: insert(.softBreak)
        case .lineBreak: insert(.lineBreak)
        }
    }
}
