import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Frames that were computed by hand, for each part of a compositional layout.
@Suite("Frames of compositional layouts")
struct CompositionalFrameTests {
    private typealias Dimension = NSCollectionLayoutDimension

    private func size(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func item(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: size(width, height))
    }

    /// A section of rows of 40 points, one group each.
    private func rows(height: CGFloat = 40) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.fractionalWidth(1), .absolute(height)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    }

    private func edge(
        _ alignment: NSRectAlignment, _ width: Dimension, _ height: Dimension,
        kind: String = UICollectionView.elementKindSectionHeader
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(width, height), elementKind: kind, alignment: alignment)
    }

    private func world(
        _ section: NSCollectionLayoutSection, _ sections: [Int],
        configure: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in },
        prepare: (UICollectionView, NumberSource) -> Void = { _, _ in }
    ) -> CollectionWorld {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configure(configuration)
        return CollectionWorld(
            UICollectionViewCompositionalLayout(section: section, configuration: configuration),
            sections: sections, prepare: prepare)
    }

    /// The frame of a supplementary view.
    private func frame(
        _ world: CollectionWorld, _ kind: String, _ item: Int = 0, _ section: Int = 0
    ) -> CGRect? {
        world.list.supplementaryView(
            forElementKind: kind, at: IndexPath(item: item, section: section))?.frame
    }

    private let footer = UICollectionView.elementKindSectionFooter

    // MARK: Groups

    @Test("Nested groups: divided groups lay out their items in their share")
    func nested() {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        row.interItemSpacing = .fixed(4)
        let square = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitem: row, count: 2)
        square.interItemSpacing = .fixed(8)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(160)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1)), square])
        let world = world(NSCollectionLayoutSection(group: group), [5])
        // Rows: (160 - 8) / 2 = 76. Columns: (160 - 4) / 2 = 78.
        #expect(world.frame(0) == CGRect(x: 0, y: 0, width: 160, height: 160))
        #expect(world.frame(1) == CGRect(x: 160, y: 0, width: 78, height: 76))
        #expect(world.frame(2) == CGRect(x: 242, y: 0, width: 78, height: 76))
        #expect(world.frame(3) == CGRect(x: 160, y: 84, width: 78, height: 76))
        #expect(world.frame(4) == CGRect(x: 242, y: 84, width: 78, height: 76))
    }

    @Test("Groups: items that do not fit next to their distances go to the next group")
    func overflowing() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])
        group.interItemSpacing = .fixed(10)
        let world = world(NSCollectionLayoutSection(group: group), [3])
        // Three thirds and 20 are more than 320.
        #expect(world.frame(2)?.origin == CGPoint(x: 0, y: 30))
    }

    @Test("Groups: repeated items keep their own width")
    func repeating() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            repeatingSubitem: item(.absolute(80), .fractionalHeight(1)), count: 3)
        group.interItemSpacing = .fixed(10)
        let world = world(NSCollectionLayoutSection(group: group), [4])
        #expect(world.frame(2) == CGRect(x: 180, y: 0, width: 80, height: 50))
        #expect(world.frame(3) == CGRect(x: 0, y: 50, width: 80, height: 50))
    }

    @Test("Items: distances at the edges take room, insets do not")
    func edges() {
        let first = item(.absolute(50), .absolute(40))
        first.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(5), top: .fixed(7), trailing: .fixed(3), bottom: nil)
        first.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(130), .absolute(60)), subitems: [first])
        let world = world(NSCollectionLayoutSection(group: group), [2])
        // 5 and 4 of inset, 7 and 4; the next begins 5 + 50 + 3 later.
        #expect(world.frame(0) == CGRect(x: 9, y: 11, width: 42, height: 32))
        #expect(world.frame(1) == CGRect(x: 67, y: 11, width: 42, height: 32))
    }

    @Test("Items: insets have no effect along an estimated side")
    func estimatedInsets() {
        let box = item(.fractionalWidth(1), .estimated(50))
        box.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 20, bottom: 9, trailing: 30)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [box])
        let world = world(
            NSCollectionLayoutSection(group: group), [2],
            prepare: { _, source in
                source.heights = { _ in 70 }
            })
        #expect(world.frame(0) == CGRect(x: 20, y: 0, width: 270, height: 70))
        #expect(world.frame(1)?.minY == 70)
    }

    // MARK: Attached views

    @Test("Badge: its own anchor and offset decide which of its points lands on the item's")
    func itemAnchor() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]),
            itemAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], absoluteOffset: CGPoint(x: 5, y: -2)))
        let box = NSCollectionLayoutItem(
            layoutSize: size(.absolute(160), .absolute(60)), supplementaryItems: [badge])
        box.contentInsets = NSDirectionalEdgeInsets(
            top: 10, leading: 10, bottom: 10, trailing: 10)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [box])
        let world = world(NSCollectionLayoutSection(group: group), [2])
        // The corner of the second is at 170, 50: 170 - 20 + 5 and 50 - 2.
        #expect(frame(world, "badge", 1) == CGRect(x: 155, y: 48, width: 20, height: 10))
    }

    @Test("Badge: an axis without an edge, or with both, is centred")
    func centredAnchor() {
        for edges: NSDirectionalRectEdge in [.top, [.top, .leading, .trailing]] {
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(
                    edges: edges, fractionalOffset: CGPoint(x: 0, y: -0.5)))
            let box = NSCollectionLayoutItem(
                layoutSize: size(.absolute(100), .absolute(60)), supplementaryItems: [badge])
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [box])
            let world = world(NSCollectionLayoutSection(group: group), [2])
            #expect(frame(world, "badge", 1) == CGRect(x: 140, y: -5, width: 20, height: 10))
        }
    }

    @Test("Badge: one kind twice at an item stops the program")
    func duplicateKinds() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let size = NSCollectionLayoutSize(
                    widthDimension: .absolute(9), heightDimension: .absolute(9))
                let badge = NSCollectionLayoutSupplementaryItem(
                    layoutSize: size, elementKind: "badge",
                    containerAnchor: NSCollectionLayoutAnchor(edges: .top))
                _ = NSCollectionLayoutItem(
                    layoutSize: size, supplementaryItems: [badge, badge])
            }
        }
        let message = String(decoding: try #require(exit).standardErrorContent, as: UTF8.self)
        #expect(message.contains("one kind twice"))
    }

    // MARK: Sections

    @Test("Header: may be outside of the insets, and over the rows")
    func looseHeader() {
        let section = rows()
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 5, leading: 10, bottom: 6, trailing: 20)
        section.supplementariesFollowContentInsets = false
        let header = edge(.top, .fractionalWidth(1), .absolute(30))
        header.extendsBoundary = false
        section.boundarySupplementaryItems = [header]
        let world = world(section, [2, 1])
        #expect(world.frame(ofHeader: 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(world.frame(0) == CGRect(x: 10, y: 5, width: 290, height: 40))
        // 5 + 80 + 6.
        #expect(world.frame(ofHeader: 1)?.minY == 91)
    }

    @Test("Header: its offset moves it, and nothing else")
    func offsetHeader() {
        let section = rows()
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(100), .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .topTrailing,
                absoluteOffset: CGPoint(x: -8, y: 3))
        ]
        let world = world(section, [1])
        #expect(world.frame(ofHeader: 0) == CGRect(x: 212, y: 3, width: 100, height: 30))
        #expect(world.frame(0)?.minY == 30)
    }

    @Test("Sections: the distance between them, and views at the edges of the whole layout")
    func whole() {
        let world = world(rows(), [2, 1]) {
            $0.interSectionSpacing = 12
            $0.boundarySupplementaryItems = [
                edge(.top, .fractionalWidth(1), .absolute(25)),
                edge(.bottom, .fractionalWidth(0.5), .absolute(15), kind: footer),
            ]
        }
        #expect(world.frame(0)?.minY == 25)
        // 25 + 80 + 12.
        #expect(world.frame(0, 1)?.minY == 117)
        #expect(world.list.contentSize.height == 172)
        let views = world.list.subviews.filter { type(of: $0) == UICollectionReusableView.self }
        #expect(
            views.map(\.frame).sorted { $0.minY < $1.minY } == [
                CGRect(x: 0, y: 0, width: 320, height: 25),
                CGRect(x: 80, y: 157, width: 160, height: 15),
            ])
    }

    @Test("Horizontal layout: groups, headers and sections follow each other to the right")
    func horizontal() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(100), .fractionalHeight(1)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 20, leading: 4, bottom: 60, trailing: 6)
        section.boundarySupplementaryItems = [edge(.leading, .absolute(30), .fractionalHeight(1))]
        let world = world(section, [3, 1]) { $0.scrollDirection = .horizontal }
        #expect(world.frame(ofHeader: 0) == CGRect(x: 0, y: 20, width: 30, height: 400))
        // 480 - 80 = 400, of which the item takes half; 30 + 4 + 110.
        #expect(world.frame(0) == CGRect(x: 34, y: 20, width: 100, height: 200))
        #expect(world.frame(1)?.minX == 144)
        world.list.contentOffset.x = 100
        world.app.settle()
        // 30 + 4 + 320 + 6 = 360.
        #expect(world.frame(ofHeader: 1)?.minX == 360)
        #expect(world.frame(0, 1)?.minX == 394)
        #expect(world.list.contentSize == CGSize(width: 500, height: 480))
    }

    @Test("Section: a pinned header and a pinned footer share its visible part")
    func pinnedBoth() {
        let section = rows(height: 100)
        let header = edge(.top, .fractionalWidth(1), .absolute(30))
        let bottom = edge(.bottom, .fractionalWidth(1), .absolute(20), kind: footer)
        for item in [header, bottom] { item.pinToVisibleBounds = true }
        section.boundarySupplementaryItems = [header, bottom]
        let world = world(section, [10, 10])
        #expect(world.frame(ofHeader: 0)?.minY == 0)
        #expect(frame(world, footer)?.minY == 460)
        world.list.contentOffset.y = 300
        world.app.settle()
        #expect(world.frame(ofHeader: 0)?.minY == 300)
        #expect(frame(world, footer)?.minY == 760)
        // The section ends at 1050, its footer begins at 1030: the header stops above it.
        world.list.contentOffset.y = 1010
        world.app.settle()
        #expect(frame(world, footer)?.minY == 1030)
        #expect(world.frame(ofHeader: 0)?.minY == 1000)
        #expect(world.frame(ofHeader: 1)?.minY == 1050)
    }

    @Test("Section: insets count from the safe area, or from the edge")
    func references() {
        for (reference, x) in [(UIContentInsetsReference.safeArea, 35), (.none, 15)] {
            let section = rows()
            section.contentInsets.leading = 15
            section.contentInsetsReference = reference
            let world = world(section, [1])
            world.app.window.rootViewController?.additionalSafeAreaInsets.left = 20
            world.app.settle()
            world.list.collectionViewLayout.invalidateLayout()
            world.app.settle()
            #expect(world.frame(0)?.minX == CGFloat(x), "\(reference)")
        }
    }

    @Test("Section: a handler sees the visible items with the offset, and may transform them")
    func handler() {
        let section = rows()
        var seen: [Int] = []
        var offset = CGPoint.zero
        section.visibleItemsInvalidationHandler = { items, point, environment in
            seen = items.map(\.indexPath.item)
            offset = point
            for item in items {
                let distance =
                    item.center.y - point.y - environment.container.contentSize.height / 2
                if abs(distance) < 20 { item.transform = CGAffineTransform(scaleX: 2, y: 1) }
            }
        }
        let world = world(section, [100])
        world.list.contentOffset.y = 400
        world.app.settle()
        #expect(offset == CGPoint(x: 0, y: 400))
        #expect(seen.contains(10) && seen.contains(21))
        // 400 + 240 = 640: the row from 640 to 680 is no nearer than 20, the one before neither.
        world.list.contentOffset.y = 420
        world.app.settle()
        // 660 is the middle of row 16.
        #expect(world.list.cellForItem(at: IndexPath(item: 16, section: 0))?.transform.a == 2)
        #expect(world.list.cellForItem(at: IndexPath(item: 17, section: 0))?.transform.a == 1)
    }

    // MARK: Sections that scroll on their own

    /// A section of cards of 100 points with 10 between them, within insets of 10.
    private func cards(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(100), .absolute(80)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 10, bottom: 0, trailing: 10)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    /// The left edge of a card on the screen.
    private func x(_ item: Int, _ world: CollectionWorld) -> CGFloat? {
        let cell = world.list.cellForItem(at: IndexPath(item: item, section: 0))
        return cell?.convert(CGPoint.zero, to: world.list).x
    }

    /// Drags to the left by a distance and stops before lifting the finger.
    private func drag(_ distance: CGFloat, _ world: CollectionWorld) {
        world.app.finger.down(at: CGPoint(x: 280, y: 40))
        world.app.finger.move(to: CGPoint(x: 280 - distance, y: 40), duration: 0.5)
        world.app.advance(by: 0.3)
        world.app.finger.up()
        world.app.settle()
    }

    @Test(
        "Orthogonal: a slow drag rests where the behaviour says",
        arguments: [
            // The second card is nearest to the leading edge after 130 of 110.
            (
                UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary,
                1, 10.0
            ),
            (.groupPaging, 1, 10),
            // The page is 300 wide, and half of it was not reached.
            (.paging, 0, 10),
            // 10 + (300 - 100) / 2.
            (.groupPagingCentered, 1, 110),
        ])
    func resting(
        behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, card: Int, left: Double
    ) {
        let world = world(cards(behavior), [20])
        let start = behavior == .groupPagingCentered ? 110.0 : 10
        #expect(x(0, world) == CGFloat(start))
        drag(130, world)
        #expect(x(card, world) == CGFloat(left))
    }

    @Test("Orthogonal: a continuous section rests where the finger left it")
    func continuous() throws {
        let world = world(cards(.continuous), [20])
        drag(130, world)
        let left = try #require(x(2, world))
        // The first points of the drag may be those that recognise it.
        #expect(left >= 100 && left <= 111 && left != 120)
    }

    @Test("Orthogonal: a flick turns one page of the visible width, or one group")
    func flicks() {
        for (behavior, card) in [
            (UICollectionLayoutSectionOrthogonalScrollingBehavior.paging, 3), (.groupPaging, 1),
        ] {
            let world = world(cards(behavior), [20])
            world.app.finger.drag(
                from: CGPoint(x: 280, y: 40), to: CGPoint(x: 230, y: 40), duration: 0.06)
            world.app.settle()
            // A page is 300 wide: the card at 330 then lies at 40.
            #expect(x(card, world) == (behavior == .paging ? 40 : 10), "\(behavior)")
        }
    }

    @Test("Orthogonal: a section without enough cards stays, and the collection scrolls past it")
    func short() {
        let world = world(cards(.continuous), [2])
        drag(130, world)
        #expect(x(0, world) == 10)
        #expect(world.list.contentSize == CGSize(width: 320, height: 80))
    }
}
