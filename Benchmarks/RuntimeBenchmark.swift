import EventRouting
import Foundation
import Observing
import PatternKit

/// The cost of runtime components compared with equivalent plain code.
@MainActor
enum RuntimeBenchmark {
    static var all: [Benchmark] { [observing, unobserved, routing, deepCopy] }

    /// An observed title, compared with a title whose setter calls a closure with the same values.
    private static var observing: Benchmark {
        Benchmark(
            name: "observed property, 1,000 changes", limit: .ratio(3), rounds: 200,
            repetitions: 10,
            subject: {
                let book = ObservedBook()
                var length = 0
                let observation = book.observe(\.title, options: [.old, .new]) { _, change in
                    length &+=
                        (change.newValue?.utf8.count ?? 0) &- (change.oldValue?.utf8.count ?? 0)
                }
                return {
                    for title in titles { book.title = title }
                    withExtendedLifetime(observation) { precondition(length != .min) }
                }
            },
            floor: {
                let book = PlainBook()
                var length = 0
                book.onTitleChange = { _, old, new in
                    length &+= new.utf8.count &- old.utf8.count
                }
                return {
                    for title in titles { book.title = title }
                    precondition(length != .min)
                }
            })
    }

    /// The same properties without observers.
    private static var unobserved: Benchmark {
        Benchmark(
            name: "unobserved property, 1,000 changes", limit: .ratio(3), rounds: 200,
            repetitions: 10,
            subject: {
                let book = ObservedBook()
                return { for title in titles { book.title = title } }
            },
            floor: {
                let book = PlainBook()
                return { for title in titles { book.title = title } }
            })
    }

    /// A thousand events up a chain of twenty, compared with a thousand calls forwarded by twenty
    /// objects.
    private static var routing: Benchmark {
        Benchmark(
            name: "1,000 events up a chain of 20", limit: .ratio(10), rounds: 100, repetitions: 1,
            subject: {
                let chain = makeChain()
                return {
                    for number in 0..<1000 { chain[0].route(Tap(number: number)) }
                    precondition(chain[19].sum != .min)
                }
            },
            floor: {
                let chain = makeChain()
                return {
                    for number in 0..<1000 { chain[0].call(Tap(number: number)) }
                    precondition(chain[19].sum != .min)
                }
            })
    }

    /// Copying a tree of 100,000 nodes, compared with encoding and decoding it as JSON.
    private static var deepCopy: Benchmark {
        Benchmark(
            name: "deep copy of 100,000 nodes", limit: .ratio(1), rounds: 3, repetitions: 1,
            subject: {
                let tree = makeTree()
                return {
                    let copy = try? tree.deepCopy()
                    precondition(copy?.children.count == tree.children.count)
                }
            },
            floor: {
                let tree = makeTree()
                return {
                    let copy = (try? JSONEncoder().encode(tree)).flatMap {
                        try? JSONDecoder().decode(TreeNode.self, from: $0)
                    }
                    precondition(copy?.children.count == tree.children.count)
                }
            })
    }

    private static let titles = (0..<1000).map { "A title that is long enough, number \($0)" }

    /// Returns twenty links, of which the last handles everything. Each retains the next.
    private static func makeChain() -> [ChainLink] {
        let links = (0..<20).map { _ in ChainLink() }
        for (link, next) in zip(links, links.dropFirst()) { link.next = next }
        return links
    }

    /// Returns a root with ten children, each of which has ten, and so on: 1 + 10 + … + 100,000 /
    /// 1.1 nodes.
    private static func makeTree() -> TreeNode {
        var number = 0
        func makeNode(levels: Int) -> TreeNode {
            number += 1
            let children = levels == 0 ? [] : (0..<10).map { _ in makeNode(levels: levels - 1) }
            return TreeNode(name: "node \(number)", value: Double(number), children: children)
        }
        let trees = (0..<9).map { _ in makeNode(levels: 4) }
        return TreeNode(name: "root", value: 0, children: trees)
    }
}

private nonisolated final class ObservedBook: KeyValueObservable {
    @Observed var title = ""
}

private nonisolated final class PlainBook {
    var onTitleChange: ((PlainBook, String, String) -> Void)?

    var title = "" {
        didSet { onTitleChange?(self, oldValue, title) }
    }
}

private nonisolated struct Tap: RoutedEvent {
    let number: Int
}

/// A link that forwards events and calls.
private nonisolated final class ChainLink: EventResponder {
    var next: ChainLink?
    var sum = 0

    var nextEventResponder: (any EventResponder)? { next }

    func respond(to event: any RoutedEvent) -> EventDecision {
        guard next == nil, let tap = event as? Tap else { return .pass }
        sum &+= tap.number
        return .handled
    }

    func call(_ tap: Tap) {
        if let next {
            next.call(tap)
        } else {
            sum &+= tap.number
        }
    }
}

private nonisolated final class TreeNode: Codable, DeepCopying {
    let name: String
    let value: Double
    var children: [TreeNode]

    init(name: String, value: Double, children: [TreeNode]) {
        self.name = name
        self.value = value
        self.children = children
    }

    func blankCopy() -> TreeNode { TreeNode(name: name, value: value, children: []) }

    func copyReferences(to copy: TreeNode, by copier: DeepCopier) {
        copy.children = copier.copy(children)
    }
}
