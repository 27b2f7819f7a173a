public import UIKit
import UIKitCore

/// An element of the screen as assistive technologies present it.
@preconcurrency @MainActor
public struct AccessibilityElement {
    /// The kind of element, as in `button`, `text field` or `image`.
    public let role: String

    /// The name.
    public let label: String?

    /// The value as text.
    public let value: String?

    /// The result of acting on the element.
    public let hint: String?

    /// The names of the actions that it offers.
    public let actions: [String]

    /// The characteristics.
    public let traits: UIAccessibilityTraits

    /// The rectangle in window points; for an element that is not a view, in points of the
    /// screen.
    public let frame: CGRect

    /// The value with the attributes of its text.
    public let attributedValue: NSAttributedString?

    /// The selection of editable text in UTF-16 units; `nil` for elements that are not text.
    public let selectedRange: NSRange?

    /// The rectangle of the caret, or of the selection's end, in window points.
    public let caret: CGRect?

    init(_ responder: UIResponder) {
        role = Self.role(of: responder)
        label = responder.accessibilityLabel
        value = responder.accessibilityValue
        hint = responder.accessibilityHint
        traits = responder.accessibilityTraits
        attributedValue = responder.accessibilityAttributedValue
        let input = responder as? any UIView & UITextInput
        let selection = input?.selectedTextRange
        selectedRange = selection.flatMap { range in
            input.map {
                NSRange(
                    location: $0.offset(from: $0.beginningOfDocument, to: range.start),
                    length: $0.offset(from: range.start, to: range.end))
            }
        }
        caret = selection.flatMap { range in
            input.map { $0.convert($0.caretRect(for: range.end), to: nil) }
        }
        actions = responder.accessibilityCustomActions?.map(\.name) ?? []
        frame =
            (responder as? UIView).map { $0.convert($0.bounds, to: nil) }
            ?? responder.accessibilityFrame
    }

    /// The roles by trait, the most telling first.
    private static let roles: [(UIAccessibilityTraits, String)] = [
        (.searchField, "search field"), (.textEntry, "text field"), (.link, "link"),
        (.header, "heading"),
        (.adjustable, "adjustable"), (.button, "button"), (.image, "image"),
        (.staticText, "text"), (.updatesFrequently, "status"),
    ]

    private static func role(of responder: UIResponder) -> String {
        if responder is UISwitch { return "switch" }
        let traits = responder.accessibilityTraits
        if responder is any UITextInput, !traits.contains(.searchField) { return "text field" }
        return roles.first { traits.contains($0.0) }?.1 ?? "element"
    }
}

extension UIAccessibilityTraits {
    /// The trait of fields for text that are not views of UIKit, such as those of web pages.
    fileprivate static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
}

extension AccessibilityElement: @preconcurrency CustomStringConvertible {
    public var description: String {
        var words = [role, "“\(label ?? "")”"]
        if let value { words.append("= “\(value)”") }
        if traits.contains(.selected) { words.append("selected") }
        if traits.contains(.notEnabled) { words.append("disabled") }
        if !actions.isEmpty { words.append("[\(actions.joined(separator: ", "))]") }
        if let hint { words.append("(\(hint))") }
        return words.joined(separator: " ")
    }
}

extension HeadlessApp {
    /// Returns the accessibility elements of the key window in reading order: only those of the
    /// front-most modal view, if there is one.
    public func accessibilityElements() -> [AccessibilityElement] {
        makeCurrent()
        window.layOutIfNeeded()
        return window.elementsInReadingOrder.map(AccessibilityElement.init)
    }

    /// Returns the accessibility elements as text, one on each line, in reading order.
    public func accessibilityTree() -> String {
        accessibilityElements().map(\.description).joined(separator: "\n")
    }
}

extension UIView {
    fileprivate var elementsInReadingOrder: [UIResponder] {
        if isHidden || alpha < 0.01 || accessibilityElementsHidden { return [] }
        if isAccessibilityElement { return [self] }
        if let elements = accessibilityElements {
            return elements.compactMap { $0 as? UIResponder }.flatMap { element in
                (element as? UIView)?.elementsInReadingOrder ?? [element]
            }
        }
        return subviewsInReadingOrder.flatMap(\.elementsInReadingOrder)
    }
}
