import Foundation
import PlanBoardCore
import TestSupport
import Testing

@Suite("Order keys")
nonisolated struct OrderKeyTests {
    @Test("Order keys: a thousand cards at the head, tail or in one gap keep keys short")
    func lengths() {
        var head: OrderKey = .between(nil, nil, author: "me")
        var tail = head
        for _ in 0..<1000 {
            let above = OrderKey.between(nil, head, author: "me")
            #expect(above < head)
            head = above
            let below = OrderKey.between(tail, nil, author: "me")
            #expect(tail < below)
            tail = below
        }
        #expect(head.text.utf8.count <= 6 && tail.text.utf8.count <= 6)
    }

    @Test("Order keys: between two keys there is always another, whoever made them")
    func between() throws {
        var random = SeededGenerator(seed: 7)
        var keys: [OrderKey] = [.between(nil, nil)]
        for _ in 0..<3000 {
            let index = Int.random(in: 0...keys.count, using: &random)
            let author = ["", "x9Z", "1", "zz"].randomElement(using: &random) ?? ""
            let lower = index > 0 ? keys[index - 1] : nil
            let upper = index < keys.count ? keys[index] : nil
            let key = OrderKey.between(lower, upper, author: author)
            if let lower { #expect(lower < key) }
            if let upper { #expect(key < upper) }
            #expect(OrderKey(key.text) == key)
            keys.insert(key, at: index)
        }
        #expect(keys == keys.sorted() && Set(keys).count == keys.count)
    }

    @Test("Order keys: two people at one place make different keys between the same two")
    func authors() {
        let (lower, upper) = (OrderKey.between(nil, nil), OrderKey.between(.between(nil, nil), nil))
        let first = OrderKey.between(lower, upper, author: "An1a")
        let second = OrderKey.between(lower, upper, author: "Bo7b")
        #expect(first != second)
        #expect(lower < min(first, second) && max(first, second) < upper)
    }

    @Test(
        "Order keys: texts that are no keys are refused",
        arguments: ["", "0", "a", "b1", "a10", "a-"])
    func bad(text: String) { #expect(OrderKey(text) == nil) }
}
