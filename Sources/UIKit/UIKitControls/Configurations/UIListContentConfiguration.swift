import CoreGraphics
public import Foundation
public import UIKitCore

/// The content of a list's cell, header or footer: an image, a text and a second text.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = album.title
///     content.secondaryText = album.artist
///     content.image = UIImage(systemName: "book")
///     cell.contentConfiguration = content
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    // MARK: Content

    /// The image before the texts.
    public var image: UIImage?

    /// The look of the image.
    public var imageProperties = ImageProperties()

    /// The text.
    public var text: String? { didSet { attributedText = nil } }

    /// The text with attributes, shown instead of ``text``.
    public var attributedText: NSAttributedString?

    /// The look of the text.
    public var textProperties: TextProperties

    /// The second text, below the first or next to it.
    public var secondaryText: String? { didSet { secondaryAttributedText = nil } }

    /// The second text with attributes, shown instead of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?

    /// The look of the second text.
    public var secondaryTextProperties: TextProperties

    /// The opacity of image and texts, from 0 to 1; 1 by default.
    public var alpha: CGFloat = 1

    // MARK: Layout

    /// The directions in which the superview's layout margins apply in addition.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both

    /// The insets of the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: 16, bottom: 11, trailing: 16)

    /// `true` if the second text stands at the trailing edge where both fit on one line.
    public var prefersSideBySideTextAndSecondaryText = false

    /// The space between image and texts, in points.
    public var imageToTextPadding: CGFloat = 16

    /// The space between texts next to each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8

    /// The space between texts above each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private init(
        text: UIFont.TextStyle, color: UIColor = .label, secondary: UIFont.TextStyle = .caption1,
        secondaryColor: UIColor = .label
    ) {
        textProperties = TextProperties(text, color)
        secondaryTextProperties = TextProperties(secondary, secondaryColor)
    }

    // MARK: Creating

    /// A cell with a small second text below the first.
    public static func cell() -> UIListContentConfiguration { .init(text: .body) }

    /// A cell with a small second text below the first.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }

    /// A cell with a grey value at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration {
        var result = UIListContentConfiguration(
            text: .body, secondary: .body, secondaryColor: .secondaryLabel)
        result.prefersSideBySideTextAndSecondaryText = true
        return result
    }

    /// A cell of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }

    /// A cell of a sidebar with a grey text below the first.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        .init(text: .body, secondary: .caption1, secondaryColor: .secondaryLabel)
    }

    /// A cell of a sidebar with a larger image.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

    /// A cell of a sidebar with a larger image and a grey text below the first.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        sidebarSubtitleCell()
    }

    /// A header whose list decides its look: as in a grouped list.
    public static func header() -> UIListContentConfiguration { groupedHeader() }

    /// A footer whose list decides its look: as in a grouped list.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }

    /// A header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        .init(text: .headline, secondary: .body, secondaryColor: .secondaryLabel).withMargins(6)
    }

    /// A footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        .init(text: .subheadline, color: ControlStyle.caption).withMargins(6)
    }

    /// A header of a grouped list, in small capitals.
    public static func groupedHeader() -> UIListContentConfiguration {
        var result = UIListContentConfiguration(
            text: .footnote, color: ControlStyle.caption, secondary: .footnote,
            secondaryColor: .secondaryLabel)
        result.textProperties.transform = .uppercase
        return result.withMargins(6)
    }

    /// A footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        .init(text: .footnote, color: ControlStyle.caption).withMargins(6)
    }

    /// A header of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        .init(text: .headline).withMargins(6)
    }

    /// A bold header of a list with inset groups.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        .init(text: .headline, secondary: .subheadline, secondaryColor: .secondaryLabel)
            .withMargins(6)
    }

    /// A large header of a list with inset groups.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        var result = UIListContentConfiguration(
            text: .title3, secondary: .subheadline, secondaryColor: .secondaryLabel)
        result.textProperties.isBold = true
        return result.withMargins(6)
    }

    private func withMargins(_ vertical: CGFloat) -> UIListContentConfiguration {
        var result = self
        result.directionalLayoutMargins.top = vertical
        result.directionalLayoutMargins.bottom = vertical
        return result
    }

    // MARK: Showing

    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// Returns the content for a state: grey when disabled.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var result = self
        result.textProperties.isDisabled = state.showsDisabled
        result.secondaryTextProperties.isDisabled = state.showsDisabled
        result.imageProperties.isDisabled = state.showsDisabled
        return result
    }
}

/// Directions of a plane.
public nonisolated struct UIAxis: OptionSet, Hashable, Sendable {
    /// A bit for each axis.
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// The vertical axis.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
