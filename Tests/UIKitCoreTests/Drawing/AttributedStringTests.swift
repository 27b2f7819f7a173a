import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("Attributed strings")
nonisolated struct AttributedStringTests {
    /// Objects of every class that serves as an attribute, two unequal ones of each.
    private static let values: [(name: String, first: any Sendable, second: any Sendable)] = [
        ("UIFont", UIFont.systemFont(ofSize: 12), UIFont.boldSystemFont(ofSize: 17)),
        ("UIColor", UIColor.red, UIColor.label),
        ("NSParagraphStyle", NSParagraphStyle.default, centred),
        ("NSShadow", NSShadow(), softShadow),
        ("NSTextAttachment", NSTextAttachment(), NSTextAttachment()),
        ("UIImage", UIImage(), UIImage()),
        (
            "UIFontDescriptor", UIFont.systemFont(ofSize: 12).fontDescriptor,
            UIFont.systemFont(ofSize: 13).fontDescriptor
        ),
        ("URL", URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")), ("Int", 1, 2),
        ("CGFloat", CGFloat(1.5), CGFloat(2.5)), ("String", "a", "b"),
        ("NSRange", NSRange(location: 0, length: 1), NSRange(location: 0, length: 2)),
        ("an app's class", Own(0), Own(256)),
    ]

    /// A class of an app, whose first property Foundation takes for the number of a C type.
    private final class Own: NSObject, @unchecked Sendable {
        private let number: Int

        init(_ number: Int) { self.number = number }

        override func isEqual(_ object: Any?) -> Bool { (object as? Own)?.number == number }

        override var hash: Int { number }
    }

    private static var centred: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        return style
    }

    private static var softShadow: NSShadow {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 3
        return shadow
    }

    private static let names = values.map(\.name)

    private static func pair(_ name: String) throws -> (any Sendable, any Sendable) {
        let pair = try #require(values.first { $0.name == name })
        return (pair.first, pair.second)
    }

    private let key = NSAttributedString.Key("key")

    private func range(_ location: Int, _ length: Int) -> NSRange {
        NSRange(location: location, length: length)
    }

    @Test("Attributed string: a value replaces one of any class", arguments: names, names)
    func replacing(old: String, new: String) throws {
        let first = try Self.pair(old).0
        let second = try Self.pair(new).1
        let text = NSMutableAttributedString(string: "abcdef", attributes: [key: first])
        text.addAttribute(key, value: second, range: range(0, 2))
        text.addAttributes([key: second], range: range(2, 1))
        text.setAttributes([key: second], range: range(3, 1))
        #expect(runs(of: text) == [range(0, 4), range(4, 2)])
        text.addAttribute(key, value: first, range: range(0, 6))
        #expect(runs(of: text) == [range(0, 6)])
        text.removeAttribute(key, range: range(0, 3))
        #expect(runs(of: text) == [range(3, 3)])
        text.append(NSAttributedString(string: "gh", attributes: [key: second]))
        text.replaceCharacters(
            in: range(0, 1), with: NSAttributedString(string: "xy", attributes: [key: second]))
        #expect(text.string == "xybcdefgh")
        #expect(runs(of: text) == [range(0, 2), range(4, 3), range(7, 2)])
        text.deleteCharacters(in: range(0, 2))
        text.insert(NSAttributedString(string: "!", attributes: [key: first]), at: 0)
        #expect(isEqual(text.attribute(key, at: 0, effectiveRange: nil), first))
    }

    @Test("Attributed string: is equal with equal attributes", arguments: names)
    func equality(name: String) throws {
        let (first, second) = try Self.pair(name)
        let text = NSAttributedString(string: "ab", attributes: [key: first])
        #expect(text == NSAttributedString(string: "ab", attributes: [key: first]))
        #expect(text != NSAttributedString(string: "ab", attributes: [key: second]))
        let mutable = NSMutableAttributedString(string: "ab", attributes: [key: second])
        mutable.setAttributes([key: first], range: range(0, 2))
        #expect(mutable.isEqual(to: text))
    }

    @Test("Attributed string: enumeration finds every attribute, and stops on request")
    func enumeration() {
        let text = NSMutableAttributedString(
            string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: range(1, 1))
        var found: [[NSAttributedString.Key]] = []
        text.enumerateAttributes(in: range(0, 3)) { attributes, _, _ in
            found.append(attributes.keys.sorted { $0.rawValue < $1.rawValue })
        }
        #expect(found == [[.font], [.foregroundColor, .font], [.font]])
        var count = 0
        text.enumerateAttribute(.foregroundColor, in: range(0, 3)) { _, _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
    }

    @Test("Attributed string: an empty one needs no argument")
    func empty() {
        let text = NSMutableAttributedString()
        #expect(text.length == 0 && NSAttributedString().length == 0)
        let font = UIFont.systemFont(ofSize: 9)
        text.append(NSAttributedString(string: "a", attributes: [.font: font]))
        #expect(text.string == "a")
    }

    @Test("Attribute: its classes are objects with equality and copies")
    func objects() throws {
        for (name, first, second) in Self.values.prefix(7) where name != "UIImage" {
            let object = try #require(first as? NSObject, "\(name)")
            #expect(object.isEqual(object) && !object.isEqual(second), "\(name)")
            #expect(object.hash == object.hash)
        }
        let shadow = Self.softShadow
        let copy = try #require(shadow.copy() as? NSShadow)
        #expect(copy == shadow && copy !== shadow && copy.hash == shadow.hash)
        copy.shadowColor = UIColor.red
        #expect(copy != shadow)
        copy.shadowBlurRadius = .nan
        #expect(copy.shadowBlurRadius == 0)
    }

    /// The ranges with a value for the key, joined where values are equal.
    private func runs(of text: NSAttributedString) -> [NSRange] {
        var runs: [NSRange] = []
        var last: Any?
        text.enumerateAttribute(key, in: range(0, text.length)) { value, part, _ in
            defer { last = value }
            guard let value else { return }
            if let end = runs.last, end.upperBound == part.location, isEqual(last, value) {
                runs[runs.count - 1].length += part.length
            } else {
                runs.append(part)
            }
        }
        return runs
    }

    /// Compares values that Foundation may have turned into objects: a `URL` into an `NSURL`.
    private func isEqual(_ first: Any?, _ second: Any?) -> Bool {
        if let first = first as? URL, let second = second as? URL { return first == second }
        if let first = first as? NSObject, let second = second as? NSObject {
            return first.isEqual(second)
        }
        return String(describing: first) == String(describing: second)
    }
}

@Suite("Text attributes")
nonisolated struct TextAttributeTests {
    private let font = UIFont.systemFont(ofSize: 20)

    /// A red square of 10 points.
    private var square: UIImage {
        drawing(10, 10) { context in
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    private func pixels(of text: NSAttributedString) throws -> Pixels {
        try #require(Pixels(drawing(60, 60) { _ in text.draw(at: .zero) }))
    }

    @Test("Attachment: its image stands on the baseline, in its own size or its bounds")
    func attachment() throws {
        let attachment = NSTextAttachment(image: square)
        let text = NSMutableAttributedString(attachment: attachment)
        text.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
        #expect(abs(text.size().width - 10) < 0.01)
        #expect(abs(text.size().height - font.lineHeight) < 0.01)
        let baseline = Int(font.ascender.rounded())
        var picture = try pixels(of: text)
        #expect(picture[5, baseline - 5] == [255, 0, 0, 255] && picture[5, baseline + 2][3] == 0)
        attachment.bounds = CGRect(x: 0, y: -10, width: 30, height: 40)
        #expect(abs(text.size().width - 30) < 0.01)
        #expect(abs(text.size().height - 40) < 0.01)
        picture = try pixels(of: text)
        #expect(picture[25, 35] == [255, 0, 0, 255] && picture[35, 35][3] == 0)
    }

    @Test("Attachment: a template image has the colour of the text, and a file's image is shown")
    func attachmentKinds() throws {
        let template = NSTextAttachment(image: square.withRenderingMode(.alwaysTemplate))
        let text = NSMutableAttributedString(attachment: template)
        text.addAttribute(
            .foregroundColor, value: UIColor.green, range: NSRange(location: 0, length: 1))
        #expect(try pixels(of: text)[5, 8] == [0, 255, 0, 255])
        let file = NSTextAttachment(data: square.pngData(), ofType: "public.png")
        #expect(try pixels(of: NSAttributedString(attachment: file))[5, 8] == [255, 0, 0, 255])
        let empty = NSAttributedString(attachment: NSTextAttachment())
        #expect(empty.size().width == 0)
        #expect(try pixels(of: empty).inked == 0)
    }

    @Test("Attachment: other characters with the attribute are shown as they are")
    func attachmentOfCharacters() {
        let plain = NSAttributedString(string: "ab", attributes: [.font: font])
        let text = NSAttributedString(
            string: "ab", attributes: [.font: font, .attachment: NSTextAttachment(image: square)])
        #expect(text.size() == plain.size())
    }

    @Test("Shadow: is drawn below the text for a positive height")
    func shadow() throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 0, height: 30)
        shadow.shadowColor = UIColor.blue
        let picture = try pixels(
            of: NSAttributedString(string: "█", attributes: [.font: font, .shadow: shadow]))
        #expect(picture[5, 12] == [0, 0, 0, 255])
        #expect(picture[5, 42] == [0, 0, 255, 255])
        shadow.shadowColor = nil
        let plain = try pixels(
            of: NSAttributedString(string: "█", attributes: [.font: font, .shadow: shadow]))
        #expect(plain[5, 42][3] == 0)
    }

    @Test("Link: is drawn underlined in the colour of links")
    func link() throws {
        let picture = try pixels(
            of: NSAttributedString(
                string: "█",
                attributes: [.font: font, .link: "https://a.com", .foregroundColor: UIColor.red]))
        #expect(picture[5, 12] == [0, 122, 255, 255])
        let size = NSAttributedString(string: "a b", attributes: [.font: font, .link: "x"])
        let underline = try pixels(of: size)
        let space = Int("a".size(withAttributes: [.font: font]).width) + 2
        #expect((20..<24).contains { underline[space, $0][3] > 200 })
    }

    @Test("Language: selects regional forms of Chinese characters")
    func language() throws {
        func inked(_ language: String?) throws -> Int {
            let text = NSMutableAttributedString(string: "骨直", attributes: [.font: font])
            if let language {
                text.addAttribute(
                    .languageIdentifier, value: language, range: NSRange(location: 0, length: 2))
            }
            return try pixels(of: text).inked
        }
        #expect(try inked("en") == inked(nil))
        #expect(try inked("ja") != inked(nil))
        #expect(try inked("zh-Hant") != inked("ja"))
    }

    @Test("NSString: is drawn and measured as a string is")
    func nsString() throws {
        let rect = CGRect(x: 0, y: 0, width: 60, height: 60)
        let string = "one two"
        let drawn = try #require(
            Pixels(
                drawing(60, 60) { _ in
                    (string as NSString).draw(
                        with: rect, options: .usesLineFragmentOrigin, attributes: [.font: font],
                        context: nil)
                }))
        let expected = try #require(
            Pixels(
                drawing(60, 60) { _ in
                    string.draw(
                        with: rect, options: .usesLineFragmentOrigin, attributes: [.font: font],
                        context: nil)
                }))
        #expect(drawn.inked == expected.inked && drawn.inked > 50)
        let context = NSStringDrawingContext()
        let bounds = (string as NSString).boundingRect(
            with: rect.size, options: .usesLineFragmentOrigin, attributes: [.font: font],
            context: context)
        #expect(context.totalBounds == bounds)
        #expect(
            bounds
                == string.boundingRect(
                    with: rect.size, options: .usesLineFragmentOrigin, attributes: [.font: font],
                    context: nil))
    }
}
