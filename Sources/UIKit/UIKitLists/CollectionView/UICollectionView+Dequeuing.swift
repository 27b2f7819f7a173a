import CoreGraphics
import Foundation
import UIKitCore

/// A registration: of cells (without a kind), of supplementary or of decoration views.
struct ViewRegistration: Hashable {
    var category: UICollectionView.ElementCategory
    var kind = ""
    var identifier: String
}

extension UICollectionView {
    // MARK: Registering

    /// Registers the class of supplementary views of a kind; `nil` ends the registration.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        let key = ViewRegistration(
            category: .supplementaryView, kind: elementKind, identifier: identifier)
        reuse.makers[key] = viewClass.map(UICollectionReusableView.maker)
    }

    // MARK: Dequeuing

    func dequeue(_ key: ViewRegistration, for indexPath: IndexPath) -> UICollectionReusableView {
        if key.category == .cell, let cell = updates.reconfigured[indexPath],
            cell.reuseIdentifier == key.identifier
        {
            return cell
        }
        if let view = reuse.take(key) {
            view.prepareForReuse()
            view.isHidden = false
            return view
        }
        guard let maker = reuse.makers[key] else {
            let what = key.category == .cell ? "cell" : "view of kind \(key.kind)"
            fatalError(
                """
                A \(what) with the identifier \(key.identifier) cannot be dequeued. Register a class \
                for it first.
                """)
        }
        let size = elementSize(key, indexPath)
        let view = maker(CGRect(origin: .zero, size: size))
        view.reuseIdentifier = key.identifier
        return view
    }

    /// The size of an element in the last query.
    private func elementSize(_ key: ViewRegistration, _ path: IndexPath) -> CGSize {
        let found = query?.attributes.first {
            $0.indexPath == path && $0.representedElementCategory == key.category
                && ($0.representedElementKind ?? "") == key.kind
        }
        return found?.size ?? .zero
    }

    // MARK: Making views

    /// Gets the view of an element from the data source or the layout.
    func makeView(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        let path = attributes.indexPath
        let kind = attributes.representedElementKind ?? ""
        let view: UICollectionReusableView
        switch attributes.representedElementCategory {
        case .cell:
            guard let dataSource else { return nil }
            view = dataSource.collectionView(self, cellForItemAt: dataPath(path))
        case .supplementaryView:
            guard let dataSource else { return nil }
            view = dataSource.collectionView(
                self, viewForSupplementaryElementOfKind: kind, at: path)
        case .decorationView: return makeDecoration(kind)
        }
        requires(
            view.reuseIdentifier != nil,
            """
            The \(type(of: view)) that the data source returned for \(path) was not dequeued. Get it \
            from one of the collection view's dequeue methods.
            """)
        return view
    }

    private func makeDecoration(_ kind: String) -> UICollectionReusableView {
        let key = ViewRegistration(category: .decorationView, kind: kind, identifier: kind)
        if reuse.makers[key] == nil {
            guard let maker = storedLayout.decorationMakers[kind] else {
                fatalError(
                    """
                    \(type(of: storedLayout)) has no class for decoration views of kind \(kind). \
                    Register one with register(_:forDecorationViewOfKind:).
                    """)
            }
            reuse.makers[key] = maker
        }
        return dequeue(key, for: IndexPath())
    }

    // MARK: Reconfiguring

    func reconfigure(_ paths: [IndexPath]) {
        guard let dataSource else { return }
        for path in paths {
            let key = ElementKey(category: .cell, kind: "", indexPath: path)
            guard let element = elements[key], let cell = element.view as? UICollectionViewCell
            else { continue }
            updates.reconfigured[path] = cell
            let result = dataSource.collectionView(self, cellForItemAt: path)
            updates.reconfigured[path] = nil
            requires(
                result === cell,
                """
                Reconfiguring \(path) must return the cell that is there, but another one was \
                dequeued. Dequeue with the same identifier or registration.
                """)
            cell.setNeedsUpdateConfiguration()
            cell.updateConfigurationIfNeeded()
            askPreference(of: cell, element.attributes)
        }
    }
}
