import Testing
import UIKit
import UIKitTesting

@Suite("Compositional layout")
struct CollectionCompositionalLayoutTests {
    private typealias Dimension = NSCollectionLayoutDimension

    private func size(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func item(
        _ width: Dimension, _ height: Dimension, insets: CGFloat = 0
    ) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(layoutSize: size(width, height))
        item.contentInsets = NSDirectionalEdgeInsets(
            top: insets, leading: insets, bottom: insets, trailing: insets)
        return item
    }

    private func world(
        _ section: NSCollectionLayoutSection, _ sections: [Int],
        prepare: (UICollectionView, NumberSource) -> Void = { _, _ in }
    ) -> CollectionWorld {
        CollectionWorld(
            UICollectionViewCompositionalLayout(section: section), sections: sections,
            prepare: prepare)
    }

    @Test("Group: the list of items is repeated until the width is used up")
    func repeated() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item(.fractionalWidth(0.3), .fractionalHeight(1))])
        let world = world(NSCollectionLayoutSection(group: group), [4])
        // 30 % of 320 are 96: three fit.
        #expect(world.frame(1) == CGRect(x: 96, y: 0, width: 96, height: 50))
        #expect(world.frame(3) == CGRect(x: 0, y: 50, width: 96, height: 50))
        #expect(world.list.contentSize == CGSize(width: 320, height: 100))
    }

    @Test("Group: a count divides the width, whatever the item's own is, and insets shrink cells")
    func divided() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)),
            subitem: item(.absolute(10), .fractionalHeight(1), insets: 5), count: 3)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 7, leading: 10, bottom: 9, trailing: 20)
        section.interGroupSpacing = 4
        let world = world(section, [5])
        // 320 - 30 = 290; (290 - 20) / 3 = 90.
        #expect(world.frame(0) == CGRect(x: 15, y: 12, width: 80, height: 50))
        #expect(world.frame(1) == CGRect(x: 115, y: 12, width: 80, height: 50))
        #expect(world.frame(4) == CGRect(x: 115, y: 76, width: 80, height: 50))
        // 7 + 60 + 4 + 60 + 9 = 140.
        #expect(world.list.contentSize.height == 140)
    }

    @Test("Group: what remains goes to flexible distances between and around items")
    func flexible() {
        let first = item(.absolute(60), .absolute(20))
        first.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .flexible(0), trailing: nil, bottom: .flexible(0))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(50)),
            subitems: [first, item(.absolute(80), .absolute(20))])
        group.interItemSpacing = .flexible(10)
        let world = world(NSCollectionLayoutSection(group: group), [2])
        // 200 - 60 - 80 - 10 = 50 for two distances: 25 each.
        #expect(world.frame(0) == CGRect(x: 25, y: 15, width: 60, height: 20))
        #expect(world.frame(1) == CGRect(x: 120, y: 0, width: 80, height: 20))
    }

    @Test("Group: smaller groups lie inside, each with fractions of its own container")
    func nested() {
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)),
            subitems: [item(.fractionalWidth(0.75), .fractionalHeight(1)), pair])
        let world = world(NSCollectionLayoutSection(group: group), [6])
        #expect(world.frame(0) == CGRect(x: 0, y: 0, width: 240, height: 160))
        #expect(world.frame(1) == CGRect(x: 240, y: 0, width: 80, height: 80))
        #expect(world.frame(2) == CGRect(x: 240, y: 80, width: 80, height: 80))
        #expect(world.frame(5) == CGRect(x: 240, y: 240, width: 80, height: 80))
    }

    @Test("Group: custom items lie where the provider places them")
    func custom() {
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: size(.fractionalWidth(1), .absolute(100))
        ) { environment in
            let width = environment.container.contentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: 0, y: 0, width: width / 2, height: 100)),
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: width / 2, y: 50, width: 20, height: 20), zIndex: 3),
            ]
        }
        let world = world(NSCollectionLayoutSection(group: group), [3])
        #expect(world.frame(1) == CGRect(x: 160, y: 50, width: 20, height: 20))
        #expect(world.frame(2) == CGRect(x: 0, y: 100, width: 160, height: 100))
    }

    @Test("Section: headers come before the top inset, footers after the bottom one")
    func boundaries() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 5, leading: 10, bottom: 6, trailing: 10)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(100), .absolute(12)),
                elementKind: UICollectionView.elementKindSectionFooter,
                alignment: .bottomTrailing),
        ]
        let world = world(section, [2, 1])
        #expect(world.frame(ofHeader: 0) == CGRect(x: 10, y: 0, width: 300, height: 30))
        #expect(world.frame(0) == CGRect(x: 10, y: 35, width: 300, height: 40))
        // 30 + 5 + 80 + 6 = 121.
        let footer = world.list.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter,
            at: IndexPath(item: 0, section: 0))
        #expect(footer?.frame == CGRect(x: 210, y: 121, width: 100, height: 12))
        #expect(world.frame(ofHeader: 1)?.minY == 133)
    }

    @Test("Section: a pinned header stays while its section is visible")
    func pinned() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let world = world(section, [5, 10])
        world.list.contentOffset.y = 100
        world.app.settle()
        #expect(world.frame(ofHeader: 0)?.minY == 100)
        // The section ends at 530: the header is pushed out.
        world.list.contentOffset.y = 515
        world.app.settle()
        #expect(world.frame(ofHeader: 0)?.minY == 500)
        #expect(world.frame(ofHeader: 1)?.minY == 530)
    }

    @Test("Item: a badge lands on its anchor, with an offset in shares of its own size")
    func badge() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .absolute(60)), supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(
            top: 10, leading: 10, bottom: 10, trailing: 10)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let world = world(NSCollectionLayoutSection(group: group), [2])
        #expect(world.frame(1) == CGRect(x: 170, y: 10, width: 140, height: 40))
        let view = world.list.supplementaryView(
            forElementKind: "badge", at: IndexPath(item: 1, section: 0))
        // Inside the corner it would be at 290, 10; half of itself further out at 300, 5.
        #expect(view?.frame == CGRect(x: 300, y: 5, width: 20, height: 10))
    }

    @Test("Section: estimated heights become those that the cells choose")
    func estimated() {
        let height = size(.fractionalWidth(1), .estimated(50))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: height, subitems: [NSCollectionLayoutItem(layoutSize: height)])
        let world = world(NSCollectionLayoutSection(group: group), [100]) { _, source in
            source.heights = { $0 == "0.1" ? 90 : 30 }
        }
        #expect(world.frame(0) == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(world.frame(1)?.height == 90)
        #expect(world.frame(2)?.minY == 120)
        // 14 rows fill 480 (90 + 13 · 30 = 480); the other 86 keep the estimate of 50.
        #expect(world.list.contentSize.height == 4780)
    }

    @Test("Section: rows measured above the visible part do not move what is on screen")
    func anchored() {
        let height = size(.fractionalWidth(1), .estimated(50))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: height, subitems: [NSCollectionLayoutItem(layoutSize: height)])
        let world = world(NSCollectionLayoutSection(group: group), [200]) { _, source in
            source.heights = { _ in 70 }
        }
        world.list.scrollToItem(
            at: IndexPath(item: 100, section: 0), at: .top, animated: false)
        world.app.settle()
        func distance() -> CGFloat? {
            world.frame(101).map { $0.minY - world.list.contentOffset.y }
        }
        #expect(distance() == 70)
        world.list.contentOffset.y -= 20
        world.app.settle()
        #expect(distance() == 90)
    }

    @Test("Section: an orthogonal one scrolls on its own, and rests on groups")
    func orthogonal() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(100), .absolute(80)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 20, leading: 10, bottom: 20, trailing: 10)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .groupPaging
        let world = world(section, [20, 20])
        #expect(world.frame(1) == CGRect(x: 120, y: 20, width: 100, height: 80))
        #expect(world.list.contentSize == CGSize(width: 320, height: 240))
        #expect(world.frame(6) == nil)
        world.app.finger.drag(
            from: CGPoint(x: 300, y: 60), to: CGPoint(x: 210, y: 60), duration: 0.2)
        world.app.settle()
        let cell = world.list.cellForItem(at: IndexPath(item: 1, section: 0))
        // The section rests one group further, the collection and the other section stay.
        #expect(cell?.convert(cell?.bounds ?? .zero, to: world.list).minX == 10)
        #expect(world.list.contentOffset == .zero)
        let other = world.list.cellForItem(at: IndexPath(item: 0, section: 1))
        #expect(other?.convert(CGPoint.zero, to: world.list).x == 10)
        world.list.scrollToItem(
            at: IndexPath(item: 10, section: 0), at: .left, animated: false)
        world.app.settle()
        let tenth = world.list.cellForItem(at: IndexPath(item: 10, section: 0))
        #expect(tenth?.convert(CGPoint.zero, to: world.list).x == 10)
        #expect(world.shown[IndexPath(item: 10, section: 0)] == "0.10")
    }

    @Test("Section: decoration views lie behind the whole section")
    func decoration() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 8, leading: 8, bottom: 8, trailing: 8)
        section.decorationItems = [.background(elementKind: "card")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Card.self, forDecorationViewOfKind: "card")
        let world = CollectionWorld(layout, sections: [2])
        let card = world.list.subviews.first { $0 is Card }
        #expect(card?.frame == CGRect(x: 0, y: 0, width: 320, height: 96))
        let cell = world.list.cellForItem(at: IndexPath(item: 0, section: 0))
        let order = world.list.subviews
        #expect(order.firstIndex { $0 === card } ?? 9 < order.firstIndex { $0 === cell } ?? 0)
    }

    private final class Card: UICollectionReusableView {}

    @Test("Layout: right to left mirrors the sections")
    func mirrored() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item(.absolute(100), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.leading = 15
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let source = NumberSource([3])
        list.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        list.semanticContentAttribute = .forceRightToLeft
        let controller = UIViewController()
        controller.view.addSubview(list)
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
        let cell = list.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(cell?.frame == CGRect(x: 205, y: 0, width: 100, height: 50))
        withExtendedLifetime(app) {}
    }

    @Test("List: rows are at least 44 high, separators are a pixel, cards have insets")
    func list() {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        let source = NumberSource([3, 2])
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
            list, path, text in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(source.sections[0], toSection: 0)
        snapshot.appendItems(source.sections[1], toSection: 1)
        data.apply(snapshot, animatingDifferences: false)
        let controller = UIViewController()
        controller.view.addSubview(list)
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 600), rootViewController: controller)
        let first = list.cellForItem(at: IndexPath(item: 0, section: 0))
        let second = list.cellForItem(at: IndexPath(item: 0, section: 1))
        #expect(first?.frame == CGRect(x: 16, y: 35, width: 343, height: 44))
        // 35 + 3 · 44 + 17.5 + 17.5 = 202.
        #expect(second?.frame.minY == 202)
        #expect(first?.layer.cornerRadius == 10)
        let lines = list.subviews.filter { !$0.isHidden && $0.frame.height == 0.5 }
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.frame.minX == 32 && $0.frame.width == 327 })
        app.finger.tap(at: CGPoint(x: 100, y: 60))
        #expect(first?.isSelected == true)
        withExtendedLifetime((app, data)) {}
    }
}
