public import Foundation
public import UIKitCore

extension UICollectionView {
    /// A class of cells, and the closure that configures one for an item.
    ///
    ///     let registration = UICollectionView.CellRegistration<PhotoCell, Photo> {
    ///         cell, indexPath, photo in
    ///         cell.imageView.image = photo.image
    ///     }
    ///
    /// Create it once, outside of the data source's methods: cells are reused by registration.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell.
        public typealias Handler = (Cell, IndexPath, Item) -> Void

        let handler: Handler
        let nib: UINib?
        let identifier = UUID().uuidString

        /// Creates a registration of the class.
        public init(handler: @escaping Handler) {
            nib = nil
            self.handler = handler
        }

        /// Creates a registration of a nib file with one cell.
        public init(cellNib: UINib, handler: @escaping Handler) {
            nib = cellNib
            self.handler = handler
        }
    }

    /// A class of supplementary views of a kind, and the closure that configures one.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a view of a kind at a path.
        public typealias Handler = (Supplementary, String, IndexPath) -> Void

        let elementKind: String
        let handler: Handler
        let nib: UINib?
        let identifier = UUID().uuidString

        /// Creates a registration of the class.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            nib = nil
            self.handler = handler
        }

        /// Creates a registration of a nib file with one view.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            nib = supplementaryNib
            self.handler = handler
        }
    }

    /// Returns a reused or new cell, configured for `item`.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let key = ViewRegistration(category: .cell, identifier: registration.identifier)
        if reuse.makers[key] == nil {
            reuse.makers[key] =
                registration.nib?.maker(Cell.self, registeredFor: "\(Cell.self)")
                ?? UICollectionReusableView.maker(Cell.self)
        }
        guard let cell = dequeue(key, for: indexPath) as? Cell else {
            fatalError("The registration made a cell of another class than \(Cell.self).")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a reused or new supplementary view, configured.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let key = ViewRegistration(
            category: .supplementaryView, kind: registration.elementKind,
            identifier: registration.identifier)
        if reuse.makers[key] == nil {
            reuse.makers[key] =
                registration.nib?.maker(
                    Supplementary.self, registeredFor: registration.elementKind)
                ?? UICollectionReusableView.maker(Supplementary.self)
        }
        guard let view = dequeue(key, for: indexPath) as? Supplementary else {
            fatalError(
                "The registration made a view of another class than \(Supplementary.self).")
        }
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}
