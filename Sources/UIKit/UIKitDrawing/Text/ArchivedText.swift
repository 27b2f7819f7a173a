package import Foundation
import MarkdownStrings

/// The attributed string of an archive.
///
/// Foundation on Linux writes attributed strings, but cannot read one whose characters all have the
/// same attributes, as a text without any: it looks for a key that only several runs have, and a
/// missing key is an error there. It also refuses the classes of UIKit as values. So archives are
/// read here, into subclasses that write themselves as Foundation's classes.
package nonisolated enum ArchivedText {
    /// The classes of the values of attributes; those that the caller allows come in addition.
    private static let classes: [AnyClass] = [
        NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSURL.self, NSData.self,
        NSDate.self, UIColor.self, UIFont.self, UIImage.self, NSParagraphStyle.self,
        NSShadow.self, NSTextAttachment.self, NSTextTab.self, NSTextList.self,
        NSPresentationIntent.self, NSTextEffectStyle.self, NSUUID.self,
    ]

    /// Lets unarchivers read attributed strings, and archives of versions that named other modules.
    static func register() {
        NSKeyedUnarchiver.setClass(Fixed.self, forClassName: "NSAttributedString")
        NSKeyedUnarchiver.setClass(Mutable.self, forClassName: "NSMutableAttributedString")
        // Archives of earlier versions name the module in which these classes were.
        let moved: [AnyClass] = [
            UIColor.self, UIFont.self, UIImage.self, UIBezierPath.self, NSParagraphStyle.self,
            NSMutableParagraphStyle.self, NSShadow.self, NSTextAttachment.self, NSTextTab.self,
            NSTextList.self, NSTextEffectStyle.self,
        ]
        for type in moved {
            NSKeyedUnarchiver.setClass(type, forClassName: "UIKitCore.\(type)")
        }
    }

    /// Reads an archived string; `nil` if its runs do not fit its text.
    package static func read(_ coder: NSCoder) -> NSMutableAttributedString? {
        let string = coder.decodeObjectIfPresent(of: NSString.self, forKey: "NSString") ?? ""
        let text = NSMutableAttributedString(string: string as String)
        guard coder.containsValue(forKey: "NSAttributes") else { return text }
        let values = coder.decodeObject(
            of: classes + (coder.allowedClasses ?? []), forKey: "NSAttributes")
        guard coder.containsValue(forKey: "NSAttributeInfo") else {
            guard let attributes = attributes(values) else { return nil }
            text.setAttributes(attributes, range: NSRange(location: 0, length: text.length))
            return text
        }
        let info = coder.decodeObject(of: NSData.self, forKey: "NSAttributeInfo")
        guard let runs = info.flatMap({ runs(in: $0 as Data) }),
            let dictionaries = (values as? [Any])?.compactMap(attributes)
        else { return nil }
        var start = 0
        for run in runs {
            guard run.length > 0, run.length <= text.length - start,
                dictionaries.indices.contains(run.index)
            else { return nil }
            text.setAttributes(
                dictionaries[run.index], range: NSRange(location: start, length: run.length))
            start += run.length
        }
        return start == text.length ? text : nil
    }

    private static func attributes(_ value: Any?) -> [NSAttributedString.Key: Any]? {
        guard let values = value as? [String: Any] else { return nil }
        return Dictionary(uniqueKeysWithValues: values.map { (.init($0.key), $0.value) })
    }

    /// The lengths of the runs and the indices of their attributes: numbers of seven bits a byte,
    /// the lowest first, whose last byte has no high bit. `nil` if a number is not complete.
    private static func runs(in data: Data) -> [(length: Int, index: Int)]? {
        var numbers: [Int] = []
        var (number, shift) = (0, 0)
        for byte in data {
            guard shift < 56 else { return nil }
            number |= Int(byte & 0x7F) << shift
            shift += 7
            guard byte < 0x80 else { continue }
            numbers.append(number)
            (number, shift) = (0, 0)
        }
        guard shift == 0, numbers.count.isMultiple(of: 2) else { return nil }
        return stride(from: 0, to: numbers.count, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
    }

    private final class Fixed: NSAttributedString {
        required init?(coder: NSCoder) {
            guard let text = read(coder) else { return nil }
            super.init(attributedString: text)
        }

        override var classForCoder: AnyClass { NSAttributedString.self }
    }

    private final class Mutable: NSMutableAttributedString {
        required init?(coder: NSCoder) {
            guard let text = read(coder) else { return nil }
            super.init(attributedString: text)
        }

        override var classForCoder: AnyClass { NSMutableAttributedString.self }
    }
}

/// Called when the program is loaded; see `Sources/System/CTextArchives`.
@_cdecl("TouchstoneRegisterArchivedText")
nonisolated func registerArchivedText() { ArchivedText.register() }
