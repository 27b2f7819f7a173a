import Foundation

/// A point of the flat map in 2⁻³² of its width, about a centimetre: x from 180° W, y from the
/// northern edge.
struct WorldPoint: Hashable, BitwiseCopyable, Sendable {
    let x, y: UInt32

    /// The width of the world.
    static let width = 4_294_967_296.0

    init(x: UInt32, y: UInt32) { (self.x, self.y) = (x, y) }

    /// Projects a place in 1e-7 degrees; `nil` out of the world. Latitudes beyond the flat map's
    /// edges are at them.
    init?(longitude: Int32, latitude: Int32) {
        guard abs(Int(longitude)) <= 1_800_000_000, abs(Int(latitude)) <= 900_000_000 else {
            return nil
        }
        let most = 85.0511287798
        let degrees = min(max(Double(latitude) / 1e7, -most), most)
        let y = 0.5 - atanh(sin(degrees * .pi / 180)) / (2 * .pi)
        self.x = Self.clamped(Double(longitude) / 3.6e9 + 0.5)
        self.y = Self.clamped(y)
    }

    var longitude: Double { (Double(x) / Self.width - 0.5) * 360 }

    var latitude: Double { atan(sinh((0.5 - Double(y) / Self.width) * 2 * .pi)) * 180 / .pi }

    private static func clamped(_ share: Double) -> UInt32 {
        UInt32(min(max(share * width, 0), width - 1))
    }
}

/// The area that nodes lie in, in degrees.
struct DegreeBounds: Equatable {
    var west = 180.0
    var south = 90.0
    var east = -180.0
    var north = -90.0

    mutating func add(longitude: Int32, latitude: Int32) {
        west = min(west, Double(longitude) / 1e7)
        east = max(east, Double(longitude) / 1e7)
        south = min(south, Double(latitude) / 1e7)
        north = max(north, Double(latitude) / 1e7)
    }

    /// The box on the flat map; `nil` for bounds that are none.
    var box: FlatBox? {
        guard west < east, south < north, abs(west) <= 180, abs(east) <= 180 else { return nil }
        func point(_ longitude: Double, _ latitude: Double) -> FlatPoint? {
            let degrees = min(max(latitude, -90), 90)
            return WorldPoint(
                longitude: Int32((longitude * 1e7).rounded()),
                latitude: Int32((degrees * 1e7).rounded())
            ).map { FlatPoint($0) }
        }
        guard let corner = point(west, north), let opposite = point(east, south) else { return nil }
        return FlatBox([corner, opposite])
    }

    /// The least zoom at which the area is most of a tile's width: below it, tiles would hide the
    /// world around the area.
    var leastZoom: Int {
        let width = max((east - west) / 360, (north - south) / 180, 1e-6)
        return min(max(Int((-log2(width)).rounded(.up)) - 1, 4), 12)
    }
}
