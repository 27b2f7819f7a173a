import PatternCatalogue
import TestSupport
import Testing

@Suite("The studies of closures")
struct ClosureStudyTests {
    @Test("the studies of closures see 18, 18, 24 and 19", .rows("S2-43"))
    func captures() {
        #expect(CaptureStudy.allCases.map { $0.run() } == [18, 18, 24, 19])
    }

    @Test("closures are properties, arguments and results", .rows("S2-67"))
    func roles() {
        #expect(ClosureRoles.property.run() == ["网络异常, 64"])
        #expect(ClosureRoles.argument.run() == ["请完善用户信息", "LiMing"])
        #expect(ClosureRoles.result.run() == ["Ticket 1", "Ticket 2", "Receipt 1", "Ticket 3"])
    }

    @Test(
        "the studies of closures report a leak of an object whose closure references it",
        .rows("S2-44"))
    func leaks() {
        #expect(LeakStudy.localClosure.isFreed())
        #expect(!LeakStudy.ownedClosure.isFreed())
        #expect(!LeakStudy.ownClosure.isFreed())
    }

    @Test(
        "the studies of closures free an object whose closure references it weakly", .rows("S2-45"))
    func weakCaptures() {
        #expect(LeakStudy.ownedClosureWeakly.isFreed())
        #expect(LeakStudy.ownClosureWeakly.isFreed())
    }
}
