public import Foundation

extension NSMutableAttributedString {
    /// Removes attachments from characters that stand for none, and gives each paragraph the style
    /// of its first character.
    ///
    /// Fonts need no change: characters that a font lacks are drawn in another.
    public func fixAttributes(in range: NSRange) {
        let text = string as NSString
        enumerateAttribute(.attachment, in: range) { value, part, _ in
            guard value != nil else { return }
            for index in part.location..<NSMaxRange(part) where text.character(at: index) != 0xFFFC
            {
                removeAttribute(.attachment, range: NSRange(location: index, length: 1))
            }
        }
        var location = range.location
        while location < NSMaxRange(range) {
            let paragraph = text.paragraphRange(for: NSRange(location: location, length: 0))
            if let style = attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil) {
                addAttribute(.paragraphStyle, value: style, range: paragraph)
            } else {
                removeAttribute(.paragraphStyle, range: paragraph)
            }
            location = max(NSMaxRange(paragraph), location + 1)
        }
    }
}
