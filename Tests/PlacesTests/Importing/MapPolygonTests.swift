import Foundation
import TestSupport
import Testing

@testable import Places

@Suite("Representative point of a polygon")
struct MapPolygonTests {
    private static func ring(_ corners: (Double, Double)...) -> [MapPoint] {
        corners.map { MapPoint(longitude: $0.0, latitude: $0.1) }
    }

    private static let square = ring((0, 0), (4, 0), (4, 4), (0, 4), (0, 0))

    @Test("MapPolygon: the representative point is the centroid")
    func square() throws {
        let polygon = try #require(MapPolygon(rings: [Self.square]))
        #expect(polygon.area == 16)
        #expect(polygon.innerPoint == MapPoint(longitude: 2, latitude: 2))
    }

    @Test("MapPolygon: the representative point is inside when the centroid is outside")
    func hollow() throws {
        let hole = Self.ring((1, 1), (1, 3), (3, 3), (3, 1), (1, 1))
        let frame = try #require(MapPolygon(rings: [Self.square, hole]))
        #expect(frame.innerPoint.latitude == 2)
        #expect([0.5, 3.5].contains(frame.innerPoint.longitude))
        let hook = Self.ring((0, 0), (4, 0), (4, 1), (1, 1), (1, 4), (0, 4))
        let point = try #require(MapPolygon(rings: [hook])).innerPoint
        #expect(point.longitude < 1 || point.latitude < 1)
    }

    @Test(
        "MapPolygon: without area the representative point is a vertex; without vertices it is nil")
    func flat() throws {
        let line = try #require(MapPolygon(rings: [Self.ring((1, 1), (2, 2), (1, 1))]))
        #expect(line.innerPoint == MapPoint(longitude: 1, latitude: 1))
        #expect(MapPolygon(rings: [[]]) == nil && MapPolygon(rings: []) == nil)
    }

    @Test("MapPolygon: the representative point is inside any star")
    func stars() throws {
        var generator = SeededGenerator(seed: 46)
        for _ in 0..<200 {
            let count = Int.random(in: 3...40, using: &generator)
            let star = (0..<count).map { index in
                let radius = Double.random(in: 0.001...0.01, using: &generator)
                let angle = 2 * .pi * Double(index) / Double(count)
                return MapPoint(
                    longitude: 121.5 + radius * cos(angle), latitude: 31.2 + radius * sin(angle))
            }
            let point = try #require(MapPolygon(rings: [star])).innerPoint
            #expect(Self.isInside(point, star))
        }
    }

    /// Whether a ray to the east crosses a ring an odd number of times.
    private static func isInside(_ point: MapPoint, _ ring: [MapPoint]) -> Bool {
        let crossings = zip(ring, ring.dropFirst() + ring.prefix(1)).count { first, second in
            guard (first.latitude <= point.latitude) != (second.latitude <= point.latitude)
            else { return false }
            let share = (point.latitude - first.latitude) / (second.latitude - first.latitude)
            return first.longitude + share * (second.longitude - first.longitude)
                > point.longitude
        }
        return crossings % 2 == 1
    }

    @Test("MapPolygon: the largest of several polygons gives the representative point")
    func several() throws {
        var collector = CornerCollector()
        for size in [1.0, 3, 2] {
            if size == 1 { collector.beginArray() }
            collector.beginArray()
            collector.beginArray()
            for (x, y) in [(0.0, 0.0), (size, 0), (size, size), (0, size)] {
                collector.beginArray()
                for number in [10 * size + x, y, 7] { collector.take(number) }
                collector.endArray()
            }
            collector.endArray()
            collector.endArray()
        }
        collector.endArray()
        #expect(collector.height == 3 && !collector.hasFailed)
        #expect(
            collector.greatestPolygon?.innerPoint == MapPoint(longitude: 31.5, latitude: 1.5))
    }

    @Test("MapPolygon: memory use does not depend on the number of vertices")
    func huge() throws {
        var collector = CornerCollector()
        collector.beginArray()
        collector.beginArray()
        let count = 10 * CornerCollector.mostCorners
        for index in 0..<count {
            let angle = 2 * .pi * Double(index) / Double(count)
            collector.beginArray()
            collector.take(cos(angle))
            collector.take(sin(angle))
            collector.endArray()
        }
        collector.endArray()
        collector.endArray()
        let polygon = try #require(collector.greatestPolygon)
        #expect(abs(polygon.area - .pi) < 1e-3)
        #expect(hypot(polygon.innerPoint.longitude, polygon.innerPoint.latitude) < 1e-3)
    }
}
