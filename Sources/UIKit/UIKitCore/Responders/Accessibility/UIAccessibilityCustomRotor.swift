public import Foundation

/// A way of moving through an app's content by one kind of item, such as headings.
///
/// No assistive technology reads rotors on a desktop yet; tests call ``itemSearchBlock``.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// The direction in which an item is looked for.
    public nonisolated enum Direction: Int, Hashable, Sendable {
        case previous = 0
        case next
    }

    /// The kind of a rotor that assistive technologies have themselves.
    public nonisolated enum SystemRotorType: Int, Hashable, Sendable {
        case none = 0
        case link, visitedLink, heading
        case headingLevel1, headingLevel2, headingLevel3
        case headingLevel4, headingLevel5, headingLevel6
        case boldText, italicText, underlineText, misspelledWord, image, textField, table, list
        case landmark
    }

    /// A closure that returns the item before or after another one; `nil` if there is none.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
        UIAccessibilityCustomRotorItemResult?

    /// The name for the user; empty for a system's kind.
    open var name: String

    /// The name with attributes for speech.
    open var attributedName: NSAttributedString {
        get { attributed ?? NSAttributedString(string: name) }
        set {
            attributed = newValue
            name = newValue.string
        }
    }

    /// Finds the items.
    open var itemSearchBlock: Search

    /// The system's kind; `none` for a rotor of the app's own.
    public final let systemRotorType: SystemRotorType

    private var attributed: NSAttributedString?

    /// Creates a rotor of the app's own.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }

    /// Creates a rotor of the app's own whose name has attributes.
    public convenience init(
        attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search
    ) {
        self.init(name: attributedName.string, itemSearch: itemSearchBlock)
        attributed = attributedName
    }

    /// Creates a rotor that replaces the system's one of a kind.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        name = ""
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
        super.init()
    }

    nonisolated deinit {}
}

/// An item that a rotor has found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element of the item.
    open weak var targetElement: (any NSObjectProtocol)?

    /// The part of the element's text; `nil` for the whole element.
    open var targetRange: UITextRange?

    /// Creates a result without an element: the start of a search.
    public override init() { super.init() }

    /// Creates a result.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }

    nonisolated deinit {}
}

/// The item from which a rotor looks for another one, and the direction.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The item at which the user is.
    open var currentItem = UIAccessibilityCustomRotorItemResult()

    /// The direction; `next` by default.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// Creates a search that starts from no element.
    public override init() { super.init() }

    nonisolated deinit {}
}
