public import UIKit

/// The look of badges: colours, font, sizes and place.
public nonisolated struct BadgeStyle: Sendable {
    /// The place of a badge in its view.
    public enum Place: Hashable, Sendable {
        /// The distances of the badge's top leading corner from the view's. A dot is smaller and
        /// has a distance of its own from the top.
        case inset(leading: CGFloat, top: CGFloat, dotTop: CGFloat)

        /// The badge's center is in a corner of the view, moved by an offset toward the trailing
        /// and the bottom edge.
        case corner(Corner, offset: UIOffset)
    }

    /// A corner of a view.
    public enum Corner: Hashable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    /// The width of badges with characters.
    public enum Width: Hashable, Sendable {
        /// A width for one, two, and three or more characters.
        case steps(CGFloat, CGFloat, CGFloat)

        /// The width of the characters and a padding on both sides, at least the height.
        case content(padding: CGFloat, maximum: CGFloat)
    }

    /// The place in the view.
    public var place = Place.inset(leading: 28, top: 6, dotTop: 8)

    /// The width with characters. Texts are always as wide as their content.
    public var width = Width.steps(18, 25, 30)

    /// The height with characters.
    public var height: CGFloat = 18

    /// Width and height of a dot.
    public var dotSide: CGFloat = 10

    /// The greatest number that is written out; greater ones are `99+`.
    public var limit = 99

    /// The colour behind the characters.
    public var color = UIColor.systemRed

    /// The colour of the characters.
    public var textColor = UIColor.white

    /// The font of the characters.
    public var font = UIFont.boldSystemFont(ofSize: 12)

    /// The colour of a line around the badge, which sets it off from what is below; none by
    /// default.
    public var borderColor: UIColor?

    /// `true` to count without popping, as for users who reduce motion; `false` by default.
    public var reducesMotion = false

    /// The text that assistive technologies read for a content, by default in the app's language.
    public var accessibilityText: @MainActor @Sendable (BadgeContent) -> String? = { content in
        switch content {
        case .none: nil
        case .dot: String(localized: "New")
        case .number(let number): String(localized: "\(number) new", in: .current)
        case .text(let text): text
        }
    }

    /// Creates the style for the buttons of a bar.
    public init() {}

    /// The style of badges that have none of their own. Badges use it when they change next.
    @MainActor public static var standard = BadgeStyle()

    /// A badge in the top trailing corner of a view, as wide as its content.
    public static var corner: BadgeStyle {
        var style = BadgeStyle()
        style.place = .corner(.topTrailing, offset: UIOffset(horizontal: -2, vertical: 2))
        style.width = .content(padding: 5, maximum: 120)
        return style
    }
}
