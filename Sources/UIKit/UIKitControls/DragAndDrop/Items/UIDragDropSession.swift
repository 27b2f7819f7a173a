import CoreGraphics
public import Foundation
public import UIKitCore

/// A drag, seen from its source or from a place where it may be dropped.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
    /// The dragged items.
    var items: [UIDragItem] { get }

    /// Returns the finger's location in a view.
    func location(in view: UIView) -> CGPoint

    /// `true` if the source permits a move.
    var allowsMoveOperation: Bool { get }

    /// `true` if other programs cannot take the items.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Returns `true` if one of the items has data of one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Returns `true` if one of the items can be read as an object of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, seen from its source.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// An object of the app that views where the items are dropped can read.
    var localContext: Any? { get set }
}

/// A drag, seen from a place where it may be dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag, if it started in this app.
    var localDragSession: (any UIDragSession)? { get }
}

extension UIDragDropSession {
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

extension UIDropSession {
    /// Makes objects of all items that can be read as a class, and passes on those that succeed,
    /// in the order of the items.
    @discardableResult
    public func loadObjects<Object: NSItemProviderReading>(
        ofClass aClass: Object.Type, completion: @escaping @MainActor ([Object]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let progress = Progress(totalUnitCount: Int64(providers.count))
        var loaded: [Object?] = Array(repeating: nil, count: providers.count)
        var pending = providers.count
        guard pending > 0 else {
            Task { @MainActor in completion([]) }
            return progress
        }
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in
                loaded[index] = object
                pending -= 1
                progress.completedUnitCount += 1
                if pending == 0 { completion(loaded.compactMap { $0 }) }
            }
        }
        return progress
    }
}
