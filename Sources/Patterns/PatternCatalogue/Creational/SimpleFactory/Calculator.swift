/// A calculator whose keys make the operations.
enum Calculator {
    /// Two numbers and what is done with them.
    class Operation {
        var numberA = 0.0
        var numberB = 0.0
        let stage: Stage

        init(stage: Stage) { self.stage = stage }

        /// The result. Every operation gives its own.
        func calculate() -> Double {
            preconditionFailure("\(type(of: self)) has no calculate(). Override it.")
        }
    }

    final class Addition: Operation {
        override func calculate() -> Double {
            stage.call(self) { numberA + numberB }
        }
    }

    final class Subtraction: Operation {
        override func calculate() -> Double {
            stage.call(self) { numberA - numberB }
        }
    }

    final class Multiplication: Operation {
        override func calculate() -> Double {
            stage.call(self) { numberA * numberB }
        }
    }

    final class Division: Operation {
        /// The quotient; 0 for a divisor of 0, after a line that says so.
        override func calculate() -> Double {
            stage.call(self) {
                guard numberB != 0 else {
                    stage.say("dividend is can not be zero!")
                    return 0
                }
                return numberA / numberB
            }
        }
    }

    /// Makes operations by the signs on the keys.
    enum OperationFactory {
        /// A new operation for `+`, `-`, `*` or `/`, or nothing for any other sign.
        static func makeOperation(_ sign: String, stage: Stage) -> Operation? {
            stage.call(Self.self, "makeOperation(\(sign))") {
                switch sign {
                case "+": stage.create(Addition(stage: stage))
                case "-": stage.create(Subtraction(stage: stage))
                case "*": stage.create(Multiplication(stage: stage))
                case "/": stage.create(Division(stage: stage))
                default: nil
                }
            }
        }

        /// The same by a character, for keys that carry one.
        static func makeOperation(_ sign: Character, stage: Stage) -> Operation? {
            makeOperation(String(sign), stage: stage)
        }
    }
}
