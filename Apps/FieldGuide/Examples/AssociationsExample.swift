import AssociatedValues
import UIKit

/// Values that are stored next to an object, by key, and end with it.
enum AssociationsExample {
    private static let note = AssociatedKey<String>("note")
    private static let count = AssociatedKey<Int>("count")
    private static let friend = AssociatedKey<Friend>(weak: "friend")

    final class Friend: Sendable {}

    static func run() -> [String] {
        var lines: [String] = []
        let view = UIView()
        let values = AssociatedValues.of(view)
        values[note] = "hello"
        values[count] = 110
        lines.append("note = \(values[note] ?? "nil"), count = \(values[count] ?? 0)")
        values[note] = nil
        lines.append("note removed: \(values[note] ?? "nil"), count stays \(values[count] ?? 0)")
        var person: Friend? = Friend()
        values[friend] = person
        lines.append("friend held weakly: \(values[friend] != nil)")
        person = nil
        lines.append("and gone with its owner: \(values[friend] == nil)")
        values.removeAll()
        lines.append("after removeAll the count is gone too: \(values[count] == nil)")
        return lines
    }
}
