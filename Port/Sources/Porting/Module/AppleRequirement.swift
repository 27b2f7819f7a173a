/// The optional methods of UIKit's protocols, which on Linux always exist.
enum AppleRequirement {
    /// Returns `true` if a method's name is one of an optional method.
    static func isOptional(_ name: String) -> Bool {
        names.contains(name)
            || beginnings.contains { beginning in
                guard name.hasPrefix(beginning) else { return false }
                return name.dropFirst(beginning.count).first?.isLowercase != true
            }
    }

    /// Returns `true` if a type's name is one of a protocol with optional methods.
    static func isProtocol(_ name: String) -> Bool {
        guard ["UI", "CA", "NS"].contains(where: name.hasPrefix) else { return false }
        return [
            "Delegate", "DataSource", "DelegateFlowLayout", "Prefetching", "Transitioning",
            "ResultsUpdating",
        ].contains(where: name.hasSuffix)
    }

    private static let names: Set<String> = [
        "adaptivePresentationStyle", "animationDidStart", "animationDidStop", "animationEnded",
        "colorPickerViewControllerDidFinish", "didDismissSearchController",
        "didPresentSearchController", "indexPathForPreferredFocusedView", "layerWillDraw",
        "numberOfComponents", "numberOfSections", "prepareForPopoverPresentation",
        "sectionIndexTitles", "updateSearchResults", "viewForZooming",
        "willDismissSearchController", "willPresentSearchController",
    ]

    /// The names of the objects that call their delegates, with which the methods begin.
    private static let beginnings = [
        "application", "collectionView", "documentPicker", "gestureRecognizer", "imagePicker",
        "imagePickerController", "layoutManager", "navigationBar", "navigationController",
        "pageViewController", "pickerView", "popoverPresentationController",
        "presentationController", "scene", "scrollView", "searchBar", "splitViewController",
        "tabBar", "tabBarController", "tableView", "textField", "textStorage", "textView",
        "windowScene",
    ]
}
