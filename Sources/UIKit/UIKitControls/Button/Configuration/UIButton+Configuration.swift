public import CoreGraphics
public import Foundation
public import UIKitCore

extension UIButton {
    /// A value that describes the look and the content of a button.
    ///
    ///     var configuration = UIButton.Configuration.filled()
    ///     configuration.title = "Buy"
    ///     configuration.image = UIImage(systemName: "folder")
    ///     configuration.imagePadding = 6
    ///     let button = UIButton(configuration: configuration, primaryAction: buy)
    public nonisolated struct Configuration: Hashable {
        /// The look that decides the colours.
        enum Kind: Hashable, Sendable {
            case plain, gray, tinted, filled
        }

        /// The size of a button's insets and title.
        public enum Size: Int, Hashable, Sendable {
            case medium = 0
            case small, mini, large
        }

        /// The alignment of title and subtitle to each other.
        public enum TitleAlignment: Int, Hashable, Sendable {
            /// Centred without an image next to them, else leading.
            case automatic = 0
            case leading, center, trailing
        }

        /// The look of a button in an app for the Mac.
        public enum MacIdiomStyle: Int, Hashable, Sendable {
            case automatic = 0
            case bordered, borderless, borderlessTinted
        }

        /// The rule for the radius of the corners.
        public enum CornerStyle: Int, Hashable, Sendable {
            /// The background's radius as it is.
            case fixed = -1
            /// The background's radius, scaled with the size of the user's text.
            case dynamic
            /// Standard radiuses.
            case small, medium, large
            /// Half of the button's height.
            case capsule
        }

        /// The sign that a button opens a menu.
        public enum Indicator: Int, Hashable, Sendable {
            /// Shown by a button that shows its choice from a menu.
            case automatic = 0
            case none
            case popup
        }

        let kind: Kind

        // MARK: Look

        /// The background behind the content.
        public var background = UIBackgroundConfiguration.clear()
        /// The rule for the radius of the corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of insets and title.
        public var buttonSize = Size.medium { didSet { adoptSize(from: oldValue) } }
        /// The colour of title and image; that of the look when `nil`.
        public var baseForegroundColor: UIColor?
        /// The colour of the background; that of the look when `nil`.
        public var baseBackgroundColor: UIColor?

        // MARK: Title

        /// The title.
        public var title: String? { didSet { attributedTitle = nil } }
        /// The title with attributes, shown instead of ``title``.
        public var attributedTitle: AttributedString?
        /// Changes the title's attributes before it is shown.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The way in which lines of the title end that do not fit.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The second text, below the title.
        public var subtitle: String? { didSet { attributedSubtitle = nil } }
        /// The second text with attributes, shown instead of ``subtitle``.
        public var attributedSubtitle: AttributedString?
        /// Changes the subtitle's attributes before it is shown.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The way in which lines of the subtitle end that do not fit.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The alignment of title and subtitle to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// Has no effect, as on iOS: the look in an app for the Mac.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// The space between title and subtitle, in points.
        public var titlePadding: CGFloat = 1

        // MARK: Image

        /// The image.
        public var image: UIImage?
        /// Changes the image's colour before it is shown.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The size and weight of a symbol.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The side of the title on which the image stands.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The space between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// `true` if a spinner is shown instead of the image.
        public var showsActivityIndicator = false
        /// Changes the spinner's colour before it is shown.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The sign that the button opens a menu.
        public var indicator = Indicator.automatic
        /// Changes the sign's colour before it is shown.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        // MARK: Layout

        /// The space around the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets
        /// `true` (the default) if a selected button looks different.
        public var automaticallyUpdateForSelection = true

        init(_ kind: Kind) {
            self.kind = kind
            contentInsets = ControlStyle.buttonInsets(.medium)
            background.cornerRadius = ControlStyle.Button.cornerRadius
        }

        /// Sets the space around the content to that of ``buttonSize``.
        public mutating func setDefaultContentInsets() {
            contentInsets = ControlStyle.buttonInsets(buttonSize)
        }

        private mutating func adoptSize(from old: Size) {
            if contentInsets == ControlStyle.buttonInsets(old) { setDefaultContentInsets() }
        }
    }
}

// MARK: - Looks

nonisolated extension UIButton.Configuration {
    /// A title in the tint colour, without a background.
    public static func plain() -> Self { .init(.plain) }
    /// A title in the tint colour on grey.
    public static func gray() -> Self { .init(.gray) }
    /// A title in the tint colour on a pale background of that colour.
    public static func tinted() -> Self { .init(.tinted) }
    /// A white title on the tint colour.
    public static func filled() -> Self { .init(.filled) }
    /// As ``plain()``.
    public static func borderless() -> Self { .init(.plain) }
    /// As ``gray()``.
    public static func bordered() -> Self { .init(.gray) }
    /// As ``tinted()``.
    public static func borderedTinted() -> Self { .init(.tinted) }
    /// As ``filled()``.
    public static func borderedProminent() -> Self { .init(.filled) }

    /// Returns the configuration with the colours for a button's state, role and tint colour.
    ///
    /// A background colour that was set stays as it is.
    @MainActor
    public func updated(for button: UIButton) -> UIButton.Configuration {
        var result = self
        let colors = ControlStyle.buttonColors(
            self, state: button.state, role: button.role, tint: button.tintColor ?? .tintColor)
        result.baseForegroundColor = colors.foreground
        if !background.hasExplicitColor {
            result.background.backgroundColor = colors.background
        }
        return result
    }
}
