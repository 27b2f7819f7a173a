import PlacesAppCore
import UIKit

// Removing with a way back, which is there also after the list or the card is left.
extension RootController {
    /// Removes a place.
    func remove(_ place: SavedPlace) {
        guard
            attempt({ () throws(SavedPlacesError) in try services.saved.remove(place.id) })
        else { return }
        let undo = UIAction(title: String(localized: "Undo", bundle: .module)) {
            [weak self, services] _ in
            self?.attempt { () throws(SavedPlacesError) in try services.saved.restore(place) }
        }
        say(String(localized: "The place was removed.", bundle: .module), action: undo)
    }

    /// Removes a track.
    func remove(_ file: URL) {
        do throws(TrackError) {
            let removed = try services.tracks.remove(file)
            let undo = UIAction(title: String(localized: "Undo", bundle: .module)) {
                [weak self] _ in self?.restore(removed)
            }
            say(String(localized: "The track was removed.", bundle: .module), action: undo)
        } catch {
            tell(error.text)
        }
        NotificationCenter.default.post(name: TracksController.didChange, object: nil)
    }

    private func restore(_ track: RemovedTrack) {
        do throws(TrackError) {
            try services.tracks.restore(track)
        } catch {
            tell(error.text)
        }
        NotificationCenter.default.post(name: TracksController.didChange, object: nil)
    }
}
