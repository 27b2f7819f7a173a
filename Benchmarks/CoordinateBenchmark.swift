import Coordinates
import Foundation

/// Conversions of coordinates, compared with the formulas in their usual form.
///
/// Not isolated: in a closure on the main actor, the executor check for each coordinate would cost
/// more than its conversion.
nonisolated enum CoordinateBenchmark {
    private static let count = 100_000

    /// The number of alternating measurements of each conversion and its floor.
    private static let rounds = 40

    @MainActor static let report = Report(name: "coordinates: conversions a second on one core") {
        let forward = measure(runForward, floor: runPlainForward, of: places)
        let inverse = measure(runInverse, floor: runPlainInverse, of: places.map { $0.gcj02() })
        let results = [
            (name: "WGS-84 to GCJ-02", speed: forward, least: 10.0),
            (name: "GCJ-02 to WGS-84", speed: inverse, least: 2.0),
        ]
        return Report.Table(
            introduction: """
                Millions of places converted in a second of a core's time, which does not pass while other programs have the core: the \
                median of \(rounds) rounds of \(count) places. The floor is the plain formula with the system's sines.
                """,
            columns: ["", "of processor time", "by the clock", "floor", "limit", "kept"],
            rows: results.map { result in
                [
                    result.name, text(result.speed.processor), text(result.speed.clock),
                    text(result.speed.floor), "≥ \(text(result.least))",
                    result.speed.processor >= result.least ? "yes" : "NO",
                ]
            },
            isWithinLimits: results.allSatisfy { $0.speed.processor >= $0.least })
    }

    /// Conversions in millions per second.
    private struct Speed {
        let processor: Double
        let clock: Double

        /// By processor time, with the plain formula.
        let floor: Double
    }

    private static func measure<System>(
        _ work: ([Coordinate<System>]) -> Double, floor: ([Coordinate<System>]) -> Double,
        of places: [Coordinate<System>]
    ) -> Speed {
        var times: [(processor: Double, clock: Double)] = []
        var floors: [Double] = []
        for _ in 0..<rounds {
            times.append(seconds { work(places) })
            floors.append(seconds { floor(places) }.processor)
        }
        return Speed(
            processor: speed(times.map(\.processor)), clock: speed(times.map(\.clock)),
            floor: speed(floors))
    }

    private static func seconds(
        _ work: () -> Double
    ) -> (processor: Double, clock: Double) {
        let start = (clock(), ContinuousClock.now)
        let sum = work()
        let processor = Double(clock() - start.0) / Double(CLOCKS_PER_SEC)
        precondition(sum.isFinite, "A place was converted to \(sum) degrees.")
        return (processor, (ContinuousClock.now - start.1) / .seconds(1))
    }

    private static func speed(_ seconds: [Double]) -> Double {
        Double(count) / 1e6 / seconds.sorted()[seconds.count / 2]
    }

    private static func text(_ millions: Double) -> String { String(format: "%.1f", millions) }

    private static var places: [Coordinate<WGS84>] {
        var random = SystemRandomNumberGenerator()
        return (0..<count).compactMap { _ in
            try? Coordinate(
                latitude: .random(in: 18...53, using: &random),
                longitude: .random(in: 74...134, using: &random))
        }
    }

    private static func runForward(_ places: [Coordinate<WGS84>]) -> Double {
        places.reduce(0) { $0 + $1.gcj02().latitude }
    }

    private static func runPlainForward(_ places: [Coordinate<WGS84>]) -> Double {
        places.reduce(0) {
            $0 + PlainOffset(at: $1.latitude, $1.longitude).latitude + $1.latitude
        }
    }

    private static func runInverse(_ places: [Coordinate<GCJ02>]) -> Double {
        places.reduce(0) { $0 + $1.wgs84().latitude }
    }

    private static func runPlainInverse(_ places: [Coordinate<GCJ02>]) -> Double {
        places.reduce(0) { $0 + plainInverse($1).latitude }
    }

    /// Runs the same iterations as Touchstone's, with the plain formula.
    private static func plainInverse(
        _ place: Coordinate<GCJ02>
    ) -> (latitude: Double, longitude: Double) {
        var guess = (latitude: place.latitude, longitude: place.longitude)
        for _ in 0..<8 {
            let offset = PlainOffset(at: guess.latitude, guess.longitude)
            let next = (
                latitude: place.latitude - offset.latitude,
                longitude: place.longitude - offset.longitude
            )
            let step = max(
                abs(next.latitude - guess.latitude), abs(next.longitude - guess.longitude))
            guess = next
            if step < 1e-10 { break }
        }
        return guess
    }
}

/// The offset of GCJ-02 from WGS-84 at a coordinate, in degrees, with the system's sine function.
private nonisolated struct PlainOffset {
    let latitude: Double
    let longitude: Double

    init(at latitude: Double, _ longitude: Double) {
        let (x, y) = (longitude - 105.0, latitude - 35.0)
        let waves = (20.0 * sin(6.0 * x * .pi) + 20.0 * sin(2.0 * x * .pi)) * 2.0 / 3.0
        var north = -100.0 + 2.0 * x + 3.0 * y + 0.2 * y * y
        north += 0.1 * x * y + 0.2 * abs(x).squareRoot() + waves
        north += (20.0 * sin(y * .pi) + 40.0 * sin(y / 3.0 * .pi)) * 2.0 / 3.0
        north += (160.0 * sin(y / 12.0 * .pi) + 320 * sin(y * .pi / 30.0)) * 2.0 / 3.0
        var east = 300.0 + x + 2.0 * y + 0.1 * x * x
        east += 0.1 * x * y + 0.1 * abs(x).squareRoot() + waves
        east += (20.0 * sin(x * .pi) + 40.0 * sin(x / 3.0 * .pi)) * 2.0 / 3.0
        east += (150.0 * sin(x / 12.0 * .pi) + 300.0 * sin(x / 30.0 * .pi)) * 2.0 / 3.0
        let (radius, eccentricity) = (6_378_245.0, 0.00669342162296594323)
        let radians = latitude / 180.0 * .pi
        let sine = sin(radians)
        let flattening = 1 - eccentricity * sine * sine
        let root = flattening.squareRoot()
        self.latitude = north * 180.0 / (radius * (1 - eccentricity) / (flattening * root) * .pi)
        self.longitude = east * 180.0 / (radius / root * cos(radians) * .pi)
    }
}
