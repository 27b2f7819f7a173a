import PatternKit

extension Barbecue {
    /// A waiter's pad, whose changes can be undone.
    final class OrderPad {
        fileprivate(set) var dishes: [Dish] = []

        /// The report of the pad's changes, line by line.
        fileprivate(set) var report: [String] = []

        /// Has everything on the pad grilled, and tears off the sheet.
        func sendToKitchen() {
            report.append("====开始执行Order===")
            report += dishes.flatMap(\.lines)
            dishes = []
        }
    }

    /// An order as a value.
    struct Dish: Hashable, Sendable {
        let meat: Meat
        let wish: String

        /// How it is grilled.
        var lines: [String] {
            switch meat {
            case .mutton: ["烤羊", "厨师考羊肉:\(wish)"]
            case .chicken: ["烤鸡", "厨师考鸡肉:\(wish)"]
            case .duck: ["烤鸭", "厨师烤鸭肉:\(wish)"]
            }
        }
    }

    /// Writes a dish on a pad. With a ``CommandHistory``, cancelling an order is undoing it.
    struct AddDish: Command {
        let dish: Dish
        let pad: OrderPad

        var name: String { "Order" }

        func execute() {
            pad.report.append("添加Order")
            pad.dishes.append(dish)
        }

        func unexecute() {
            pad.report.append("取消Order")
            pad.dishes.removeLast()
        }
    }
}
