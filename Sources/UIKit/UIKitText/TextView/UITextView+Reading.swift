import CoreGraphics
public import Foundation
public import UIKitCore

/// Lines are those that are shown, counted from zero. Secret text is not read.
extension UITextView: UIAccessibilityReadingContent {
    /// Returns the number of the line at a point, from 0 at the first in sight; else `NSNotFound`.
    public func accessibilityLineNumber(for point: CGPoint) -> Int { lineNumber(at: point) }

    /// Returns the text of a line in sight; `nil` for secret text and other numbers.
    public func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
        content(ofLine: lineNumber)?.string
    }

    /// Returns the rectangle of a line in sight, in screen coordinates.
    public func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect {
        frame(ofLine: lineNumber)
    }

    /// Returns the text in sight; `nil` for secret text.
    public func accessibilityPageContent() -> String? { pageContent?.string }

    /// Returns the text of a line in sight with its attributes.
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int)
        -> NSAttributedString?
    { content(ofLine: lineNumber) }

    /// Returns the text in sight with its attributes.
    public func accessibilityAttributedPageContent() -> NSAttributedString? { pageContent }
}

extension UITextView {
    /// The text as it is read aloud: dots for secret text.
    final var readableText: String {
        isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }
}
