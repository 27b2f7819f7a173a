/// The upright box around points that are added one by one.
struct BoundingBox: Hashable, Sendable {
    private(set) var minX = CGFloat.infinity
    private(set) var minY = CGFloat.infinity
    private(set) var maxX = -CGFloat.infinity
    private(set) var maxY = -CGFloat.infinity

    /// Whether some added point was not finite, or so far out that arithmetic on it goes wrong.
    private(set) var hasUnusableNumbers = false

    /// Beyond this, positive or negative, numbers count as unusable: Cairo's coordinates end near
    /// eight million.
    static let farthest: CGFloat = 4_000_000

    @inline(__always)
    mutating func add(_ point: CGPoint) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
        // Written so that NaN answers true.
        if !(abs(point.x) < Self.farthest && abs(point.y) < Self.farthest) {
            hasUnusableNumbers = true
        }
    }

    /// The box, `CGRect.null` while it is empty.
    var rect: CGRect {
        guard minX <= maxX, minY <= maxY else { return .null }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
