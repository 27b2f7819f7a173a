import Foundation
import FoundationGaps
import FoundationXML
import PatternCatalogue
import Testing

@testable import PatternDiagrams

@Suite("Diagrams as text")
struct TextOutputTests {
    @Test("Diagrams as text have straight sides though Chinese characters are twice as wide")
    func widths() {
        let diagram = ClassDiagram(
            boxes: [
                ClassBox("Company", attributes: ["name = 北京总公司", "e: 😀"]), ClassBox("Office"),
            ],
            relations: [ClassRelation("Office", .generalisation, "Company")])
        #expect(
            diagram.rendered(DiagramOptions(.text), language: .simplifiedChinese) == """
                ┌─────────────────────┐
                │       Company       │
                ├─────────────────────┤
                │ + name = 北京总公司 │
                │ + e: 😀             │
                └─────────────────────┘
                           △
                           │
                      ┌────────┐
                      │ Office │
                      └────────┘

                """)
    }

    @Test("Diagrams as text are italic, underlined and bold only where escape sequences are wanted")
    func styles() {
        let diagram = ClassDiagram(
            boxes: [ClassBox("Shape", .interface, attributes: ["static unit: Shape"])])
        let styled = diagram.rendered(DiagramOptions(.text, isStyled: true), language: .english)
        #expect(styled.contains("\u{1B}[0;1;3mShape\u{1B}[0m"))
        #expect(styled.contains("\u{1B}[0;4m+ unit: Shape\u{1B}[0m"))
        let plain = diagram.rendered(DiagramOptions(.text), language: .english)
        #expect(!plain.contains("\u{1B}"))
        #expect(styled.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
    }

    @Test("Diagrams as text show active participants in a sequence, and returns as dashed arrows")
    func sequence() {
        let diagram = SequenceDiagram(
            participants: [.init("client"), .init("till", type: "Till"), .init("unused")],
            messages: [
                .init(.creation, from: "client", to: "till", "init"),
                .init(.call, from: "client", to: "till", "付款(100)"),
                .init(.call, from: "till", to: "till", "count()"),
                .init(.return, from: "till", to: "till"),
                .init(.return, from: "till", to: "client", "80"),
            ])
        #expect(
            diagram.rendered(DiagramOptions(.text)) == """
                ┌────────┐
                │ client │
                └────────┘
                     ┆        ┌───────┐
                     ┆ init   │ till: │
                     ┆┄┄┄┄┄┄┄→│ Till  │
                     ┆        └───────┘
                     ┆ 付款(100)  ┆
                     ┆───────────▶┃
                     ┆            ┃───┐ count()
                     ┆            ┃┃◀─┘
                     ┆     80     ┃
                     ┆←┄┄┄┄┄┄┄┄┄┄┄┃
                     ┆            ┆
                     ┆            ┆

                """)
    }

    @Test("A lifeline begins at the top when its participant sends before its creation")
    func earlyMessage() {
        let diagram = SequenceDiagram(
            participants: [.init("client"), .init("observer")],
            messages: [
                .init(.call, from: "client", to: "observer", "receive()"),
                .init(.return, from: "observer", to: "client"),
                .init(.creation, from: "client", to: "observer", "init"),
            ])
        let heads = diagram.drawing(for: .terminal).shapes.filter { $0.kind == .participant }
        #expect(heads.map(\.frame.y) == [0, 0])
        #expect(!diagram.rendered(DiagramOptions(.mermaid)).contains("create "))
    }

    @Test("Diagrams as text shorten signatures before they are too wide for a terminal")
    func details() {
        let signature = "pay(_ sum: Int, to person: [String: (Int, Int)]) -> Receipt"
        #expect(MemberDetail.full.text(of: signature) == signature)
        #expect(MemberDetail.labels.text(of: signature) == "pay(_:to:) -> Receipt")
        #expect(MemberDetail.name.text(of: signature) == "pay(_:to:)")
        #expect(MemberDetail.name.text(of: "name: String") == "name: String")
        #expect(MemberDetail.name.text(of: "run()") == "run()")
        #expect(MemberDetail.name.text(of: "broken(a") == "broken(a")
    }

    @Test("Diagrams as text wrap into even lines, at spaces or between Chinese characters")
    func wrapping() {
        #expect(
            TextWidth.lines(of: "one two three four", columns: 9) == ["one two", "three", "four"])
        #expect(TextWidth.lines(of: "北京总公司的子公司。", columns: 10) == ["北京总公司", "的子公司。"])
        #expect(TextWidth.lines(of: "immeasurable", columns: 5) == ["immeasurable"])
        #expect(TextWidth.lines(of: "", columns: 5) == [""])
    }
}

@Suite("Diagrams as SVG")
struct SVGOutputTests {
    /// The names of the elements of a document, or nothing when it is no XML.
    private func elements(of svg: String) -> [String]? {
        final class Reader: NSObject, XMLParserDelegate {
            var names: [String] = []

            func parser(
                _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
                qualifiedName: String?, attributes: [String: String]
            ) { names.append(name) }
        }
        let reader = Reader()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = reader
        return parser.parse() ? reader.names : nil
    }

    @Test("Diagrams as SVG are XML, whatever the texts", arguments: DiagramAppearance.allCases)
    func escaping(appearance: DiagramAppearance) throws {
        let diagram = ClassDiagram(
            boxes: [ClassBox("Box<T>", attributes: ["a & b: \"<x>\" \u{1}", "中文"])],
            notes: [DiagramNote(on: "Box<T>", "]]> & <")])
        let svg = diagram.rendered(
            DiagramOptions(.svg, appearance: appearance), language: .english, title: "<&>")
        let names = try #require(elements(of: svg))
        #expect(names.count { $0 == "text" } == 4)
        #expect(names.first == "svg")
    }

    @Test("Diagrams as SVG are XML for the whole catalogue", arguments: ExampleCase.all)
    func catalogue(_ subject: ExampleCase) throws {
        let options = DiagramOptions(.svg)
        let classes = subject.example.classDiagram.rendered(options, language: .simplifiedChinese)
        #expect(elements(of: classes) != nil)
        #expect(elements(of: try subject.example.run().messages.rendered(options)) != nil)
    }

    @Test("Diagrams as SVG have the colours of the appearance, or of the viewer's preference")
    func appearances() {
        func svg(_ appearance: DiagramAppearance) -> String {
            ClassDiagram.legend.rendered(
                DiagramOptions(.svg, appearance: appearance), language: .english)
        }
        let (light, dark) = ("fill: #ffffff", "fill: #15181e")
        #expect(svg(.light).contains(light) && !svg(.light).contains(dark))
        #expect(svg(.dark).contains(dark) && !svg(.dark).contains(light))
        let automatic = svg(.automatic)
        #expect(automatic.contains(light) && automatic.contains(dark))
        #expect(automatic.contains("@media (prefers-color-scheme: dark)"))
    }
}

@Suite("Diagrams as Mermaid")
struct MermaidOutputTests {
    @Test(
        "Diagrams as Mermaid have a line of the language for each part of a class diagram",
        arguments: ExampleCase.all)
    func classes(_ subject: ExampleCase) throws {
        for language in Language.allCases {
            try check(
                subject.example.classDiagram.rendered(DiagramOptions(.mermaid), language: language),
                starts: "classDiagram",
                lines: [
                    #"class \w+(\["[^"]+"\])?"#, #"<<\w+>> \w+"#, #"\w+ : [+~#-][^;{}<>]+"#,
                    #"\w+ \(\)-- \w+"#, #"note for \w+ "[^"]+""#,
                    #"\w+( "[^"]+")? (--\|>|\.\.\|>|\*-->|o-->|-->|\.\.>)( "[^"]+")? \w+( : .+)?"#,
                ])
        }
    }

    @Test(
        "Diagrams as Mermaid have a line of the language for each message, and end what they begin",
        arguments: ExampleCase.all)
    func sequences(_ subject: ExampleCase) throws {
        let text = try subject.example.run().messages.rendered(DiagramOptions(.mermaid))
        try check(
            text, starts: "sequenceDiagram",
            lines: [
                #"(create )?participant p\d+ as [^;]+"#, #"(de)?activate p\d+"#,
                #"p\d+(->>|-->>|-\))p\d+: .+"#,
            ])
        var active: [Substring: Int] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.first == "activate" { active[words[1], default: 0] += 1 }
            if words.first == "deactivate" {
                active[words[1], default: 0] -= 1
                #expect(active[words[1], default: 0] >= 0, "\(line)")
            }
        }
    }

    /// Checks that every line after the first is one of these.
    private func check(_ text: String, starts: String, lines: [String]) throws {
        let forms = try lines.map { try Regex($0) }
        let rows = text.split(separator: "\n")
        #expect(rows.first.map(String.init) == starts)
        for row in rows.dropFirst() {
            // Characters with a meaning of their own are written as numbers.
            let plain = row.replacing(#/#\d+;/#, with: "x").drop { $0 == " " }
            let isKnown = forms.contains { (try? $0.wholeMatch(in: plain)) != nil }
            #expect(isKnown, "\(row)")
        }
    }

    @Test("Diagrams as Mermaid escape names and texts that the language would read as its own")
    func escaping() {
        let diagram = ClassDiagram(
            boxes: [
                ClassBox("note"), ClassBox("盒子"), ClassBox("Box<T>", attributes: ["a: [B]; {c}"]),
            ],
            relations: [ClassRelation("note", .association, "盒子", role: "a \"b\"")])
        let text = diagram.rendered(DiagramOptions(.mermaid), language: .english)
        #expect(text.contains("[\"盒子\"]"))
        #expect(text.contains("[\"Box#60;T#62;\"]"))
        #expect(text.contains("a#58; [B]#59; #123;c#125;"))
        #expect(text.contains("a #34;b#34;"))
        #expect(!text.contains("class note\n"))
    }
}
