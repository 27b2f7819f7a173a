import TestSupport
import UIKit

@testable import UIKitCore

/// A random program that changes a tree of views, in the callbacks of its layout too.
///
/// Each callback of each view has a few actions, which it runs a few times: every program ends.
final class LayoutProgram {
    enum Action {
        case add(Int, to: Int)
        case remove(Int)
        case activate(Int, Int, Bool)
        case constant(Int, Int, CGFloat)
        case content(Int, CGSize, letters: Int, rows: [CGFloat])
        case frame(Int, CGRect)
        case margin(Int, CGFloat)
        case safeArea(CGFloat)
        case hidden(Int, Bool)
        case setNeedsLayout(Int)
        case layoutIfNeeded(Int)
        case fitting(Int)
        case setNeedsUpdateConstraints(Int)
        case updateConstraintsIfNeeded(Int)
        case invalidate(Int)
        case reload(Int)
        case style(Int)
        case sizeThatFits(Int)
    }

    /// The actions of a callback of a view, and how often they run.
    struct Script {
        let callback: LayoutCallback
        let index: Int
        var actions: [Action]
        var count: Int
    }

    let seed: UInt64
    let plan: LayoutPlan
    private var scripts: [Script] = []
    private var steps: [[Action]] = []
    private var callbackCount = 0

    /// The actions that ran, for a report.
    private(set) var journal: [String] = []

    init(seed: UInt64) {
        self.seed = seed
        var random = SeededGenerator(seed: seed)
        let plan = LayoutPlan.random(&random)
        self.plan = plan
        func actions() -> [Action] {
            (0..<Int.random(in: 1...3, using: &random)).map { _ in Self.action(plan, &random) }
        }
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            scripts.append(
                Script(
                    callback: LayoutCallback.allCases.randomElement(using: &random)!,
                    index: Int.random(in: 0..<plan.nodes.count, using: &random),
                    actions: actions(), count: Int.random(in: 1...3, using: &random)))
        }
        steps = (0..<Int.random(in: 1...5, using: &random)).map { _ in actions() }
    }

    private static func action(
        _ plan: LayoutPlan, _ random: inout SeededGenerator
    ) -> Action {
        let index = Int.random(in: 0..<plan.nodes.count, using: &random)
        let relations = plan.nodes[index].relations.count
        let number = CGFloat(Int.random(in: 0...60, using: &random))
        let place = relations == 0 ? 0 : Int.random(in: 0..<relations, using: &random)
        let size = LayoutPlan.size(&random)
        switch Int.random(in: 0..<24, using: &random) {
        case 0:
            let home = plan.parent(of: index) ?? 0
            return index == LayoutPlan.root ? .setNeedsLayout(0) : .add(index, to: home)
        case 1: return .remove(index)
        case 2: return relations == 0 ? .safeArea(number) : .activate(index, place, false)
        case 3: return relations == 0 ? .safeArea(number) : .activate(index, place, true)
        case 4, 5: return relations == 0 ? .invalidate(index) : .constant(index, place, number)
        case 6, 7:
            let rows = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                CGFloat(Int.random(in: 10...60, using: &random))
            }
            let letters = Int.random(in: 1...60, using: &random)
            return .content(index, size, letters: letters, rows: rows)
        case 8: return .frame(index, CGRect(origin: CGPoint(x: number, y: 5), size: size))
        case 9: return .margin(index, number)
        case 10: return .safeArea(number)
        case 11: return .hidden(index, Bool.random(using: &random))
        case 12: return .setNeedsLayout(index)
        case 13, 14, 15: return .layoutIfNeeded(index)
        case 16, 17: return .fitting(index)
        case 18: return .setNeedsUpdateConstraints(index)
        case 19: return .updateConstraintsIfNeeded(index)
        case 20: return .invalidate(index)
        case 21: return .reload(index)
        case 22: return .style(index)
        default: return .sizeThatFits(index)
        }
    }

    // MARK: Running

    /// Runs the program.
    ///
    /// - Returns: The differences from a fresh layout of the tree that it leaves, and anything else
    ///   that is wrong; empty if all is well.
    func run() -> [String] {
        let world = LayoutWorld(plan)
        world.run = { [unowned self, unowned world] callback, index in
            fire(callback, index, world)
        }
        var faults: [String] = []
        for step in steps {
            for action in step { perform(action, world) }
            if !world.app.settle() { faults.append("does not settle") }
        }
        // Everything is asked for again, without scripts: nothing may be left over.
        scripts = []
        if !world.finish() { faults.append("does not settle at the end") }
        let log = LayoutLog.report
        var isContradictory = false
        LayoutLog.report = { conflict in
            isContradictory = true
            log(conflict)
        }
        defer { LayoutLog.report = log }
        let fresh = LayoutWorld(world.plan)
        if !fresh.finish() { faults.append("fresh layout does not settle") }
        // Which of two required constraints gives way depends on what was referenced first.
        if isContradictory { return faults }
        let (frames, expected) = (world.frames, fresh.frames)
        func text(_ frame: CGRect?) -> String { frame.map { "\($0)" } ?? "absent" }
        for name in Set(frames.keys).union(expected.keys).sorted()
        where !world.plan.isLeftOut(name) {
            let (frame, right) = (frames[name], expected[name])
            if !(frame?.isClose(to: right) ?? false) {
                faults.append("\(name): \(text(frame)), fresh \(text(right))")
            }
        }
        if !faults.isEmpty { faults.append("\(world.plan)") }
        return faults
    }

    private func fire(_ callback: LayoutCallback, _ index: Int, _ world: LayoutWorld) {
        callbackCount += 1
        precondition(
            callbackCount < 100_000, "Layout program \(seed) does not end. \(journal)")
        for place in scripts.indices
        where place < scripts.count && scripts[place].callback == callback
            && scripts[place].index == index && scripts[place].count > 0
        {
            scripts[place].count -= 1
            for action in scripts[place].actions {
                journal.append("\(callback) of \(index):")
                // A view that sets its frame while layout sets it has that frame.
                if case .frame(index, _) = action, callback == .bounds { continue }
                perform(action, world)
            }
        }
    }

    private func perform(_ action: Action, _ world: LayoutWorld) {
        if journal.count < 500 { journal.append("\(action)") }
        switch action {
        case .add(let index, let host): world.add(index, to: host)
        case .remove(let index): world.remove(index)
        case .activate(let index, let place, let isActive):
            world.setActive(isActive, place, of: index)
        case .constant(let index, let place, let constant):
            world.setConstant(constant, place, of: index)
        case .content(let index, let size, let letters, let rows):
            world.setContent(size, letters: letters, rows: rows, of: index)
        case .frame(let index, let frame):
            // A frame that is set while layout places the view stays until it is placed again.
            guard !world.views[index].layoutMarks.contains(.isBeingPlaced) else { return }
            world.setFrame(frame, of: index)
        case .margin(let index, let margin): world.setMargin(margin, of: index)
        case .safeArea(let inset): world.setSafeArea(inset)
        case .hidden(let index, let isHidden): world.setHidden(isHidden, index)
        case .setNeedsLayout(let index): world.views[index].setNeedsLayout()
        case .layoutIfNeeded(let index): world.views[index].layoutIfNeeded()
        case .fitting(let index):
            _ = world.views[index].systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        case .setNeedsUpdateConstraints(let index):
            world.views[index].setNeedsUpdateConstraints()
        case .updateConstraintsIfNeeded(let index):
            world.views[index].updateConstraintsIfNeeded()
        case .invalidate(let index): world.views[index].invalidateIntrinsicContentSize()
        case .reload(let index):
            (world.views[index] as? UICollectionView)?.reloadData()
            (world.views[index] as? UITableView)?.reloadData()
        case .style(let index):
            let view = world.views[index]
            view.overrideUserInterfaceStyle =
                view.overrideUserInterfaceStyle == .dark ? .light : .dark
        case .sizeThatFits(let index):
            _ = world.views[index].sizeThatFits(CGSize(width: 50, height: 50))
        }
    }
}

extension CGRect {
    fileprivate func isClose(to other: CGRect?) -> Bool {
        guard let other else { return false }
        return abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001
            && abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
    }
}
