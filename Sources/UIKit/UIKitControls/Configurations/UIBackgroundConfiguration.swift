import CoreGraphics
public import Foundation
public import UIKitCore

/// A value that describes the background of a button, a cell, a header or a footer.
///
/// Colours that were not set follow the state that is passed to ``updated(for:)``.
public nonisolated struct UIBackgroundConfiguration: Hashable {
    /// The backgrounds that the colour depends on.
    enum Kind: Hashable, Sendable {
        case clear, listCell, plainCell, groupedCell, sidebarCell, plainHeader
    }

    var kind = Kind.clear

    private var ownColor: UIColor?
    private var hasOwnColor = false
    private var isEmphasised = false

    /// A view behind the content, above colour and image.
    public var customView: UIView?

    /// The radius of the corners, in points; 0 by default.
    public var cornerRadius: CGFloat = 0

    /// The insets of the background from the view's edges; negative ones let it stick out.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    /// The edges at which the view's layout margins are added to ``backgroundInsets``.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    /// The colour; the view's tint colour when `nil`.
    public var backgroundColor: UIColor? {
        get { hasOwnColor ? ownColor : standardColor }
        set {
            ownColor = newValue
            hasOwnColor = true
        }
    }

    /// Changes the colour before it is shown.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?

    /// A material above the colour.
    public var visualEffect: UIVisualEffect?

    /// An image above the colour.
    public var image: UIImage?

    /// The way in which the image fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// The colour of the line around the background; the view's tint colour when `nil`.
    public var strokeColor: UIColor?

    /// Changes the line's colour before it is shown.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// The thickness of the line around the background, in points; 0 by default: no line.
    public var strokeWidth: CGFloat = 0

    /// The distance of the line from the background's edge, outward.
    public var strokeOutset: CGFloat = 0

    /// The shadow below the background; none by default.
    public var shadowProperties = UIShadowProperties()

    init(_ kind: Kind) { self.kind = kind }

    // MARK: Creating

    /// A transparent background.
    public static func clear() -> UIBackgroundConfiguration { .init(.clear) }

    /// The background of a cell whose list decides its look.
    public static func listCell() -> UIBackgroundConfiguration { .init(.listCell) }

    /// The background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }

    /// The background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }

    /// The background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var result = UIBackgroundConfiguration(.sidebarCell)
        result.cornerRadius = 10
        return result
    }

    /// The background of a cell in a sidebar with an accessory.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        listSidebarCell()
    }

    /// The background of a header.
    public static func listHeader() -> UIBackgroundConfiguration { .init(.clear) }

    /// The background of a footer.
    public static func listFooter() -> UIBackgroundConfiguration { .init(.clear) }

    /// The background of a header or footer in a plain list, which covers what scrolls behind it.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(.plainHeader) }

    /// The background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(.clear) }

    /// The background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.clear) }

    // MARK: States

    /// Returns the background for a state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var result = self
        result.isEmphasised = state.isEmphasised
        return result
    }

    private var standardColor: UIColor {
        switch kind {
        case .clear: .clear
        case .listCell, .groupedCell:
            isEmphasised ? .systemGray4 : .secondarySystemGroupedBackground
        case .plainCell: isEmphasised ? .systemGray4 : .systemBackground
        case .sidebarCell: isEmphasised ? .systemFill : .clear
        case .plainHeader: .systemBackground
        }
    }

    /// The colour that is shown in a view with a tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the line that is shown in a view with a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// `true` if the background has a colour of its own, which states do not change.
    var hasExplicitColor: Bool { hasOwnColor }
}
