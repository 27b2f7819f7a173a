public import UIKitCore

extension NSLayoutManager: TextContainerOwner {}

extension NSTextContainer {
    /// The layout manager of the container.
    public final var layoutManager: NSLayoutManager? { owner as? NSLayoutManager }
}
