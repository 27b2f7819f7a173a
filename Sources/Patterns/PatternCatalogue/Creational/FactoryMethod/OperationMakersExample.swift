import Foundation

extension Calculator {
    static let makersExample = Example(
        id: "makers",
        title: .localized("A maker for every operation"),
        inputs: [a.description, divisor.description],
        documentSource: "Creational/FactoryMethod/OperationMakers.swift",
        idiomaticSource: "Creational/FactoryMethod/BinaryOperation.swift",
        classDiagram: makersDiagram,
        document: useEveryMaker,
        idiomatic: initialiseEveryOperation)

    static let divisor = Input.number(
        "b", .localized("the second number, which is also the divisor"),
        in: -1e12...1e12, default: 15)

    private static func useEveryMaker(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let (a, b) = try numbers(inputs)
        let makers: [any OperationMaker] = [
            AdditionMaker(), SubtractionMaker(), MultiplicationMaker(), DivisionMaker(),
        ]
        for maker in makers {
            stage.create(maker)
            let operation = maker.makeOperation(on: stage)
            operation.numberA = a
            operation.numberB = b
            say(operation.calculate(), on: stage)
        }
    }

    private static func initialiseEveryOperation(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let (a, b) = try numbers(inputs)
        for result in results(of: [Sum.self, Difference.self, Product.self, Quotient.self], a, b) {
            say(result, on: stage)
        }
    }

    private static func numbers(_ inputs: InputValues) throws(CatalogueError) -> (Double, Double) {
        let numbers = (try inputs.value(of: a), try inputs.value(of: divisor))
        guard numbers.1 != 0 else { throw .divisionByZero(dividend: numbers.0) }
        return numbers
    }

    /// The result, and an empty line after it.
    private static func say(_ result: Double, on stage: Stage) {
        stage.say("结果是" + String(format: "%f", result))
        stage.say()
    }

    private static let products = ["Addition", "Subtraction", "Multiplication", "Division"]

    private static let makersDiagram = ClassDiagram(
        scope: "Calculator",
        boxes: [
            ClassBox(
                "OperationMaker", .interface,
                operations: ["abstract makeOperation(on stage: Stage) -> Operation"]),
            ClassBox(
                "Operation", .abstractClass, attributes: ["numberA: Double", "numberB: Double"],
                operations: ["abstract calculate() -> Double"]),
        ]
            + products.map {
                ClassBox(
                    "\($0)Maker", operations: ["makeOperation(on stage: Stage) -> Operation"])
            } + products.map { ClassBox($0, operations: ["calculate() -> Double"]) },
        relations: products.map { ClassRelation("\($0)Maker", .realisation, "OperationMaker") }
            + products.map { ClassRelation($0, .generalisation, "Operation") }
            + products.map {
                ClassRelation(
                    "\($0)Maker", .dependency, $0, label: .localized("creates"))
            })
}
