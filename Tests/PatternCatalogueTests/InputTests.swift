import Testing

@testable import PatternCatalogue

@Suite("Inputs of examples")
struct InputTests {
    /// What went wrong, in English and in Chinese.
    private func problem(
        _ entry: String, _ example: String? = nil, _ inputs: [String: String],
        form: Example.Form = .document
    ) throws -> CatalogueError {
        try #require(throws: CatalogueError.self) {
            _ = try Catalogue.entry(entry).example(example).run(form, inputs: inputs)
        }
    }

    @Test(
        "Inputs of examples change what the examples say, in both forms",
        arguments: Example.Form.allCases)
    func change(_ form: Example.Form) throws {
        #expect(
            try transcript("strategy", nil, ["amount": "250"], form: form)
                == "结果是250.000000\n结果是245.000000\n结果是200.000000\n")
        #expect(
            try transcript("chain", nil, ["request": "raise", "number": "700"], form: form)
                == "总经理:加薪 数量700 再说吧\n")
        #expect(
            try transcript("interpreter", nil, ["score": "O 2 E 0.5"], form: form) == "上海滩:\n中音 3\n"
        )
        #expect(
            try transcript("state", nil, ["hours": "9,10,12", "finished": "true"], form: form)
                == """
                当前时间:{9}点,上午工作,精神百倍
                当前时间:{10}点,上午工作,精神百倍
                当前时间:{12}点,饿了,午饭;犯困,午休

                """)
        #expect(
            try transcript("singleton", "once", ["accesses": "7"], form: form)
                == "同时访问7次,得到1个对象\n")
    }

    @Test("Inputs of examples that are unknown are refused, with the nearest that there is")
    func unknownInput() throws {
        let error = try problem("strategy", nil, ["amuont": "250"])
        #expect(error == .unknownInput(name: "amuont", example: "cash", known: ["amount"]))
        #expect(error.description.contains("Did you mean “amount”?"))
        #expect(error.text(in: .simplifiedChinese).contains("是不是“amount”？"))
        let none = try problem("dependency-inversion", nil, ["x": "1"])
        #expect(none.description.contains("takes none"))
    }

    @Test("Inputs of examples of unknown patterns are refused, with the nearest that there is")
    func unknownEntry() throws {
        let error = try #require(throws: CatalogueError.self) { try Catalogue.entry("stragety") }
        #expect(error == .unknownEntry(id: "stragety", nearest: "strategy"))
        #expect(error.description.contains("Did you mean “strategy”?"))
        let far = try #require(throws: CatalogueError.self) {
            try Catalogue.entry("qqqqqqqqqqqqqqqq")
        }
        #expect(far == .unknownEntry(id: "qqqqqqqqqqqqqqqq", nearest: nil))
        #expect(try Catalogue.entry("chain-of-responsibility").id == "chain")
        let example = try #require(throws: CatalogueError.self) {
            try Catalogue.entry("builder").example("robots")
        }
        #expect(
            example.description == "“builder” has no example “robots”. It has persons, characters.")
    }

    @Test(
        "Inputs of examples that cannot be read are refused with what can be given",
        arguments: [
            ("strategy", ["amount": "lots"], "“lots” is not a number"),
            ("strategy", ["amount": "nan"], "“nan” is not a number"),
            ("strategy", ["amount": "1e999"], "“1e999” is not a number"),
            ("strategy", ["amount": "-1"], "-1 is out of range. It can be from 0 to 1000000"),
            ("chain", ["number": "1.5"], "“1.5” is not a whole number"),
            ("chain", ["number": "99999999999999999999"], "is not a whole number"),
            ("chain", ["request": "riase"], "Did you mean “raise”?"),
            ("state", ["finished": "yes"], "It can be true, false"),
            ("state", ["hours": "9,,10"], "“” is not a number"),
            ("state", ["hours": " "], "nothing was given"),
            ("state", ["hours": "25"], "25 is out of range"),
            ("mediator", ["question": "  "], "nothing was given"),
            ("mediator", ["question": String(repeating: "x", count: 201)], "201 letters"),
            ("proxy", ["gifts": "flowers,dols"], "Did you mean “dolls”?"),
        ])
    func unreadable(_ entry: String, _ inputs: [String: String], _ words: String) throws {
        let error = try problem(entry, nil, inputs)
        #expect(error.description.contains(words), "\(error)")
        #expect(!error.text(in: .simplifiedChinese).isEmpty)
    }

    @Test(
        "Scores of the music interpreter are refused with the position and the expected sign",
        arguments: [
            ("X 1", "X", 1, "a note"),
            ("O 2 E 0.5 H 1", "H", 11, "a note"),
            ("O 4", "4", 3, "the register 1, 2 or 3"),
            ("O", "", 2, "the register 1, 2 or 3"),
            ("O 2 E half", "half", 7, "a length in beats"),
            ("E -1", "-1", 3, "a length in beats"),
            ("T 0", "0", 3, "milliseconds"),
            ("  C", "", 4, "a length in beats"),
        ])
    func score(_ score: String, _ found: String, _ position: Int, _ expected: String) throws {
        let error = try problem("interpreter", "music", ["score": score])
        guard case .badInput("score", score, .unexpected(found, position, let wanted)) = error
        else {
            Issue.record("\(error)")
            return
        }
        #expect(wanted.text(in: .english).contains(expected))
        #expect(error.description.contains("at position \(position)"))
        #expect(error.text(in: .simplifiedChinese).contains("第 \(position) 个位置"))
    }

    @Test("Scores of the music interpreter cannot be empty or endless")
    func emptyScore() throws {
        #expect(
            try problem("interpreter", nil, ["score": "  "])
                == .badInput(name: "score", text: "  ", problem: .empty))
        let long = String(repeating: "C 1 ", count: 2501)
        #expect(try problem("interpreter", nil, ["score": long]).description.contains("10000"))
    }

    @Test(
        "Inputs of examples that would divide by zero are refused", arguments: Example.Form.allCases
    )
    func division(_ form: Example.Form) throws {
        let simple = try problem("simple-factory", nil, ["b": "0"], form: form)
        #expect(simple == .divisionByZero(dividend: 10))
        #expect(simple.description == "10 cannot be divided by zero. Choose another divisor.")
        #expect(try problem("factory-method", nil, ["b": "0"], form: form) == simple)
    }
}
