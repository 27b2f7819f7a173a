import Foundation
import XMLReading

/// A recorded track in GPX, replayed on the app's clock: its waypoints, or the points of its tracks
/// and routes, in the order of the file.
///
/// A point follows the one before after the difference of their times, or after a second. The file
/// is read point by point, so that its size does not matter. A file that is missing or damaged is
/// reported at the point where reading ends.
public final class LocationTrack: LocationSource {
    /// How many times faster than recorded the track is replayed.
    private let speed: Double
    private let path: String
    private var reader: TrackReader?
    private var timer: Timer?

    /// - Parameters:
    ///   - path: The path of the GPX file.
    ///   - speed: How many times faster than recorded it is replayed; positive.
    public nonisolated init(path: String, speed: Double = 1) {
        precondition(
            speed > 0, "A track cannot be replayed at a speed of \(speed). It must be above 0.")
        self.path = path
        self.speed = speed
    }

    public func start(_ receive: @escaping @MainActor (Result<CLLocation, CLError>) -> Void) {
        stop()
        do throws(CLError) {
            let reader = try TrackReader(path: path)
            guard let first = try reader.next() else { throw reader.emptiness }
            self.reader = reader
            schedule(first, after: 0, receive)
        } catch {
            let failure = error
            DispatchQueue.main.async { MainActor.assumeIsolated { receive(.failure(failure)) } }
        }
    }

    public func stop() {
        timer?.invalidate()
        timer = nil
        reader = nil
    }

    private func schedule(
        _ point: TrackReader.Point, after delay: TimeInterval,
        _ receive: @escaping @MainActor (Result<CLLocation, CLError>) -> Void
    ) {
        timer = Timer.scheduledTimer(withTimeInterval: delay / speed, repeats: false) {
            [weak self] _ in
            MainActor.assumeIsolated {
                receive(.success(point.location))
                self?.proceed(from: point, receive)
            }
        }
    }

    private func proceed(
        from point: TrackReader.Point,
        _ receive: @escaping @MainActor (Result<CLLocation, CLError>) -> Void
    ) {
        do throws(CLError) {
            guard let next = try reader?.next() else { return stop() }
            let recorded = point.time.flatMap { time in next.time?.timeIntervalSince(time) }
            schedule(next, after: max(recorded ?? 1, 0), receive)
        } catch {
            stop()
            receive(.failure(error))
        }
    }
}

/// Reads the points of a GPX file one by one.
private final class TrackReader {
    /// A point of the file.
    struct Point {
        let coordinate: CLLocationCoordinate2D
        var elevation: Double?
        var time: Date?

        /// The point as a location that is measured now.
        var location: CLLocation {
            CLLocation(
                coordinate: coordinate, altitude: elevation ?? 0, horizontalAccuracy: 5,
                verticalAccuracy: elevation == nil ? -1 : 5, timestamp: Date())
        }
    }

    private static let points: Set = ["wpt", "trkpt", "rtept"]

    private let path: String
    private let file: FileHandle
    private var reader: XMLReader

    init(path: String) throws(CLError) {
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw CLError(
                .locationUnknown, "“\(path)” cannot be read. Check the path of the GPX file.")
        }
        self.path = path
        self.file = file
        do {
            reader = try XMLReader(file.fileDescriptor, encoding: nil)
        } catch {
            throw CLError(.locationUnknown, "“\(path)”, line \(error.line): \(error.reason).")
        }
    }

    /// The error of a file without points.
    var emptiness: CLError {
        CLError(.locationUnknown, "“\(path)” has no points. A GPX file with a track is needed.")
    }

    /// Returns the next point with a valid coordinate; `nil` at the end of the file.
    func next() throws(CLError) -> Point? {
        var point: Point?
        var field: String?
        do {
            while let part = try reader.next() {
                switch part {
                case .start(let name, let attributes) where Self.points.contains(name):
                    point = Self.point(attributes)
                case .start(let name, _): field = name
                case .text(let text) where field == "ele":
                    point?.elevation = Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
                case .text(let text) where field == "time":
                    point?.time = Self.date(text.trimmingCharacters(in: .whitespacesAndNewlines))
                case .end(let name) where Self.points.contains(name):
                    if let point { return point }
                case .end: field = nil
                case .text: break
                }
            }
        } catch {
            throw CLError(
                .locationUnknown,
                "“\(path)”, line \(error.line): \(error.reason). The points before it are intact.")
        }
        return nil
    }

    private static func point(_ attributes: [String: String]) -> Point? {
        guard let latitude = attributes["lat"].flatMap(Double.init),
            let longitude = attributes["lon"].flatMap(Double.init)
        else { return nil }
        let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        return coordinate.wgs84 == nil ? nil : Point(coordinate: coordinate)
    }

    private static func date(_ text: String) -> Date? {
        let formatter = ISO8601DateFormatter()
        if text.contains(".") { formatter.formatOptions.insert(.withFractionalSeconds) }
        return formatter.date(from: text)
    }
}
