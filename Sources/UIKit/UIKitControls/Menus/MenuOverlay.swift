import CoreGraphics
package import Foundation
package import UIKitCore

/// An open menu: a view over the whole window with the panels of the menu and of its open
/// submenus. A touch beside them closes the menu.
package final class MenuOverlay: UIView {
    /// The place from which the menu is opened.
    struct Source {
        /// The view that the menu belongs to.
        weak var view: UIView?
        /// The rectangle next to which the menu opens, in the window.
        var anchor: CGRect
        /// The sender of the menu's actions.
        weak var sender: AnyObject?
        /// The controller whose view is shown above the menu.
        var preview: UIViewController?
        /// The preview that is lifted above the content.
        var lifted: UITargetedPreview?
        /// Returns the preview that the lifted one turns into when the menu closes.
        var dismissed: (() -> UITargetedPreview?)?
        /// The order of the elements.
        var order = UIContextMenuConfiguration.ElementOrder.automatic
        /// Called after an element was performed.
        var didPerform: ((UIMenuElement) -> Void)?
        /// Called after the preview was tapped.
        var didTapPreview: (() -> Void)?
        /// Called before the menu closes.
        var willClose: (() -> Void)?
    }

    private let source: Source
    private var panels: [MenuPanel] = []
    private let dimming = UIView()
    private var preview: MenuPreview?
    private var platter: DragPlatter?
    private weak var previousResponder: UIResponder?
    private var isClosing = false

    init(_ menu: UIMenu, source: Source) {
        self.source = source
        super.init(frame: .zero)
        isOpaque = false
        accessibilityViewIsModal = true
        dimming.isUserInteractionEnabled = false
        dimming.backgroundColor = hasPreview ? ControlStyle.dimming : .clear
        addSubview(dimming)
        if let controller = source.preview {
            let preview = MenuPreview(controller)
            self.preview = preview
            addSubview(preview)
        } else if let lifted = source.lifted {
            let platter = DragPlatter(lifted)
            self.platter = platter
            addSubview(platter)
        }
        addPanel(menu)
    }

    package required init?(coder: NSCoder) { return nil }

    /// The menu that is shown first.
    var menu: UIMenu { panels[0].menu }

    /// `true` if the menu has a preview.
    var hasPreview: Bool { source.preview != nil || source.lifted != nil }

    // MARK: Opening and closing

    /// Shows the menu above everything in a window.
    func open(in window: UIWindow) {
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        takeKeys(in: window)
        layoutIfNeeded()
        if source.order == .priority, panels[0].frame.midY < source.anchor.midY { reverse() }
        appear(panels[0], from: source.anchor)
        dimming.alpha = 0
        preview?.alpha = 0
        liftPlatter()
        ControlStyle.change(animated: true, duration: ControlStyle.Menu.openDuration) { [self] in
            dimming.alpha = 1
            preview?.alpha = 1
        }
    }

    private func liftPlatter() {
        guard let platter, let lifted = source.lifted else { return }
        let end = platter.center
        platter.center = platter.center(at: lifted.target)
        ControlStyle.spring(animated: true) {
            platter.center = end
            platter.raise()
        }
    }

    /// Returns where the preview goes when the menu closes, and shows what it turns into.
    private func endOfPlatter() -> UIPreviewTarget? {
        guard let platter, let lifted = source.lifted else { return nil }
        guard let dismissed = source.dismissed?() else { return lifted.target }
        platter.show(dismissed.view, dismissed.parameters)
        return dismissed.target
    }

    /// Reverses a menu that opens above its place, so that its first element is nearest to it.
    private func reverse() {
        let menu = panels[0].menu.reversed
        panels.removeFirst().removeFromSuperview()
        addPanel(menu)
        layoutIfNeeded()
    }

    /// Takes the keys; text that is being edited keeps the focus.
    private func takeKeys(in window: UIWindow) {
        guard !(window.firstResponder is any UIKeyInput) else {
            window.keyCatcher = self
            return
        }
        previousResponder = window.firstResponder
        becomeFirstResponder()
    }

    private func appear(_ panel: MenuPanel, from anchor: CGRect) {
        let shift = CGPoint(
            x: (anchor.midX - panel.center.x) * 0.4, y: (anchor.midY - panel.center.y) * 0.4)
        panel.alpha = 0
        panel.transform = CGAffineTransform(translationX: shift.x, y: shift.y)
            .scaledBy(x: 0.5, y: 0.5)
        ControlStyle.spring(animated: true) {
            panel.alpha = 1
            panel.transform = .identity
        }
    }

    /// Closes the menu, then calls `completion`.
    package func close(then completion: (() -> Void)? = nil) {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        let target = endOfPlatter()
        source.willClose?()
        if window?.keyCatcher === self { window?.keyCatcher = nil }
        if isFirstResponder {
            resignFirstResponder()
            previousResponder?.becomeFirstResponder()
        }
        UIView.animate(
            withDuration: ControlStyle.fadeDuration, delay: 0,
            options: [.beginFromCurrentState, .curveEaseOut],
            animations: { [self] in
                if let target { platter?.settle(at: target) }
                for view in panels as [UIView] + [dimming, preview].compactMap({ $0 }) {
                    view.alpha = 0
                }
            },
            completion: { [weak self] _ in self?.removeFromSuperview() })
        completion?()
    }

    private func addPanel(_ menu: UIMenu) {
        let panel = MenuPanel(menu: menu, isSubmenu: !panels.isEmpty)
        panel.rowsDidChange = { [weak self] in
            self?.setNeedsLayout()
            self?.layoutIfNeeded()
        }
        panels.append(panel)
        addSubview(panel)
        setNeedsLayout()
    }

    private func openSubmenu(_ menu: UIMenu, from row: MenuRow) {
        let anchor = row.convert(row.bounds, to: self)
        if let parent = panels.last { fade(parent, isBehind: true) }
        addPanel(menu)
        layoutIfNeeded()
        if let panel = panels.last { appear(panel, from: anchor) }
    }

    private func closeSubmenu() {
        guard panels.count > 1 else { return close() }
        let panel = panels.removeLast()
        if let parent = panels.last {
            parent.highlightedRow = nil
            fade(parent, isBehind: false)
        }
        UIView.animate(
            withDuration: ControlStyle.fadeDuration, animations: { panel.alpha = 0 },
            completion: { _ in panel.removeFromSuperview() })
    }

    private func fade(_ panel: MenuPanel, isBehind: Bool) {
        panel.isUserInteractionEnabled = !isBehind
        ControlStyle.spring(animated: true) {
            panel.transform = isBehind ? CGAffineTransform(scaleX: 0.94, y: 0.94) : .identity
            panel.alpha = isBehind ? 0.6 : 1
        }
    }

    // MARK: Layout

    package override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds
        let room = bounds.inset(by: window?.safeAreaInsets ?? .zero).shrunk(
            x: ControlStyle.Menu.windowMargin, y: ControlStyle.Menu.windowMargin)
        var anchor = source.anchor
        if let preview {
            preview.place(near: anchor, in: room)
            anchor = preview.frame
        }
        if let platter, let lifted = source.lifted {
            anchor = frame(of: platter, at: lifted.target, in: room)
            platter.center = CGPoint(x: anchor.midX, y: anchor.midY)
        }
        for (index, panel) in panels.enumerated() {
            let width = min(ControlStyle.Menu.width, room.width)
            let height = min(panel.contentHeight(forWidth: width), room.height)
            let size = CGSize(width: width, height: height)
            let origin =
                index == 0
                ? origin(of: size, at: anchor, in: room)
                : submenuOrigin(of: size, over: panels[index - 1], in: room)
            // The position and the size, apart from a transform of the animation.
            panel.bounds.size = size
            panel.center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
        }
    }

    /// Returns the place of a lifted preview: its own, or so far up that the menu has room below.
    private func frame(
        of platter: DragPlatter, at target: UIPreviewTarget, in room: CGRect
    ) -> CGRect {
        let size = platter.bounds.size
        let center = platter.center(at: target)
        var frame = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
        let width = min(ControlStyle.Menu.width, room.width)
        let menu = panels[0].contentHeight(forWidth: width) + Self.gap
        if frame.maxY + menu > room.maxY, frame.minY - menu < room.minY {
            frame.origin.y = max(room.minY, room.maxY - menu - size.height)
        }
        return frame
    }

    /// The distance of a menu from what it belongs to.
    private static let gap: CGFloat = 6

    /// Returns the place below the anchor, or above it where there is more room.
    private func origin(of size: CGSize, at anchor: CGRect, in room: CGRect) -> CGPoint {
        let gap: CGFloat = anchor.height > 1 ? Self.gap : 0
        let below = anchor.maxY + gap
        let above = anchor.minY - gap - size.height
        let fitsBelow = below + size.height <= room.maxY
        let isBelow = fitsBelow || room.maxY - anchor.maxY >= anchor.minY - room.minY
        let y = min(max(isBelow ? below : above, room.minY), room.maxY - size.height)
        var x = anchor.minX
        if anchor.width > 1, anchor.midX > room.midX + 1 { x = anchor.maxX - size.width }
        if anchor.width > 1, abs(anchor.midX - room.midX) <= 40 { x = anchor.midX - size.width / 2 }
        return CGPoint(x: min(max(x, room.minX), room.maxX - size.width), y: y)
    }

    private func submenuOrigin(of size: CGSize, over parent: MenuPanel, in room: CGRect) -> CGPoint
    {
        let top = parent.center.y - parent.bounds.height / 2
        let row = parent.highlightedRow.map { top + $0.frame.minY } ?? top
        return CGPoint(
            x: parent.center.x - size.width / 2,
            y: min(max(row, room.minY), room.maxY - size.height))
    }

    // MARK: Choosing

    /// Highlights the row at a window point.
    package func track(_ point: CGPoint) {
        guard let panel = panels.last else { return }
        panel.highlightedRow = panel.row(at: panel.convert(point, from: self))
    }

    /// Chooses the row at the window point where the finger lifted, if there is one.
    package func lift(at point: CGPoint) {
        guard let panel = panels.last, let row = panel.row(at: panel.convert(point, from: self))
        else { return }
        choose(row)
    }

    private func choose(_ row: MenuRow) {
        switch row.content {
        case .back: closeSubmenu()
        case .title, .loading: break
        case .element(let submenu as UIMenu):
            panels.last?.highlightedRow = row
            openSubmenu(submenu, from: row)
        case .element(let element):
            row.singleSelection?.choose(element)
            if element.menuAttributes.contains(.keepsMenuPresented) {
                perform(element)
                panels.last?.reload()
            } else {
                close { [self] in perform(element) }
            }
        }
    }

    private func perform(_ element: UIMenuElement) {
        let start = (source.view as? UIWindow)?.keyResponder ?? source.view ?? self
        element.perform(
            sender: source.sender ?? source.view, start: window?.firstResponder ?? start)
        source.didPerform?(element)
    }

    // MARK: Touches

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { track(touch.location(in: self)) }
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { track(touch.location(in: self)) }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let panel = panels.last else { return }
        let point = touch.location(in: self)
        let isOnPanel = panel.bounds.contains(panel.convert(point, from: self))
        panel.highlightedRow = nil
        if isOnPanel {
            lift(at: point)
        } else if [preview, platter].contains(where: { $0?.frame.contains(point) == true }) {
            close { [source] in source.didTapPreview?() }
        } else if panels.count > 1, panels.contains(where: { $0.frame.contains(point) }) {
            closeSubmenu()
        } else {
            close()
        }
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        panels.last?.highlightedRow = nil
    }

    // MARK: Keys

    package override var canBecomeFirstResponder: Bool { true }

    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let panel = panels.last, let key = presses.first(where: { $0.phase == .began })?.key
        else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key.charactersIgnoringModifiers {
        case UIKeyCommand.inputDownArrow: panel.moveHighlight(by: 1)
        case UIKeyCommand.inputUpArrow: panel.moveHighlight(by: -1)
        case UIKeyCommand.inputEscape: closeSubmenu()
        case UIKeyCommand.inputLeftArrow: stepSideways(isIn: isMirrored)
        case UIKeyCommand.inputRightArrow: stepSideways(isIn: !isMirrored)
        case "\r", " ": if let row = panel.highlightedRow { choose(row) }
        default: break
        }
    }

    package override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    /// Opens the submenu of the highlighted row, or closes the open one.
    private func stepSideways(isIn: Bool) {
        guard isIn else {
            if panels.count > 1 { closeSubmenu() }
            return
        }
        if let row = panels.last?.highlightedRow, case .element(is UIMenu) = row.content {
            choose(row)
            panels.last?.moveHighlight(by: 1)
        }
    }

    package override func accessibilityPerformEscape() -> Bool {
        close()
        return true
    }

    package override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.add("menu", menu.title)
    }
}
