import CoreGraphics
import Foundation
import Platform
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
    private(set) var leading = BarSection()
    private(set) var middle = BarSection()
    private(set) var trailing = BarSection()
    private(set) var pinned = BarSection()

    /// The button of the overflow menu, which is a subview while it is needed.
    private var overflow: BarItemButton?
    private let titleMenu: TitleMenuButton?
    private var titleField: TitleField?
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

    /// The largest size of a large title, whose line fits into ``largeHeight``.
    private static let largestTitle: CGFloat = 40
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
        titleMenu = item.hasTitleMenu ? TitleMenuButton(frame: .zero) : nil
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
        makeGroups()
        if let titleMenu {
            titleMenu.makeMenu = { [weak self] in self?.makeTitleMenu() }
            addSubview(titleMenu)
        }
        update()
    }

    required init?(coder: NSCoder) { return nil }

    private func makeGroups() {
        func section(
            _ groups: [UIBarButtonItemGroup],
            form: (UIBarButtonItemGroup) -> ShownGroup.Form = { _ in .items }
        ) -> BarSection {
            BarSection(
                groups: groups.map {
                    ShownGroup($0, widest: form($0), makeView: view(of:))
                })
        }
        leading = section(item.leadingItemGroups)
        trailing = section(item.trailingItemGroups)
        pinned = section([item.pinnedTrailingGroup].compactMap { $0 })
        let choice =
            item.customizationIdentifier.flatMap {
                GroupChoice(customizationIdentifier: $0)
            } ?? GroupChoice(item.centerItemGroups)
        middle = section(choice.ordered(item.centerItemGroups)) { group in
            if choice.shows(group) { return item.style == .navigator ? .menu : .items }
            return group.alwaysAvailable ? .menu : .absent
        }
        for group in allGroups {
            guard let button = group.representative as? BarItemButton else { continue }
            let own = group.group
            button.makeMenu = { [weak button, weak own] in
                guard let button, let own else { return nil }
                return UIMenu(
                    children: own.barButtonItems.compactMap { $0.menuElement(from: button) })
            }
        }
    }

    private var allGroups: [ShownGroup] {
        leading.groups + middle.groups + trailing.groups + pinned.groups
    }

    private var buttons: [BarItemButton] {
        (allGroups.flatMap(\.allViews) + [overflow].compactMap { $0 }).compactMap {
            $0 as? BarItemButton
        }
    }

    private func view(of barItem: UIBarButtonItem) -> UIView? {
        if barItem.systemItem?.isSpace == true { return nil }
        let view = barItem.customView ?? BarItemButton(item: barItem)
        barItem.appearanceDidChange = { [weak self, weak view, weak barItem] in
            let button = view as? BarItemButton
            if let barItem, barItem.customView !== (button == nil ? view : nil) {
                self?.item.didChange?(false)
            } else {
                button?.updateFromItem()
                self?.setNeedsLayout()
            }
        }
        barItem.visibilityDidChange = { [weak self] in self?.setNeedsLayout() }
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
            large[.font] as? UIFont
            ?? .systemFont(ofSize: min(largeSize, Self.largestTitle), weight: .bold)
        largeTitleLabel.textColor = large[.foregroundColor] as? UIColor ?? .label
        titleOffset = appearance?.titlePositionAdjustment ?? .zero
        back?.adopt(appearance)
        for button in buttons { adopt(appearance, button) }
        barAppearance = appearance
        setNeedsLayout()
    }

    private var barAppearance: UINavigationBarAppearance?

    private func adopt(_ appearance: UINavigationBarAppearance?, _ button: BarItemButton) {
        button.appearance =
            button.isProminent ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
    }

    // MARK: Layout

    /// The room that the desktop's buttons take at the ends of a title bar.
    var titleBarButtons = TitleBarButtons() {
        didSet { if titleBarButtons != oldValue { setNeedsLayout() } }
    }

    private var leadingButtons: CGFloat {
        isMirrored ? titleBarButtons.right : titleBarButtons.left
    }

    private var trailingButtons: CGFloat {
        isMirrored ? titleBarButtons.left : titleBarButtons.right
    }

    private var margin: CGFloat { bounds.width >= 414 ? 20 : 16 }
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The height of the prompt.
    var promptSpace: CGFloat { item.prompt == nil ? 0 : Self.promptHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = promptSpace
        promptLabel.frame = CGRect(x: margin, y: 4, width: bounds.width - 2 * margin, height: 22)
        var start = margin + leadingButtons
        if let back {
            let width = back.fit(width: (bounds.width - 2 * BackButton.edgeMargin) / 3)
            let x = BackButton.edgeMargin + leadingButtons
            place(back, x: x, width: width, top: top)
            start = x + width + Self.spacing / 2
        }
        chooseForms(start: start)
        let leadingWidth = leading.width(contentWidth)
        for (view, x, width) in leading.places(from: start, contentWidth) {
            place(view, x: x, width: width, top: top)
        }
        if leadingWidth > 0 { start += leadingWidth + BarSection.spacing }
        var end = bounds.width - margin - trailingButtons
        for section in [pinned, overflowSection, trailing] {
            let width = section.width(contentWidth)
            guard width > 0 else { continue }
            for (view, x, width) in section.places(from: end - width, contentWidth) {
                place(view, x: x, width: width, top: top)
            }
            end -= width + BarSection.spacing
        }
        if isTitleLeading {
            layOutTitle(from: start, to: end, top: top)
            let width = middle.width(contentWidth)
            let titleEnd = min(start + titleWidth + BarSection.spacing, end)
            let x = max(titleEnd, min((bounds.width - width) / 2, end - width))
            for (view, x, width) in middle.places(from: x, contentWidth) {
                place(view, x: x, width: width, top: top)
            }
            return layOutLargeTitle(top: top + rowHeight)
        }
        layOutTitle(from: start, to: end, top: top)
        layOutLargeTitle(top: top + rowHeight)
    }

    /// `true` if the title is at the leading edge.
    private var isTitleLeading: Bool { item.style != .navigator }

    /// The title's width where there is room.
    private var titleWidth: CGFloat {
        let view: UIView = item.titleView ?? titleLabel
        let own = ceil(view.intrinsicContentSize.width)
        let arrow = titleMenu == nil ? 0 : TitleMenuButton.arrowWidth
        return (own < 0 ? view.sizeInBar.width : own) + arrow
    }

    /// The most room that groups leave to the title, in points.
    private static let titleRoom: CGFloat = 120

    /// Decides which groups give way, and adds the views of those that are in the bar.
    private func chooseForms(start: CGFloat) {
        let hasGroups = allGroups.contains { $0.group.isCollapsible }
        if hasGroups {
            let giving =
                (middle.groups.reversed() + trailing.groups.reversed()
                + leading.groups.reversed()).filter(\.group.isCollapsible)
            GroupFitting(groups: giving, missing: { [self] in missingWidth(start: start) }).fit()
        }
        showOverflow(hasGroups && needsOverflow || item.additionalOverflowItems != nil)
        for group in allGroups {
            let shown = group.shownViews
            for view in group.allViews {
                let isShown = shown.contains { $0 === view }
                if isShown, view.superview !== self {
                    addSubview(view)
                } else if !isShown, view.superview === self {
                    view.removeFromSuperview()
                }
            }
        }
    }

    private func missingWidth(start: CGFloat) -> CGFloat {
        let overflowWidth = needsOverflow ? contentWidth(of: overflowButton) : 0
        let widths =
            [leading, middle, trailing, pinned].map { $0.width(contentWidth) } + [overflowWidth]
        let title = min(titleWidth, Self.titleRoom)
        let used = widths.filter { $0 > 0 }.reduce(title) { $0 + $1 + BarSection.spacing }
        return used - (bounds.width - start - margin - trailingButtons)
    }

    // MARK: Overflow

    private var needsOverflow: Bool {
        item.additionalOverflowItems != nil || !changeableGroups.isEmpty
            || allGroups.contains { $0.form == .menu }
    }

    /// The groups that the user may change.
    private var changeableGroups: [UIBarButtonItemGroup] {
        guard item.customizationIdentifier != nil, isTitleLeading else { return [] }
        return middle.groups.map(\.group).filter { $0.customizationIdentifier != nil }
    }

    private var overflowSection: BarSection {
        guard let overflow, overflow.superview === self else { return BarSection() }
        return BarSection(
            groups: [
                ShownGroup(
                    .fixedGroup(items: [item.overflowItem]), widest: .items,
                    makeView: { _ in overflow })
            ])
    }

    private var overflowButton: BarItemButton {
        if let overflow { return overflow }
        let button = BarItemButton(item: item.overflowItem)
        button.makeMenu = { [weak self] in self?.makeOverflowMenu() }
        adopt(barAppearance, button)
        overflow = button
        return button
    }

    private func showOverflow(_ isShown: Bool) {
        if isShown, overflow?.superview !== self {
            addSubview(overflowButton)
        } else if !isShown {
            overflow?.removeFromSuperview()
        }
    }

    private func makeOverflowMenu() -> UIMenu {
        var sections = allGroups.filter { $0.form == .menu }.map {
            UIMenu(options: .displayInline, children: $0.group.menuElements(from: self))
        }
        if let additional = item.additionalOverflowItems {
            sections.append(UIMenu(options: .displayInline, children: [additional]))
        }
        if !changeableGroups.isEmpty {
            let customize = UIAction(
                title: SystemText.localized("Customize Toolbar"),
                image: UIImage(systemName: "wrench")
            ) { [weak self] _ in self?.customize() }
            sections.append(UIMenu(options: .displayInline, children: [customize]))
        }
        return UIMenu(children: sections)
    }

    /// Shows the list of the groups that the user may change.
    private func customize() {
        guard let identifier = item.customizationIdentifier, let presenter = nearestController
        else { return }
        let groups = changeableGroups
        let list = GroupList(
            groups,
            choice: GroupChoice(customizationIdentifier: identifier) ?? GroupChoice(groups)
        ) { [weak presenter, item] choice in
            choice.keep(for: identifier)
            item.didChange?(true)
            presenter?.dismiss(animated: true)
        }
        presenter.present(UINavigationController(rootViewController: list), animated: true)
    }

    // MARK: The title's menu

    private func makeTitleMenu() -> UIMenu? {
        item.makeTitleMenu(from: window?.firstResponder ?? self) { [weak self] in
            self?.beginRenaming()
        }
    }

    /// Replaces the title by a field.
    private func beginRenaming() {
        guard titleField == nil else { return }
        let field = TitleField(item: item, font: titleLabel.font) { [weak self] in
            self?.titleField?.removeFromSuperview()
            self?.titleField = nil
            self?.setNeedsLayout()
        }
        titleField = field
        addSubview(field)
        layoutIfNeeded()
        field.begin()
    }

    // MARK: Touches

    /// The least width in which touches hit a button, in points.
    private static let touchWidth: CGFloat = 44

    /// Touches beside a narrow button hit it too, unless another one is nearer.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self else { return hit }
        let views = [back, overflow].compactMap { $0 } + allGroups.flatMap(\.shownViews)
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
        view is BarItemButton ? max(0, view.intrinsicContentSize.width) : view.sizeInBar.width
    }

    private func place(_ view: UIView, x: CGFloat, width: CGFloat, top: CGFloat) {
        let isButton = view is UIControl
        let height =
            isButton && !(view is UISlider) ? rowHeight : min(view.sizeInBar.height, rowHeight)
        view.frame = CGRect(
            x: isMirrored ? bounds.width - x - width : x, y: top + (rowHeight - height) / 2,
            width: width, height: height)
    }

    /// Centres the title in the bar, or in the room that the buttons leave.
    private func layOutTitle(from start: CGFloat, to end: CGFloat, top: CGFloat) {
        let view: UIView = item.titleView ?? titleLabel
        let room = max(0, end - start)
        var size = view.intrinsicContentSize
        if view === item.titleView, size.width < 0 || size.height < 0 {
            let own = view.sizeInBar
            if size.width < 0 { size.width = own.width > 0 ? own.width : room }
            if size.height < 0 { size.height = own.height > 0 ? own.height : 32 }
        }
        let arrow = titleMenu == nil ? 0 : TitleMenuButton.arrowWidth
        let width = min(ceil(size.width), max(0, room - arrow))
        let height = min(view === titleLabel ? rowHeight : size.height, rowHeight)
        let centered = (bounds.width - width - arrow) / 2
        let x =
            isTitleLeading ? start : min(max(centered, start), max(start, end - width - arrow))
        let offset = view === titleLabel ? titleOffset : .zero
        func frame(width: CGFloat, height: CGFloat) -> CGRect {
            CGRect(
                x: (isMirrored ? bounds.width - x - width : x) + offset.horizontal,
                y: top + (rowHeight - height) / 2 + offset.vertical, width: width, height: height)
        }
        view.frame = frame(width: width, height: height)
        titleMenu?.frame = frame(width: width + arrow, height: rowHeight)
        titleMenu?.accessibilityLabel = item.title
        titleMenu?.isHidden = titleField != nil || hidesRow || isLarge && largeExtent > 8
        titleLabel.isHidden = item.titleView != nil || titleField != nil
        let fieldWidth = min(max(width + arrow, 180), room)
        titleField?.frame = CGRect(
            x: isMirrored ? bounds.width - x - fieldWidth : x, y: top + (rowHeight - 32) / 2,
            width: fieldWidth, height: 32)
    }

    private func layOutLargeTitle(top: CGFloat) {
        largeArea.isHidden = !isLarge
        titleLabel.alpha = hidesRow || isLarge && largeExtent > 8 ? 0 : 1
        largeArea.frame = CGRect(
            x: 0, y: top, width: bounds.width, height: max(0, largeExtent))
        let width = max(0, bounds.width - 2 * margin)
        let isUsual = largeTitleLabel.font.pointSize <= 34
        let growth = isUsual ? 0 : max(0, largeTitleLabel.font.lineHeight.rounded(.up) - 41)
        largeTitleLabel.frame = CGRect(
            x: margin, y: largeExtent - Self.largeHeight + 3 - growth / 2, width: width,
            height: 41 + growth)
    }
}
