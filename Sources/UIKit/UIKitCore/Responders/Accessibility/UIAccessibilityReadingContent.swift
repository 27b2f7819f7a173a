import CoreGraphics
public import Foundation

/// A view whose text assistive technologies read line by line.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent: AnyObject {
    /// Returns the number of the line at a point of the view; `NSNotFound` if there is none.
    func accessibilityLineNumber(for point: CGPoint) -> Int

    /// Returns the text of a line; `nil` if there is no such line.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?

    /// Returns the rectangle of a line in points of the screen; the zero rectangle if there is no
    /// such line.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect

    /// Returns the text that is shown.
    func accessibilityPageContent() -> String?

    /// Returns the text of a line with its attributes; without any by default.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?

    /// Returns the text that is shown, with its attributes; without any by default.
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    /// Returns the line without attributes.
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int)
        -> NSAttributedString?
    { accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) } }

    /// Returns the page without attributes.
    public func accessibilityAttributedPageContent() -> NSAttributedString? {
        accessibilityPageContent().map { NSAttributedString(string: $0) }
    }
}
