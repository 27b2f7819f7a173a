import CCMark

/// A part of a Markdown document, as CommonMark defines it.
///
///     MarkdownBlock.blocks(in: "# Title\n\nSome *text*.")
///     // [.heading(level: 1, [Title]), .paragraph([Some , text, .])]
package indirect enum MarkdownBlock: Hashable, Sendable {
    case heading(level: Int, [MarkdownSpan])
    case paragraph([MarkdownSpan])

    /// Text that keeps its spaces and lines, and the language after the fence.
    case code(String, language: String?)

    /// Lines of HTML, as written.
    case html(String)

    case quote([MarkdownBlock])

    /// Items with numbers from `start` on, or with bullets for `nil`.
    case list(start: Int?, items: [[MarkdownBlock]])

    /// A line across the page.
    case rule
}

/// A run of text in one style.
package struct MarkdownSpan: Hashable, Sendable {
    package var text: String
    package var isStrong = false
    package var isEmphasized = false
    package var kind: Kind

    /// The address that a link leads to, or that an image comes from.
    package var destination: String?

    /// `true` for the description of an image.
    package var isImage = false

    /// The origin of a run's text.
    package enum Kind: Hashable, Sendable {
        case text, code, html
        /// A space for the end of a line of the source.
        case softBreak
        /// A line feed.
        case lineBreak
    }

    package init(_ text: String, _ kind: Kind = .text) {
        self.text = text
        self.kind = kind
    }

    package var isCode: Bool { kind == .code }
}

// MARK: - Reading

extension MarkdownBlock {
    /// The depth of nested quotes, lists and styles that is read; what is deeper is left out.
    private static let deepest = 32

    /// Reads a document. Every text is one; HTML in it is shown as it was written.
    package static func blocks(in text: String) -> [MarkdownBlock] {
        let parsed = text.utf8CString.withUnsafeBufferPointer { bytes in
            cmark_parse_document(bytes.baseAddress, bytes.count - 1, CMARK_OPT_VALIDATE_UTF8)
        }
        guard let document = parsed else { return [] }
        defer { cmark_node_free(document) }
        return blocks(below: document, depth: 0)
    }

    private static func blocks(below node: OpaquePointer, depth: Int) -> [MarkdownBlock] {
        guard depth < deepest else { return [] }
        return children(of: node).compactMap { block($0, depth: depth + 1) }
    }

    private static func block(_ node: OpaquePointer, depth: Int) -> MarkdownBlock? {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_HEADING:
            .heading(level: Int(cmark_node_get_heading_level(node)), spans(below: node))
        case CMARK_NODE_PARAGRAPH: .paragraph(spans(below: node))
        case CMARK_NODE_CODE_BLOCK: .code(literal(node), language: language(node))
        case CMARK_NODE_HTML_BLOCK: .html(literal(node))
        case CMARK_NODE_BLOCK_QUOTE: .quote(blocks(below: node, depth: depth))
        case CMARK_NODE_LIST:
            .list(
                start: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
                    ? Int(cmark_node_get_list_start(node)) : nil,
                items: children(of: node).map { blocks(below: $0, depth: depth) })
        case CMARK_NODE_THEMATIC_BREAK: .rule
        default: nil
        }
    }

    private static func spans(below node: OpaquePointer) -> [MarkdownSpan] {
        var spans: [MarkdownSpan] = []
        collect(below: node, style: MarkdownSpan(""), depth: 0, into: &spans)
        return spans
    }

    private static func collect(
        below node: OpaquePointer, style: MarkdownSpan, depth: Int, into spans: inout [MarkdownSpan]
    ) {
        guard depth < deepest else { return }
        func add(_ text: String, _ style: MarkdownSpan, _ kind: MarkdownSpan.Kind = .text) {
            var span = style
            span.text = text
            span.kind = kind
            spans.append(span)
        }
        for child in children(of: node) {
            var inner = style
            switch cmark_node_get_type(child) {
            case CMARK_NODE_TEXT: add(literal(child), style)
            case CMARK_NODE_HTML_INLINE: add(literal(child), style, .html)
            case CMARK_NODE_SOFTBREAK: add(" ", style, .softBreak)
            case CMARK_NODE_LINEBREAK: add("\n", style, .lineBreak)
            case CMARK_NODE_CODE: add(literal(child), style, .code)
            case CMARK_NODE_STRONG: inner.isStrong = true
            case CMARK_NODE_EMPH: inner.isEmphasized = true
            case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
                inner.destination = cmark_node_get_url(child).map { String(cString: $0) }
                inner.isImage = cmark_node_get_type(child) == CMARK_NODE_IMAGE
            default: break
            }
            collect(below: child, style: inner, depth: depth + 1, into: &spans)
        }
    }

    private static func children(of node: OpaquePointer) -> [OpaquePointer] {
        Array(
            sequence(state: cmark_node_first_child(node)) { next in
                defer { next = next.flatMap { cmark_node_next($0) } }
                return next
            })
    }

    /// The first word after the fence of a block of code.
    private static func language(_ node: OpaquePointer) -> String? {
        cmark_node_get_fence_info(node).flatMap {
            String(cString: $0).split(whereSeparator: \.isWhitespace).first.map(String.init)
        }
    }

    private static func literal(_ node: OpaquePointer) -> String {
        cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    }
}
