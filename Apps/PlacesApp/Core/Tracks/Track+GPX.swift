import Coordinates
package import Foundation
import XMLReading

extension Track {
    /// The number of points that are kept of a file. Of longer files every second point is left
    /// out, as often as needed.
    private static let capacity = 200_000

    /// Reads the tracks and routes of a GPX file, point by point.
    ///
    /// - Throws: ``TrackError`` if the file cannot be read, is damaged, or has no points.
    package init(gpx file: URL) throws(TrackError) {
        let (track, damage) = try Self.read(file)
        if let damage {
            throw .damaged(
                name: file.lastPathComponent, line: damage.line, reason: damage.reason)
        }
        guard !track.segments.isEmpty else { throw .empty(name: file.lastPathComponent) }
        self = track
    }

    /// Reads the points before the place at which a file breaks off; `nil` if there are none.
    ///
    /// - Throws: ``TrackError`` if the file cannot be read.
    package init?(recovering file: URL) throws(TrackError) {
        let track = try Self.read(file).track
        guard !track.segments.isEmpty else { return nil }
        self = track
    }

    /// Returns what a file has, and the reason why reading ended before the file.
    private static func read(
        _ file: URL
    ) throws(TrackError) -> (track: Track, damage: XMLError?) {
        let name = file.lastPathComponent
        guard let handle = FileHandle(forReadingAtPath: file.path) else {
            throw .unreadable(name: name, reason: String(cString: strerror(errno)))
        }
        defer { try? handle.close() }
        var builder = TrackBuilder(capacity: capacity)
        do {
            var reader = try XMLReader(handle.fileDescriptor, encoding: nil)
            while let part = try reader.next() { builder.add(part) }
        } catch {
            return (builder.track, error)
        }
        return (builder.track, nil)
    }

    /// The track as GPX 1.1.
    package var gpx: String {
        var text = Self.beginning(named: name)
        for points in segments {
            text += "<trkseg>\n" + points.map(\.gpx).joined() + "</trkseg>\n"
        }
        return text + "</trk></gpx>\n"
    }

    /// The lines before the first segment.
    static func beginning(named name: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <gpx version="1.1" creator="Places" xmlns="http://www.topografix.com/GPX/1/1">
        <trk><name>\(escaped(name))</name>

        """
    }

    private static func escaped(_ text: String) -> String {
        let allowed = text.unicodeScalars.filter { $0.value >= 32 || $0 == "\t" }
        return String(String.UnicodeScalarView(allowed)).replacing("&", with: "&amp;")
            .replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}

extension Track.Point {
    /// The point as a line of GPX.
    var gpx: String {
        let place = "lat=\"\(coordinate.latitude)\" lon=\"\(coordinate.longitude)\""
        let height = elevation.map { "<ele>\($0)</ele>" } ?? ""
        let date = time.map {
            "<time>\($0.formatted(.iso8601))</time>"
        }
        return "<trkpt \(place)>\(height)\(date ?? "")</trkpt>\n"
    }
}

/// Collects the points of a GPX file.
private struct TrackBuilder {
    private let capacity: Int
    private var name = ""
    private var segments: [[Track.Point]] = []
    private var points: [Track.Point] = []
    private var point: Track.Point?
    private var field = ""

    /// `true` between the tags of a waypoint or an author, which have names of their own.
    private var isInNamedElement = false
    private var text = ""

    /// Of how many points one is kept.
    private var step = 1
    private var seen = 0
    private var kept = 0

    init(capacity: Int) { self.capacity = capacity }

    var track: Track { Track(name: name, segments: segments + [points]) }

    mutating func add(_ part: XMLReader.Part) {
        switch part {
        case .start(let tag, let attributes):
            (field, text) = (tag, "")
            switch tag {
            case "trkpt", "rtept": point = Self.point(attributes)
            case "rpt":
                // The points of a route's part in Garmin's extension follow its first point.
                appendPoint()
                if let next = Self.point(attributes) { append(next) }
            case "trkseg", "rte": finishSegment()
            case "wpt", "author": isInNamedElement = true
            default: break
            }
        case .text(let more):
            // A hostile file has one text of a gigabyte.
            if text.utf8.count < 1_000 { text += more.prefix(1_000) }
        case .end(let tag): end(tag)
        }
    }

    private mutating func end(_ tag: String) {
        let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
        switch tag {
        case "name"
        where field == "name" && point == nil && !isInNamedElement && name.isEmpty:
            name = words
        case "ele" where field == "ele":
            point?.elevation = Double(words).flatMap { $0.isFinite ? $0 : nil }
        case "time" where field == "time": point?.time = Self.date(words)
        case "trkpt", "rtept": appendPoint()
        case "trkseg", "rte": finishSegment()
        case "wpt", "author": isInNamedElement = false
        default: break
        }
        field = ""
    }

    private mutating func appendPoint() {
        if let point { append(point) }
        point = nil
    }

    private mutating func append(_ point: Track.Point) {
        defer { seen += 1 }
        guard seen % step == 0 else { return }
        points.append(point)
        kept += 1
        guard kept >= capacity else { return }
        segments = (segments + [points]).map(Self.halved)
        points = segments.removeLast()
        kept = segments.reduce(points.count) { $0 + $1.count }
        step *= 2
    }

    private static func halved(_ points: [Track.Point]) -> [Track.Point] {
        points.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    }

    private mutating func finishSegment() {
        if !points.isEmpty { segments.append(points) }
        points = []
    }

    private static func point(_ attributes: [String: String]) -> Track.Point? {
        guard let latitude = attributes["lat"].flatMap(Double.init),
            let longitude = attributes["lon"].flatMap(Double.init),
            let coordinate = try? Coordinate<WGS84>(latitude: latitude, longitude: longitude)
        else { return nil }
        return Track.Point(coordinate)
    }

    private static func date(_ text: String) -> Date? {
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))
        return try? style.parse(text)
    }
}

/// A reason why a track cannot be used.
package enum TrackError: Error, Hashable, Sendable {
    case unreadable(name: String, reason: String)
    case damaged(name: String, line: Int, reason: String)

    /// The file has no track and no route.
    case empty(name: String)

    /// The file was not written, or not removed.
    case notSaved(reason: String)
}
