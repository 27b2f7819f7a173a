import Foundation
import Testing
import XMLReading

@Suite("XML")
struct XMLTreeTests {
    private func read(
        _ text: String, limits: XMLTree.Limits = .init()
    ) throws(XMLError) -> XMLTree {
        try XMLTree.read(Data(text.utf8), limits: limits)
    }

    @Test("Tree: elements have their names, attributes, texts and lines")
    func tree() throws {
        let root = try read(
            """
            <?xml version="1.0"?>
            <!DOCTYPE a SYSTEM "file:///etc/passwd">
            <a x="1 &amp; 2" dc:y="ü">one<!-- no --><b>
            <c/></b> two<![CDATA[<three>]]>
            <b n="2"/></a>
            """)
        #expect(root.name == "a")
        #expect(root.attributes == ["x": "1 & 2", "dc:y": "ü"])
        #expect(root.text == "one two<three>\n")
        #expect(root.children("b").map(\.line) == [3, 5])
        #expect(root.descendant("b", "c")?.line == 4)
        #expect(root.child("b")?.text == "\n")
        #expect(root.descendant("b", "d") == nil)
    }

    @Test(
        "Tree: processing instructions are skipped, with data and without",
        arguments: ["<?x?><a/>", "<a><?x y?></a>", "<a/><?xmlx?>", "<a><?php echo '</a>' ?></a>"])
    func instructions(text: String) throws {
        let root = try read(text)
        #expect(root.name == "a")
        #expect(root.children.isEmpty)
    }

    @Test(
        "Tree: what is malformed has an error with its line",
        arguments: [
            ("", 1), ("text", 1), ("<a>\n<b>\n</a>", 3), ("<a>&unknown;</a>", 1), ("<a/><b/>", 1),
            ("<a>\n\u{0}</a>", 2), ("<a\nx=1/>", 2), ("<a x='1' x='2'/>", 1),
        ])
    func malformed(text: String, line: Int) {
        let error = #expect(throws: XMLError.self) { try read(text) }
        #expect(error == XMLError(line: line, reason: "the XML is damaged or not complete"))
    }

    @Test("Tree: bytes that are no UTF-8 have an error")
    func otherEncodings() {
        for data in [Data([0x3C, 0x61, 0xFF, 0x2F, 0x3E]), "<a/>".data(using: .utf16) ?? Data()] {
            #expect(throws: XMLError.self) { try XMLTree.read(data) }
        }
    }

    @Test("Tree: declared entities, deep nesting and many elements are refused with their lines")
    func limits() {
        let entity = #expect(throws: XMLError.self) {
            try read("<!DOCTYPE a [\n<!ENTITY b 'c'>]><a>&b;</a>")
        }
        #expect(entity == XMLError(line: 2, reason: "declared entities are not read"))
        let deep = #expect(throws: XMLError.self) {
            try read(String(repeating: "<a>\n", count: 100_000), limits: .init(depth: 1_000))
        }
        #expect(deep == XMLError(line: 1_001, reason: "elements are nested too deeply"))
        let many = #expect(throws: XMLError.self) {
            try read(
                "<a>\(String(repeating: "<b/>\n", count: 60_000))", limits: .init(elements: 59_000))
        }
        #expect(many == XMLError(line: 59_000, reason: "there are too many elements"))
    }

    @Test("Reader: prefixes are removed on request, and an empty element ends")
    func parts() throws {
        var reader = try XMLReader(
            Data("<o:a o:x='1'><o:b/>text</o:a>".utf8), prefixes: .removed)
        var parts: [XMLReader.Part] = []
        while let part = try reader.next() { parts.append(part) }
        #expect(
            parts == [
                .start("a", attributes: ["x": "1"]), .start("b", attributes: [:]), .end("b"),
                .text("text"), .end("a"),
            ])
    }

    @Test("Reader: a wrong end tag ends the document, or is passed over on request")
    func recovering() throws {
        let data = Data("<a><b>1</c>2</a>".utf8)
        var strict = try XMLReader(data, prefixes: .kept)
        #expect(throws: XMLError.self) { while try strict.next() != nil {} }
        var lenient = try XMLReader(recovering: data)
        var texts = ""
        while let part = try lenient.next() {
            if case .text(let text) = part { texts += text }
        }
        #expect(texts.hasPrefix("1"))
    }
}
