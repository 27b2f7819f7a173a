import CoreGraphics
public import Foundation
import QuartzCore
public import UIKitControls
public import UIKitCore
import UIKitScrolling

/// A cell of a list: a content configuration, a background that follows the list, and accessories.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundConfiguration = .listPlainCell()
        usesStandardBackground = true
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the standard content: an image, a text and a secondary text.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// `true` until the app sets a background.
    private var usesStandardBackground = false
    private var appearance: UICollectionLayoutListConfiguration.Appearance?

    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            usesStandardBackground = false
            super.backgroundConfiguration = newValue
        }
    }

    /// Returns the usual background of a cell in its list.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        let isRow = appliedAttributes?.representedElementCategory != .supplementaryView
        return switch appearance {
        case nil, .plain: isRow ? .listPlainCell() : .listPlainHeaderFooter()
        case .grouped, .insetGrouped: isRow ? .listGroupedCell() : .listGroupedHeaderFooter()
        case .sidebar: isRow ? .listSidebarCell() : .listSidebarHeader()
        // Its headers stay at the top, over rows.
        case .sidebarPlain: isRow ? .listSidebarCell() : .listPlainHeaderFooter()
        }
    }

    /// The accessories at the leading and trailing edges, from the outside in.
    open var accessories: [UICellAccessory] = [] { didSet { updateAccessories() } }

    /// The number of indentations of the content. 0 by default.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }

    /// The width of an indentation, 10 points by default.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

    /// `true` (the default) if accessories at the leading edge are indented with the content.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }

    /// `true` if a tap on the cell expands or collapses its item, instead of selecting it.
    var togglesOutline: Bool {
        let isHeader = list?.isListHeader(self) ?? false
        return accessories.contains {
            $0.outlineStyle == .header || ($0.outlineStyle == .automatic && isHeader)
        }
    }

    // MARK: Accessories

    private struct Shown {
        var view: UIView
        var isLeading: Bool
        var width: CGFloat
    }

    private var shown: [Shown] = []

    private func updateAccessories() {
        let isEditing = list?.isEditing ?? false
        for old in shown { old.view.removeFromSuperview() }
        shown = arrangedAccessories(whileEditing: isEditing).map { accessory in
            let view = accessory.makeView(self)
            let width: CGFloat
            switch accessory.options.reservedLayoutWidth ?? .actual {
            case .actual: width = view.fittingWidth
            case .standard: width = max(28, view.fittingWidth)
            case .custom(let custom): width = custom
            }
            addSubview(view)
            return Shown(view: view, isLeading: accessory.isLeading, width: width)
        }
        setNeedsLayout()
    }

    /// The accessories that are shown, at each edge in order.
    private func arrangedAccessories(whileEditing isEditing: Bool) -> [UICellAccessory] {
        var leading: [UICellAccessory] = []
        var trailing: [UICellAccessory] = []
        func insert(_ accessory: UICellAccessory, in edge: inout [UICellAccessory]) {
            let index = accessory.placement.position(edge)
            edge.insert(accessory, at: min(max(index, 0), edge.count))
        }
        for accessory in accessories where accessory.isShown(whileEditing: isEditing) {
            if accessory.isLeading {
                insert(accessory, in: &leading)
            } else {
                insert(accessory, in: &trailing)
            }
        }
        return leading + trailing
    }

    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        if let level = outlineLevel { indentationLevel = level }
        if accessories.contains(where: { !$0.isPermanent }) { updateAccessories() }
    }

    // MARK: Layout

    private static let gap: CGFloat = 8

    /// The distance of accessories from the edge.
    private var margin: CGFloat {
        appearance == .insetGrouped ? 16 : ListSection.margin(bounds.width)
    }

    private func room(isLeading: Bool) -> CGFloat {
        let accessories = shown.filter { $0.isLeading == isLeading }
        guard !accessories.isEmpty else { return 0 }
        let widths = accessories.reduce(0) { $0 + $1.width }
        // The content has a margin of its own on the leading side.
        return margin + widths + CGFloat(accessories.count - 1) * Self.gap
            - (isLeading ? 4 : 0)
    }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    override var widthBesideFittedView: CGFloat {
        room(isLeading: true) + room(isLeading: false) + indentation
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        if attributes.details.choosesHeight, appearance != nil {
            attributes.size.height = max(ListSection.rowHeight, attributes.size.height)
        }
        return attributes
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat, height: CGFloat) {
            let left = isMirrored ? bounds.width - x - width : x
            view.frame = CGRect(
                x: left, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
        }
        let leading = room(isLeading: true) + indentation
        let trailing = room(isLeading: false)
        place(
            contentView, leading, max(0, bounds.width - leading - trailing), height: bounds.height)
        var x = margin + (indentsAccessories ? indentation : 0)
        for accessory in shown where accessory.isLeading {
            place(accessory.view, x, accessory.width, height: accessory.view.fittingHeight)
            x += accessory.width + Self.gap
        }
        x = bounds.width - margin
        for accessory in shown.reversed() where !accessory.isLeading {
            x -= accessory.width
            place(accessory.view, x, accessory.width, height: accessory.view.fittingHeight)
            x -= Self.gap
        }
    }

    // MARK: The separator

    /// The place of the separator. Constrain its leading anchor to content of the app's own to
    /// begin the separator there.
    public private(set) final lazy var separatorLayoutGuide: UILayoutGuide = makeSeparatorGuide()
    private var hasSeparatorGuide = false

    private func makeSeparatorGuide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        hasSeparatorGuide = true
        let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor)
        leading.priority = UILayoutPriority(1)
        NSLayoutConstraint.activate([
            leading, guide.trailingAnchor.constraint(equalTo: trailingAnchor),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: 1),
        ])
        return guide
    }

    override var separatorStart: CGFloat? {
        guard appearance != nil else { return nil }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let leading = room(isLeading: true) + indentation
        let content = contentView as? UIListContentView
        guard hasSeparatorGuide || leading > 0 || (content?.imageColumn ?? 0) > 0 else {
            return nil
        }
        layoutIfNeeded()
        if hasSeparatorGuide {
            let frame = separatorLayoutGuide.layoutFrame
            return isMirrored ? bounds.width - frame.maxX : frame.minX
        }
        return content.map { leading + $0.textStart }
    }

    override func layOutForList(_ details: LayoutDetails) {
        roundCard(details.corners, radius: ListSection.cornerRadius)
        guard let list = details.list, list != appearance else { return }
        appearance = list
        setNeedsLayout()
        guard usesStandardBackground else { return }
        super.backgroundConfiguration = defaultBackgroundConfiguration()
        setNeedsUpdateConfiguration()
    }
}

extension UICellAccessory {
    /// `true` if neither editing nor selecting changes the accessory.
    fileprivate var isPermanent: Bool {
        accessoryType != .multiselect && accessoryType != .outlineDisclosure
            && isShown(whileEditing: true) == isShown(whileEditing: false)
    }
}

extension UIView {
    fileprivate var fittingSize: CGSize {
        let own = intrinsicContentSize
        let fitting = sizeThatFits(CGSize(width: 1000, height: 1000))
        return CGSize(
            width: own.width > 0 ? own.width : fitting.width,
            height: own.height > 0 ? own.height : fitting.height)
    }

    fileprivate var fittingWidth: CGFloat { fittingSize.width.rounded(.up) }
    fileprivate var fittingHeight: CGFloat { fittingSize.height.rounded(.up) }
}
