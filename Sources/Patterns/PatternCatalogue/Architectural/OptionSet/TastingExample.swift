extension Tasting {
    static let example = Example(
        id: "bottles",
        title: .localized("Rats and bottles"),
        inputs: [bottles.description, poisoned.description, first.description],
        documentSource: "Architectural/OptionSet/Tasting.swift",
        idiomaticSource: "Architectural/OptionSet/TastingExample.swift",
        classDiagram: classDiagram,
        document: letRatsDrink,
        idiomatic: readPattern)

    static let bottles = Input.integer(
        "bottles", .localized("how many bottles there are"), in: 1...100_000,
        default: 8)

    static let poisoned = Input.integer(
        "poisoned", .localized("the number of the poisoned bottle"),
        in: 0...100_000, default: 6)

    static let first = Input.integer(
        "first", .localized("the number of the first bottle"), in: 0...1,
        default: 1)

    private static func letRatsDrink(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let test = try makeTest(inputs)
        let poisoned = try poisonedBottle(inputs, in: test)
        let water = test.bottles.map { Bottle(number: $0, isPoisoned: $0 == poisoned) }
        let laboratory = stage.create(Laboratory(bottles: water, stage: stage))
        let cups = laboratory.mixCups()
        saySetting(of: test, rats: laboratory.ratCount, on: stage)
        for (index, cup) in cups.enumerated() {
            say(cup.bottles.map(\.number), inCup: index + 1, on: stage)
        }
        let found = laboratory.findPoison(with: cups)
        let dead = laboratory.deadRats
        let digits = (0..<laboratory.ratCount).map { dead.contains($0 + 1) ? "1" : "0" }.joined()
        sayResult(digits, dead: dead, found: found, on: stage)
    }

    private static func readPattern(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let test = try makeTest(inputs)
        let poisoned = try poisonedBottle(inputs, in: test)
        saySetting(of: test, rats: test.tasterCount, on: stage)
        for taster in 0..<test.tasterCount {
            say(test.cup(of: taster), inCup: taster + 1, on: stage)
        }
        do {
            let pattern = try test.pattern(of: poisoned)
            let dead = pattern.enumerated().filter { $0.element == "1" }.map { $0.offset + 1 }
            sayResult(pattern, dead: dead, found: try test.bottle(for: pattern), on: stage)
        } catch {
            preconditionFailure("Bottle \(poisoned) was checked, and yet: \(error)")
        }
    }

    // MARK: Inputs

    private static func makeTest(_ inputs: InputValues) throws(CatalogueError) -> PoisonTest {
        let count = try inputs.value(of: bottles)
        let isFromZero = try inputs.value(of: first) == 0
        do {
            return try PoisonTest(bottles: count, numbering: isFromZero ? .fromZero : .fromOne)
        } catch {
            preconditionFailure("The input allowed \(count) bottles, and yet: \(error)")
        }
    }

    private static func poisonedBottle(
        _ inputs: InputValues, in test: PoisonTest
    ) throws(CatalogueError) -> Int {
        let number = try inputs.value(of: poisoned)
        let known = test.bottles
        guard known.contains(number) else {
            let range: LocalizedText = .localized(
                "\(known.lowerBound) to \(known.upperBound), the numbers of the bottles")
            throw .badInput(
                name: poisoned.name, text: "\(number)", problem: .outOfRange("\(number)", range))
        }
        return number
    }

    // MARK: Lines

    private static func saySetting(of test: PoisonTest, rats: Int, on stage: Stage) {
        stage.say("\(test.bottleCount)瓶水,\(rats)只老鼠")
    }

    /// Names up to eight bottles, and says how many there are when there are more.
    private static func say(_ numbers: [Int], inCup cup: Int, on stage: Stage) {
        let shown = numbers.prefix(8).map(String.init).joined(separator: "、")
        let rest = numbers.count > 8 ? "…共\(numbers.count)瓶" : "号水"
        stage.say("第\(chineseNumeral(cup))杯:\(numbers.count == 1 ? "只" : "")包含\(shown)\(rest)")
    }

    private static func sayResult(
        _ digits: String, dead: [Int], found: Int, on stage: Stage
    ) {
        let rats =
            dead.isEmpty
            ? "没有老鼠死亡" : "第\(dead.map(String.init).joined(separator: "、"))只老鼠死亡"
        stage.say("\(rats),得到\(digits.isEmpty ? "0" : digits),转十进制后就是\(found)")
    }

    /// “四” for 4, “十二” for 12. There are never more than 17 cups.
    private static func chineseNumeral(_ number: Int) -> String {
        let digits = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
        return (number < 10 ? "" : "十") + digits[number % 10]
    }

    private static let classDiagram = ClassDiagram(
        scope: "Tasting",
        boxes: [
            ClassBox(
                "Laboratory", attributes: ["-rats: [Rat]", "-bottles: [Bottle]"],
                operations: ["mixCups() -> [Cup]", "findPoison(with cups: [Cup]) -> Int"]),
            ClassBox(
                "Rat", attributes: ["isDead: Bool"], operations: ["drink(_ cup: Cup) -> Int"]),
            ClassBox(
                "Cup", .structure, attributes: ["bottles: [Bottle]", "isPoisoned: Bool"]),
            ClassBox(
                "Bottle", .structure, attributes: ["number: Int", "isPoisoned: Bool"]),
        ],
        relations: [
            ClassRelation(
                "Laboratory", .composition, "Rat", multiplicity: "*", role: "rats"),
            ClassRelation("Laboratory", .dependency, "Cup", label: .localized("mixes")),
            ClassRelation("Rat", .dependency, "Cup"),
            ClassRelation("Cup", .aggregation, "Bottle", multiplicity: "*", role: "bottles"),
        ],
        notes: [
            DiagramNote(
                on: "Rat",
                .localized("Each rat stands for one binary digit."))
        ])
}
