@_spi(UIKitInternals) import QuartzCore
import TestSupport
import Testing

@Suite("ChildList")
struct ChildListTests {
    private final class Child {}

    @Test(
        "ChildList: random insertions and removals give the same result as an array",
        arguments: 1...50)
    func likeAnArray(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var list = ChildList<Child>()
        var array: [Child] = []
        for _ in 0..<60 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                let child = Child()
                list.append(child)
                array.append(child)
            case 1:
                let child = Child()
                let index = Int.random(in: 0...array.count, using: &random)
                list.insert(child, at: index)
                array.insert(child, at: index)
            case 2, 3:
                guard let child = array.randomElement(using: &random) else { continue }
                list.remove(child)
                array.removeAll { $0 === child }
            default:
                #expect(list.array.elementsEqual(array) { $0 === $1 })
            }
            #expect(list.count == array.count)
            #expect(list.isEmpty == array.isEmpty)
            #expect(list.elementsEqual(array) { $0 === $1 })
            #expect(list.last === array.last)
            var met = 0
            list.forEachUnretained { child in
                #expect(child.takeUnretainedValue() === array[met])
                met += 1
            }
            #expect(met == array.count)
        }
    }

    @Test("ChildList: children are retained, and released when removed")
    func keeping() {
        var list = ChildList<Child>()
        weak var first: Child?
        weak var second: Child?
        do {
            let children = (Child(), Child())
            (first, second) = children
            list.append(children.0)
            list.append(children.1)
        }
        #expect(first != nil && second != nil)
        if let child = first { list.remove(child) }
        #expect(first == nil && second != nil)
        list = ChildList()
        #expect(second == nil)
    }
}
