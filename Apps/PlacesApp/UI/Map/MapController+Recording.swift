import Coordinates
import MapKit
import PlacesAppCore
import UIKit

/// A track with its length and duration, which take long to find for many points.
nonisolated struct MeasuredTrack: Sendable {
    let track: Track

    /// The length in metres.
    let length: Double
    let duration: TimeInterval?

    init(_ track: Track) {
        self.track = track
        length = track.length
        duration = track.duration
    }
}

/// A track that is recorded: its points are written to a file too.
struct TrackRecording {
    let name: String
    let journal: TrackJournal
    private(set) var points: [Track.Point] = []

    /// The length in metres so far.
    private(set) var length = 0.0

    init(name: String, journal: TrackJournal) {
        self.name = name
        self.journal = journal
    }

    mutating func append(_ point: Track.Point) {
        if let last = points.last {
            length += last.coordinate.geodesicDistance(to: point.coordinate)
        }
        points.append(point)
    }
}

// Recording the way of the user.
extension MapController {
    /// `true` while a track is recorded.
    var isRecording: Bool { recording != nil }

    /// Begins to record where the user is, if the user allows it.
    func startRecording() {
        loadViewIfNeeded()
        locate()
        guard location.authorizationStatus != .denied,
            location.authorizationStatus != .restricted
        else { return }
        let name = services.now().formatted(
            Date.ISO8601FormatStyle(timeZone: .current).year().month().day().time(
                includingFractionalSeconds: false
            )
            .dateTimeSeparator(.space).timeSeparator(.omitted))
        do throws(TrackError) {
            let journal = try services.tracks.beginRecording(named: name)
            recording = TrackRecording(name: name, journal: journal)
        } catch {
            return tell(error.text)
        }
        location.startUpdatingLocation()
        showRecording()
    }

    /// Adds locations to the recording.
    func record(_ locations: [CLLocation]) {
        guard isRecording else { return }
        for location in locations where location.horizontalAccuracy >= 0 {
            // What is saved stays in WGS-84.
            guard let place = services.place(at: location.coordinate) else { continue }
            let point = Track.Point(
                place, elevation: location.verticalAccuracy > 0 ? location.altitude : nil,
                time: location.timestamp)
            do throws(TrackError) {
                try recording?.journal.add(point)
            } catch {
                return stopRecording(after: error)
            }
            recording?.append(point)
        }
        showRecording()
    }

    /// Ends the recording, and shows its track.
    ///
    /// - Parameter error: The reason, if the user did not end it.
    func stopRecording(after error: TrackError? = nil) {
        guard let ended = recording else { return }
        recording = nil
        location.stopUpdatingLocation()
        var problems = [error?.text].compactMap(\.self)
        do throws(TrackError) {
            if let file = try services.tracks.endRecording(ended.journal) {
                let measured = MeasuredTrack(Track(name: ended.name, segments: [ended.points]))
                track = (measured, file.deletingPathExtension().lastPathComponent, file)
                say(String(localized: "The track is saved.", bundle: .module))
            } else {
                say(
                    String(
                        localized: "Your location was not known: nothing was recorded.",
                        bundle: .module))
            }
        } catch {
            problems.append(error.text)
        }
        if let first = problems.first {
            tell(first, message: problems.count > 1 ? problems[1] : nil)
        }
        showRecording()
        showTrack()
        NotificationCenter.default.post(name: TracksController.didChange, object: nil)
    }
}
