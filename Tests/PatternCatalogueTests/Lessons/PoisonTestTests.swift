import PatternCatalogue
import TestSupport
import Testing

@Suite("A poison test")
struct PoisonTestTests {
    @Test(
        "a poison test finds one of eight bottles with four tasters, as documented", .rows("S2-14"))
    func example() throws {
        let test = try PoisonTest(bottles: 8, numbering: .fromOne)
        #expect(test.tasterCount == 4)
        #expect(try test.pattern(of: 6) == "0110")
        #expect(try test.bottle(for: "0110") == 6)
        #expect(
            (0..<4).map(test.cup(of:)) == [[8], [4, 5, 6, 7], [2, 3, 6, 7], [1, 3, 5, 7]])
    }

    @Test(
        "a poison test takes three tasters for eight bottles that are numbered from zero",
        .rows("S2-14"))
    func fromZero() throws {
        #expect(try PoisonTest(bottles: 8).tasterCount == 3)
    }

    @Test("a poison test takes ten tasters for a thousand bottles", .rows("S2-15"))
    func thousand() throws {
        let test = try PoisonTest(bottles: 1000, numbering: .fromOne)
        #expect(test.tasterCount == 10)
        #expect(try test.pattern(of: 1000) == "1111101000")
        for bottle in test.bottles {
            #expect(try test.bottle(for: test.pattern(of: bottle)) == bottle)
        }
    }

    @Test(
        "a poison test finds every bottle of any number of bottles", .rows("S2-14"),
        arguments: 1...70)
    func everyBottle(count: Int) throws {
        for numbering in [PoisonTest.Numbering.fromZero, .fromOne] {
            let test = try PoisonTest(bottles: count, numbering: numbering)
            let cups = (0..<test.tasterCount).map(test.cup(of:))
            for bottle in test.bottles {
                let poisoned = cups.map { $0.contains(bottle) ? "1" : "0" }.joined()
                #expect(try test.bottle(for: poisoned) == bottle)
            }
            if numbering == .fromZero {
                #expect(1 << test.tasterCount >= count, "enough tasters")
                #expect(
                    test.tasterCount == 0 || 1 << (test.tasterCount - 1) < count, "not one more")
            }
        }
    }

    @Test("a poison test finds the last bottle of as many as there can be", .rows("S2-14"))
    func largest() throws {
        let test = try PoisonTest(bottles: .max)
        #expect(test.tasterCount == 63)
        #expect(try test.bottle(for: test.pattern(of: .max - 1)) == .max - 1)
    }

    @Test("A poison test reports that there is no bottle", arguments: [0, -1, .min])
    func none(count: Int) {
        let error = #expect(throws: PoisonTestError.self) { try PoisonTest(bottles: count) }
        #expect(error == .noBottles(count: count))
        #expect(error?.description.hasSuffix("Give at least 1 bottle.") == true)
    }

    @Test("A poison test reports bottles and patterns that there are not")
    func badInput() throws {
        let test = try PoisonTest(bottles: 5)
        #expect(throws: PoisonTestError.noSuchBottle(number: 5, bottles: 0...4)) {
            try test.pattern(of: 5)
        }
        #expect(throws: PoisonTestError.noSuchBottle(number: 7, bottles: 0...4)) {
            try test.bottle(for: "111")
        }
        for pattern in ["", "01", "0101", "01x", "-01"] {
            #expect(throws: PoisonTestError.badPattern(pattern: pattern, tasterCount: 3)) {
                try test.bottle(for: pattern)
            }
        }
    }
}
