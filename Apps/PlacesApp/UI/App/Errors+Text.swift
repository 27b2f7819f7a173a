import Foundation
import PlacesAppCore
import Toasts
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
        case .damaged(let name, let line, let reason):
            String(
                localized:
                    "“\(name)” is not a GPX file, or is damaged in line \(line). Export it again. (\(reason))",
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
        case .damaged(let name, let reason):
            String(
                localized:
                    "“\(name)” is damaged, or is not an extract of OpenStreetMap (PBF). Download it again. (\(reason))",
                bundle: .module)
        case .unsorted(let name):
            String(
                localized:
                    "“\(name)” is not sorted: its nodes, ways and relations are not in this order. Sort it with “osmium sort”, and import the result.",
                bundle: .module)
        case .empty(let name):
            String(
                localized: "“\(name)” has nothing that a map shows. Choose another extract.",
                bundle: .module)
        case .notTiles(let name, let reason):
            String(
                localized:
                    "“\(name)” is not a file of vector tiles (MBTiles), or is damaged. Choose another file. (\(reason))",
                bundle: .module)
        case .file(let name, let reason):
            String(
                localized:
                    "“\(name)” cannot be used: \(reason) Check that you may read and write it.",
                bundle: .module)
        case .notStored(let reason):
            String(
                localized:
                    "The map and its places cannot be stored. Check the free space and the permissions of the data folder. (\(reason))",
                bundle: .module)
        case .cancelled: String(localized: "The import was stopped.", bundle: .module)
        }
    }
}

extension UIViewController {
    /// The window's controller.
    var root: RootController? {
        view.window?.rootViewController as? RootController
    }

    /// The window, also of a screen that is not shown now.
    private var anyWindow: UIWindow? {
        viewIfLoaded?.window ?? UIApplication.shared.windows.first
    }

    /// Shows a message until the user has read it, also from a screen that is not shown now, and
    /// over what is presented.
    func tell(_ title: String, message: String? = nil) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: String(localized: "OK", bundle: .module), style: .default))
        var presenter = anyWindow?.rootViewController ?? self
        while let next = presenter.presentedViewController, !next.isBeingDismissed {
            presenter = next
        }
        presenter.present(alert, animated: true)
    }

    /// Says something in the window for a moment, so that it outlives the screen.
    func say(_ text: String, action: UIAction? = nil) {
        let place: UIView = anyWindow ?? view
        if let action {
            place.makeToast(text, action: action)
        } else {
            place.makeToast(text)
        }
    }

    /// Makes a change of the saved places; what fails is told.
    ///
    /// - Returns: `true` if nothing failed.
    @discardableResult
    func attempt(_ change: () throws(SavedPlacesError) -> Void) -> Bool {
        do throws(SavedPlacesError) {
            try change()
            return true
        } catch {
            tell(error.text)
            return false
        }
    }
}
