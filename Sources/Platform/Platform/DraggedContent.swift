/// The content that another program drags over a window.
public struct DraggedContent: Hashable, Sendable {
    /// A text, or `nil`.
    public var text: String?

    /// Addresses of files and pages, such as `file:///home/ann/Tea.txt`.
    public var addresses: [String]

    /// Creates a content.
    public init(text: String? = nil, addresses: [String] = []) {
        self.text = text
        self.addresses = addresses
    }
}
