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

    @Test("Attributed string: numbers of every type, and values of UIKit's types, come back equal")
    func bridgedValues() async {
        await #expect(processExitsWith: .success) { try await Self.restoreBridgedValues() }
    }

    /// Foundation on Linux boxes what it does not know, and ends the program when it archives that.
    private static func restoreBridgedValues() throws {
        let numbers: [NSAttributedString.Key] = [
            .kern, .tracking, .ligature, .baselineOffset, .strokeWidth, .obliqueness, .expansion,
            .underlineStyle, .strikethroughStyle, .inlinePresentationIntent,
        ]
        let two: [Any] = [CGFloat(2), Float(2), 2.0, 2, Int8(2), UInt64(2), NSNumber(value: 2)]
        var values: [(NSAttributedString.Key, Any)] = numbers.flatMap { key in
            two.map { (key, $0) }
        }
        values += [
            (.textEffect, NSAttributedString.TextEffectStyle.letterpressStyle),
            (.underlineStyle, NSUnderlineStyle([.single, .patternDot])),
            (.writingDirection, [CGFloat(1), 3]),
            (.presentationIntentAttributeName, Self.intent),
            (NSAttributedString.Key("own"), ["width": CGFloat(3)]),
            (NSAttributedString.Key("date"), Date(timeIntervalSince1970: 5)),
            (NSAttributedString.Key("id"), UUID()),
        ]
        for (key, value) in values {
            let text = NSMutableAttributedString(string: "tea 茶", attributes: [key: value])
            text.append(NSAttributedString(string: " 🍵"))
            for isSecure in [true, false] {
                let data = try NSKeyedArchiver.archivedData(
                    withRootObject: text, requiringSecureCoding: isSecure)
                let back = try NSKeyedUnarchiver.unarchivedObject(
                    ofClasses: [NSAttributedString.self, NSUUID.self], from: data)
                guard back as? NSAttributedString == text else {
                    fatalError("\(key.rawValue): \(value) came back as \(back ?? "nil")")
                }
            }
        }
    }

    private static let intent = PresentationIntent(
        .tableCell(columnIndex: 1), identity: 3,
        parent: PresentationIntent(
            .table(columns: [.init(alignment: .right)]), identity: 2,
            parent: PresentationIntent(.codeBlock(languageHint: "Swift"), identity: 1)))

    @Test("Attributed string: values of UIKit's types are read as what they were")
    func bridgedTypes() {
        let style = NSAttributedString.TextEffectStyle.letterpressStyle
        let text = NSAttributedString(
            string: "a",
            attributes: [
                .kern: CGFloat(2), .textEffect: style, .underlineStyle: NSUnderlineStyle.thick,
                .presentationIntentAttributeName: Self.intent,
            ])
        let values = text.attributes(at: 0, effectiveRange: nil)
        #expect(values[.kern] as? CGFloat == 2 && values[.kern] as? NSNumber == 2)
        #expect(values[.kern] as? Double == 2)
        #expect(values[.textEffect] as? NSAttributedString.TextEffectStyle == style)
        #expect(values[.underlineStyle] as? NSUnderlineStyle == .thick)
        #expect(values[.underlineStyle] as? Int == NSUnderlineStyle.thick.rawValue)
        #expect(values[.presentationIntentAttributeName] as? PresentationIntent == Self.intent)
        #expect(
            text
                == NSAttributedString(
                    string: "a",
                    attributes: [
                        .kern: 2.0, .textEffect: style, .underlineStyle: 2,
                        .presentationIntentAttributeName: Self.intent,
                    ]))
    }

    @Test("Archive: a value that cannot be archived is an error that names it, not a crash")
    func valuesThatCannotBeArchived() async {
        await #expect(processExitsWith: .success) { await Self.archiveBadValues() }
    }

    private static func archiveBadValues() {
        final class Plain: NSObject {}
        final class Unsafe: NSObject, NSCoding {
            override init() { super.init() }
            required init?(coder: NSCoder) { nil }
            func encode(with coder: NSCoder) {}
        }
        struct Pair: Hashable { var (first, second) = (1, 2) }
        let key = NSAttributedString.Key("own")
        let values: [Any] = [Plain(), Pair(), [Pair()], Unsafe()]
        for value in values {
            let text = NSAttributedString(string: "tea", attributes: [key: value])
            let roots: [NSObject] = [text, [text] as NSArray, ["a": text] as NSDictionary]
            for root in roots {
                for isSecure in [true, false] where isSecure || !(value is Unsafe) {
                    do {
                        _ = try NSKeyedArchiver.archivedData(
                            withRootObject: root, requiringSecureCoding: isSecure)
                        fatalError("\(value) was archived.")
                    } catch {
                        let name = value is [Any] ? "Pair" : "\(type(of: value))"
                        guard "\(error)".contains(name) else { fatalError("\(error)") }
                    }
                }
            }
        }
        do {
            _ = try NSKeyedArchiver.archivedData(
                withRootObject: Pair(), requiringSecureCoding: false)
            fatalError("A structure was archived.")
        } catch {}
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
