public import Foundation
public import UIKitCore

/// A part of a text view's text that reacts to taps: a link or an attachment.
@preconcurrency @MainActor
public final class UITextItem: NSObject {
    /// The kind of an item and its value.
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
    }

    /// The value.
    public let content: Content

    /// The characters.
    public let range: NSRange

    init(content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }
}

/// The way in which the user touches a link or an attachment.
public nonisolated enum UITextItemInteraction: Int, Hashable, Sendable {
    case invokeDefaultAction = 0
    case presentActions
    case preview
}
