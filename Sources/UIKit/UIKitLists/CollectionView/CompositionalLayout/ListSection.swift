import CoreGraphics
import Foundation
import QuartzCore
import UIKitControls
import UIKitCore
import UIKitScrolling

/// The metrics of a section that is a list, as on iOS 18.
struct ListSection {
    let configuration: UICollectionLayoutListConfiguration
    let index: Int
    let width: CGFloat

    static let rowHeight: CGFloat = 44
    static let cornerRadius: CGFloat = 10
    static let backgroundKind = "UICollectionViewListBackground"
    static let separatorKind = "UICollectionViewListSeparator"
    static let topSeparatorKind = "UICollectionViewListTopSeparator"

    init(
        _ configuration: UICollectionLayoutListConfiguration, index: Int, of count: Int,
        width: CGFloat
    ) {
        self.configuration = configuration
        self.index = index
        self.width = width
    }

    func countOfRows(_ count: Int) -> Int { count }

    private var isPlain: Bool {
        configuration.appearance == .plain || configuration.appearance == .sidebarPlain
    }

    /// The margin of content from the edge of the screen.
    static func margin(_ width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

    /// The insets of the rows: those of the app, or the standard ones.
    func insets(_ own: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        if own != .zero { return own }
        var insets = NSDirectionalEdgeInsets.zero
        if configuration.appearance == .insetGrouped {
            insets.leading = Self.margin(width)
            insets.trailing = Self.margin(width)
        }
        guard !isPlain else { return insets }
        if configuration.headerMode == .none { insets.top = index == 0 ? 35 : 17.5 }
        if configuration.headerMode == .firstItemInSection { insets.top = index == 0 ? 17.5 : 0 }
        if configuration.footerMode == .none { insets.bottom = 17.5 }
        return insets
    }

    /// The space above a header.
    var headerTopPadding: CGFloat {
        if let padding = configuration.headerTopPadding { return padding }
        if isPlain { return 22 }
        return index == 0 ? 17.5 : 0
    }

    func boundaryItems(
        _ section: NSCollectionLayoutSection
    ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
        let own = Set(section.boundarySupplementaryItems.map(\.elementKind))
        var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
        let header = UICollectionView.elementKindSectionHeader
        let footer = UICollectionView.elementKindSectionFooter
        if configuration.headerMode == .supplementary, !own.contains(header) {
            items.append(item(header, .top))
        }
        if configuration.footerMode == .supplementary, !own.contains(footer) {
            items.append(item(footer, .bottom))
        }
        return items
    }

    private func item(
        _ kind: String, _ alignment: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .estimated(isPlain ? 28 : 38)),
            elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = isPlain
        return item
    }

    // MARK: Rows

    private var firstRow: Int { configuration.headerMode == .firstItemInSection ? 1 : 0 }

    /// The corners that a row rounds.
    func corners(_ item: Int, of count: Int) -> CACornerMask {
        guard configuration.appearance == .insetGrouped, item >= firstRow else { return [] }
        var corners: CACornerMask = []
        if item == firstRow {
            corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
        }
        if item == count - 1 {
            corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        }
        return corners
    }

    struct Separator {
        var kind: String
        var frame: CGRect
        var color: UIColor
        var effect: UIVisualEffect?

        /// `true` if the line begins at the text of the row.
        var startsAtText: Bool
    }

    /// Returns the lines above and below a row.
    func separators(
        _ path: IndexPath, of count: Int, _ row: CGRect, pixel: CGFloat
    ) -> [Separator] {
        let isHeader = path.item < firstRow
        var look = configuration.separatorConfiguration
        if let handler = configuration.itemSeparatorHandler { look = handler(path, look) }
        var result: [Separator] = []
        let isLast = path.item == count - 1
        let showsBottom =
            switch look.bottomSeparatorVisibility {
            case .visible: true
            case .hidden: false
            case .automatic: configuration.showsSeparators && !isLast && !isHeader
            }
        if showsBottom {
            result.append(
                Separator(
                    kind: Self.separatorKind,
                    frame: line(row, row.maxY - pixel, look.bottomSeparatorInsets, pixel),
                    color: look.color, effect: look.visualEffect,
                    startsAtText: isAutomatic(look.bottomSeparatorInsets)))
        }
        if look.topSeparatorVisibility == .visible {
            result.append(
                Separator(
                    kind: Self.topSeparatorKind,
                    frame: line(row, row.minY, look.topSeparatorInsets, pixel), color: look.color,
                    effect: look.visualEffect, startsAtText: isAutomatic(look.topSeparatorInsets)))
        }
        return result
    }

    private func isAutomatic(_ insets: NSDirectionalEdgeInsets) -> Bool {
        insets == UIListSeparatorConfiguration.automaticInsets
    }

    private func line(
        _ row: CGRect, _ y: CGFloat, _ insets: NSDirectionalEdgeInsets, _ pixel: CGFloat
    ) -> CGRect {
        let isAutomatic = isAutomatic(insets)
        let margin = configuration.appearance == .insetGrouped ? 16 : Self.margin(width)
        let leading = isAutomatic ? margin : insets.leading
        let trailing = isAutomatic ? 0 : insets.trailing
        return CGRect(
            x: row.minX + leading, y: y, width: max(0, row.width - leading - trailing),
            height: pixel)
    }

    /// The view behind the section, which reaches two screens past the ends of the list.
    func background(
        _ whole: CGRect, index: Int, of count: Int, screen: CGFloat
    ) -> PlacedView {
        var frame = whole
        if index == 0 {
            frame.origin.y -= 2 * screen
            frame.size.height += 2 * screen
        }
        if index == count - 1 { frame.size.height += 2 * screen }
        let standard: UIColor = isPlain ? .systemBackground : .systemGroupedBackground
        return PlacedView(
            key: ElementKey(
                category: .decorationView, kind: Self.backgroundKind,
                indexPath: IndexPath(item: 0, section: index)),
            frame: frame, zIndex: -1, list: configuration.appearance,
            color: configuration.backgroundColor ?? standard)
    }
}

/// A separator or the background of a list, in one colour.
final class ListColorView: UICollectionReusableView {
    /// The line of a material; `nil` for a plain colour.
    private var line: SeparatorLine?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let details = layoutAttributes.details
        backgroundColor = details.effect == nil ? details.color : nil
        guard let effect = details.effect else {
            line?.removeFromSuperview()
            return line = nil
        }
        let line = line ?? SeparatorLine(frame: bounds)
        if self.line == nil {
            self.line = line
            line.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(line)
        }
        line.show(details.color ?? .clear, effect: effect)
    }
}

extension UICollectionViewCompositionalLayout {
    /// Registers the views of lists.
    func registerListViews(_ list: ListSection) {
        for kind in [
            ListSection.backgroundKind, ListSection.separatorKind, ListSection.topSeparatorKind,
        ] where decorationMakers[kind] == nil {
            register(ListColorView.self, forDecorationViewOfKind: kind)
        }
    }
}
