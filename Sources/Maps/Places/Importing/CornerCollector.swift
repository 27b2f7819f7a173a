/// Collects the positions of a geometry into rings and polygons by their nesting depth in arrays.
///
/// Stores one polygon, in constant memory: beyond ``mostCorners`` corners every second one is
/// repeatedly dropped, which hardly moves the centre of so long a ring.
struct CornerCollector {
    static let mostCorners = 1 << 16

    /// The nesting of the last array that ended: 0 for a position, 1 for a ring of positions, 2 for
    /// a polygon, 3 for several; `nil` when it was empty.
    private(set) var height: Int?

    /// The last position.
    private(set) var lastPoint: MapPoint?

    /// The polygon with the greatest area so far.
    private(set) var greatestPolygon: MapPolygon?

    /// The line with the most corners so far: for lines a ring is a line.
    private(set) var longestLine: [MapPoint] = []

    /// `true` if anything but numbers in arrays was found.
    private(set) var hasFailed = false

    private var numbers: [Double] = []
    private var ring: [MapPoint] = []
    private var rings: [[MapPoint]] = []
    private var cornerCount = 0

    /// The interval of stored corners, and the number since the last one.
    private var stride = 1
    private var sinceKept = 0

    mutating func fail() { hasFailed = true }

    mutating func take(_ number: Double) {
        if numbers.count < 2 { numbers.append(number) }
    }

    mutating func beginArray() {
        numbers.removeAll(keepingCapacity: true)
        height = nil
    }

    mutating func endArray() {
        if !numbers.isEmpty { return endPosition() }
        guard let inner = height else { return fail() }
        height = inner + 1
        switch inner {
        case 0: endRing()
        case 1: endPolygon()
        default: break
        }
    }

    private mutating func endPosition() {
        defer { numbers.removeAll(keepingCapacity: true) }
        guard numbers.count == 2 else { return fail() }
        let point = MapPoint(longitude: numbers[0], latitude: numbers[1])
        lastPoint = point
        height = 0
        sinceKept += 1
        guard sinceKept >= stride else { return }
        sinceKept = 0
        ring.append(point)
        cornerCount += 1
        if cornerCount > Self.mostCorners { thin() }
    }

    private mutating func thin() {
        stride *= 2
        ring = ring.everySecond
        rings = rings.map(\.everySecond).enumerated().filter { $0 == 0 || $1.count >= 3 }.map(\.1)
        cornerCount = rings.reduce(ring.count) { $0 + $1.count }
    }

    private mutating func endRing() {
        if ring.count > longestLine.count { longestLine = ring }
        if rings.isEmpty || ring.count >= 3 { rings.append(ring) }
        ring = []
    }

    private mutating func endPolygon() {
        let polygon = MapPolygon(rings: rings)
        if let polygon, polygon.area > greatestPolygon?.area ?? -1 { greatestPolygon = polygon }
        rings = []
        cornerCount = 0
        stride = 1
        sinceKept = 0
    }
}

extension Array {
    fileprivate var everySecond: [Element] {
        Swift.stride(from: 0, to: count, by: 2).map { self[$0] }
    }
}
