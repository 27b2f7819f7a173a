/// Managers who decide what they may, and ask their superiors about the rest.
enum Managers {
    /// A request.
    struct Request: Hashable, Sendable {
        enum Kind: String, Sendable {
            case leave = "请假"
            case raise = "加薪"
        }

        let kind: Kind

        /// Days of leave, or yuan of a raise.
        let number: Int

        init(_ kind: Kind, _ number: Int) {
            self.kind = kind
            self.number = number
        }
    }

    /// The outcome of a request.
    enum Answer: String, Sendable {
        case approved = "被批准"
        case later = "再说吧"

        /// No manager in the chain could decide.
        case unhandled = "无人处理"
    }

    /// A link of the chain. The superior is given when the link is made, so that a chain has an
    /// end.
    class Manager {
        let name: String
        private let superior: Manager?
        let stage: Stage

        init(_ name: String, superior: Manager? = nil, stage: Stage) {
            self.name = name
            self.superior = superior
            self.stage = stage
        }

        /// Decides the request, or asks the superior.
        func handle(_ request: Request) -> Answer {
            stage.call(self, "handle(\(request.kind.rawValue) \(request.number))") {
                guard let answer = decide(request) else {
                    return superior?.handle(request) ?? .unhandled
                }
                stage.say(
                    "\(name):\(request.kind.rawValue) 数量\(request.number) \(answer.rawValue)")
                return answer
            }
        }

        /// The answer, or nothing when it is not this manager's to give.
        func decide(_ request: Request) -> Answer? {
            preconditionFailure("\(type(of: self)) has no decide(_:). Override it.")
        }
    }

    /// Decides about leave of up to two days.
    final class CommonManager: Manager {
        override func decide(_ request: Request) -> Answer? {
            request.kind == .leave && request.number <= 2 ? .approved : nil
        }
    }

    /// Decides about leave of up to five days.
    final class MajorManager: Manager {
        override func decide(_ request: Request) -> Answer? {
            request.kind == .leave && request.number <= 5 ? .approved : nil
        }
    }

    /// Decides about everything.
    final class GeneralManager: Manager {
        override func decide(_ request: Request) -> Answer? {
            request.kind == .leave || request.number <= 500 ? .approved : .later
        }
    }
}
