public import Foundation

extension UIApplication {
    /// The user's preferred text size, which follows the desktop's setting for the size of texts.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        screen.traitCollection.preferredContentSizeCategory
    }

    /// Adopts the desktop's size of texts, and notifies of a change.
    func adoptTextScale() {
        let old = preferredContentSizeCategory
        screen.setContentSizeCategory(.nearest(to: host.textScale))
        guard preferredContentSizeCategory != old else { return }
        for window in windows { window.updateTraits() }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: screen,
            userInfo: [
                UIContentSizeCategory.newValueUserInfoKey: preferredContentSizeCategory
            ])
    }
}

nonisolated extension UIContentSizeCategory {
    /// Posted after the user chose another text size. The object is the screen.
    public static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification")

    /// The key of the new category in the information of ``didChangeNotification``.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// The size of body text, as a multiple of that in ``large``.
    package var textScale: Double {
        UIFont.TextStyle.body.size(in: self) / UIFont.TextStyle.body.size(in: .large)
    }

    /// The category whose body text is nearest to a multiple of the usual size.
    static func nearest(to textScale: Double) -> UIContentSizeCategory {
        ascending.min { abs($0.textScale - textScale) < abs($1.textScale - textScale) } ?? .large
    }
}
