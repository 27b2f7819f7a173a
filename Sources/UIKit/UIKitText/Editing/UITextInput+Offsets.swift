import UIKitCore

extension UITextInput {
    /// The offsets of a range from the beginning of the text.
    func offsets(of range: UITextRange) -> Range<Int> {
        let start = offset(from: beginningOfDocument, to: range.start)
        return start..<max(start, offset(from: beginningOfDocument, to: range.end))
    }
}
