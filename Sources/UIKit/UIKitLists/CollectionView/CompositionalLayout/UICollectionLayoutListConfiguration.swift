public import CoreGraphics
public import Foundation
public import UIKitControls
public import UIKitCore

/// The look of a section that is a list.
public struct UICollectionLayoutListConfiguration {
    /// The kind of a list.
    public nonisolated enum Appearance: Int, Hashable, Sendable {
        case plain = 0
        case grouped
        /// Rows on cards with round corners.
        case insetGrouped
        case sidebar
        case sidebarPlain
    }

    /// The kind of header.
    public nonisolated enum HeaderMode: Int, Hashable, Sendable {
        case none = 0
        /// A supplementary view of the kind `elementKindSectionHeader`.
        case supplementary
        /// The first item.
        case firstItemInSection
    }

    /// The kind of footer.
    public nonisolated enum FooterMode: Int, Hashable, Sendable {
        case none = 0
        /// A supplementary view of the kind `elementKindSectionFooter`.
        case supplementary
    }

    /// A closure that changes the separators of an item.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// A closure that returns the actions of an item that is swiped.
    public typealias SwipeActionsConfigurationProvider = (
        _ indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?

    /// The kind of the list.
    public let appearance: Appearance

    /// The kind of header; none by default. Headers of plain lists stay at the top.
    public var headerMode = HeaderMode.none

    /// The kind of footer; none by default.
    public var footerMode = FooterMode.none

    /// `true` (the default) if lines separate the items.
    public var showsSeparators = true

    /// The look of the separators.
    public var separatorConfiguration: UIListSeparatorConfiguration

    /// A closure that changes the separators of single items.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// A closure that returns the actions at the leading side of an item that is swiped.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// A closure that returns the actions at the trailing side of an item that is swiped.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// The colour behind the section; `nil` for that of the appearance.
    public var backgroundColor: UIColor?

    /// The space above a header; `nil` for the standard.
    public var headerTopPadding: CGFloat?

    var hasSwipeActions: Bool {
        leadingSwipeActionsConfigurationProvider != nil
            || trailingSwipeActionsConfigurationProvider != nil
    }

    /// Creates the look of a list.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

/// The look of the lines between the items of a list.
public struct UIListSeparatorConfiguration {
    /// The insets that stand for the standard ones.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
        bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

    /// The visibility of a line.
    public nonisolated enum Visibility: Int, Hashable, Sendable {
        case automatic = 0
        case visible
        case hidden
    }

    /// The line above an item; hidden by default.
    public var topSeparatorVisibility = Visibility.automatic

    /// The line below an item; by default not below the last one.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the line above a row.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the line below a row.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour of the lines.
    public var color = UIColor.separator

    /// The material of the lines, which takes their colour; none by default.
    public var visualEffect: UIVisualEffect?

    /// Creates the look of a kind of list.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// The way a section scrolls across the direction of its layout.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable,
    Sendable
{
    /// The section does not scroll on its own.
    case none = 0
    /// It rests anywhere.
    case continuous
    /// It rests where a group begins.
    case continuousGroupLeadingBoundary
    /// It rests at multiples of its visible length.
    case paging
    /// It moves by one group.
    case groupPaging
    /// It moves by one group, which it centres.
    case groupPagingCentered

    var isPaging: Bool { rawValue >= Self.paging.rawValue }
}

extension NSCollectionLayoutSection {
    /// Creates a section that is a list.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(ListSection.rowHeight))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        return section
    }
}
