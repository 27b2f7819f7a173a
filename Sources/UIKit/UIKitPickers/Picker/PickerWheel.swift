import CoreGraphics
import Foundation

/// The geometry of a picker's column: rows on a cylinder that is seen from the side.
///
/// A cylinder in a picker `H` points high has `N = ceil(2·(H + 75) / rowHeight)` rows in a turn and
/// the radius `0.3342·(H + 75)`. The values were recorded on iOS.
nonisolated struct PickerWheel: Hashable, Sendable {
    /// The height of the picker, in points.
    let height: CGFloat

    let rowHeight: CGFloat

    /// The number of rows in a turn.
    var rowsPerTurn: CGFloat { (2 * (height + 75) / rowHeight).rounded(.up) }

    var radius: CGFloat { 0.3342 * (height + 75) }

    /// The angle of a row `distance` rows away from the middle, in radians.
    func angle(of distance: CGFloat) -> CGFloat { 2 * .pi * distance / rowsPerTurn }

    /// The distance of the outermost visible rows from the middle, in rows.
    var reach: CGFloat { rowsPerTurn / 4 }

    /// The middle of a row, in points from the top.
    func y(of distance: CGFloat) -> CGFloat { height / 2 + radius * sin(angle(of: distance)) }

    /// The share of its height that a row keeps.
    func scale(of distance: CGFloat) -> CGFloat { max(0, cos(angle(of: distance))) }

    /// The distance from the middle of the row at a height, in rows.
    func distance(at y: CGFloat) -> CGFloat {
        let share = min(max((y - height / 2) / radius, -1), 1)
        return asin(share) * rowsPerTurn / (2 * .pi)
    }
}
