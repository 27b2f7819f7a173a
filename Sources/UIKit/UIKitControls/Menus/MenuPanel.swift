import CoreGraphics
import Foundation
import UIKitCore

/// The rows of a menu on a rounded panel. Rows that do not fit are scrolled to.
final class MenuPanel: UIView {
    let menu: UIMenu

    private let content = UIView()
    private let clip = UIView()
    private let isSubmenu: Bool
    private(set) var rows: [MenuRow] = []
    private var lines: [UIView] = []

    /// The deferred elements that are being provided or were provided, by identity.
    private var provided: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var requested: Set<ObjectIdentifier> = []

    /// Called when the rows, and with them the size, changed.
    var rowsDidChange: (() -> Void)?

    /// The row below the finger or chosen by keys.
    var highlightedRow: MenuRow? {
        didSet {
            guard highlightedRow !== oldValue else { return }
            oldValue?.isHighlighted = false
            highlightedRow?.isHighlighted = true
        }
    }

    init(menu: UIMenu, isSubmenu: Bool) {
        self.menu = menu
        self.isSubmenu = isSubmenu
        super.init(frame: .zero)
        isOpaque = false
        ControlStyle.float(layer)
        clip.backgroundColor = ControlStyle.panel
        clip.layer.cornerRadius = ControlStyle.Menu.cornerRadius
        clip.clipsToBounds = true
        content.isOpaque = false
        clip.addSubview(content)
        addSubview(clip)
        let pan = UIPanGestureRecognizer(target: self, action: MenuPanel.panned)
        pan.allowedScrollTypesMask = .all
        addGestureRecognizer(pan)
        accessibilityViewIsModal = true
        makeRows()
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: Rows

    private func makeRows() {
        let highlightedIndex = highlightedRow.flatMap { rows.firstIndex(of: $0) }
        highlightedRow = nil
        for view in rows + lines { view.removeFromSuperview() }
        rows = []
        lines = []
        if isSubmenu {
            add(MenuRow(.back(menu.title)))
        } else if !menu.title.isEmpty {
            add(MenuRow(.title(menu.title)))
        }
        var isFirst = rows.isEmpty
        for section in MenuSection.sections(of: menu) {
            if !isFirst { addLine(isGap: true) }
            isFirst = false
            var isFirstRow = true
            if !section.title.isEmpty {
                add(MenuRow(.title(section.title)))
            }
            for element in section.elements.flatMap(shownElements) {
                if !isFirstRow, section.size == .large { addLine(isGap: false) }
                isFirstRow = false
                let row = MenuRow(element.map { .element($0) } ?? .loading)
                row.size = element == nil ? .large : section.size
                row.singleSelection = section.singleSelection
                row.titleLines = section.titleLines
                add(row)
            }
        }
        let hasMarks = rows.contains { row in
            if case .element(let element) = row.content {
                return element.menuState != .off && row.size == .large
            }
            return false
        }
        for row in rows { row.hasCheckmarkColumn = hasMarks }
        if let highlightedIndex, rows.indices.contains(highlightedIndex) {
            highlightedRow = rows[highlightedIndex]
        }
        setNeedsLayout()
    }

    /// Returns the elements that stand for `element`, `nil` for those that are being provided.
    private func shownElements(_ element: UIMenuElement) -> [UIMenuElement?] {
        guard let deferred = element as? UIDeferredMenuElement else { return [element] }
        let id = ObjectIdentifier(deferred)
        if requested.insert(id).inserted {
            var isImmediate = true
            deferred.provideElements { [weak self] elements in
                guard let self else { return }
                provided[id] = elements
                if !isImmediate {
                    makeRows()
                    rowsDidChange?()
                }
            }
            isImmediate = false
        }
        return provided[id] ?? [nil]
    }

    /// Updates the rows after an element changed.
    func reload() {
        makeRows()
        rowsDidChange?()
    }

    private func add(_ row: MenuRow) {
        rows.append(row)
        content.addSubview(row)
    }

    private func addLine(isGap: Bool) {
        let line = UIView()
        line.isUserInteractionEnabled = false
        line.tag = isGap ? 1 : 0
        line.backgroundColor = isGap ? .quaternarySystemFill : .separator
        lines.append(line)
        content.addSubview(line)
    }

    /// The row at a point of the panel.
    func row(at point: CGPoint) -> MenuRow? {
        guard bounds.contains(point) else { return nil }
        return rows.first { $0.frame.contains(convert(point, to: content)) && $0.isChoosable }
    }

    /// Moves the highlight to the next or the previous row, and shows it.
    func moveHighlight(by step: Int) {
        let choosable = rows.filter(\.isChoosable)
        guard !choosable.isEmpty else { return }
        let current = highlightedRow.flatMap { choosable.firstIndex(of: $0) }
        let next = current.map { $0 + step } ?? (step > 0 ? 0 : choosable.count - 1)
        let row = choosable[(next + choosable.count) % choosable.count]
        highlightedRow = row
        if row.frame.maxY > clip.bounds.maxY {
            scroll(to: row.frame.maxY - clip.bounds.height)
        } else if row.frame.minY < clip.bounds.minY {
            scroll(to: row.frame.minY)
        }
    }

    // MARK: Layout

    /// The height of all rows in a width.
    func contentHeight(forWidth width: CGFloat) -> CGFloat {
        layOut(width: width) { _, _ in }
    }

    /// Passes each row and line to a closure with its place, and returns the height of all.
    private func layOut(width: CGFloat, _ place: (UIView, CGRect) -> Void) -> CGFloat {
        let hairline = 1 / max(1, traitCollection.displayScale)
        var y: CGFloat = 0
        /// Rows side by side, which share the width.
        var strip: [MenuRow] = []
        func endStrip() {
            guard let first = strip.first else { return }
            let height = strip.map { $0.height(forWidth: width / CGFloat(strip.count)) }.max() ?? 0
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let part = width / CGFloat(max(strip.count, first.countAbreast / 2))
            for (index, row) in strip.enumerated() {
                let x = CGFloat(index) * part
                place(
                    row,
                    CGRect(
                        x: isMirrored ? width - x - part : x, y: y, width: part, height: height))
            }
            y += height
            strip = []
        }
        // The subviews of the content are rows and lines in their order.
        for view in content.subviews {
            if let row = view as? MenuRow, row.size != .large {
                if strip.count == row.countAbreast || strip.first?.size != row.size { endStrip() }
                strip.append(row)
                continue
            }
            endStrip()
            if let row = view as? MenuRow {
                let height = row.height(forWidth: width)
                place(row, CGRect(x: 0, y: y, width: width, height: height))
                y += height
            } else if view.tag == 1 {
                place(view, CGRect(x: 0, y: y, width: width, height: ControlStyle.Menu.sectionGap))
                y += ControlStyle.Menu.sectionGap
            } else {
                place(view, CGRect(x: 0, y: y, width: width, height: hairline))
            }
        }
        endStrip()
        return y
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        layer.shadowPath = CGPath(
            roundedRect: bounds,
            cornerWidth: min(ControlStyle.Menu.cornerRadius, bounds.width / 2),
            cornerHeight: min(ControlStyle.Menu.cornerRadius, bounds.height / 2), transform: nil)
        let y = layOut(width: bounds.width) { $0.frame = $1 }
        content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: y)
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        highlightedRow = nil
        scroll(to: clip.bounds.minY - pan.translation(in: self).y)
        pan.setTranslation(.zero, in: self)
    }

    private func scroll(to y: CGFloat) {
        let end = max(0, content.frame.height - clip.bounds.height)
        clip.bounds.origin.y = min(max(0, y), end)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        content.frame.height > clip.bounds.height
    }
}
