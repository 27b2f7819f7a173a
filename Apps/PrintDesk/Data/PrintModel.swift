/// What is printed on the pages of a job.
package struct PrintModel: Hashable, Sendable, Codable, CustomStringConvertible {
    package let content: String

    package init(content: String) {
        self.content = content
    }

    /// The content itself.
    package var description: String { content }
}
