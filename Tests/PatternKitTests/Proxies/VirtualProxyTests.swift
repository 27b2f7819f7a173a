import Dispatch
import PatternKit
import TestSupport
import Testing

private protocol Picture {
    func draw() -> String
}

private struct Photo: Picture {
    let width = 640
    func draw() -> String { "photo" }
}

private struct LazyPhoto: Picture {
    let photo: VirtualProxy<Photo>

    func draw() -> String { photo.subject.draw() }
}

@Suite("A virtual proxy")
struct VirtualProxyTests {
    @Test("a virtual proxy makes its subject when it is first asked, and once", .rows("S1-29"))
    func once() {
        let count = SharedCounter()
        let photo = VirtualProxy {
            count.add()
            return Photo()
        }
        #expect(!photo.isMade)
        #expect(count.value == 0)
        #expect(photo.width == 640)
        #expect(photo.isMade)
        #expect(LazyPhoto(photo: photo).draw() == "photo")
        #expect(count.value == 1)
    }

    @Test("a virtual proxy makes its subject once for many threads", .rows("S1-29"))
    func threads() {
        let count = SharedCounter()
        let photo = VirtualProxy {
            count.add()
            return Photo()
        }
        DispatchQueue.concurrentPerform(iterations: 100) { _ in _ = photo.width }
        #expect(count.value == 1)
    }
}
