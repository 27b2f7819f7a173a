public import Foundation

extension NSMutableString {
    /// Creates an empty text. The argument stands for none: Foundation on Linux lets no extension
    /// declare `init()` here.
    public convenience init(_ nothing: Void = ()) { self.init(capacity: 0) }

    /// Appends a formatted text.
    public func appendFormat(_ format: String, _ args: CVarArg...) {
        append(String(format: format, arguments: args))
    }
}

/// Writes any script in Latin letters.
public let kCFStringTransformToLatin: CFString! = StringTransform.toLatin.rawValue

/// Writes Chinese as pinyin, with tones.
public let kCFStringTransformMandarinLatin: CFString! = StringTransform.mandarinToLatin.rawValue

/// Removes accents.
public let kCFStringTransformStripCombiningMarks: CFString! =
    StringTransform.stripCombiningMarks.rawValue

/// Removes accents and other marks.
public let kCFStringTransformStripDiacritics: CFString! = StringTransform.stripDiacritics.rawValue

/// Transforms a text, or a range of it, in place.
///
/// - Returns: `false` if there is no such transform; the text is the same then.
@discardableResult
public func CFStringTransform(
    _ string: NSMutableString!, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString!,
    _ reverse: Bool
) -> Bool {
    let part = NSRange(
        location: range?.pointee.location ?? 0, length: range?.pointee.length ?? string.length)
    // Foundation's own transform in place loses letters.
    let changed = string.substring(with: part)
        .applyingTransform(StringTransform(rawValue: transform), reverse: reverse)
    guard let changed else { return false }
    string.replaceCharacters(in: part, with: changed)
    range?.pointee.length = changed.utf16.count
    return true
}
