import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// The views that show one item in a navigation bar.
final class NavigationBarContent: UIView {
    let item: UINavigationItem
    let back: BackButton?
    let titleLabel = UILabel()
    let largeTitleLabel = UILabel()

    /// The clipping area of the large title.
    let largeArea = UIView()
    private let promptLabel = UILabel()
    private var leftViews: [UIView] = []
    private var rightViews: [UIView] = []
    private var titleOffset = UIOffset.zero

    /// The height of the row of buttons and title.
    var rowHeight: CGFloat = 44 { didSet { setNeedsLayout() } }

    /// `true` if the item has a large title.
    var isLarge = false { didSet { setNeedsLayout() } }

    /// The visible part of the large title's height in points; more than its height while the
    /// content is pulled down.
    var largeExtent: CGFloat = 0

    /// `true` while a search has replaced title and buttons.
    var hidesRow = false {
        didSet {
            guard hidesRow != oldValue else { return }
            for view in subviews { view.alpha = hidesRow ? 0 : 1 }
            isUserInteractionEnabled = !hidesRow
            setNeedsLayout()
        }
    }

    static let largeHeight: CGFloat = 52
    static let promptHeight: CGFloat = 30
    static var genericBackTitle: String { SystemText.localized("Back") }
    private static let spacing: CGFloat = 16

    /// The font of titles and buttons: that of headlines or bodies, up to 21 points.
    static func buttonFont(_ traits: UITraitCollection) -> UIFont {
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        return .systemFont(ofSize: min(size, 21))
    }

    init(item: UINavigationItem, previous: UINavigationItem?, target: UINavigationBar) {
        self.item = item
        let replacesBack =
            !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
        if let previous, !item.hidesBackButton, !replacesBack {
            let back = BackButton()
            if let own = previous.backBarButtonItem { back.item = own }
            let title = previous.titleForNext
            back.titles = title.isEmpty ? [""] : [title, Self.genericBackTitle, ""]
            back.addTarget(target, action: UINavigationBar.backTapped, for: .touchUpInside)
            back.makeMenu = { [weak target] in target?.makeBackMenu() }
            self.back = back
        } else {
            back = nil
        }
        super.init(frame: .zero)
        titleLabel.textAlignment = .center
        titleLabel.lineBreakMode = .byTruncatingTail
        titleLabel.accessibilityTraits = .header
        largeTitleLabel.lineBreakMode = .byTruncatingTail
        largeTitleLabel.accessibilityTraits = .header
        promptLabel.textAlignment = .center
        promptLabel.font = .systemFont(ofSize: 13)
        promptLabel.textColor = .secondaryLabel
        largeArea.clipsToBounds = true
        largeArea.isUserInteractionEnabled = false
        largeArea.addSubview(largeTitleLabel)
        addSubview(largeArea)
        addSubview(titleLabel)
        addSubview(promptLabel)
        if let titleView = item.titleView { addSubview(titleView) }
        if let back { addSubview(back) }
        leftViews = (item.leftBarButtonItems ?? []).compactMap(view(of:))
        rightViews = (item.rightBarButtonItems ?? []).compactMap(view(of:))
        update()
    }

    required init?(coder: NSCoder) { return nil }

    private func view(of barItem: UIBarButtonItem) -> UIView? {
        if barItem.systemItem?.isSpace == true { return nil }
        let view = barItem.customView ?? BarItemButton(item: barItem)
        addSubview(view)
        barItem.appearanceDidChange = { [weak self, weak view] in
            (view as? BarItemButton)?.updateFromItem()
            self?.setNeedsLayout()
        }
        let showOrHide = { [weak self, weak view, weak barItem] in
            guard let self, let view, let barItem else { return }
            if barItem.isHidden {
                view.removeFromSuperview()
            } else if view.superview !== self {
                self.addSubview(view)
            }
            self.setNeedsLayout()
        }
        barItem.visibilityDidChange = showOrHide
        if barItem.isHidden { showOrHide() }
        return view
    }

    /// Adopts texts and attributes.
    func update(_ appearance: UINavigationBarAppearance? = nil) {
        titleLabel.text = item.title
        titleLabel.isHidden = item.titleView != nil
        largeTitleLabel.text = item.title
        promptLabel.text = item.prompt
        promptLabel.isHidden = item.prompt == nil
        let size = Self.buttonFont(traitCollection).pointSize
        let attributes = appearance?.titleTextAttributes ?? [:]
        titleLabel.font =
            attributes[.font] as? UIFont ?? .systemFont(ofSize: size, weight: .semibold)
        titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        let large = appearance?.largeTitleTextAttributes ?? [:]
        let largeSize = UIFont.preferredFont(
            forTextStyle: .largeTitle, compatibleWith: traitCollection
        ).pointSize
        largeTitleLabel.font =
            large[.font] as? UIFont ?? .systemFont(ofSize: largeSize, weight: .bold)
        largeTitleLabel.textColor = large[.foregroundColor] as? UIColor ?? .label
        titleOffset = appearance?.titlePositionAdjustment ?? .zero
        back?.adopt(appearance)
        for case let button as BarItemButton in leftViews + rightViews {
            button.appearance =
                button.isProminent
                ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
        }
        setNeedsLayout()
    }

    // MARK: Layout

    private var margin: CGFloat { bounds.width >= 414 ? 20 : 16 }
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The height of the prompt.
    var promptSpace: CGFloat { item.prompt == nil ? 0 : Self.promptHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = promptSpace
        promptLabel.frame = CGRect(x: margin, y: 4, width: bounds.width - 2 * margin, height: 22)
        var start = margin
        if let back {
            let width = back.fit(width: (bounds.width - 2 * BackButton.edgeMargin) / 3)
            place(back, x: BackButton.edgeMargin, width: width, top: top)
            start = BackButton.edgeMargin + width + Self.spacing / 2
        }
        for view in leftViews where view.superview === self {
            let width = contentWidth(of: view)
            place(view, x: start, width: width, top: top)
            start += width + Self.spacing
        }
        var end = bounds.width - margin
        for view in rightViews where view.superview === self {
            let width = contentWidth(of: view)
            place(view, x: end - width, width: width, top: top)
            end -= width + Self.spacing
        }
        layOutTitle(from: start, to: end, top: top)
        layOutLargeTitle(top: top + rowHeight)
    }

    // MARK: Touches

    /// The least width in which touches hit a button, in points.
    private static let touchWidth: CGFloat = 44

    /// Touches beside a narrow button hit it too, unless another one is nearer.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self else { return hit }
        let views = [back].compactMap { $0 } + leftViews + rightViews
        let near = views.filter { view in
            let frame = view.frame
            return view is UIControl && view.superview === self && !view.isHidden
                && frame.minY <= point.y && point.y < frame.maxY
                && abs(point.x - frame.midX) <= max(Self.touchWidth, frame.width) / 2
        }
        let nearest = near.min { abs($0.frame.midX - point.x) < abs($1.frame.midX - point.x) }
        return nearest ?? hit
    }

    private func contentWidth(of view: UIView) -> CGFloat {
        if view is BarItemButton || view.bounds.width == 0 {
            return max(0, view.intrinsicContentSize.width)
        }
        return view.bounds.width
    }

    private func place(_ view: UIView, x: CGFloat, width: CGFloat, top: CGFloat) {
        let isButton = view is UIControl
        let own = view.bounds.height > 0 ? view.bounds.height : view.intrinsicContentSize.height
        let height = isButton && !(view is UISlider) ? rowHeight : min(own, rowHeight)
        view.frame = CGRect(
            x: isMirrored ? bounds.width - x - width : x, y: top + (rowHeight - height) / 2,
            width: width, height: height)
    }

    /// Centres the title in the bar, or in the room that the buttons leave.
    private func layOutTitle(from start: CGFloat, to end: CGFloat, top: CGFloat) {
        let view: UIView = item.titleView ?? titleLabel
        let room = max(0, end - start)
        var size = view.intrinsicContentSize
        if view === item.titleView {
            if size.width < 0 { size.width = view.bounds.width > 0 ? view.bounds.width : room }
            if size.height < 0 { size.height = view.bounds.height > 0 ? view.bounds.height : 32 }
        }
        let width = min(ceil(size.width), room)
        let height = min(view === titleLabel ? rowHeight : size.height, rowHeight)
        let x = min(max((bounds.width - width) / 2, start), max(start, end - width))
        let offset = view === titleLabel ? titleOffset : .zero
        view.frame = CGRect(
            x: (isMirrored ? bounds.width - x - width : x) + offset.horizontal,
            y: top + (rowHeight - height) / 2 + offset.vertical, width: width, height: height)
    }

    private func layOutLargeTitle(top: CGFloat) {
        largeArea.isHidden = !isLarge
        titleLabel.alpha = hidesRow || isLarge && largeExtent > 8 ? 0 : 1
        largeArea.frame = CGRect(
            x: 0, y: top, width: bounds.width, height: max(0, largeExtent))
        let width = max(0, bounds.width - 2 * margin)
        largeTitleLabel.frame = CGRect(
            x: margin, y: largeExtent - Self.largeHeight + 3, width: width, height: 41)
    }
}
