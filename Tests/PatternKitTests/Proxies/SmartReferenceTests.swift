import Dispatch
import PatternKit
import TestSupport
import Testing

private final class File {
    let name: String
    var text = ""
    var isClosed = false

    init(_ name: String) { self.name = name }

    func write(_ text: String) { self.text += text }
    func close() { isClosed = true }
}

@Suite("A smart reference")
struct SmartReferenceTests {
    @Test(
        "a smart reference counts references, and releases its subject with the last",
        .rows("S1-29"))
    func counting() {
        let closed = SharedCounter()
        do {
            let first = SmartReference(File("a.txt")) {
                $0.close()
                closed.add()
            }
            do {
                let second = first.another()
                #expect(first.referenceCount == 2)
                second.withExclusiveAccess { $0.write("text") }
            }
            #expect(first.referenceCount == 1)
            #expect(first.withExclusiveAccess { $0.text } == "text")
            #expect(closed.value == 0)
        }
        #expect(closed.value == 1)
    }

    @Test("a smart reference lets one thread at a time work on its subject", .rows("S1-29"))
    func exclusive() {
        let number = SmartReference(0)
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in
            number.another().withExclusiveAccess { $0 += 1 }
        }
        #expect(number.withExclusiveAccess { $0 } == 1000)
        #expect(number.referenceCount == 1)
    }
}
