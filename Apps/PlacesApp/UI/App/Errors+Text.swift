import Foundation
import PlacesAppCore
import UIKit

extension SavedPlacesError {
    /// The sentence for the user.
    @MainActor var text: String {
        switch self {
        case .damaged(let path):
            String(
                localized: "The saved places were damaged. They were kept as “\(path)”.",
                bundle: .module)
        case .unreadable(let reason):
            String(
                localized: "The saved places cannot be read, and are not changed: \(reason)",
                bundle: .module)
        case .notSaved(let reason):
            String(localized: "The change could not be saved: \(reason)", bundle: .module)
        }
    }
}

extension TrackError {
    /// The sentence for the user.
    @MainActor var text: String {
        switch self {
        case .unreadable(let name, let reason):
            String(localized: "“\(name)” cannot be read: \(reason)", bundle: .module)
        case .damaged(let name, let reason):
            String(
                localized: "“\(name)” is no GPX file, or is damaged in line \(reason)",
                bundle: .module)
        case .empty(let name):
            String(localized: "“\(name)” has no track and no route.", bundle: .module)
        case .notSaved(let reason):
            String(localized: "The track could not be saved: \(reason)", bundle: .module)
        }
    }
}

extension MapLibraryError {
    /// The sentence for the user.
    @MainActor var text: String {
        switch self {
        case .unusable(let sentence): sentence
        case .cancelled: String(localized: "The import was stopped.", bundle: .module)
        }
    }
}

extension UIViewController {
    /// The window's controller.
    var root: RootController? {
        view.window?.rootViewController as? RootController
    }

    /// Shows a message until the user has read it.
    func tell(_ title: String, message: String? = nil) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: String(localized: "OK", bundle: .module), style: .default))
        present(alert, animated: true)
    }

    /// Makes a change of the saved places; what fails is told.
    func attempt(_ change: () throws(SavedPlacesError) -> Void) {
        do throws(SavedPlacesError) {
            try change()
        } catch {
            tell(error.text)
        }
    }
}
