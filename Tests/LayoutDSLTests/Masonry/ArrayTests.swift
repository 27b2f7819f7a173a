import LayoutDSL
import TestSupport
import Testing
import UIKit

/// What Masonry specifies for arrays of views.
@Suite("B7, Masonry: array")
struct ArrayTests {
    private let tree = Tree()
    private let third = UIView()

    private var views: [UIView] { [tree.view, tree.other, third] }

    init() { tree.superview.addSubview(third) }

    @Test("are refused by the compiler for what is not a view")
    func noViews() throws {
        let error = try WrongChain.arrayOfNoViews.error
        #expect(error.contains("UIView"))
    }

    @Test("make a constraint for each view")
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

    @Test("update each view")
    func update() {
        views.layout.make { $0.width.equal(to: 10) }
        views.layout.update { $0.width.equal(to: 20) }
        #expect(views.flatMap(\.layout.constraints).map(\.constant) == [20, 20, 20])
    }

    @Test("remake each view")
    func remake() {
        views.layout.make { $0.width.equal(to: 10) }
        views.layout.remake { $0.height.equal(to: 20) }
        #expect(
            views.flatMap(\.layout.constraints).map(\.firstAttribute) == [
                .height, .height, .height,
            ])
    }

    @Test("cannot be distributed by spacing with fewer than two views")
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

    @Test("cannot be distributed by length with fewer than two views")
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

    @Test("take one, two and three constraints to be distributed by spacing")
    func spacing() {
        views.layout.distribute(
            along: .horizontal, fixedSpacing: 10, leadSpacing: 5, tailSpacing: 5)
        #expect(views.map(\.layout.constraints.count) == [1, 2, 3])
    }

    @Test("take two constraints each to be distributed by length")
    func length() {
        views.layout.distribute(
            along: .horizontal, fixedItemLength: 30, leadSpacing: 5, tailSpacing: 5)
        #expect(views.map(\.layout.constraints.count) == [2, 2, 2])
    }
}
