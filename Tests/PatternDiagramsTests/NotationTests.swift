import TestSupport
import Testing

@testable import PatternCatalogue
@testable import PatternDiagrams

@Suite("The notation of class diagrams")
struct NotationTests {
    private let picture = ClassDiagram.legend.drawing(for: .picture, language: .english)

    // MARK: The legend

    @Test(
        "the notation of class diagrams has a legend that the compiled code agrees with",
        .rows("S0-09"))
    func legend() throws {
        let code = try CompiledTypes.catalogue.get()
        #expect(DiagramVerifier(.legend, code: code).complaints == [])
    }

    @Test(
        "the notation of class diagrams has a legend that is well laid out, in every form",
        .rows("S0-09"))
    func legendLayout() {
        for (name, metrics) in Metrics.all {
            for language in Language.allCases {
                let drawing = ClassDiagram.legend.drawing(for: metrics, language: language)
                #expect(DrawingDefects(of: drawing, metrics: metrics).found == [], "\(name)")
            }
        }
    }

    @Test(
        "class boxes have names, attributes and operations, and words for interfaces",
        .rows("S0-09"))
    func boxes() throws {
        let bird = try #require(picture.labels.first { $0.text == "Bird" })
        let box = try #require(picture.shapes.first { $0.frame.contains(bird.frame) })
        #expect(box.dividers.count == 2)
        let texts = picture.labels.filter { box.frame.contains($0.frame) }
            .sorted { $0.frame.y < $1.frame.y }.map(\.text)
        #expect(texts.first == "Bird")
        #expect(texts.dropFirst().first?.hasPrefix("- wings") == true)
        #expect(picture.labels.contains { $0.text == "«interface»" })
    }

    @Test(
        "class boxes show abstract names and members in italics, static ones underlined",
        .rows("S0-09"))
    func typefaces() {
        func labels(_ start: String) -> [PatternDiagrams.Drawing.Label] {
            picture.labels.filter { $0.text.hasPrefix(start) }
        }
        #expect(labels("Animal").map(\.isItalic) == [true])
        #expect(labels("Flying").map(\.isItalic) == [true])
        #expect(labels("Bird").map(\.isItalic) == [false])
        #expect(labels("+ season").map(\.isUnderlined) == [true])
        #expect(labels("+ move").map(\.isItalic).sorted { $0 && !$1 } == [true, false])
    }

    @Test(
        "class diagrams show visibilities, multiplicities, roles, labels, notes, lollipops",
        .rows("S0-09"))
    func marks() {
        let text = ClassDiagram.legend.rendered(DiagramOptions(.text), language: .english)
        for words in [
            "1..2 wings", "* geese", "1 climate", "parameter", "Speaking  ○──", "Geese outlive",
        ] {
            #expect(text.contains(words), "\(words)")
        }
        #expect(picture.shapes.count { $0.kind == .note } == 2)
        #expect(picture.shapes.count { $0.kind == .circle } == 1)
        let members: [(ClassMember, String)] = [
            ("name", "+ name"), ("~name", "~ name"), ("#name", "# name"), ("-name", "- name"),
        ]
        for (member, shown) in members {
            let diagram = ClassDiagram(boxes: [ClassBox("A", attributes: [member])])
            #expect(
                diagram.rendered(DiagramOptions(.text), language: .english).contains(shown))
        }
    }

    // MARK: Relations

    @Test(
        "the notation of class diagrams gives each of the six relations its line and its ends",
        .rows("S0-10"),
        arguments: [
            (ClassRelation.Kind.generalisation, false, "none", "triangle", "--|>"),
            (.realisation, true, "none", "triangle", "..|>"),
            (.composition, false, "filledDiamond", "arrow", "*-->"),
            (.aggregation, false, "diamond", "arrow", "o-->"),
            (.association, false, "none", "arrow", "-->"),
            (.dependency, true, "none", "arrow", "..>"),
        ])
    func ends(
        kind: ClassRelation.Kind, isDashed: Bool, source: String, target: String, arrow: String
    ) throws {
        let diagram = ClassDiagram(
            boxes: [ClassBox("A"), ClassBox("B")], relations: [ClassRelation("A", kind, "B")])
        let drawing = diagram.drawing(for: .picture, language: .english)
        let line = try #require(drawing.lines.first)
        #expect(line.isDashed == isDashed)
        #expect(Set([line.start.rawValue, line.end.rawValue]) == [source, target])
        // The target's end lies at B.
        let b = try #require(drawing.labels.first { $0.text == "B" })
        let box = try #require(drawing.shapes.first { $0.frame.contains(b.frame) })
        let targetEnd = line.end.rawValue == target ? line.points.last : line.points.first
        #expect(targetEnd.map { $0.y == box.frame.minY || $0.y == box.frame.maxY } == true)
        let mermaid = diagram.rendered(DiagramOptions(.mermaid), language: .english)
        #expect(mermaid.contains("A \(arrow) B\n"))
    }

    @Test("the notation of class diagrams orders the relations by strength", .rows("S0-10"))
    func strength() {
        typealias Kind = ClassRelation.Kind
        #expect(Kind.generalisation.strength == Kind.realisation.strength)
        let falling: [Kind] = [.realisation, .composition, .aggregation, .association, .dependency]
        for (stronger, weaker) in zip(falling, falling.dropFirst()) {
            #expect(stronger.strength > weaker.strength)
        }
        for kind in Kind.allCases {
            #expect(!kind.name.text(in: .english).isEmpty)
            #expect(!kind.meaning.text(in: .simplifiedChinese).isEmpty)
        }
    }

    @Test("composition ends the parts with the whole, aggregation does not", .rows("S0-10"))
    func lifetimes() {
        weak var wing: Wildlife.Wing?
        do {
            let bird = Wildlife.Bird()
            bird.look { wing = $0 }
            #expect(wing != nil)
        }
        #expect(wing == nil)

        let goose = Wildlife.Goose()
        weak var flock: Wildlife.GooseFlock?
        do {
            let leading = Wildlife.GooseFlock()
            leading.geese = [goose]
            flock = leading
            #expect(leading.flySouth() == "autumn: flap flap")
        }
        #expect(flock == nil)
        #expect(goose.fly() == "flap flap")
    }

    @Test(
        "the legend has dependencies by parameter, by local variable and by static call",
        .rows("S0-10"))
    func dependencies() {
        #expect(
            Wildlife.Animal().metabolise(Wildlife.Oxygen(), Wildlife.Water()) == "O₂ + H₂O")
        #expect(Wildlife.Bird().layEgg() == 140)
        #expect(Wildlife.Climate.season() == "autumn")
        #expect(Wildlife.DonaldDuck().speak() == "讲人话")
        #expect(Wildlife.Penguin(in: Wildlife.Climate(degrees: -20)).climate.degrees == -20)
    }
}
