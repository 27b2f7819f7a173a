import Foundation
import Testing
import UIKit

@Suite("Archives of attributed strings")
struct TextArchivingTests {
    private func restored<Value: NSObject>(_ value: Value, isSecure: Bool = true) throws -> Value {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: value, requiringSecureCoding: isSecure)
        let back = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [Value.self], from: data)
        return try #require(back as? Value)
    }

    /// A text with an attribute.
    private func text(_ key: NSAttributedString.Key, _ value: Any) -> NSAttributedString {
        NSAttributedString(string: "tea 茶 🍵", attributes: [key: value])
    }

    @Test(
        "Attributed string: without attributes, and empty, comes back equal",
        arguments: [true, false])
    func plain(isSecure: Bool) throws {
        for string in ["", "plain", "héllo 👍\n"] {
            let text = NSAttributedString(string: string)
            #expect(try restored(text, isSecure: isSecure) == text)
            let mutable = NSMutableAttributedString(string: string)
            let back = try restored(mutable, isSecure: isSecure)
            #expect(back == mutable)
            back.append(NSAttributedString(string: "!"))
            #expect(back.string == string + "!")
        }
    }

    @Test("Attributed string: each attribute comes back equal")
    func attributes() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.headIndent = 12
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: -2)
        shadow.shadowBlurRadius = 3
        shadow.shadowColor = UIColor.red
        let values: [(NSAttributedString.Key, Any)] = [
            (.font, UIFont.systemFont(ofSize: 17, weight: .bold)), (.foregroundColor, UIColor.red),
            (.backgroundColor, UIColor.label), (.paragraphStyle, NSMutableParagraphStyle()),
            (.paragraphStyle, style), (.paragraphStyle, NSParagraphStyle.default),
            (.shadow, NSShadow()), (.shadow, shadow), (.kern, 1.5),
            (.underlineStyle, NSUnderlineStyle.single.rawValue), (.baselineOffset, -3),
            (.link, try #require(URL(string: "https://example.org/a?b=c"))),
            (.link, "mailto:a@b.c"),
            (.writingDirection, [1, 3]), (NSAttributedString.Key("own"), "value"),
            (NSAttributedString.Key("stop"), NSTextTab(textAlignment: .right, location: 40)),
        ]
        for (key, value) in values {
            let text = text(key, value)
            #expect(try restored(text) == text, "\(key.rawValue): \(value)")
            #expect(try restored(text, isSecure: false) == text, "\(key.rawValue): \(value)")
        }
    }

    @Test("Attributed string: several runs of several attributes come back equal")
    func runs() throws {
        let text = NSMutableAttributedString(string: String(repeating: "long ", count: 100))
        text.addAttribute(
            .font, value: UIFont.boldSystemFont(ofSize: 12),
            range: NSRange(location: 3, length: 290))
        text.addAttribute(
            .foregroundColor, value: UIColor.systemBlue, range: NSRange(location: 0, length: 9))
        text.addAttribute(
            .paragraphStyle, value: NSMutableParagraphStyle(),
            range: NSRange(location: 200, length: 300))
        #expect(try restored(text) == text)
        let copy = NSAttributedString(attributedString: text)
        #expect(try restored(copy) == copy)
        #expect(try restored(try restored(copy)) == copy)
    }

    @Test("Attributed string: inside other objects, and from a file, comes back equal")
    func nested() throws {
        let text = text(.foregroundColor, UIColor.green)
        let list = [text, NSAttributedString(string: "b")] as NSArray
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: list, requiringSecureCoding: true)
        let back = try NSKeyedUnarchiver.unarchivedObject(
            ofClasses: [NSArray.self, NSAttributedString.self], from: data)
        #expect(back as? NSArray == list)
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(text, forKey: "text")
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(coder.decodeObject(of: NSAttributedString.self, forKey: "text") == text)
    }

    @Test("Text storage: comes back with its text and attributes")
    func storage() throws {
        let storage = NSTextStorage(
            string: "stored", attributes: [.font: UIFont.systemFont(ofSize: 9)])
        #expect(try restored(storage).isEqual(to: storage))
    }

    @Test("NSParagraphStyle: every property comes back, in the class that was archived")
    func paragraphStyle() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .justified
        style.lineBreakMode = .byTruncatingMiddle
        style.lineSpacing = 1.5
        style.minimumLineHeight = 10
        style.maximumLineHeight = 30
        style.lineHeightMultiple = 1.25
        style.paragraphSpacing = 4
        style.paragraphSpacingBefore = 5
        style.baseWritingDirection = .rightToLeft
        style.firstLineHeadIndent = 6
        style.headIndent = 7
        style.tailIndent = -8
        let terminators = NSTextTab.columnTerminators(for: Locale(identifier: "de"))
        let decimal = NSTextTab(
            textAlignment: .right, location: 100, options: [.columnTerminators: terminators])
        style.tabStops = [NSTextTab(textAlignment: .center, location: 50), decimal]
        style.defaultTabInterval = 9
        style.textLists = [
            NSTextList(
                markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 4)
        ]
        style.hyphenationFactor = 0.5
        style.usesDefaultHyphenation = true
        style.allowsDefaultTighteningForTruncation = true
        style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
        let back = try restored(style)
        #expect(back == style)
        #expect(back.tabStops.last?.options[.columnTerminators] as? CharacterSet == terminators)
        back.tabStops = []
        #expect(try restored(back).tabStops.isEmpty)
        let fixed = try restored(NSParagraphStyle.default)
        #expect(fixed == .default && !(fixed is NSMutableParagraphStyle))
    }

    @Test("NSShadow: a CGColor comes back as a colour, and none as none")
    func shadows() throws {
        let shadow = NSShadow()
        shadow.shadowColor = nil
        #expect(try restored(shadow) == shadow)
        shadow.shadowColor = UIColor.green.cgColor
        #expect(try restored(shadow).shadowColor as? UIColor == .green)
    }

    @Test("NSTextAttachment: the image, the file and the rectangle come back")
    func attachments() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        let attachment = NSTextAttachment(image: image)
        attachment.bounds = CGRect(x: 0, y: -3, width: 16, height: 8)
        let back = try restored(NSAttributedString(attachment: attachment))
        #expect(back.string == "\u{FFFC}")
        let value = back.attribute(.attachment, at: 0, effectiveRange: nil)
        let restoredAttachment = try #require(value as? NSTextAttachment)
        #expect(restoredAttachment.bounds == attachment.bounds)
        #expect(restoredAttachment.image?.pngData() == image.pngData())
        let file = NSTextAttachment(data: image.pngData(), ofType: "public.png")
        let fileBack = try restored(file)
        #expect(fileBack.contents == file.contents && fileBack.fileType == "public.png")
        #expect(fileBack.image == nil && fileBack.bounds == .zero)
        let empty = try restored(NSTextAttachment())
        #expect(empty.contents == nil && empty.fileType == nil && empty.image == nil)
    }

    @Test("Attributed string: damaged runs are an error, not a crash")
    func damage() throws {
        let text = NSMutableAttributedString(string: "two runs")
        text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 3))
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: text, requiringSecureCoding: true)
        var plist = try #require(
            try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        var objects = try #require(plist["$objects"] as? [Any])
        let index = try #require(
            objects.firstIndex { ($0 as? [String: Any])?["NS.data"] != nil })
        let info = try #require(objects[index] as? [String: Any])
        for runs in [Data(), Data([3]), Data([3, 9]), Data([200, 0]), Data([0, 0]), Data([250])] {
            objects[index] = info.merging(["NS.data": runs]) { $1 }
            plist["$objects"] = objects
            let bad = try PropertyListSerialization.data(
                fromPropertyList: plist, format: .binary, options: 0)
            #expect(throws: (any Error).self) {
                try NSKeyedUnarchiver.unarchivedObject(
                    ofClasses: [NSAttributedString.self], from: bad)
            }
        }
    }
}
