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

    @Test("Order keys: between two keys there is always another, of any device")
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

    @Test("Order keys: a thousand between two neighbours are short, of any device")
    func sequences() throws {
        var random = SeededGenerator(seed: 3)
        let letters = Array("123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
        func author() -> String {
            String((0..<4).compactMap { _ in letters.randomElement(using: &random) })
        }
        for _ in 0..<40 {
            let lower = OrderKey.between(nil, nil, author: author())
            let upper = OrderKey.between(lower, nil, author: author())
            for (first, last) in [(lower, upper), (lower, nil), (nil, upper), (nil, nil)] {
                let keys = OrderKey.sequence(1000, between: first, and: last, author: author())
                let all = [first].compactMap(\.self) + keys + [last].compactMap(\.self)
                #expect(keys.count == 1000 && zip(all, all.dropFirst()).allSatisfy { $0 < $1 })
                #expect(keys.allSatisfy { $0.text.utf8.count <= 20 })
                #expect(keys.allSatisfy { OrderKey($0.text) == $0 })
            }
        }
    }
}
