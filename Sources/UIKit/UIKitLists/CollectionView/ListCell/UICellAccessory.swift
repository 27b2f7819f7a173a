import CoreGraphics
public import Foundation
import UIKitControls
public import UIKitCore

/// A small view at the leading or trailing edge of a list cell.
///
///     cell.accessories = [.checkmark(), .disclosureIndicator(displayed: .whenNotEditing)]
@preconcurrency @MainActor
public struct UICellAccessory {
    /// The time at which an accessory is shown.
    public nonisolated enum DisplayedState: Int, Hashable, Sendable {
        case always = 0
        case whenEditing
        case whenNotEditing
    }

    /// The kind of an accessory.
    public nonisolated enum AccessoryType: Int, Hashable, Sendable {
        case checkmark = 0
        case disclosureIndicator
        case insert
        case delete
        case reorder
        case multiselect
        case outlineDisclosure
        case label
        case customView
        case detail
        case popUpMenu
    }

    /// The edge of the cell, the time of display, and the place among the accessories there.
    public enum Placement {
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

        /// Returns the index for an accessory among those at its edge, in the order of the cell's
        /// `accessories`.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// Returns the place before the accessory of the same kind as another; the first one if
        /// there is none.
        public static func position(before accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { $0.firstIndex { $0.accessoryType == type } ?? 0 }
        }

        /// Returns the place after the accessory of the same kind as another; the last one if there
        /// is none.
        public static func position(after accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { ($0.firstIndex { $0.accessoryType == type } ?? $0.count - 1) + 1 }
        }

        var displayed: DisplayedState {
            switch self {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }

        var position: Position {
            switch self {
            case .leading(_, let position), .trailing(_, let position): position
            }
        }
    }

    /// The options that all accessories have.
    public struct Options {
        /// `true` if the accessory is not shown and takes no width. `false` by default.
        public var isHidden: Bool

        /// The width that the cell reserves; `nil` for that of the view.
        public var reservedLayoutWidth: LayoutDimension?

        /// The colour; `nil` for that of the accessory's kind.
        public var tintColor: UIColor?

        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The width that an accessory takes.
    public nonisolated enum LayoutDimension: Hashable, Sendable {
        /// The width of the view.
        case actual
        /// The standard width, so that texts of several cells align.
        case standard

        /// A width in points.
        case custom(CGFloat)
    }

    public typealias DisclosureIndicatorOptions = Options
    public typealias CheckmarkOptions = Options
    public typealias DetailOptions = Options
    public typealias PopUpMenuOptions = Options
    public typealias DeleteOptions = DiscOptions
    public typealias InsertOptions = DiscOptions
    public typealias MultiselectOptions = DiscOptions

    /// A view of the app.
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView

        /// The side of the cell, and the order among its accessories.
        public let placement: Placement

        /// The visibility, width and colour.
        public var options: Options

        public init(
            customView: UIView, placement: Placement, isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool = true
        ) {
            self.customView = customView
            self.placement = placement
            options = Options(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The kind of the accessory.
    public let accessoryType: AccessoryType
    let placement: Placement
    let options: Options
    let makeView: (UICollectionViewListCell) -> UIView

    /// The touches that expand or collapse an item, for its chevron.
    var outlineStyle: OutlineDisclosureOptions.Style?

    // MARK: Standard accessories

    /// A chevron, which shows that a tap leads further.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        symbol(
            .disclosureIndicator, "chevron.forward", .trailing(displayed: displayed), options,
            .tertiaryLabel, points: 14, weight: .semibold)
    }

    /// A checkmark, for the chosen one of several items.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory {
        symbol(
            .checkmark, "checkmark", .trailing(displayed: displayed), options, nil, points: 17,
            weight: .semibold)
    }

    /// A button for more about the item.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        symbol(
            .detail, "info.circle", .trailing(displayed: displayed), options, nil, points: 20,
            handler: actionHandler)
    }

    /// A red button that deletes the item. Without a handler, a tap opens the actions at the
    /// trailing side of the item.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .delete, placement: .leading(displayed: displayed),
            options: options.shared,
            makeView: { cell in
                EditingControl(
                    sign: "minus",
                    colors: (options.tintColor, options.backgroundColor ?? .systemRed)
                ) { [weak cell] in
                    if let actionHandler { return actionHandler() }
                    if let cell { cell.list?.openTrailingActions(of: cell) }
                }
            })
    }

    /// A green button that inserts an item.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .insert, placement: .leading(displayed: displayed),
            options: options.shared,
            makeView: { _ in
                EditingControl(
                    sign: "plus",
                    colors: (options.tintColor, options.backgroundColor ?? .systemGreen)
                ) { actionHandler?() }
            })
    }

    /// Lines by which the user moves the item.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .reorder, placement: .trailing(displayed: displayed),
            options: options.shared,
            makeView: { cell in
                ReorderControl(
                    cell, color: options.tintColor ?? .tertiaryLabel,
                    hasLine: options.showsVerticalSeparator ?? false)
            })
    }

    /// A circle that is checked while the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .multiselect, placement: .leading(displayed: displayed),
            options: options.shared,
            makeView: { cell in
                SelectionMark(
                    cell.isSelected, tint: options.tintColor, fill: options.backgroundColor)
            })
    }

    /// A chevron that points down while the items below this one are shown. Without a handler, a
    /// tap expands or collapses the item in the section snapshot of a diffable data source.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .outlineDisclosure, placement: .trailing(displayed: displayed),
            options: options.shared,
            makeView: { cell in
                OutlineControl(cell, color: options.tintColor, actionHandler)
            }, outlineStyle: options.style)
    }

    /// A text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .label, placement: .trailing(displayed: displayed),
            options: options.shared,
            makeView: { _ in
                let label = UILabel()
                label.text = text
                label.font = options.font
                label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
                label.textColor = options.tintColor ?? .secondaryLabel
                return label
            })
    }

    /// A button that shows the chosen element of a menu, and opens it. The handler is called after
    /// the user chose another element.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .popUpMenu, placement: .trailing(displayed: displayed),
            options: options,
            makeView: { _ in
                let button = UIButton(type: .system)
                button.menu = menu
                button.showsMenuAsPrimaryAction = true
                button.changesSelectionAsPrimaryAction = true
                button.tintColor = options.tintColor ?? .secondaryLabel
                if let selectedElementDidChangeHandler {
                    button.addAction(
                        UIAction { _ in selectedElementDidChangeHandler(menu) },
                        for: .valueChanged)
                }
                return button
            })
    }

    /// A view of the app.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .customView, placement: configuration.placement,
            options: configuration.options, makeView: { _ in configuration.customView })
    }

    private static func symbol(
        _ type: AccessoryType, _ name: String, _ placement: Placement, _ options: Options,
        _ color: UIColor?, points: CGFloat, weight: UIImage.SymbolWeight = .regular,
        handler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: type, placement: placement, options: options,
            makeView: { _ in
                let image = UIImage(
                    systemName: name,
                    withConfiguration: UIImage.SymbolConfiguration(
                        pointSize: points, weight: weight))
                guard let handler else {
                    let view = UIImageView(image: image)
                    if let color = options.tintColor ?? color { view.tintColor = color }
                    return view
                }
                let button = UIButton(type: .system)
                button.setImage(image, for: .normal)
                if let color = options.tintColor ?? color { button.tintColor = color }
                button.addAction(UIAction { _ in handler() }, for: .touchUpInside)
                return button
            })
    }

    // MARK: Display

    var isLeading: Bool { if case .leading = placement { true } else { false } }

    func isShown(whileEditing isEditing: Bool) -> Bool {
        guard !options.isHidden else { return false }
        return switch placement.displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}
