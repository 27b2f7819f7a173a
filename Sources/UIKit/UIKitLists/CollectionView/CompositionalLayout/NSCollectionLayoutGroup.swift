import CoreGraphics
public import Foundation
import UIKitCore

/// Items, or smaller groups, in a row or a column, or at places of the app's choice.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        /// The list is repeated until the length is used up.
        case list([NSCollectionLayoutItem], isHorizontal: Bool)

        /// The length is divided equally, or the items keep their own lengths.
        case equal(NSCollectionLayoutItem, count: Int, isHorizontal: Bool, divides: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    final let arrangement: Arrangement

    private init(
        layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement
    ) {
        self.arrangement = arrangement
        super.init(layoutSize: layoutSize)
    }

    nonisolated deinit {}

    /// The distance between items of the group.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The items and groups in the group.
    open var subitems: [NSCollectionLayoutItem] {
        switch arrangement {
        case .list(let items, _): items
        case .equal(let item, _, _, _): [item]
        case .custom: []
        }
    }

    /// Creates a row. The list of `subitems` is repeated until the width is used up.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { make(layoutSize, .list(subitems, isHorizontal: true)) }

    /// Creates a column. The list of `subitems` is repeated until the height is used up.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { make(layoutSize, .list(subitems, isHorizontal: false)) }

    /// Creates a row of `count` items that share the width equally, whatever their own width is.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        equal(layoutSize, subitem, count, isHorizontal: true, divides: true)
    }

    /// Creates a column of `count` items that share the height equally, whatever their own height
    /// is.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        equal(layoutSize, subitem, count, isHorizontal: false, divides: true)
    }

    /// Creates a row of `count` items of their own width.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        equal(layoutSize, subitem, count, isHorizontal: true, divides: false)
    }

    /// Creates a column of `count` items of their own height.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        equal(layoutSize, subitem, count, isHorizontal: false, divides: false)
    }

    /// Creates a group whose items are where `itemProvider` places them.
    public class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { make(layoutSize, .custom(itemProvider)) }

    private class func equal(
        _ size: NSCollectionLayoutSize, _ item: NSCollectionLayoutItem, _ count: Int,
        isHorizontal: Bool, divides: Bool
    ) -> NSCollectionLayoutGroup {
        requires(count > 0, "A group of \(count) items. Pass at least 1.")
        return make(
            size, .equal(item, count: count, isHorizontal: isHorizontal, divides: divides))
    }

    private class func make(
        _ size: NSCollectionLayoutSize, _ arrangement: Arrangement
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: size, arrangement)
    }
}

/// A closure that places the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
    any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// The place of one item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The frame in the group.
    public let frame: CGRect
    /// The order in front of other items: those with higher numbers are in front.
    public let zIndex: Int

    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }

    nonisolated deinit {}
}
