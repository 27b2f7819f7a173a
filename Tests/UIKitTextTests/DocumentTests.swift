import Testing
import UIKit
import UIKitTesting

@Suite("Documents of attributed text")
struct DocumentTests {
    private func html(_ text: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(text.utf8),
            options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil)
    }

    private func rtf(_ text: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(text.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf])
    }

    private func font(_ text: NSAttributedString, at index: Int) -> UIFont? {
        text.attribute(.font, at: index, effectiveRange: nil) as? UIFont
    }

    // MARK: HTML

    @Test("HTML: styles, links and entities")
    func styles() throws {
        let text = try html(
            "one <b>bold</b> <i>lean</i> <a href='https://example.org/?a=1&amp;b'>link</a> &lt;&#20320;&gt;"
        )
        #expect(text.string == "one bold lean link <你>")
        #expect(font(text, at: 5)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(font(text, at: 10)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        let link = text.attribute(.link, at: 15, effectiveRange: nil) as? URL
        #expect(link?.absoluteString == "https://example.org/?a=1&b")
    }

    @Test("HTML: white space collapses, and blocks are lines")
    func blocks() throws {
        let text = try html("<p>one\n  two</p>\n\n<p>three<br>four</p><pre>a  b</pre>")
        #expect(text.string == "one two\nthree\nfour\na  b\n")
        let list = try html("<ol start=3><li>a<li>b</ol><ul><li>c</ul>")
        #expect(list.string == "\t3.\ta\n\t4.\tb\n\t•\tc\n")
        let style = list.attribute(.paragraphStyle, at: 2, effectiveRange: nil)
        #expect((style as? NSParagraphStyle)?.headIndent == 36)
    }

    @Test("HTML: inline CSS")
    func css() throws {
        let text = try html(
            """
            <p style="text-align: center; color: #ff0000">red \
            <span style="font-size: 20px; background-color: rgb(0, 0, 255)">big</span></p>
            """)
        let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        #expect((style as? NSParagraphStyle)?.alignment == .center)
        let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(font(text, at: 5)?.pointSize == 20)
        #expect(text.attribute(.backgroundColor, at: 5, effectiveRange: nil) != nil)
    }

    @Test(
        "HTML: scripts, styles and what is not well formed do no harm",
        arguments: [
            ("<script>alert('<b>')</script>x", "x"), ("<style>p { }</style>x", "x"),
            ("<head><title>t</title></head><body>x</body>", "x\n"), ("a < b & c", "a < b & c"),
            ("<b>x", "x"), ("x</b></p>", "x"), ("<", "<"), ("<a href=", ""), ("<!-- x", ""),
            ("&#0;&#xFFFFFFFF;&unknown;", "\u{FFFD}\u{FFFD}&unknown;"),
        ])
    func malformed(source: String, result: String) throws {
        #expect(try html(source).string == result)
    }

    @Test("HTML: written text is read again")
    func writtenHTML() throws {
        let text = NSMutableAttributedString(
            string: "a <b> & ", attributes: [.font: UIFont.systemFont(ofSize: 15, weight: .bold)])
        text.append(
            NSAttributedString(
                string: "link", attributes: [.link: URL(string: "https://example.org") as Any]))
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        var properties: [NSAttributedString.DocumentAttributeKey: Any] = [:]
        let again = try NSAttributedString(data: data, documentAttributes: &properties)
        #expect(again.string == "a <b> & link\n")
        #expect(properties[.documentType] as? NSAttributedString.DocumentType == .html)
        #expect(font(again, at: 0) == .systemFont(ofSize: 15, weight: .bold))
        #expect(again.attribute(.link, at: 9, effectiveRange: nil) != nil)
    }

    // MARK: RTF

    @Test("RTF: fonts, colours, Unicode and links of a document by another program")
    func richText() throws {
        let text = try rtf(
            #"{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fswiss Inter;}{\f1 Courier;}}"#
                + #"{\colortbl;\red255\green0\blue0;}{\*\generator X;}"#
                + #"\f0\fs28 Caf\'e9 {\b bold} \cf1 \u20320?\u-10179?\u-8704?\cf0\par"#
                + "\n"
                + #"\pard\qc {\field{\*\fldinst{HYPERLINK "https://example.org"}}"#
                + #"{\fldrslt link}}\{\}\par}"#)
        #expect(text.string == "Café bold 你😀\nlink{}\n")
        #expect(font(text, at: 0)?.pointSize == 14)
        #expect(font(text, at: 6)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(text.attribute(.foregroundColor, at: 10, effectiveRange: nil) != nil)
        let link = text.attribute(.link, at: 15, effectiveRange: nil) as? URL
        #expect(link?.host == "example.org")
        let style = text.attribute(.paragraphStyle, at: 15, effectiveRange: nil)
        #expect((style as? NSParagraphStyle)?.alignment == .center)
    }

    @Test("RTF: written text is read again with its attributes")
    func writtenRTF() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.headIndent = 20
        style.firstLineHeadIndent = 30
        style.tabStops = [NSTextTab(textAlignment: .left, location: 50)]
        let text = NSAttributedString(
            string: "{Grüße}\t你好 😀\nzwei\\",
            attributes: [
                .font: UIFont.italicSystemFont(ofSize: 13), .paragraphStyle: style,
                .foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1),
                .underlineStyle: 1,
            ])
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        let again = try NSAttributedString(data: data)
        #expect(again.string == text.string)
        let values = again.attributes(at: 0, effectiveRange: nil)
        #expect(values[.font] as? UIFont == .italicSystemFont(ofSize: 13))
        #expect(values[.underlineStyle] as? Int == 1)
        let read = try #require(values[.paragraphStyle] as? NSParagraphStyle)
        #expect(read.headIndent == 20 && read.firstLineHeadIndent == 30)
        #expect(read.alignment == .right && read.tabStops.map(\.location) == [50])
    }

    @Test("RTF: damaged documents are refused or read in part")
    func damaged() throws {
        #expect(throws: CocoaError.self) { try rtf("no rich text") }
        #expect(throws: CocoaError.self) {
            try rtf("{\\rtf1" + String(repeating: "{", count: 1000))
        }
        #expect(try rtf("{\\rtf1 open").string == "open")
        #expect(try rtf("{\\rtf1 a}}}} b").string == "a")
        #expect(try rtf("{\\rtf1 \\u55357?x\\bin9999999 \\'").string == "x")
    }

    @Test("Plain text: an encoding is used, and wrong ones are reported")
    func plain() throws {
        let data = Data([0xE9, 0x74, 0xE9])
        #expect(throws: CocoaError.self) { try NSAttributedString(data: data) }
        let text = try NSAttributedString(
            data: data,
            options: [.characterEncoding: String.Encoding.isoLatin1.rawValue])
        #expect(text.string == "été")
        let range = NSRange(location: 0, length: 3)
        #expect(try text.data(from: range) == Data("été".utf8))
    }
}
