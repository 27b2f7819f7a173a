import MapKit
import PlacesAppCore
import Toasts
import UIKit

/// A track that is recorded: its points are on the disk too.
struct TrackRecording {
    /// The track so far.
    var track: Track
    let journal: TrackJournal
}

// Recording the way of the user.
extension MapController {
    /// `true` while a track is recorded.
    var isRecording: Bool { recording != nil }

    /// Begins to record where the user is.
    func startRecording() {
        loadViewIfNeeded()
        let name = Date().formatted(
            Date.ISO8601FormatStyle(timeZone: .current).year().month().day().time(
                includingFractionalSeconds: false
            )
            .dateTimeSeparator(.space).timeSeparator(.omitted))
        do throws(TrackError) {
            let journal = try services.tracks.beginRecording(named: name)
            recording = TrackRecording(track: Track(name: name, segments: []), journal: journal)
        } catch {
            return tell(error.text)
        }
        locate()
        location.startUpdatingLocation()
        showLines()
    }

    /// Adds locations to the recording.
    func record(_ locations: [CLLocation]) {
        guard var current = recording else { return }
        for location in locations where location.horizontalAccuracy >= 0 {
            // What is saved stays in WGS-84.
            guard let place = services.place(at: location.coordinate) else { continue }
            let point = Track.Point(
                place, elevation: location.verticalAccuracy > 0 ? location.altitude : nil,
                time: location.timestamp)
            do throws(TrackError) {
                try current.journal.add(point)
            } catch {
                stopRecording()
                return tell(error.text)
            }
            var segment = current.track.segments.first ?? []
            segment.append(point)
            current.track.segments = [segment]
        }
        recording = current
        showLines()
    }

    /// Ends the recording, and shows its track.
    func stopRecording() {
        guard let ended = recording else { return }
        recording = nil
        location.stopUpdatingLocation()
        do throws(TrackError) {
            if let file = try services.tracks.endRecording(ended.journal) {
                track = (ended.track, file.deletingPathExtension().lastPathComponent, file)
                view.makeToast(String(localized: "The track is saved.", bundle: .module))
            } else {
                view.makeToast(
                    String(
                        localized: "Your location was not known: nothing was recorded.",
                        bundle: .module))
            }
        } catch {
            tell(error.text)
        }
        showLines()
        NotificationCenter.default.post(name: TracksController.didChange, object: nil)
    }
}
