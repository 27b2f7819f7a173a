import PatternCatalogue
import TestSupport
import Testing

@Suite("Class diagrams and the compiled code")
struct CompiledCodeTests {
    private let code: CompiledTypes

    init() throws {
        code = try CompiledTypes.catalogue.get()
    }

    @Test(
        "class diagrams agree with the compiled code in types, members and relations",
        .rows("S0-36"),
        arguments: ExampleCase.all)
    func agreement(_ subject: ExampleCase) {
        #expect(DiagramVerifier(subject.example.classDiagram, code: code).complaints == [])
    }
}

@Suite("A wrong class diagram")
struct WrongDiagramTests {
    private let code: CompiledTypes
    private let right: ClassDiagram

    init() throws {
        code = try CompiledTypes.catalogue.get()
        right = try Catalogue.entry("strategy").example().classDiagram
    }

    /// What is wrong with the strategy's diagram after a change.
    private func complaints(after change: (inout ClassDiagram) -> Void) -> [String] {
        var diagram = right
        change(&diagram)
        return DiagramVerifier(diagram, code: code).complaints
    }

    private func box(_ name: String) throws -> Int {
        try #require(right.boxes.firstIndex { $0.name == name })
    }

    @Test("A wrong class diagram is detected by a box that is not a type, or another kind of one")
    func boxes() throws {
        let till = try box("Till")
        #expect(complaints { $0.boxes.append(ClassBox("Nobody")) } == ["There is no type Nobody."])
        #expect(complaints { $0.boxes[till].kind = .structure } == ["Till is no structure."])
    }

    @Test(
        "A wrong class diagram is found out by a member that the code has not, or has in another way"
    )
    func members() throws {
        let till = try box("Till")
        let offer = try box("Offer")
        let missing = complaints { $0.boxes[till].operations.append("pay(in cash: Int)") }
        #expect(missing.first?.hasPrefix("Till has no method “pay(in cash: Int)”") == true)
        let renamed = complaints { $0.boxes[offer].operations = ["accept(_ price: Int) -> Double"] }
        #expect(renamed.first?.contains("the code has [\"accept(_ price: Double)") == true)
        #expect(
            complaints { $0.boxes[till].attributes = ["offer: any Offer"] }
                == ["Till.offer: any Offer is private."])
        #expect(
            complaints { $0.boxes[offer].operations = ["static accept(_:)"] }
                == ["Offer.accept(_:): static or not is wrong."])
    }

    @Test(
        "A wrong class diagram is found out by a relation that the code has not",
        arguments: [
            (ClassRelation("Till", .realisation, "Offer"), "the code does not conform"),
            (ClassRelation("Till", .generalisation, "Rebate"), "the code does not inherit"),
            (ClassRelation("Rebate", .association, "CashBack"), "no stored property"),
            (
                ClassRelation("Till", .composition, "Offer", role: "deal"),
                "no stored property “deal”"
            ),
            (
                ClassRelation("Till", .composition, "Offer", multiplicity: "*", role: "offer"),
                "“*” does not fit"
            ),
            (ClassRelation("Rebate", .dependency, "CashBack"), "neither signatures nor bodies"),
        ])
    func relations(wrong: ClassRelation, complaint: String) {
        let complaints = complaints { $0.relations.append(wrong) }
        #expect(complaints.count == 1)
        #expect(complaints.first?.contains(complaint) == true, "\(complaints)")
    }

    @Test("A wrong class diagram is found out by inheritance that it leaves out")
    func missing() {
        #expect(
            complaints { $0.relations.removeAll { $0.kind == .realisation } }.count == 3)
    }
}

@Suite("Missing symbols")
struct MissingSymbolsTests {
    @Test("Missing symbols fail the tests that need them, and say why")
    func missingModule() {
        let failure = #expect(throws: SymbolGraph.Failure.self) {
            try SymbolGraph(ofModule: "NoSuchModule")
        }
        #expect(failure?.description.hasPrefix("There is no module NoSuchModule in /") == true)
    }
}
