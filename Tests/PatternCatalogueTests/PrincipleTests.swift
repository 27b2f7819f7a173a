import TestSupport
import Testing

@testable import PatternCatalogue

@Suite("The seven principles, before and after")
struct PrincipleTests {
    private let stage = Stage()

    /// What an example says before and after.
    private func pair(
        _ entry: String, _ inputs: [String: String] = [:]
    ) throws -> (before: [String], after: [String]) {
        let example = try Catalogue.entry(entry).example()
        return (
            try example.run(.document, inputs: inputs).transcript.lines,
            try example.run(.idiomatic, inputs: inputs).transcript.lines
        )
    }

    @Test(
        "a change of pay changes the attendance before, and leaves it alone after",
        .rows("S0-02", "S4-11"))
    func singleResponsibility() throws {
        let old = try pair("single-responsibility", ["rounding": "none"])
        let new = try pair("single-responsibility", ["rounding": "hour"])
        #expect(old.before == old.after)
        #expect(new.before[0] == new.after[0])
        #expect(new.before[1] != old.before[1])
        #expect(new.after[1] == old.after[1])
    }

    @Test("a client of the parent accepts the heir after, and not before", .rows("S0-03", "S4-13"))
    func liskovSubstitution() {
        #expect(Substitution.violations(of: .init(stage: stage)) == [])
        #expect(Substitution.violations(of: Substitution.ExtendingHeir(stage: stage)) == [])
        #expect(
            Substitution.violations(of: Substitution.OverridingHeir(stage: stage))
                == ["100-50=150", "100-80=180", "5-5=10"])
    }

    /// Something to read that neither form knew of.
    private final class Telegram: Reading.Readable {
        let text = "速归"
    }

    @Test("an abstraction lets the reader read what is written later", .rows("S0-04", "S4-15"))
    func dependencyInversion() {
        #expect(Reading.BookReader(stage: stage).read(Telegram()) == "不会朗读Telegram")
        #expect(Reading.Reader().read(Telegram()) == "朗读:速归")
    }

    @Test("forced methods without callers go from two and two to none", .rows("S0-05", "S4-14"))
    func interfaceSegregation() throws {
        let (b, d) = (Interfaces.FatB(stage: stage), Interfaces.FatD(stage: stage))
        Interfaces.FatA().use(b)
        Interfaces.FatC().use(d)
        #expect(b.log.forced == [.method4, .method5])
        #expect(d.log.forced == [.method2, .method3])
        let after = try pair("interface-segregation").after
        #expect(after.allSatisfy { $0.hasSuffix(":0个") })
    }

    /// The methods that a class has only because its protocols demand them: what the protocols in
    /// the source declare, without the calls that the class received in a run.
    private func forcedMethods(_ form: Example.Form) throws -> [String: Set<String>] {
        let example = try Catalogue.entry("interface-segregation").example()
        let path = try #require(example.sources[form])
        let source = try String(
            contentsOf: Golden.repository.appending(path: path), encoding: .utf8)
        var demands: [String: Set<String>] = [:]
        for type in source.matches(of: /protocol (\w+): AnyObject \{(?<body>[^}]*)\}/) {
            let methods = type.output.body.matches(of: /func (\w+)\(\)/).map { String($0.1) }
            demands[String(type.1)] = Set(methods)
        }
        let performance = try example.run(form)
        var forced: [String: Set<String>] = [:]
        for type in source.matches(of: /final class (\w+): ([\w, ]+) \{/) {
            let participants = performance.messages.participants
                .filter { $0.type == String(type.1) }.map(\.name)
            #expect(participants.count == 1)
            let received = performance.messages.messages
                .filter { $0.kind == .call && participants.contains($0.receiver) }
                .map { String($0.text.prefix { $0 != "(" }) }
            let demanded = type.2.split(separator: ", ").compactMap { demands[String($0)] }
            forced[String(type.1)] = demanded.reduce(Set()) { $0.union($1) }.subtracting(received)
        }
        return forced
    }

    @Test("methods that only an interface demands are found from source and run", .rows("S0-05"))
    func foundForcedMethods() throws {
        #expect(
            try forcedMethods(.document) == [
                "FatB": ["method4", "method5"], "FatD": ["method2", "method3"],
            ])
        #expect(try forcedMethods(.idiomatic) == ["SlimB": [], "SlimD": []])
    }

    @Test(
        "the paperboy speaks to the wallet before, and to the customer alone after",
        .rows("S0-06", "S4-16")
    )
    func lawOfDemeter() throws {
        let example = try Catalogue.entry("law-of-demeter").example()
        func receivers(_ form: Example.Form) throws -> Set<String> {
            let messages = try example.run(form).messages.messages
            return Set(
                messages.filter { $0.kind == .call && $0.sender == "paperboy" }.map(\.receiver))
        }
        #expect(try receivers(.document) == ["wallet"])
        #expect(try receivers(.idiomatic) == ["customer"])
    }

    @Test("a price that the wallet does not hold is not paid", .rows("S0-06"))
    func poorCustomer() throws {
        let poor = try pair("law-of-demeter", ["price": "11"])
        #expect(poor.before == ["收到0元"] && poor.after == ["收到0元"])
    }

    /// An operation that exists in this file only.
    private struct Remainder: Operators.Operation {
        let sign = "%"
        func result(_ a: Double, _ b: Double) -> Double {
            a.truncatingRemainder(dividingBy: b)
        }
    }

    @Test("a new operation needs no edit of the files that there are", .rows("S0-07", "S4-12"))
    func openClosed() {
        let calculator = Operators.OpenCalculator([Operators.Addition(), Remainder()])
        #expect(calculator.result("%", 7, 4) == 3)
        #expect(calculator.result("+", 7, 4) == 11)
        #expect(Operators.closedResult("%", 7, 4, stage: stage) == nil)
    }

    @Test("a composed counter counts once what an inheriting one counts twice", .rows("S4-17"))
    func compositeReuse() {
        let inheriting = Counting.InheritingCounter(stage: stage)
        inheriting.add(contentsOf: ["a", "b"])
        inheriting.add("c")
        #expect((inheriting.elements.count, inheriting.count) == (3, 5))
        var composed = Counting.ComposedCounter()
        composed.add(contentsOf: ["a", "b"])
        composed.add("c")
        #expect((composed.elements.count, composed.count) == (3, 3))
    }

    @Test("Principles: each breaks its rule in the first form and keeps it in the second")
    func names() {
        for entry in Catalogue.entries {
            let isPrinciple = entry.family == .principle
            #expect((entry.name(of: .document).text(in: .english) == "before") == isPrinciple)
            let after = entry.name(of: .idiomatic).text(in: .simplifiedChinese)
            #expect((after == "改进后") == isPrinciple)
        }
    }
}
