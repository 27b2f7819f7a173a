import PatternCatalogue
import Testing

@Suite("The studies of closures")
struct ClosureStudyTests {
    @Test("S2-43: the studies of closures see 18, 18, 24 and 19")
    func captures() {
        #expect(CaptureStudy.allCases.map { $0.run() } == [18, 18, 24, 19])
    }

    @Test("S2-44: the studies of closures report a leak of an object whose closure references it")
    func leaks() {
        #expect(LeakStudy.localClosure.isFreed())
        #expect(!LeakStudy.ownedClosure.isFreed())
        #expect(!LeakStudy.ownClosure.isFreed())
    }

    @Test("S2-45: the studies of closures free an object whose closure references it weakly")
    func weakCaptures() {
        #expect(LeakStudy.ownedClosureWeakly.isFreed())
        #expect(LeakStudy.ownClosureWeakly.isFreed())
    }
}
