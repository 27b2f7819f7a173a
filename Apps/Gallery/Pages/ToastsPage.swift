import Toasts
import UIKit

extension GalleryPage {
    static var toasts: GalleryPage {
        GalleryPage(
            name: "Toasts", title: String(localized: "Toasts", bundle: .module),
            section: .components,
            symbol: "text.bubble",
            color: .systemGray,
            makeController: { ToastsPage() })
    }
}

/// A button for each kind of toast.
final class ToastsPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        showGroups([
            InsetGroup(rows: [
                button("Message", String(localized: "Message", bundle: .module)) {
                    $0.makeToast(String(localized: "Saved", bundle: .module))
                },
                button("Long", String(localized: "Long message", bundle: .module)) {
                    $0.makeToast(
                        String(
                            localized:
                                "The file is on this device only until you are online again.",
                            bundle: .module))
                },
                button("Top", String(localized: "With a title, at the top", bundle: .module)) {
                    $0.makeToast(
                        String(localized: "3 files", bundle: .module), position: .top,
                        title: String(localized: "Uploaded", bundle: .module))
                },
                button("Image", String(localized: "With an image, in the middle", bundle: .module))
                {
                    $0.makeToast(
                        String(localized: "3 files", bundle: .module), position: .center,
                        title: String(localized: "Uploaded", bundle: .module),
                        image: UIImage(systemName: "checkmark.circle"))
                },
                button("Activity", String(localized: "Activity", bundle: .module)) { view in
                    view.makeToastActivity(.center)
                    Task {
                        try await Task.sleep(for: .seconds(3))
                        view.hideToastActivity()
                    }
                },
                button("Button", String(localized: "With a button", bundle: .module)) { view in
                    view.makeToast(
                        String(localized: "The draft was deleted", bundle: .module),
                        action: UIAction(title: String(localized: "Undo", bundle: .module)) { _ in
                            view.makeToast(String(localized: "Undone", bundle: .module))
                        })
                },
                button("Tapped", String(localized: "Tap it", bundle: .module)) { view in
                    view.makeToast(String(localized: "Undo", bundle: .module), duration: 10) {
                        didTap in
                        if didTap { view.makeToast(String(localized: "Undone", bundle: .module)) }
                    }
                },
            ])
        ])
    }

    private func button(
        _ name: String, _ title: String, action: @escaping (UIView) -> Void
    ) -> UIView {
        ActionRow(title, name: name) { [unowned self] _ in action(view) }
    }
}
