import PlacesAppCore
import Toasts
import UIKit

/// Asks for the list and the note of a saved place.
struct SavingForm {
    private let details: PlaceDetails
    private let saved: SavedPlace?
    private let services: PlacesServices

    /// A form of a place that is not saved yet.
    init(_ details: PlaceDetails, _ services: PlacesServices) {
        (self.details, saved, self.services) = (details, nil, services)
    }

    /// A form of a saved place.
    init(_ saved: SavedPlace, _ services: PlacesServices) {
        (details, self.saved, self.services) = (saved.details, saved, services)
    }

    /// Shows the form.
    func present(from controller: UIViewController) {
        let lists = services.saved.lists.joined(separator: ", ")
        let alert = UIAlertController(
            title: details.name,
            message: lists.isEmpty
                ? nil : String(localized: "Lists so far: \(lists)", bundle: .module),
            preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = String(localized: "List", bundle: .module)
            field.accessibilityLabel = field.placeholder
            field.text = saved?.list
        }
        alert.addTextField { field in
            field.placeholder = String(localized: "Note", bundle: .module)
            field.accessibilityLabel = field.placeholder
            field.text = saved?.note
        }
        alert.addAction(
            UIAlertAction(title: String(localized: "Cancel", bundle: .module), style: .cancel))
        alert.addAction(
            UIAlertAction(title: String(localized: "Save", bundle: .module), style: .default) {
                [weak controller, weak alert] _ in
                guard let controller, let fields = alert?.textFields, fields.count == 2 else {
                    return
                }
                let texts = fields.map {
                    ($0.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
                }
                save(list: texts[0], note: texts[1], for: controller)
            })
        controller.present(alert, animated: true)
    }

    private func save(list: String, note: String, for controller: UIViewController) {
        do throws(SavedPlacesError) {
            if var saved {
                (saved.list, saved.note) = (list, note)
                try services.saved.update(saved)
            } else {
                try services.saved.add(details, list: list, note: note)
            }
            controller.view.makeToast(String(localized: "The place is saved.", bundle: .module))
        } catch {
            controller.tell(error.text)
        }
    }
}
