/// Expressions that interpret the same context.
enum Expressions {
    /// The context of an interpretation.
    final class Context {
        /// The input.
        let input: String

        /// The output of the expressions.
        fileprivate(set) var output: [String] = []

        init(input: String) { self.input = input }
    }

    /// A rule of the language.
    class Expression {
        let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func interpret(_ context: Context) {
            preconditionFailure("\(type(of: self)) has no interpret(_:). Override it.")
        }
    }

    /// A rule that needs no other rule.
    final class TerminalExpression: Expression {
        override func interpret(_ context: Context) {
            stage.call(self) {
                context.output.append("终端解释器,context == 输入的是\(context.input)")
            }
        }
    }

    /// A rule that is made of others, which interpret the context after it.
    final class NonterminalExpression: Expression {
        private let parts: [Expression]

        init(_ parts: [Expression] = [], stage: Stage) {
            self.parts = parts
            super.init(stage: stage)
        }

        override func interpret(_ context: Context) {
            stage.call(self) {
                context.output.append("非终端解释器,context == 输入的是\(context.input)")
                for part in parts { part.interpret(context) }
            }
        }
    }
}
