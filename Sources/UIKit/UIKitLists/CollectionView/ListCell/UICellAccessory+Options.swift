import CoreGraphics
import UIKitControls
public import UIKitCore

extension UICellAccessory {
    /// The look of an accessory with a round background.
    public struct DiscOptions {
        /// `true` if the accessory is not shown and takes no width. `false` by default.
        public var isHidden: Bool

        /// The width that the cell reserves; `nil` for that of the view.
        public var reservedLayoutWidth: LayoutDimension?

        /// The colour; `nil` for that of the accessory's kind.
        public var tintColor: UIColor?

        /// The colour of the disc; `nil` for that of the accessory.
        public var backgroundColor: UIColor?

        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        var shared: Options {
            Options(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The look of the lines by which the user moves an item.
    public struct ReorderOptions {
        /// `true` if the accessory is not shown and takes no width. `false` by default.
        public var isHidden: Bool

        /// The width that the cell reserves; `nil` for that of the view.
        public var reservedLayoutWidth: LayoutDimension?

        /// The colour; `nil` for that of the accessory's kind.
        public var tintColor: UIColor?

        /// `true` if a line separates the accessory from the content; `nil` means `false`.
        public var showsVerticalSeparator: Bool?

        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator
        }

        var shared: Options {
            Options(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The look of the chevron of an outline.
    public struct OutlineDisclosureOptions {
        /// The touches that expand or collapse an item.
        public nonisolated enum Style: Int, Hashable, Sendable {
            /// Those of the accessory.
            case automatic = 0
            /// Those of the whole cell.
            case header
            /// Those of the accessory.
            case cell
        }

        /// The touches that expand or collapse the item.
        public var style: Style

        /// `true` if the accessory is not shown and takes no width. `false` by default.
        public var isHidden: Bool

        /// The width that the cell reserves; `nil` for that of the view.
        public var reservedLayoutWidth: LayoutDimension?

        /// The colour; `nil` for that of the accessory's kind.
        public var tintColor: UIColor?

        public init(
            style: Style = .automatic, isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }

        var shared: Options {
            Options(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The look of a text.
    public struct LabelOptions {
        /// `true` if the accessory is not shown and takes no width. `false` by default.
        public var isHidden: Bool

        /// The width that the cell reserves; `nil` for that of the view.
        public var reservedLayoutWidth: LayoutDimension?

        /// The colour; `nil` for that of the accessory's kind.
        public var tintColor: UIColor?

        /// The font, that of the text style `body` by default.
        public var font: UIFont

        /// `true` (the default) if the font follows the size that the user prefers.
        public var adjustsFontForContentSizeCategory: Bool

        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body),
            adjustsFontForContentSizeCategory: Bool = true
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }

        var shared: Options {
            Options(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}
