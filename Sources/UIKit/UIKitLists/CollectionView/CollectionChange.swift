import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

/// The way elements of a collection view keep their views while its data or its layout changes.
struct CollectionChange {
    /// Returns the new key of an element; `nil` if its view leaves.
    var new: (ElementKey, _ followsItem: Bool) -> ElementKey?

    /// Returns the old key of an element; `nil` if it is inserted.
    var old: (ElementKey, _ followsItem: Bool) -> ElementKey?

    /// `true` for a batch of changes of the data, in which the layout may delete and insert views.
    var isBatch = false

    /// The change of a layout: all elements remain.
    static let identity = CollectionChange(new: { key, _ in key }, old: { key, _ in key })
}

extension UICollectionView {
    /// Animates a change of the data or of the layout.
    ///
    /// 1. Sort the views on screen into those that remain, by their new keys, and those that leave.
    /// 2. Change and prepare the layout; move the offset where the layout wants it.
    /// 3. Place what is on screen afterwards; new views start from their initial attributes. Views
    ///    that are measured repeat this step.
    /// 4. Send what leaves the screen to its final attributes, and retire it at the end.
    func animate(
        _ change: CollectionChange, animated: Bool = true, completion: @escaping (Bool) -> Void,
        _ prepare: () -> Void, finish: () -> Void
    ) {
        let isAnimated = animated && window != nil && UIView.areAnimationsEnabled
        var transition = ElementTransition(change)
        if let query {
            for attributes in query.attributes { transition.before[attributes.key] = attributes }
        }
        for (key, element) in elements.inOrder {
            let follows = element.attributes.details.followsItem
            if let new = change.new(key, follows) {
                transition.remaining[new] = (key, element)
            } else {
                transition.leaving.append((key, element))
            }
        }
        elements = [:]
        updates.animation = change
        let run = {
            prepare()
            if change.isBatch { self.adoptChoices(into: &transition) }
            self.moveToTargetOffset()
            self.arrange(&transition)
            self.makeRoom()
            finish()
        }
        let end: (Bool) -> Void = { [weak self] finished in
            guard let self else { return }
            for (key, element) in transition.gone { retire(key, element) }
            reuse.trim()
            completion(finished)
        }
        guard isAnimated else {
            let wantsAnimation = animated && UIView.areAnimationsEnabled
            UIView.performWithoutAnimation(run)
            updates.animation = nil
            later { end(!wantsAnimation) }
            return
        }
        UIView.animate(
            springDuration: 0.3, animations: run,
            completion: { finished in end(finished) })
        updates.animation = nil
    }

    /// Asks the layout which further views the batch deletes and inserts.
    private func adoptChoices(into transition: inout ElementTransition) {
        for (new, entry) in transition.remaining.inOrder
        where storedLayout.deletes(entry.key) || storedLayout.inserts(new) {
            transition.remaining[new] = nil
            transition.leaving.append(entry)
        }
    }

    private func moveToTargetOffset() {
        guard isPrepared else { return }
        let proposed = contentOffset
        var target = storedLayout.targetContentOffset(forProposedContentOffset: proposed)
        if let delegate {
            target = delegate.collectionView(
                self, targetContentOffsetForProposedContentOffset: target)
        }
        if target != proposed { contentOffset = target }
    }

    private func arrange(_ transition: inout ElementTransition) {
        var rounds = 0
        repeat {
            requires(rounds < 60, "\(type(of: storedLayout)) is invalid after each pass.")
            rounds += 1
            if !isPrepared { prepareLayout() }
            for attributes in visibleAttributes() { place(attributes, &transition) }
        } while !isPrepared
        alignSeparators()
        let shown = Set(visibleAttributes().map(\.key))
        for (key, element) in elements.inOrder where !shown.contains(key) {
            elements[key] = nil
            transition.gone.append((key, element))
        }
        for (new, (old, element)) in transition.remaining.inOrder where elements[new] == nil {
            if let final = finalAttributes(old) ?? currentAttributes(new) {
                element.view.adopt(final)
            } else {
                let frame = element.view.frame
                let final = faded(element.attributes)
                element.view.adopt(final)
                // A separator leaves together with its item.
                element.view.frame = transition.moved(frame, with: final, at: new.indexPath)
            }
            transition.gone.append((old, element))
        }
        for (old, element) in transition.leaving {
            let view = element.view
            if let lowest = lowestElement {
                UIView.performWithoutAnimation { insertSubview(view, belowSubview: lowest) }
            }
            element.view.adopt(finalAttributes(old) ?? faded(element.attributes))
            transition.gone.append((old, element))
        }
    }

    /// The hindmost view of an element that stays, except of backgrounds.
    private var lowestElement: UIView? {
        let inFront = elements.values.filter { $0.attributes.zIndex >= 0 }.map(\.view)
        let views = Set(inFront.map(ObjectIdentifier.init))
        return subviews.first { views.contains(ObjectIdentifier($0)) }
    }

    /// Places one element that is on screen after the change.
    private func place(
        _ attributes: UICollectionViewLayoutAttributes, _ transition: inout ElementTransition
    ) {
        let key = attributes.key
        if let element = elements[key] {
            if element.attributes != attributes {
                elements[key]?.attributes = attributes
                adopt(attributes, element)
            }
            return
        }
        let chosen = initialAttributes(key)
        if let (old, element) = transition.remaining.removeValue(forKey: key) {
            elements[key] = CollectionElement(view: element.view, attributes: attributes)
            transition.remember(element.attributes, became: attributes, at: key)
            // Layouts keep count by these calls: they come for all elements.
            if transition.change.isBatch { _ = finalAttributes(old) }
            adopt(attributes, element)
            UIView.performWithoutAnimation { place(element.view, attributes) }
            return
        }
        let initial = chosen ?? transition.initial(attributes)
        var view: UICollectionReusableView?
        UIView.performWithoutAnimation {
            view = makeView(attributes)
            guard let view else { return }
            insert(view, attributes)
            view.layOutSubtreeIfNeeded()
            view.adopt(initial)
            guard attributes.details.startsAtText else { return }
            let aligned = alignedFrame(of: attributes)
            view.frame = CGRect(
                x: aligned.minX, y: view.frame.minY, width: aligned.width, height: aligned.height)
        }
        view?.adopt(attributes)
    }

    /// Moves a view to its new place. What is inside takes as long to adapt to a new size.
    private func adopt(
        _ attributes: UICollectionViewLayoutAttributes, _ element: CollectionElement
    ) {
        element.view.adopt(attributes)
        if element.attributes.size != attributes.size { element.view.layOutSubtreeIfNeeded() }
    }

    private func faded(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copied()
        copy.alpha = 0
        return copy
    }

    // MARK: Asking the layout

    private func currentAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let path = key.indexPath
        let attributes =
            switch key.category {
            case .cell: storedLayout.layoutAttributesForItem(at: path)
            case .supplementaryView:
                storedLayout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: path)
            case .decorationView:
                storedLayout.layoutAttributesForDecorationView(ofKind: key.kind, at: path)
            }
        return attributes.map(mirrored)
    }

    private func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let path = key.indexPath
        let attributes =
            switch key.category {
            case .cell: storedLayout.initialLayoutAttributesForAppearingItem(at: path)
            case .supplementaryView:
                storedLayout.initialLayoutAttributesForAppearingSupplementaryElement(
                    ofKind: key.kind, at: path)
            case .decorationView:
                storedLayout.initialLayoutAttributesForAppearingDecorationElement(
                    ofKind: key.kind, at: path)
            }
        return attributes.map(mirrored)
    }

    private func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let path = key.indexPath
        let attributes =
            switch key.category {
            case .cell: storedLayout.finalLayoutAttributesForDisappearingItem(at: path)
            case .supplementaryView:
                storedLayout.finalLayoutAttributesForDisappearingSupplementaryElement(
                    ofKind: key.kind, at: path)
            case .decorationView:
                storedLayout.finalLayoutAttributesForDisappearingDecorationElement(
                    ofKind: key.kind, at: path)
            }
        return attributes.map(mirrored)
    }
}

extension UICollectionViewLayout {
    /// `true` if the layout deletes this view in the batch that is made.
    fileprivate func deletes(_ old: ElementKey) -> Bool {
        switch old.category {
        case .cell: false
        case .supplementaryView:
            indexPathsToDeleteForSupplementaryView(ofKind: old.kind).contains(old.indexPath)
        case .decorationView:
            indexPathsToDeleteForDecorationView(ofKind: old.kind).contains(old.indexPath)
        }
    }

    /// `true` if the layout inserts this view in the batch that is made.
    func inserts(_ new: ElementKey) -> Bool {
        switch new.category {
        case .cell: false
        case .supplementaryView:
            indexPathsToInsertForSupplementaryView(ofKind: new.kind).contains(new.indexPath)
        case .decorationView:
            indexPathsToInsertForDecorationView(ofKind: new.kind).contains(new.indexPath)
        }
    }
}

/// The views of one animated change.
private struct ElementTransition {
    typealias Entry = (key: ElementKey, element: CollectionElement)

    let change: CollectionChange

    /// The attributes of the part around the visible one, before.
    var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]

    /// The views that remain, by their new keys, with their old ones.
    var remaining: [ElementKey: Entry] = [:]

    /// The views of what is deleted, by old keys.
    var leaving: [Entry] = []

    /// The views to retire at the end.
    var gone: [Entry] = []

    /// How far the element that was placed last moves.
    private var shift = CGVector.zero

    init(_ change: CollectionChange) { self.change = change }

    /// The frames of the items that remain, before and after, by their new paths.
    private var items: [IndexPath: (old: CGRect, new: CGRect)] = [:]

    /// Remembers the way of an element: what comes from out of sight next to it has the same.
    mutating func remember(
        _ old: UICollectionViewLayoutAttributes, became new: UICollectionViewLayoutAttributes,
        at key: ElementKey
    ) {
        shift = CGVector(dx: old.center.x - new.center.x, dy: old.center.y - new.center.y)
        if key.category == .cell { items[key.indexPath] = (old.frame, new.frame) }
    }

    /// Returns the frame that a separator without a place has at the end of its item's way.
    func moved(
        _ frame: CGRect, with separator: UICollectionViewLayoutAttributes, at path: IndexPath
    ) -> CGRect {
        guard separator.details.followsItem, let item = items[path] else { return frame }
        return frame.offsetBy(dx: 0, dy: item.new.maxY - item.old.maxY)
    }

    /// The attributes from which a new view comes: its old place, or transparent at the new one.
    func initial(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let old = change.old(attributes.key, attributes.details.followsItem)
        if let old, let before = before[old] { return before }
        let copy = attributes.copied()
        if attributes.details.followsItem, let item = items[attributes.indexPath] {
            // A separator that an item had not before comes along with it.
            copy.alpha = 0
            copy.frame = copy.frame.offsetBy(dx: 0, dy: item.old.maxY - item.new.maxY)
            return copy
        }
        if old == nil {
            copy.alpha = 0
        } else {
            copy.center = CGPoint(x: copy.center.x + shift.dx, y: copy.center.y + shift.dy)
        }
        return copy
    }
}
