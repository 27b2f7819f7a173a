import CoreGraphics
public import Foundation

/// A position between two characters of a text. Each kind of text has a subclass of its own.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    public override init() { super.init() }

    nonisolated deinit {}
}

/// A range of text between two positions. Each kind of text has a subclass of its own.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    public override init() { super.init() }

    nonisolated deinit {}

    /// `true` if the range contains no character.
    open var isEmpty: Bool { start == end }

    /// The first position. A subclass overrides it.
    open var start: UITextPosition {
        fatalError("\(type(of: self)) has to override start.")
    }

    /// The last position. A subclass overrides it.
    open var end: UITextPosition {
        fatalError("\(type(of: self)) has to override end.")
    }
}

/// A rectangle of selected text on one line. Each kind of text has a subclass of its own.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    public override init() { super.init() }

    nonisolated deinit {}

    /// The rectangle.
    open var rect: CGRect { .zero }

    /// The writing direction of its text.
    open var writingDirection: NSWritingDirection { .natural }

    /// `true` if the rectangle contains the start of the selection.
    open var containsStart: Bool { false }

    /// `true` if the rectangle contains the end of the selection.
    open var containsEnd: Bool { false }

    /// `true` if the text runs from top to bottom.
    open var isVertical: Bool { false }
}

/// A direction in the order of the characters.
public nonisolated enum UITextStorageDirection: Int, Hashable, Sendable {
    case forward = 0
    case backward = 1
}

/// A direction on the screen.
public nonisolated enum UITextLayoutDirection: Int, Hashable, Sendable {
    case right = 2
    case left, up, down
}

/// A direction in the order of the characters or on the screen.
public nonisolated struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The raw value of a ``UITextStorageDirection`` or ``UITextLayoutDirection``.
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Returns a direction in the order of the characters.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Returns a direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// A unit of text.
public nonisolated enum UITextGranularity: Int, Hashable, Sendable {
    case character = 0
    case word, sentence, paragraph, line, document
}
