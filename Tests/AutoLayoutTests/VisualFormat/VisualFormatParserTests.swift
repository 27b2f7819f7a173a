import TestSupport
import Testing

@testable import UIKitCore

@Suite("Visual format parser")
struct VisualFormatParserTests {
    private typealias Predicate = VisualFormat.Predicate

    /// The first view's sizes, without places.
    private func sizes(_ format: String) throws -> [String] {
        for item in try VisualFormatParser.parse(format).items {
            if case .view(_, let sizes) = item.kind { return sizes.map(\.text) }
        }
        return []
    }

    @Test("Visual format parser: reads the orientation, horizontal by default")
    func orientation() throws {
        #expect(try VisualFormatParser.parse("[a]").orientation == .horizontal)
        #expect(try VisualFormatParser.parse("H:[a]").orientation == .horizontal)
        #expect(try VisualFormatParser.parse("V:[a]").orientation == .vertical)
    }

    @Test("Visual format parser: reads views, superview edges and every kind of connection")
    func connections() throws {
        let line = try VisualFormatParser.parse("|[a]-[b]-8-[c][d]-(>=gap,<=20@500)-|")
        #expect(line.items.map(\.name) == ["|", "a", "b", "c", "d", "|"])
        #expect(line.connections.map(\.text) == ["", "-", "-==8-", "", "->=gap,<=20@500-"])
    }

    @Test(
        "Visual format parser: reads the predicates of a view",
        arguments: [
            ("[a(100)]", ["==100"]),
            ("[a(==100)]", ["==100"]),
            ("[a(>=70,<=100)]", [">=70", "<=100"]),
            ("[a(==b@low)]", ["==b@low"]),
            ("[a(_w1@250.5,2.5)]", ["==_w1@250.5", "==2.5"]),
            ("[a(-3)]", ["==-3"]),
            ("[a(.5)]", ["==0.5"]),
        ])
    func predicates(format: String, expected: [String]) throws {
        #expect(try sizes(format) == expected)
    }

    /// The examples of Apple's "Visual Format Syntax".
    @Test(
        "Visual format parser: reads the documented examples",
        arguments: [
            "[button]-[textField]", "[button(>=50)]", "|-50-[purpleBox]-50-|",
            "V:[topField]-10-[bottomField]", "[maroonView][blueView]", "[button(100@20)]",
            "[button1(==button2)]", "[flexibleButton(>=70,<=100)]",
            "|-[find]-[findNext]-[findField(>=20)]-|",
        ])
    func examples(format: String) throws {
        #expect(try !VisualFormatParser.parse(format).items.isEmpty)
    }

    @Test(
        "Visual format parser: an error says what was expected, and where",
        arguments: [
            ("", 0, .empty),
            ("[é]", 0, .containsNonASCII),
            ("H|[a]", 1, .expectedColon),
            ("Hello", 1, .expectedColon),
            ("|-10-|", 5, .expectedView),
            ("|", 1, .expectedView),
            ("[1a]", 1, .expectedViewName),
            ("[]", 1, .expectedViewName),
            ("H:|-[a", 6, .expectedViewEnd),
            ("[a b]", 2, .expectedViewEnd),
            ("[a]- (8)-[b]", 4, .expectedNumberOrMetric),
            ("[a]--[b]", 4, .expectedNumberOrMetric),
            ("[a()]", 3, .expectedNumberOrMetric),
            ("[a]-", 4, .expectedNumberOrMetric),
            ("[a(=5)]", 3, .expectedRelation),
            ("[a(5]", 4, .expectedPredicateEnd),
            ("[a]-8[b]", 5, .expectedDash),
            ("[a]-|-[b]", 5, .textAfterEnd),
            ("[a] [b]", 3, .textAfterEnd),
            ("[a(\(String(repeating: "9", count: 400)))]", 3, .numberTooLarge),
        ] as [(String, Int, VisualFormatError.Reason)])
    func failures(format: String, position: Int, reason: VisualFormatError.Reason) {
        #expect(
            throws: VisualFormatError(format: format, position: position, reason: reason)
        ) {
            try VisualFormatParser.parse(format)
        }
    }

    @Test("Visual format parser: an error points at its place with a caret")
    func caret() {
        let error = VisualFormatError(format: "H:|-[a", position: 6, reason: .expectedViewEnd)
        let lines = error.description.split(separator: "\n")
        #expect(lines[0] == "Unable to parse constraint format: ")
        #expect(lines[1] == "Expected a ']' here to end the view ")
        #expect(lines[2] == "H:|-[a ")
        #expect(lines[3] == "      ^")
    }

    @Test(
        """
        Visual format parser: 50,000 random lines neither stop nor hang it, and errors point \
        inside the line
        """)
    func randomLines() {
        var generator = SeededGenerator(seed: 7)
        let alphabet = Array("HV:|-[]()<>=@,.0123ab_ é\n")
        var parsed = 0
        for _ in 0..<50_000 {
            let length = Int.random(in: 0...14, using: &generator)
            let line = String((0..<length).map { _ in alphabet.randomElement(using: &generator)! })
            if Self.parsesOrPoints(line) { parsed += 1 }
        }
        #expect(parsed > 0)
    }

    @Test(
        """
        Visual format parser: lines with one character changed, added or missing neither stop \
        nor hang it
        """)
    func damagedLines() throws {
        let line = Array("V:|-(>=gap@500)-[a(==b,<=40.5@low)][b]-8-[c]-|")
        for index in line.indices {
            for character in "HV:|-[]()<>=@,.0a_ é" {
                var changed = line
                changed[index] = character
                _ = Self.parsesOrPoints(String(changed))
                changed = line
                changed.insert(character, at: index)
                _ = Self.parsesOrPoints(String(changed))
            }
            var shorter = line
            shorter.remove(at: index)
            _ = Self.parsesOrPoints(String(shorter))
            _ = Self.parsesOrPoints(String(line[..<index]))
        }
    }

    @Test("Visual format parser: reads a line of 100,000 views")
    func longLine() throws {
        let line = String(repeating: "[a]-", count: 99_999) + "[a]"
        #expect(try VisualFormatParser.parse(line).items.count == 100_000)
    }

    private static func parsesOrPoints(_ line: String) -> Bool {
        do {
            let parsed = try VisualFormatParser.parse(line)
            #expect(parsed.connections.count == parsed.items.count - 1, "\(line)")
            return true
        } catch {
            #expect((0...line.utf8.count).contains(error.position), "\(line)")
            return false
        }
    }
}

extension VisualFormat.Item {
    fileprivate var name: String {
        switch kind {
        case .superview: "|"
        case .view(let name, _): name
        }
    }
}

extension VisualFormat.Connection {
    fileprivate var text: String {
        switch self {
        case .flush: ""
        case .standard: "-"
        case .spacing(let predicates): "-\(predicates.map(\.text).joined(separator: ","))-"
        }
    }
}

extension VisualFormat.Predicate {
    fileprivate var text: String {
        relation.rawValue + operand.text + (priority.map { "@\($0.text)" } ?? "")
    }
}

extension VisualFormat.Operand {
    fileprivate var text: String {
        switch value {
        case .name(let name): name
        case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
        }
    }
}
