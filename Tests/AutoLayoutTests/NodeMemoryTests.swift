import Testing

@testable import UIKitCore

@Suite("Node memory")
struct NodeMemoryTests {
    let memory = NodeMemory()

    private func addresses(_ references: [NodeReference]) -> Set<UnsafeRawPointer> {
        Set(references.map { UnsafeRawPointer($0.address) })
    }

    @Test("Node memory: a reference is live until its state is freed")
    func freeing() {
        let reference = memory.allocate()
        #expect(reference.isLive)
        memory.free(reference)
        #expect(!reference.isLive)
    }

    @Test(
        "Node memory: a reference to a freed state stays readable and never leads to the next item")
    func reuse() {
        let old = memory.allocate()
        old.address.pointee.order = 7
        memory.free(old)
        let new = memory.allocate()
        #expect(new.address == old.address)
        #expect(new != old)
        #expect(new.isLive && !old.isLive)
        #expect(new.address.pointee.order == 0)
        new.address.pointee.order = 8
        #expect(old.address.pointee.order == 8)
    }

    @Test(
        "Node memory: no reference to an address comes twice, because a state of the last generation is retired"
    )
    func generations() {
        let first = memory.allocate()
        var seen: Set<NodeReference> = [first]
        memory.free(first)
        var retired = false
        for _ in 0..<70_000 {
            let next = memory.allocate()
            if next.address == first.address {
                if !seen.insert(next).inserted { return #expect(Bool(false), "\(next) came twice") }
            } else {
                retired = true
            }
            memory.free(next)
            if retired { break }
        }
        #expect(retired)
        #expect(seen.count == Int(UInt16.max))
        #expect(seen.allSatisfy { !$0.isLive })
    }

    @Test("Node memory: states that are in use at once have different addresses, across blocks")
    func blocks() {
        let references = (0..<300).map { _ in memory.allocate() }
        #expect(addresses(references).count == 300)
        #expect(references.allSatisfy { $0.isLive })
        for reference in references { memory.free(reference) }
        let again = (0..<300).map { _ in memory.allocate() }
        #expect(addresses(again) == addresses(references))
        #expect(references.allSatisfy { !$0.isLive })
    }

    @Test("Node memory: states are allocated and freed on several threads at once")
    func threads() async {
        let memory = memory
        let live = await withTaskGroup(of: [NodeReference].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    var live: [NodeReference] = []
                    for round in 0..<2_000 {
                        let reference = memory.allocate()
                        if round % 4 == 0 { live.append(reference) } else { memory.free(reference) }
                    }
                    return live
                }
            }
            var all: [NodeReference] = []
            for await part in group { all += part }
            return all
        }
        #expect(live.count == 8 * 500)
        #expect(addresses(live).count == live.count)
        #expect(live.allSatisfy { $0.isLive })
    }

    @Test("Node memory: a reference and a node are one word, optional or not")
    func size() {
        #expect(MemoryLayout<NodeReference?>.size == 8)
        #expect(MemoryLayout<LayoutNode?>.size == 8)
    }
}
