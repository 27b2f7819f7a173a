import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore
import UIKitScrolling

/// A view on screen, and the attributes that it has.
struct CollectionElement {
    var view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes

    /// `true` until the next layout pass asks the view for its size again.
    var needsMeasuring = false
}

extension UICollectionView {
    // MARK: The pass

    /// Brings the views in line with the layout. A change that is being made does so itself.
    func layOutElements() {
        guard updates.animation == nil, !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        remeasure()
        if needsReload, !isPrepared, counts == nil {
            isInvalidatingWithContext = true
            storedLayout.invalidateLayout()
            isInvalidatingWithContext = false
        }
        discardIfReloading()
        var rounds: UInt32 = 0
        repeat {
            guard rounds < RelayoutLimit.maximumCount else {
                RelayoutLimit.reportEndlessLayout(of: layer, Int(rounds), storedLayout)
                break
            }
            rounds += 1
            let anchor = rounds > 1 ? visibleAnchor() : nil
            if !isPrepared { prepareLayout() }
            if let anchor { keep(anchor) }
            updateElements()
        } while !isPrepared
        reuse.trim()
        prefetch()
    }

    /// Forgets everything after `reloadData()`.
    func discardIfReloading() {
        guard needsReload else { return }
        swipe?.close(animated: false)
        needsReload = false
        closeOpenings()
        for (key, element) in elements.inOrder { remove(key, element) }
        counts = nil
        storedLayout.forgetMeasurements()
        prefetched = ListPrefetch()
        selection.highlighted = nil
        guard isPrepared else { return }
        let context = storedLayout.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        invalidate(with: context)
    }

    /// Updates the views from the layout's attributes.
    private func updateElements() {
        let visible = visibleAttributes()
        var keys: Set<ElementKey> = []
        keys.reserveCapacity(visible.count)
        for attributes in visible { keys.insert(attributes.key) }
        for (key, element) in elements.filter({ !keys.contains($0.key) }).inOrder {
            remove(key, element)
        }
        for attributes in visible { show(attributes) }
        alignSeparators()
    }

    /// Lets the separators of lists begin at the texts of their items, where they are automatic.
    func alignSeparators() {
        for element in elements.values where element.attributes.details.startsAtText {
            let frame = alignedFrame(of: element.attributes)
            if element.view.frame != frame { element.view.frame = frame }
        }
    }

    /// Returns the frame of a separator that begins at the text of its item.
    func alignedFrame(of separator: UICollectionViewLayoutAttributes) -> CGRect {
        var frame = separator.frame
        let item = ElementKey(category: .cell, kind: "", indexPath: separator.indexPath)
        guard let cell = elements[item], let start = cell.view.separatorStart else { return frame }
        let row = cell.attributes.frame
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            frame.size.width = max(0, row.maxX - start - frame.minX)
        } else {
            frame.size.width = max(0, frame.maxX - row.minX - start)
            frame.origin.x = row.minX + start
        }
        return frame
    }

    /// The attributes of what is on screen: cells first, then supplementary and decoration views.
    func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
        guard bounds.width > 0, bounds.height > 0 else { return [] }
        let bounds = bounds
        let attributes = attributes(in: queryRect).filter { attributes in
            guard !attributes.isHidden || elements[attributes.key] != nil else { return false }
            if attributes.details.scroller != nil { return true }
            return attributes.frame.meets(bounds)
        }
        let moving = movement.map { movedAttributes(of: $0) }
        var result = attributes.filter { $0.representedElementCategory == .cell }
        result += attributes.filter { $0.representedElementCategory == .supplementaryView }
        result += attributes.filter { $0.representedElementCategory == .decorationView }
        if let moving {
            result.removeAll { $0.key == moving.key }
            result.append(moving)
        }
        return result
    }

    /// The visible part, widened to a grid of whole visible parts.
    private var queryRect: CGRect {
        func range(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
            let first = (start / length).rounded(.down)
            let last = ((start + length) / length).rounded(.up)
            return (first * length, last * length)
        }
        let x = range(bounds.minX, bounds.width)
        let y = range(bounds.minY, bounds.height)
        return CGRect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0)
    }

    /// Asks the layout, or returns what it answered for this rectangle.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        if let query, query.rect == rect { return query.attributes }
        let counts = currentCounts()
        var result = layoutAttributes(in: rect)
        // Items of the layout beyond those of the data source get no view.
        result.removeAll { attributes in
            guard attributes.representedElementCategory == .cell else { return false }
            let path = attributes.indexPath
            return path.count != 2 || !counts.indices.contains(path.section)
                || !(0..<counts[path.section]).contains(path.item)
        }
        var seen: Set<ElementKey> = []
        result.removeAll { !seen.insert($0.key).inserted }
        query = LayoutQuery(rect: rect, attributes: result)
        // UIKit asks for the size again after the query.
        let size = storedLayout.collectionViewContentSize
        if size != contentSize { contentSize = size }
        return result
    }

    // MARK: Mirroring

    /// `true` if attributes are mirrored for a language that is written from the right.
    var isMirrored: Bool {
        storedLayout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != storedLayout.developmentLayoutDirection
    }

    /// The layout's answer for a part of the content, mirrored where the layout is.
    func layoutAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var area = rect
        if isMirrored { area.origin.x = max(contentSize.width, bounds.width) - rect.maxX }
        return storedLayout.layoutAttributesForElements(in: area)?.map(mirrored) ?? []
    }

    /// Returns attributes of the layout as the view shows them.
    func mirrored(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard isMirrored else { return attributes }
        let copy = attributes.copied()
        let width = max(contentSize.width, bounds.width)
        if CATransform3DIsIdentity(copy.transform3D) {
            var frame = copy.frame
            frame.origin.x = width - frame.maxX
            copy.frame = frame
        } else {
            copy.center.x = width - copy.center.x
        }
        return copy
    }

    // MARK: Showing

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        let key = attributes.key
        if let element = elements[key] {
            defer {
                if element.needsMeasuring {
                    elements[key]?.needsMeasuring = false
                    askPreference(of: element.view, attributes)
                }
            }
            guard element.attributes !== attributes, element.attributes != attributes else {
                return
            }
            let reorders = element.attributes.zIndex != attributes.zIndex
            elements[key]?.attributes = attributes
            element.view.adopt(attributes)
            if reorders { place(element.view, attributes) }
            return
        }
        UIView.performWithoutAnimation {
            guard let view = makeView(attributes) else { return }
            insert(view, attributes)
        }
    }

    /// Puts a new view on screen, and asks it for the size it prefers.
    func insert(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let key = attributes.key
        elements[key] = CollectionElement(view: view, attributes: attributes)
        view.adopt(attributes)
        place(view, attributes)
        if let cell = view as? UICollectionViewCell {
            cell.isSelected = selection.selected.contains(key.indexPath)
            cell.isHighlighted = selection.highlighted == key.indexPath
            cell.updateConfigurationIfNeeded()
        }
        askPreference(of: view, attributes)
        switch key.category {
        case .cell:
            guard let cell = view as? UICollectionViewCell else { break }
            delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
        case .supplementaryView:
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: key.kind,
                at: key.indexPath)
        case .decorationView: break
        }
    }

    /// Asks a view for its size, and invalidates the layout if it adopts that.
    func askPreference(
        of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
    ) {
        guard storedLayout.asksPreference(of: attributes) else { return }
        let preferred = view.preferredLayoutAttributesFitting(attributes.copied())
        requires(
            preferred.size.width >= 0 && preferred.size.height >= 0
                && preferred.size.width.isFinite && preferred.size.height.isFinite,
            """
            \(type(of: view)) at \(Array(attributes.indexPath)) prefers the size \(preferred.size), \
            which is negative, NaN or infinite. Was a size divided by zero?
            """)
        guard
            storedLayout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return }
        invalidate(
            with: storedLayout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }

    /// Measures a cell on screen again in the next layout pass.
    func cellMayNeedAnotherSize(_ cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, !isLayingOut, updates.animation == nil,
            let path = indexPath(for: cell)
        else { return }
        remeasured.insert(path)
        setNeedsLayout()
    }

    /// Asks the cells for their sizes whose content changed, and animates what follows from it.
    private func remeasure() {
        guard !remeasured.isEmpty else { return }
        let paths = remeasured
        remeasured = []
        guard isPrepared, !needsReload else { return }
        for path in paths {
            let key = ElementKey(category: .cell, kind: "", indexPath: path)
            guard let element = elements[key] else { continue }
            askPreference(of: element.view, element.attributes)
        }
        if !isPrepared {
            animate(.identity, completion: { _ in }) {
                prepareLayout()
            } finish: {
            }
        }
    }

    /// Inserts a view in front of those with lower and equal order.
    func place(
        _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
    ) {
        if let section = attributes.details.scroller, let scroller = sectionScrollers[section] {
            if view.superview !== scroller { scroller.addSubview(view) }
            return
        }
        stack.removeAll { $0 === view }
        window?.focusSystem.dropInside(view)
        let order = attributes.zIndex
        let index =
            stack.firstIndex { ($0.appliedAttributes?.zIndex ?? 0) > order } ?? stack.endIndex
        if index > 0 {
            insertSubview(view, aboveSubview: stack[index - 1])
        } else if let backgroundView, backgroundView.superview === self {
            insertSubview(view, aboveSubview: backgroundView)
        } else {
            insertSubview(view, at: 0)
        }
        stack.insert(view, at: index)
        if attributes.representedElementCategory == .decorationView { raiseScrollers(above: view) }
    }

    // MARK: Removing

    /// Takes a view off the screen and keeps it for reuse.
    func remove(_ key: ElementKey, _ element: CollectionElement) {
        elements[key] = nil
        retire(key, element)
    }

    /// Keeps a view that has left the screen for reuse.
    func retire(_ key: ElementKey, _ element: CollectionElement) {
        let view = element.view
        stack.removeAll { $0 === view }
        if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
        } else if key.category == .supplementaryView {
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind,
                at: key.indexPath)
        }
        UIView.performWithoutAnimation {
            guard let identifier = view.reuseIdentifier else { return view.removeFromSuperview() }
            let registration = ViewRegistration(
                category: key.category, kind: key.kind, identifier: identifier)
            reuse.add(view, for: registration)
        }
    }

    // MARK: The anchor

    /// An item on screen, and the distance of its top from the visible top.
    struct Anchor {
        var indexPath: IndexPath
        var frame: CGRect
    }

    /// The first item that is wholly visible, if the content is scrolled.
    private func visibleAnchor() -> Anchor? {
        guard storedLayout.keepsVisibleItemsInPlace, updates.animation == nil,
            contentOffset.y > -adjustedContentInset.top
        else { return nil }
        let top = bounds.minY + adjustedContentInset.top
        var anchor: Anchor?
        for (key, element) in elements where key.category == .cell {
            let frame = element.attributes.frame
            guard element.attributes.details.scroller == nil, frame.minY >= top else { continue }
            if let anchor, anchor.frame.minY <= frame.minY { continue }
            anchor = Anchor(indexPath: key.indexPath, frame: frame)
        }
        return anchor
    }

    /// Moves the offset so that an item stays where it is on screen.
    private func keep(_ anchor: Anchor) {
        guard let new = storedLayout.layoutAttributesForItem(at: anchor.indexPath) else { return }
        let distance = new.frame.minY - anchor.frame.minY
        guard distance != 0 else { return }
        isInvalidatingBounds = true
        bounds.origin.y += distance
        isInvalidatingBounds = false
    }
}

extension CGRect {
    /// `true` if the rectangles share an area, or an empty one lies inside.
    nonisolated func meets(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
