/// Colleagues who talk through a mediator.
enum Colleagues {
    /// An object that passes messages on.
    protocol Mediator: AnyObject {
        func send(_ message: String, from sender: Colleague)
    }

    /// A sender and receiver of messages, which knows only the mediator.
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

        /// Delivers a message to the colleague.
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

        /// A message of an unregistered sender is dropped.
        func send(_ message: String, from sender: Colleague) {
            stage.call(self) {
                guard colleagues.contains(where: { $0 === sender }) else { return }
                for colleague in colleagues where colleague !== sender { colleague.notify(message) }
            }
        }
    }
}
