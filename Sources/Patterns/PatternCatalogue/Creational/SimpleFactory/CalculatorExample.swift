import Foundation

extension Calculator {
    static let example = Example(
        id: "calculator",
        title: .localized("A calculator"),
        inputs: [a.description, b.description, signs.description, zeroDivision.description],
        documentSource: "Creational/SimpleFactory/Calculator.swift",
        idiomaticSource: "Creational/SimpleFactory/CalculatorOperator.swift",
        classDiagram: classDiagram,
        document: pressEveryKey,
        idiomatic: applyEveryOperator)

    static let a = Input.number(
        "a", .localized("the first number"), in: -1e12...1e12, default: 10)

    static let b = Input.number(
        "b", .localized("the second number"), in: -1e12...1e12, default: 15)

    static let signs = Input.choices(
        "operators", .localized("the operators to apply"),
        default: Operator.allCases)

    /// The treatment of a divisor of zero.
    enum ZeroDivision: String, CaseIterable, Sendable {
        /// Say that it cannot be done.
        case refuse

        /// Do as the document: a line of text, and 0 for a result.
        case zero
    }

    static let zeroDivision = Input.choice(
        "division-by-zero",
        .localized("refuse to divide by zero, or give 0 as the document does"),
        default: ZeroDivision.refuse)

    private static func pressEveryKey(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let (a, b) = (try inputs.value(of: a), try inputs.value(of: b))
        let refusesZero = try inputs.value(of: zeroDivision) == .refuse
        for sign in try inputs.value(of: signs) {
            let made = OperationFactory.makeOperation(sign.rawValue, stage: stage)
            guard let operation = made else { continue }
            if refusesZero, b == 0, operation is Division { throw .divisionByZero(dividend: a) }
            operation.numberA = a
            operation.numberB = b
            stage.say("结果是" + String(format: "%f", operation.calculate()))
        }
    }

    private static func applyEveryOperator(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let (a, b) = (try inputs.value(of: a), try inputs.value(of: b))
        let refusesZero = try inputs.value(of: zeroDivision) == .refuse
        for operation in try inputs.value(of: signs) {
            do {
                stage.say("结果是" + String(format: "%f", try operation(a, b)))
            } catch {
                if refusesZero { throw .divisionByZero(dividend: error.dividend) }
                stage.say("dividend is can not be zero!")
                stage.say("结果是" + String(format: "%f", 0.0))
            }
        }
    }

    private static let operations = ["Addition", "Subtraction", "Multiplication", "Division"]

    private static let classDiagram = ClassDiagram(
        scope: "Calculator",
        boxes: [
            ClassBox(
                "OperationFactory", .enumeration,
                operations: ["static makeOperation(_ sign: String, stage: Stage) -> Operation?"]),
            ClassBox(
                "Operation", .abstractClass, attributes: ["numberA: Double", "numberB: Double"],
                operations: ["abstract calculate() -> Double"]),
        ] + operations.map { ClassBox($0, operations: ["calculate() -> Double"]) },
        relations: [
            ClassRelation(
                "OperationFactory", .dependency, "Operation",
                label: .localized("creates"))
        ] + operations.map { ClassRelation($0, .generalisation, "Operation") })
}
