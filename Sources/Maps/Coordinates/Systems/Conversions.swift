// MARK: - From WGS-84

extension Coordinate where System == WGS84 {
    /// Returns the coordinate on maps that use GCJ-02.
    ///
    /// - Parameter region: The region in which those maps are offset. Elsewhere the numbers do not
    ///   change.
    public func gcj02(in region: OffsetRegion = .sourceRectangle) -> Coordinate<GCJ02> {
        guard region.contains(latitude: latitude, longitude: longitude) else {
            return Coordinate<GCJ02>(uncheckedLatitude: latitude, longitude: longitude)
        }
        // The fast offset suffices when its error cannot change the sums' last bits: for all but a
        // few of a thousand coordinates.
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

    /// Returns the coordinate on Baidu's maps.
    public func bd09(in region: OffsetRegion = .sourceRectangle) -> Coordinate<BD09> {
        gcj02(in: region).bd09()
    }
}

// MARK: - From GCJ-02

extension Coordinate where System == GCJ02 {
    /// Returns the coordinate on Baidu's maps.
    public func bd09() -> Coordinate<BD09> { BaiduOffset.applied(to: self) }

    /// Returns the WGS-84 coordinate whose ``Coordinate/gcj02(in:)`` this is, to 1e-10 degree.
    ///
    /// GCJ-02 has no inverse formula. The offset hardly changes over its own length, so subtracting
    /// the offset at the last estimate from this coordinate gives an estimate that is over a
    /// hundred times better; three or four iterations suffice.
    ///
    /// At the border of `region` two coordinates can have the same GCJ-02 numbers, and some numbers
    /// have no preimage. Then the coordinate inside is returned.
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
    /// Returns the GCJ-02 coordinate whose ``Coordinate/bd09()`` this is, to 1e-10 degree.
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
        // The poles and the antimeridian, but for rounding.
        return Coordinate<GCJ02>(
            uncheckedLatitude: min(max(guess.latitude, -90), 90),
            longitude: min(max(guess.longitude, -180), 180))
    }

    /// Returns the widely used approximation of ``gcj02()``, exact to the last bit, although its
    /// error is 3 to 10 cm.
    public func approximateGCJ02() -> Coordinate<GCJ02> { BaiduOffset.nearlyRemoved(from: self) }

    /// Returns the WGS-84 coordinate, to 1e-10 degree.
    public func wgs84(in region: OffsetRegion = .sourceRectangle) -> Coordinate<WGS84> {
        gcj02().wgs84(in: region)
    }
}

/// The termination of an inverse's iterations.
private enum FixedPoint {
    /// The maximum number of iterations, enough for any coordinate, including near the poles.
    static let mostRounds = 8

    /// The maximum last step in degrees. Each iteration reduces the error by a factor of a hundred,
    /// so that 1e-10 degree, 10 micrometres, is reached one iteration after a step of 5e-9.
    private static let lastStep = 5e-9

    static func isReached<System>(_ last: Coordinate<System>, _ next: Coordinate<System>) -> Bool {
        abs(next.latitude - last.latitude) < lastStep
            && abs(next.longitude - last.longitude) < lastStep
    }
}
