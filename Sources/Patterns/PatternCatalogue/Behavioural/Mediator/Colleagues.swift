/// Colleagues who talk through somebody else.
enum Colleagues {
    /// Who passes messages on.
    protocol Mediator: AnyObject {
        func send(_ message: String, from sender: Colleague)
    }

    /// Who has something to say, and knows nobody but the mediator.
    class Colleague {
        /// The mediator lives longer than its colleagues, or their messages go nowhere.
        private weak var mediator: (any Mediator)?
        let stage: Stage

        init(mediator: any Mediator, stage: Stage) {
            self.mediator = mediator
            self.stage = stage
        }

        func send(_ message: String) {
            mediator?.send(message, from: self)
        }

        /// Tells the colleague what somebody said.
        func notify(_ message: String) {
            preconditionFailure("\(type(of: self)) has no notify(_:). Override it.")
        }
    }

    final class FirstColleague: Colleague {
        override func send(_ message: String) {
            stage.call(self) {
                stage.say("同事1发送了信息")
                super.send(message)
            }
        }

        override func notify(_ message: String) {
            stage.call(self) { stage.say("同事1得到消息:\(message)") }
        }
    }

    final class SecondColleague: Colleague {
        override func send(_ message: String) {
            stage.call(self) {
                stage.say("同事2发送了信息")
                super.send(message)
            }
        }

        override func notify(_ message: String) {
            stage.call(self) { stage.say("同事2得到消息\(message)") }
        }
    }

    /// Passes what one says on to all others.
    final class ConferenceMediator: Mediator {
        private var colleagues: [Colleague] = []
        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func register(_ colleague: Colleague) {
            stage.call(self, "register(_:)") { colleagues.append(colleague) }
        }

        /// A message from somebody who is not registered reaches nobody.
        func send(_ message: String, from sender: Colleague) {
            stage.call(self) {
                guard colleagues.contains(where: { $0 === sender }) else { return }
                for colleague in colleagues where colleague !== sender { colleague.notify(message) }
            }
        }
    }
}
