package import Foundation

/// What is printed on the pages of a job.
package struct PrintModel: Hashable, Sendable, Codable, CustomStringConvertible {
    /// What the model holds, unless it is plain text.
    package enum Format: String, Hashable, Sendable, Codable {
        /// Text in Markdown.
        case markdown

        /// A picture file in ``PrintModel/data``.
        case picture

        /// A picture file of a scanned page, which is printed in its true size.
        case scan

        /// A PDF file in ``PrintModel/data``.
        case pdf
    }

    /// The text, or the name of a picture or PDF.
    package let content: String

    /// `nil` for plain text.
    package let format: Format?

    /// The contents of a picture or PDF file.
    package let data: Data?

    /// Of a scan, in dots per inch.
    package let resolution: Int?

    package init(
        content: String, format: Format? = nil, data: Data? = nil, resolution: Int? = nil
    ) {
        self.resolution = resolution
        self.content = content
        self.format = format
        self.data = data
    }

    /// The content itself.
    package var description: String { content }
}
