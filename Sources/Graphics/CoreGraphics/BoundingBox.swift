/// The upright box around points that are added one by one.
struct BoundingBox: Hashable, Sendable {
    private(set) var minX = CGFloat.infinity
    private(set) var minY = CGFloat.infinity
    private(set) var maxX = -CGFloat.infinity
    private(set) var maxY = -CGFloat.infinity

    /// `true` if some added point was not finite or beyond ``coordinateLimit``.
    private(set) var hasUnusableCoordinates = false

    /// The exclusive limit of the magnitude of usable coordinates: Cairo's end near eight million.
    static let coordinateLimit: CGFloat = 4_000_000

    @inline(__always)
    mutating func add(_ point: CGPoint) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
        // Written so that NaN gives true.
        if !(abs(point.x) < Self.coordinateLimit && abs(point.y) < Self.coordinateLimit) {
            hasUnusableCoordinates = true
        }
    }

    /// The box, `CGRect.null` while it is empty.
    var rect: CGRect {
        guard minX <= maxX, minY <= maxY else { return .null }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
