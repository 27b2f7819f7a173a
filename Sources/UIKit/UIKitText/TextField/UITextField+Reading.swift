import CoreGraphics
public import Foundation
public import UIKitCore

/// Lines are those that are shown, counted from zero. Secret text is not read.
extension UITextField: UIAccessibilityReadingContent {
    public func accessibilityLineNumber(for point: CGPoint) -> Int { lineNumber(at: point) }

    public func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
        content(ofLine: lineNumber)?.string
    }

    public func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect {
        frame(ofLine: lineNumber)
    }

    public func accessibilityPageContent() -> String? { pageContent?.string }

    public func accessibilityAttributedContent(forLineNumber lineNumber: Int)
        -> NSAttributedString?
    { content(ofLine: lineNumber) }

    public func accessibilityAttributedPageContent() -> NSAttributedString? { pageContent }
}
