import Foundation
import PatternCatalogue
import TestSupport
import Testing

@testable import PatternDiagrams

@Suite("Diagrams of any shape")
struct RandomDiagramTests {
    @Test(
        "Diagrams of any shape have no overlaps as class diagrams",
        arguments: seeds(16, thorough: 80))
    func classes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let diagram = Self.classDiagram(using: &random)
        for (name, metrics) in Metrics.all {
            let drawing = diagram.drawing(for: metrics, language: .english)
            #expect(
                DrawingDefects(of: drawing, metrics: metrics).found == [], "\(name): \(diagram)")
        }
    }

    @Test(
        "Diagrams of any shape have no overlaps as sequence diagrams",
        arguments: seeds(12, thorough: 60))
    func sequences(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let diagram = Self.sequence(using: &random)
        for (name, metrics) in Metrics.all {
            let drawing = diagram.drawing(for: metrics)
            #expect(
                DrawingDefects(of: drawing, metrics: metrics).found == [], "\(name): \(diagram)")
        }
    }

    private static let words = ["draw", "订单", "value", "handle(_:)", "展示公司的结构", "*", "a b c d"]

    private static func classDiagram(using random: inout SeededGenerator) -> ClassDiagram {
        let names = (0..<Int.random(in: 1...9, using: &random)).map { "Type\($0)" }
        let boxes = names.map { name in
            ClassBox(
                name, ClassBox.Kind.allCases.randomElement(using: &random) ?? .class,
                attributes: members(using: &random), operations: members(using: &random),
                lollipops: Bool.random(using: &random) && Bool.random(using: &random)
                    ? ["Speaking"] : [])
        }
        let relations = (0..<Int.random(in: 0...(names.count + 3), using: &random)).map { _ in
            ClassRelation(
                names.randomElement(using: &random) ?? "Type0",
                ClassRelation.Kind.allCases.randomElement(using: &random) ?? .association,
                names.randomElement(using: &random) ?? "Type0",
                multiplicity: Bool.random(using: &random) ? "0..*" : nil,
                role: Bool.random(using: &random) ? words.randomElement(using: &random) : nil,
                sourceMultiplicity: Bool.random(using: &random) ? "1" : nil,
                label: Bool.random(using: &random) ? "creates" : nil)
        }
        let notes =
            Bool.random(using: &random)
            ? [DiagramNote(on: names[0], "A remark about the first type here")]
            : []
        return ClassDiagram(boxes: boxes, relations: possible(relations), notes: notes)
    }

    /// Nothing inherits from itself, or from the same type twice.
    private static func possible(_ relations: [ClassRelation]) -> [ClassRelation] {
        var heirs: Set<[String]> = []
        return relations.filter { relation in
            relation.kind.strength != .inheritance
                || relation.source != relation.target
                    && heirs.insert([relation.source, relation.target].sorted()).inserted
        }
    }

    private static func members(using random: inout SeededGenerator) -> [ClassMember] {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
            ClassMember(words.randomElement(using: &random) ?? "x")
        }
    }

    private static func sequence(using random: inout SeededGenerator) -> SequenceDiagram {
        let names = (0..<Int.random(in: 1...6, using: &random)).map { "object\($0)" }
        var stack = [names[0]]
        var messages: [SequenceDiagram.Message] = []
        var created: Set<String> = [names[0]]
        for _ in 0..<Int.random(in: 0...25, using: &random) {
            let receiver = names.randomElement(using: &random) ?? names[0]
            let sender = stack[stack.count - 1]
            let text = words.randomElement(using: &random) ?? "x"
            if created.insert(receiver).inserted, Bool.random(using: &random) {
                messages.append(.init(.creation, from: sender, to: receiver, "init"))
            } else if stack.count > 1, Bool.random(using: &random) {
                stack.removeLast()
                messages.append(
                    .init(
                        .return, from: sender, to: stack[stack.count - 1],
                        Bool.random(using: &random) ? text : ""))
            } else {
                messages.append(.init(.call, from: sender, to: receiver, text))
                stack.append(receiver)
            }
        }
        return SequenceDiagram(
            participants: names.enumerated().map { index, name in
                SequenceDiagram.Participant(
                    name, type: index.isMultiple(of: 2) ? "Participant" : nil)
            },
            messages: messages)
    }
}

/// The seeds that are tried, and with `THOROUGH=1` in the environment those of the longer run.
private func seeds(_ ordinary: UInt64, thorough: UInt64) -> Range<UInt64> {
    0..<(ProcessInfo.processInfo.environment["THOROUGH"] == "1" ? thorough : ordinary)
}
