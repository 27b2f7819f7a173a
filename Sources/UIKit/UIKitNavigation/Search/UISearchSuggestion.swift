public import Foundation
public import UIKitCore

/// A proposal for what to search for, listed below the search bar.
@preconcurrency @MainActor
public protocol UISearchSuggestion: AnyObject {
    /// The title in the list.
    var localizedSuggestion: String? { get }

    /// The explanation below the title.
    var localizedDescription: String? { get }

    /// The image before the title.
    var iconImage: UIImage? { get }

    /// An object that says what the suggestion stands for.
    var representedObject: Any? { get set }
}

/// A suggestion with a title, and an image if it has one.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    public let localizedSuggestion: String?
    public let localizedDescription: String?
    public let iconImage: UIImage?
    open var representedObject: Any?

    /// Creates a suggestion.
    public init(
        localizedSuggestion: String, localizedDescription: String? = nil,
        iconImage: UIImage? = nil
    ) {
        self.localizedSuggestion = localizedSuggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }

    nonisolated deinit {}
}
