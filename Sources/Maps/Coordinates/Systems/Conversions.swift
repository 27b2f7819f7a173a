// MARK: - From WGS-84

extension Coordinate where System == WGS84 {
    /// The same place on maps that use GCJ-02.
    ///
    /// - Parameter region: Where those maps are offset. Elsewhere the numbers stay as they are.
    public func gcj02(in region: OffsetRegion = .sourceRectangle) -> Coordinate<GCJ02> {
        guard region.contains(latitude: latitude, longitude: longitude) else {
            return Coordinate<GCJ02>(uncheckedLatitude: latitude, longitude: longitude)
        }
        // The fast offset is good enough when its error cannot change the sums' last bits: in all
        // but a few of a thousand places.
        let near = NearOffset(atLatitude: latitude, longitude: longitude)
        let least = (
            latitude: latitude + (near.latitude - NearOffset.latitudeNearness),
            longitude: longitude + (near.longitude - NearOffset.longitudeNearness)
        )
        let most = (
            latitude: latitude + (near.latitude + NearOffset.latitudeNearness),
            longitude: longitude + (near.longitude + NearOffset.longitudeNearness)
        )
        if least == most {
            return Coordinate<GCJ02>(uncheckedLatitude: least.latitude, longitude: least.longitude)
        }
        let offset = ChinaOffset(latitude: latitude, longitude: longitude)
        return Coordinate<GCJ02>(
            uncheckedLatitude: latitude + offset.latitude, longitude: longitude + offset.longitude)
    }

    /// The same place on Baidu's maps.
    public func bd09(in region: OffsetRegion = .sourceRectangle) -> Coordinate<BD09> {
        gcj02(in: region).bd09()
    }
}

// MARK: - From GCJ-02

extension Coordinate where System == GCJ02 {
    /// The same place on Baidu's maps.
    public func bd09() -> Coordinate<BD09> { BaiduOffset.applied(to: self) }

    /// The place in WGS-84 whose ``Coordinate/gcj02(in:)`` this is, to 1e-10 degree.
    ///
    /// GCJ-02 has no inverse formula. The offset hardly changes over the distance that it bridges,
    /// so taking it at the last guess and subtracting it from this coordinate gives a guess that is
    /// over a hundred times better; three or four rounds are enough.
    ///
    /// At the border of `region` two places can have the same numbers in GCJ-02, and some numbers
    /// belong to no place. Then the place inside is given.
    public func wgs84(in region: OffsetRegion = .sourceRectangle) -> Coordinate<WGS84> {
        var guess = Coordinate<WGS84>(uncheckedLatitude: latitude, longitude: longitude)
        for _ in 0..<FixedPoint.mostRounds {
            let offset = NearOffset(atLatitude: guess.latitude, longitude: guess.longitude)
            let next = Coordinate<WGS84>(
                uncheckedLatitude: latitude - offset.latitude,
                longitude: longitude - offset.longitude)
            let isExact = FixedPoint.isReached(guess, next)
            guess = next
            if isExact { break }
        }
        let isInside = region.contains(latitude: guess.latitude, longitude: guess.longitude)
        if isInside || region.contains(latitude: latitude, longitude: longitude) { return guess }
        return Coordinate<WGS84>(uncheckedLatitude: latitude, longitude: longitude)
    }
}

// MARK: - From BD-09

extension Coordinate where System == BD09 {
    /// The place in GCJ-02 whose ``Coordinate/bd09()`` this is, to 1e-10 degree.
    public func gcj02() -> Coordinate<GCJ02> {
        var guess = BaiduOffset.nearlyRemoved(from: self)
        for _ in 0..<FixedPoint.mostRounds {
            let there = BaiduOffset.applied(to: guess)
            let next = Coordinate<GCJ02>(
                uncheckedLatitude: guess.latitude + (latitude - there.latitude),
                longitude: guess.longitude + (longitude - there.longitude))
            let isExact = FixedPoint.isReached(guess, next)
            guess = next
            if isExact { break }
        }
        return guess
    }

    /// What is widely used for ``gcj02()``, to the last bit, though it is off by 3 to 10 cm.
    public func approximateGCJ02() -> Coordinate<GCJ02> { BaiduOffset.nearlyRemoved(from: self) }

    /// The same place in WGS-84, to 1e-10 degree.
    public func wgs84(in region: OffsetRegion = .sourceRectangle) -> Coordinate<WGS84> {
        gcj02().wgs84(in: region)
    }
}

/// When the rounds of an inverse end.
private enum FixedPoint {
    /// Enough for any coordinate, near the poles too; more would not help.
    static let mostRounds = 8

    /// In degrees. Each round makes the error a hundred times smaller, so that 1e-10 degree, 10
    /// micrometres, is reached one round after a step of 5e-9.
    private static let lastStep = 5e-9

    static func isReached<System>(_ last: Coordinate<System>, _ next: Coordinate<System>) -> Bool {
        abs(next.latitude - last.latitude) < lastStep
            && abs(next.longitude - last.longitude) < lastStep
    }
}
