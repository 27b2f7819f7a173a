import CoreGraphics
public import Foundation
public import UIKitCore

/// The content of a view that stands where there is none: nothing found, nothing there yet, or
/// still loading.
///
///     var empty = UIContentUnavailableConfiguration.empty()
///     empty.image = UIImage(systemName: "tray")
///     empty.text = "No Messages"
///     empty.secondaryText = "New messages appear here."
///     controller.contentUnavailableConfiguration = empty
public nonisolated struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// The alignment of the content in the view.
    public enum Alignment: Int, Hashable, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case natural
    }

    // MARK: Content

    /// The background.
    public var background = UIBackgroundConfiguration.clear()

    /// The image above the texts.
    public var image: UIImage?

    /// The look of the image.
    public var imageProperties = ImageProperties()

    /// The text.
    public var text: String? { didSet { attributedText = nil } }

    /// The text with attributes, shown instead of ``text``.
    public var attributedText: NSAttributedString?

    /// The look of the text.
    public var textProperties = TextProperties(
        font: .preferredFont(forTextStyle: .title2), color: .label)

    /// The second text, below the first.
    public var secondaryText: String? { didSet { secondaryAttributedText = nil } }

    /// The second text with attributes, shown instead of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?

    /// The look of the second text.
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)

    /// The look and the content of a button below the texts. It is shown if it has content.
    public var button = UIButton.Configuration.plain()

    /// The behaviour of the button.
    public var buttonProperties = ButtonProperties()

    /// The look and the content of a second button. It is shown if it has content.
    public var secondaryButton = UIButton.Configuration.plain()

    /// The behaviour of the second button.
    public var secondaryButtonProperties = ButtonProperties()

    /// `true` if a spinner stands in place of the image.
    var showsSpinner = false

    /// The standard text of a search without results; `nil` for other configurations.
    private var searchTitle: String?

    // MARK: Layout

    /// The alignment of the content in the view; in the middle by default.
    public var alignment = Alignment.center

    /// The directions in which the superview's layout margins apply in addition.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both

    /// The insets of the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 20, leading: 16, bottom: 20, trailing: 16)

    /// The space between image and text, in points.
    public var imageToTextPadding: CGFloat = 15

    /// The space between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 8

    /// The space between texts and button, in points.
    public var textToButtonPadding: CGFloat = 20

    /// The space between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 10

    // MARK: Creating

    private init() { textProperties.font = Self.bold(.title2) }

    private static func bold(_ style: UIFont.TextStyle) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: style)
        return .systemFont(ofSize: font.pointSize, weight: .bold)
    }

    /// Nothing to show; image and texts are the app's.
    public static func empty() -> UIContentUnavailableConfiguration {
        UIContentUnavailableConfiguration()
    }

    /// Content that is being loaded: a spinner and a word.
    @MainActor
    public static func loading() -> UIContentUnavailableConfiguration {
        var result = UIContentUnavailableConfiguration()
        result.showsSpinner = true
        result.text = SystemText.localized("Loading…")
        result.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        result.imageToTextPadding = 10
        return result
    }

    /// A search without results.
    @MainActor
    public static func search() -> UIContentUnavailableConfiguration {
        var result = UIContentUnavailableConfiguration()
        result.image = UIImage(systemName: "magnifyingglass")
        result.text = SystemText.localized("No Results")
        result.searchTitle = result.text
        result.secondaryText = SystemText.localized("Check the spelling or try a new search.")
        return result
    }

    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// Returns the configuration for a state: that of a search names the text of the search.
    public func updated(
        for state: any UIConfigurationState
    ) -> UIContentUnavailableConfiguration {
        guard let searchTitle, text == searchTitle,
            let state = state as? UIContentUnavailableConfigurationState,
            let searched = state.searchText, !searched.isEmpty
        else { return self }
        var result = self
        result.text = SystemText.noResults(for: searched)
        return result
    }
}

extension UIContentUnavailableConfiguration {
    /// The look of the image.
    public nonisolated struct ImageProperties {
        /// The size and weight of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
            UIImage.SymbolConfiguration(pointSize: 46)

        /// The colour of a template image; the view's tint colour when `nil`.
        public var tintColor: UIColor? = .secondaryLabel

        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0

        /// The largest size of the image, in points; 0 means unlimited.
        public var maximumSize = CGSize.zero
    }

    /// The look of a text.
    public nonisolated struct TextProperties {
        /// The font of the text.
        public var font: UIFont
        /// The colour of the text.
        public var color: UIColor
        /// How lines break where the text is too long; its end is cut off by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail

        /// The maximum number of lines; 0, the default, for no limit.
        public var numberOfLines = 0

        /// `true` if the font of a single line that is too wide is reduced.
        public var adjustsFontSizeToFitWidth = false

        /// The minimum scale of a reduced font, from 0 to 1.
        public var minimumScaleFactor: CGFloat = 0

        /// `true` if letters stand closer before a line is truncated.
        public var allowsDefaultTighteningForTruncation = false

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }
    }

    /// The behaviour of a button.
    public nonisolated struct ButtonProperties {
        /// The action of the button.
        public var primaryAction: UIAction?

        /// The menu of the button; without an action a touch opens it.
        public var menu: UIMenu?

        /// `true` (the default) if the button can be tapped.
        public var isEnabled = true

        /// The meaning of the button.
        public var role = UIButton.Role.normal
    }
}
