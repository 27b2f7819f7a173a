/// A barbecue where a waiter takes orders and a worker grills.
enum Barbecue {
    /// The receiver: who knows how to grill.
    final class Worker {
        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func grillMutton(_ wish: String) {
            stage.call(self, "grillMutton(_:)") { stage.say("厨师考羊肉:\(wish)") }
        }

        func grillChicken(_ wish: String) {
            stage.call(self, "grillChicken(_:)") { stage.say("厨师考鸡肉:\(wish)") }
        }

        func grillDuck(_ wish: String) {
            stage.call(self, "grillDuck(_:)") { stage.say("厨师烤鸭肉:\(wish)") }
        }
    }

    /// The command: a wish, and the means to fulfil it.
    class Order {
        let wish: String
        let worker: Worker
        let stage: Stage

        init(_ wish: String, for worker: Worker, stage: Stage) {
            self.wish = wish
            self.worker = worker
            self.stage = stage
        }

        func execute() {
            preconditionFailure("\(type(of: self)) has no execute(). Override it.")
        }
    }

    final class MuttonOrder: Order {
        override func execute() {
            stage.call(self) {
                stage.say("烤羊")
                worker.grillMutton(wish)
            }
        }
    }

    final class ChickenOrder: Order {
        override func execute() {
            stage.call(self) {
                stage.say("烤鸡")
                worker.grillChicken(wish)
            }
        }
    }

    final class DuckOrder: Order {
        override func execute() {
            stage.call(self) {
                stage.say("烤鸭")
                worker.grillDuck(wish)
            }
        }
    }

    /// The dishes on the menu.
    enum Meat: CaseIterable, Sendable {
        case mutton, chicken, duck
    }

    /// The client: makes commands.
    final class Customer {
        private let worker: Worker
        private let stage: Stage

        init(worker: Worker, stage: Stage) {
            self.worker = worker
            self.stage = stage
        }

        func order(_ wish: String, of meat: Meat) -> Order {
            stage.call(self, "order(_:of: \(meat))") {
                let order: Order =
                    switch meat {
                    case .mutton: MuttonOrder(wish, for: worker, stage: stage)
                    case .chicken: ChickenOrder(wish, for: worker, stage: stage)
                    case .duck: DuckOrder(wish, for: worker, stage: stage)
                    }
                return stage.create(order)
            }
        }
    }

    /// The invoker: keeps commands, and has them executed, each once.
    final class Waiter {
        private var orders: [Order] = []
        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func add(_ order: Order) {
            stage.call(self, "add(_:)") {
                stage.say("添加Order")
                orders.append(order)
            }
        }

        /// Cancels an order that was not executed yet.
        func cancel(_ order: Order) {
            stage.call(self, "cancel(_:)") {
                stage.say("取消Order")
                orders.removeAll { $0 === order }
            }
        }

        /// Has all orders executed, in the order in which they came.
        func notifyKitchen() {
            stage.call(self) {
                stage.say("====开始执行Order===")
                let due = orders
                orders = []
                for order in due { order.execute() }
            }
        }
    }
}
