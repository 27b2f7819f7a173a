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
    /// The text that is suggested.
    public let localizedSuggestion: String?
    /// The text that assistive technologies read.
    public let localizedDescription: String?
    /// The image next to the text.
    public let iconImage: UIImage?
    /// A value of the app's, which the suggestion keeps for it.
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
