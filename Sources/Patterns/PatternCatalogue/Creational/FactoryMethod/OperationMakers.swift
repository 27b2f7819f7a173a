extension Calculator {
    /// A maker of operations, whose subclasses decide which.
    protocol OperationMaker: AnyObject {
        /// The factory method: a new operation.
        func makeOperation(on stage: Stage) -> Operation
    }

    final class AdditionMaker: OperationMaker {
        func makeOperation(on stage: Stage) -> Operation {
            stage.call(self) { stage.create(Addition(stage: stage)) }
        }
    }

    final class SubtractionMaker: OperationMaker {
        func makeOperation(on stage: Stage) -> Operation {
            stage.call(self) { stage.create(Subtraction(stage: stage)) }
        }
    }

    final class MultiplicationMaker: OperationMaker {
        func makeOperation(on stage: Stage) -> Operation {
            stage.call(self) { stage.create(Multiplication(stage: stage)) }
        }
    }

    final class DivisionMaker: OperationMaker {
        func makeOperation(on stage: Stage) -> Operation {
            stage.call(self) { stage.create(Division(stage: stage)) }
        }
    }
}
