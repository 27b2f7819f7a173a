public import CoreGraphics

/// The curves of ``CentripetalCurves``, drawn ahead of the pen, which hides the time between a
/// movement and its picture.
///
/// The pen is expected to go on as far as with the last sample, in a direction that keeps turning
/// as it turned. Sharp turns and a resting pen are not predicted.
public struct PredictedCurves: StrokeSmoothing {
    /// The greatest distance in points that a line runs ahead.
    static let reach: CGFloat = 40

    /// The sharpest turn in radians between two samples that is expected to go on.
    private static let greatestTurn = CGFloat.pi / 3

    public init() {}

    public func controls(
        previous: CGPoint?, start: CGPoint, end: CGPoint, next: CGPoint?
    ) -> CurveControls? {
        CentripetalCurves().controls(previous: previous, start: start, end: end, next: next)
    }

    public func prediction(after points: [CGPoint]) -> CGPoint? {
        guard points.count >= 3 else { return nil }
        let (a, b, c) = (points[points.count - 3], points[points.count - 2], points.last ?? .zero)
        let length = min(hypot(c.x - b.x, c.y - b.y), Self.reach)
        guard length > 0.5, a != b else { return nil }
        let direction = atan2(c.y - b.y, c.x - b.x)
        let turn = (direction - atan2(b.y - a.y, b.x - a.x)).remainder(dividingBy: 2 * .pi)
        guard abs(turn) < Self.greatestTurn else { return nil }
        return CGPoint(
            x: c.x + length * cos(direction + turn), y: c.y + length * sin(direction + turn))
    }
}
