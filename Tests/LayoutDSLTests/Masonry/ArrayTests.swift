import LayoutDSL
import TestSupport
import Testing
import UIKit

/// Masonry's specification of arrays of views.
@Suite("B7, Masonry: array")
struct ArrayTests {
    private let tree = Tree()
    private let third = UIView()

    private var views: [UIView] { [tree.view, tree.other, third] }

    init() { tree.superview.addSubview(third) }

    @Test("Masonry array: the compiler refuses elements that are not views")
    func noViews() throws {
        let error = try WrongChain.arrayOfNoViews.error
        #expect(error.contains("UIView"))
    }

    @Test("Masonry array: a constraint is created for each view")
    func make() {
        let constraints = views.layout.make { $0.width.equal(to: tree.superview) }
        #expect(constraints.count == 3)
        for (view, constraint) in zip(views, constraints.flatMap(\.constraints)) {
            #expect(constraint.firstItem === view)
            #expect(constraint.firstAttribute == .width)
            #expect(constraint.secondItem === tree.superview)
            #expect(constraint.secondAttribute == .width)
        }
    }

    @Test("Masonry array: an update applies to each view")
    func update() {
        views.layout.make { $0.width.equal(to: 10) }
        views.layout.update { $0.width.equal(to: 20) }
        #expect(views.flatMap(\.layout.constraints).map(\.constant) == [20, 20, 20])
    }

    @Test("Masonry array: a remake applies to each view")
    func remake() {
        views.layout.make { $0.width.equal(to: 10) }
        views.layout.remake { $0.height.equal(to: 20) }
        #expect(
            views.flatMap(\.layout.constraints).map(\.firstAttribute) == [
                .height, .height, .height,
            ])
    }

    @Test("Masonry array: distributing fewer than two views by spacing is refused")
    func tooFewForSpacing() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                _ = [Tree().view].layout.distribute(along: .horizontal, fixedSpacing: 10)
            }
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("At least two are needed"))
    }

    @Test("Masonry array: distributing fewer than two views by length is refused")
    func tooFewForLength() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                _ = [Tree().view].layout.distribute(along: .horizontal, fixedItemLength: 10)
            }
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("At least two are needed"))
    }

    @Test("Masonry array: distributing by spacing creates one, two and three constraints")
    func spacing() {
        views.layout.distribute(
            along: .horizontal, fixedSpacing: 10, leadSpacing: 5, tailSpacing: 5)
        #expect(views.map(\.layout.constraints.count) == [1, 2, 3])
    }

    @Test("Masonry array: distributing by length creates two constraints each")
    func length() {
        views.layout.distribute(
            along: .horizontal, fixedItemLength: 30, leadSpacing: 5, tailSpacing: 5)
        #expect(views.map(\.layout.constraints.count) == [2, 2, 2])
    }
}
