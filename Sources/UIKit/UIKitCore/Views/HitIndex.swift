import CoreGraphics
import QuartzCore

/// A spatial index of a view's subviews: a grid over their superview whose cells list the subviews
/// that reach into them.
///
/// A hit test then tests the few subviews near the point instead of all of them. Two kinds of
/// subviews are tested for every point: those that reach into many cells, and those whose class
/// overrides `hitTest(_:with:)` or `point(inside:with:)`, because their frame does not bound their
/// hits.
struct HitIndex {
    /// The number of subviews below which an index is not worth its memory.
    static let minimumCount = 32

    /// The layer's `sublayerGeometryVersion` that the index was built from.
    let version: UInt64

    /// The superview's bounds, which the grid covers.
    let bounds: CGRect

    private let columns: Int
    private let rows: Int

    /// The start of each cell in ``entries``, followed by the end of the last cell.
    private var starts: [Int32]

    /// The indexes of the subviews in each cell, front-most first, cell after cell.
    private var entries: [Int32]

    /// The indexes of the subviews that are tested for every point, front-most first.
    private var everywhere: [Int32] = []

    /// The grid's maximum number of cells per side.
    private static let maximumSide = 128

    /// The number of cells above which a subview is listed in ``everywhere`` instead of the grid.
    private static let maximumCellCount = 16

    init(of subviews: [UIView], in bounds: CGRect, version: UInt64) {
        self.version = version
        self.bounds = bounds
        let side = Int((Double(subviews.count) / 2).squareRoot().rounded(.up))
        columns = min(side, Self.maximumSide)
        rows = columns
        starts = []
        entries = []
        var places = [CellRange?](repeating: nil, count: subviews.count)
        for index in subviews.indices.reversed() {
            switch reach(of: subviews[index]) {
            case .cells(let place): places[index] = place
            case .everywhere: everywhere.append(Int32(index))
            case .nowhere: break
            }
        }
        var counts = [Int32](repeating: 0, count: columns * rows + 1)
        for place in places { forEachCell(of: place) { counts[$0 + 1] += 1 } }
        for cell in 1..<counts.count { counts[cell] += counts[cell - 1] }
        starts = counts
        entries = [Int32](repeating: 0, count: Int(counts[counts.count - 1]))
        for index in places.indices.reversed() {
            forEachCell(of: places[index]) { cell in
                entries[Int(counts[cell])] = Int32(index)
                counts[cell] += 1
            }
        }
    }

    /// Returns the first non-`nil` result of `ask` among the subviews that may contain `point`,
    /// called with their indexes, front-most first.
    ///
    /// - Precondition: `point` lies in ``bounds``.
    func first<Result>(at point: CGPoint, where ask: (Int) -> Result?) -> Result? {
        let cell = row(of: point.y) * columns + column(of: point.x)
        var near = Int(starts[cell])
        let end = Int(starts[cell + 1])
        var far = 0
        while near < end || far < everywhere.count {
            let index: Int32
            if far == everywhere.count || (near < end && entries[near] > everywhere[far]) {
                index = entries[near]
                near += 1
            } else {
                index = everywhere[far]
                far += 1
            }
            if let result = ask(Int(index)) { return result }
        }
        return nil
    }

    // MARK: Cells

    /// The cells that a subview reaches into.
    private struct CellRange {
        var columns: ClosedRange<Int>
        var rows: ClosedRange<Int>
    }

    /// The tolerance for rounding errors of transforms, in points.
    private static let slack: CGFloat = 0.01

    /// The part of the grid for which a subview has to be tested.
    private enum Reach {
        case cells(CellRange)
        case everywhere
        case nowhere
    }

    private func reach(of view: UIView) -> Reach {
        let overridden = view.overrides
        guard overridden.isDisjoint(with: [.hitTest, .pointInside]) else { return .everywhere }
        let box = view.layer.boundingBoxInSuperlayer
        guard box.minX.isFinite, box.minY.isFinite, box.maxX.isFinite, box.maxY.isFinite else {
            return .everywhere
        }
        let grown = box.insetBy(dx: -Self.slack, dy: -Self.slack)
        guard grown.intersects(bounds) else { return .nowhere }
        let place = CellRange(
            columns: column(of: grown.minX)...column(of: grown.maxX),
            rows: row(of: grown.minY)...row(of: grown.maxY))
        return place.columns.count * place.rows.count > Self.maximumCellCount
            ? .everywhere : .cells(place)
    }

    private func forEachCell(of place: CellRange?, _ body: (Int) -> Void) {
        guard let place else { return }
        for row in place.rows {
            for column in place.columns { body(row * columns + column) }
        }
    }

    private func column(of x: CGFloat) -> Int {
        Self.cell(of: x - bounds.minX, in: bounds.width, count: columns)
    }

    private func row(of y: CGFloat) -> Int {
        Self.cell(of: y - bounds.minY, in: bounds.height, count: rows)
    }

    /// The cell at a distance from the start of the grid; distances outside are clamped to the
    /// first or last cell.
    private static func cell(of distance: CGFloat, in length: CGFloat, count: Int) -> Int {
        guard length > 0 else { return 0 }
        let share = distance / length * CGFloat(count)
        guard share > 0 else { return 0 }
        return share >= CGFloat(count) ? count - 1 : Int(share)
    }
}
