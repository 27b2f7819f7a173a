import CoreGraphics
import Foundation
import UIKitCore

/// The views that left the screen, by registration, and the registrations.
///
/// Views remain hidden subviews of the list: to move one is cheaper than to add it again.
struct ReusePool {
    /// A registration: of cells (without a kind), of supplementary or of decoration views.
    struct Key: Hashable {
        var category: UICollectionView.ElementCategory
        var kind = ""
        var identifier: String
    }

    var makers: [Key: (CGRect) -> UICollectionReusableView] = [:]
    private var views: [Key: [UICollectionReusableView]] = [:]

    /// The largest number of idle views for each registration.
    private static let limit = 8

    mutating func add(_ view: UICollectionReusableView, kind element: ElementKey) {
        guard let identifier = view.reuseIdentifier else {
            view.removeFromSuperview()
            return
        }
        view.isHidden = true
        view.layer.removeAllAnimations()
        let key = Key(
            category: element.category, kind: element.kind, identifier: identifier)
        views[key, default: []].append(view)
    }

    /// Returns a view for another element, or `nil` if there is none.
    mutating func take(_ key: Key) -> UICollectionReusableView? { views[key]?.popLast() }

    /// Releases the views that are more than the limit.
    mutating func trim() {
        for (key, idle) in views where idle.count > Self.limit {
            for view in idle.dropLast(Self.limit) { view.removeFromSuperview() }
            views[key] = Array(idle.suffix(Self.limit))
        }
    }

    /// The number of idle views.
    var count: Int { views.values.reduce(0) { $0 + $1.count } }
}
