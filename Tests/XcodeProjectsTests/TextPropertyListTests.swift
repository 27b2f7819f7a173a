import Testing

@testable import XcodeProjects

@Suite("Property lists of text")
struct TextPropertyListTests {
    private func read(_ text: String) throws(ProjectError) -> ProjectValue {
        try TextPropertyList.read(text, path: "/p")
    }

    @Test("Lists: dictionaries, arrays, words, comments")
    func structure() throws {
        let value = try read(
            """
            // !$*UTF8*$!
            { a = (1, two/three.swift, ); /* words */ "b c" = { d = <0F 1a>; };
              e = $(SRCROOT)x; }
            """.replacing("$(SRCROOT)x", with: "\"$(SRCROOT)x\""))
        let values = try #require(value.dictionary)
        #expect(values["a"]?.strings == ["1", "two/three.swift"])
        #expect(values["b c"]?.dictionary?["d"]?.string == "0F1a")
        #expect(values["e"]?.string == "$(SRCROOT)x")
        #expect(values["e"]?.line == 3)
    }

    @Test(
        "Strings: escapes, quotes, Unicode",
        arguments: [
            (#""a\"b\\c""#, #"a"b\c"#), (#""a\nb\tc""#, "a\nb\tc"), (#""\U00e9\u4E2D""#, "é中"),
            (#""\UD83D\UDE00""#, "😀"), ("\"中文 😀\"", "中文 😀"), (#"'it''"#, "it"), (#""\101""#, "A"),
            ("\"line\nbreak\"", "line\nbreak"), ("\"\"", ""), ("unquoted-é", "unquoted-é"),
        ])
    func strings(source: String, text: String) throws {
        let whole = source == "'it''" ? "'it'" : source
        #expect(try read(whole).string == text)
    }

    @Test(
        "Errors: name the line and what is wrong",
        arguments: [
            ("{\na = 1;\n", 3, "ends within the dictionary of line 1"),
            ("{\na = (1,\n2", 3, "ends within the list of line 2"),
            ("{\na = \"x\n", 3, "ends within the string of line 2"),
            ("{ a\n= 1\nb = 2; }", 3, "“;” is missing after the value of “a”"),
            ("{ a 1; }", 1, "“=” is missing after “a”"),
            ("( 1\n2 )", 2, "“,” is missing"),
            ("{\n<<<<<<< HEAD\n", 2, "conflict of a merge"),
            ("{ } x", 1, "something follows"), ("{ a = ; }", 1, "“;” stands where"),
            ("\n/* open\n", 2, "comment has no end"), ("", 1, "the file ends"),
        ])
    func errors(source: String, line: Int, reason: String) {
        let error = #expect(throws: ProjectError.self) { try read(source) }
        #expect(error?.place.line == line, "\(source)")
        #expect(error?.reason.contains(reason) ?? false, "\(error.debugDescription)")
    }

    @Test("Nesting: too deep is one error", arguments: ["(", "{a="])
    func nesting(opening: String) {
        let error = #expect(throws: ProjectError.self) {
            try read(String(repeating: opening, count: 1_000_000))
        }
        #expect(error?.reason == "values are nested too deeply")
    }

    @Test("XML: a project's list is read as if it were text")
    func xml() throws {
        let value = try XMLPropertyList.readProject(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/x.dtd">
            <plist version="1.0"><dict><key>a</key><array><string>1 &amp; 2</string></array>
            <key>b</key><true/></dict></plist>
            """, path: "/p")
        #expect(value.dictionary?["a"]?.strings == ["1 & 2"])
        #expect(value.dictionary?["b"]?.string == "YES")
    }

    @Test(
        "XML: what grows, is damaged or no list is refused",
        arguments: [
            "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><string>&a;</string></plist>",
            " <?xml?><plist/>", "<?xml?><plist><true/></plist>",
            "<plist><dict>", "<html/>", "<plist/>",
            "<plist><dict><string>x</string></dict></plist>",
            "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist><true/></plist>",
            "<plist><integer>x</integer></plist>",
            "<plist>" + String(repeating: "<array>", count: 10_000),
        ])
    func badXML(text: String) {
        #expect(throws: ProjectError.self) { try XMLPropertyList.read(text, path: "/p") }
    }
}
