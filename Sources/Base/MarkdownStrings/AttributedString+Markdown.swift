public import Foundation

extension AttributedString {
    /// The way in which a text in Markdown is read.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// The part of Markdown that is read.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Everything: paragraphs have a presentation intent.
            case full = 0
            /// Styles and links in a text that is one paragraph.
            case inlineOnly = 1
            /// Styles and links in a text that keeps its spaces and lines.
            case inlineOnlyPreservingWhitespace = 2
        }

        /// The result of data that are not text in UTF-8.
        public enum FailurePolicy: Int, Hashable, Sendable {
            case throwError = 0
            /// The text with replacement characters.
            case returnPartiallyParsedIfPossible = 1
        }

        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy

        /// The BCP 47 tag of the text's language, which becomes its `languageIdentifier`.
        public var languageCode: String?

        public init(
            interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Creates a text with the styles, links and paragraphs of a text in Markdown.
    ///
    ///     let text = try AttributedString(markdown: "Some **bold** text")
    ///
    /// - Parameter baseURL: The address that links without a scheme are relative to.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        var reader = MarkdownReader(baseURL: baseURL)
        self = reader.read(markdown, options.interpretedSyntax)
        if let code = options.languageCode { self.languageIdentifier = code }
    }

    /// Creates a text with the styles, links and paragraphs of UTF-8 data in Markdown.
    ///
    /// - Throws: `CocoaError` for data that are not UTF-8, unless the failure policy accepts them.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        var text = String(data: markdown, encoding: .utf8)
        if text == nil, options.failurePolicy == .returnPartiallyParsedIfPossible {
            text = String(decoding: markdown, as: UTF8.self)
        }
        guard let text else { throw CocoaError(.fileReadInapplicableStringEncoding) }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    /// Creates a text with the styles, links and paragraphs of a file in Markdown.
    ///
    /// - Throws: The error of reading the file, or `CocoaError` for one that is not UTF-8.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }
}
