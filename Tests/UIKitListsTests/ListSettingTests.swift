import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Lists: settings of looks and sizes")
struct ListSettingTests {
    private func lines(below view: UIView) -> [CGRect] {
        view.subviews.filter { String(describing: type(of: $0)) == "FillerRows" }
            .flatMap { rows in rows.subviews.map { rows.convert($0.frame, to: view) } }
            .sorted { $0.minY < $1.minY }
    }

    @Test("fillerRowHeight: empty rows have lines to the end of the table, and none by default")
    func fillers() {
        let world = TableWorld(source: TableSource([["A", "B"]]))
        world.table.rowHeight = 40
        world.app.settle()
        #expect(lines(below: world.table).isEmpty)
        world.table.fillerRowHeight = 100
        world.app.settle()
        #expect(lines(below: world.table).map(\.maxY) == [180, 280, 380, 480])
        #expect(world.table.contentSize.height == 80)
        world.table.fillerRowHeight = UITableView.automaticDimension
        world.app.settle()
        #expect(lines(below: world.table).count == 10)
        world.table.tableFooterView = UIView()
        world.app.settle()
        #expect(lines(below: world.table).isEmpty)
    }

    @Test("separatorEffect: lines are a material in the lines' colour")
    func separators() throws {
        let world = TableWorld(source: TableSource([["A", "B"]]))
        let effect = UIBlurEffect(style: .systemMaterial)
        world.table.separatorEffect = effect
        world.table.separatorColor = .systemRed
        world.app.settle()
        let cell = try #require(world.cell(0))
        let materials = cell.subviews.flatMap(\.subviews).compactMap { $0 as? UIVisualEffectView }
        #expect(materials.first?.effect === effect)
        #expect(materials.first?.contentView.backgroundColor == .systemRed)
        world.table.separatorEffect = nil
        world.app.settle()
        #expect(!cell.subviews.flatMap(\.subviews).contains { $0 is UIVisualEffectView })
    }

    @Test("insetsContentViewsToSafeArea: content keeps within the safe area at the sides")
    func safeArea() throws {
        let world = TableWorld(source: TableSource([["A", "B"]]))
        let controller = try #require(world.app.window.rootViewController)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
        world.app.settle()
        let cell = try #require(world.cell(0))
        #expect(cell.frame.width == 320)
        #expect(cell.contentView.frame.minX == 40 && cell.contentView.frame.maxX == 290)
        world.table.insetsContentViewsToSafeArea = false
        world.app.settle()
        #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.maxX == 320)
    }

    @Test("uniformAcrossSiblings: items of a group are as high as the highest one")
    func uniform() {
        let half = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5),
                heightDimension: .uniformAcrossSiblings(estimate: 30)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
            subitems: [half])
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group))
        let world = CollectionWorld(layout, sections: [4]) { _, source in
            source.heights = { ["0.0": 40, "0.1": 90, "0.2": 20, "0.3": 25][$0] }
        }
        world.app.settle()
        #expect((0..<4).map { world.frame($0)?.height } == [90, 90, 25, 25])
        #expect(world.frame(2)?.minY == 90)
        #expect(half.layoutSize.heightDimension.isUniformAcrossSiblings)
        #expect(!half.layoutSize.heightDimension.isEstimated)
    }

    @Test("orthogonalScrollingProperties: a section stops at its end without a bounce")
    func orthogonal() throws {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(150), heightDimension: .absolute(100)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(150), heightDimension: .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.orthogonalScrollingProperties.bounce = .never
        section.orthogonalScrollingProperties.decelerationRate = .fast
        let world = CollectionWorld(
            UICollectionViewCompositionalLayout(section: section), sections: [8])
        world.app.settle()
        let scroller = try #require(
            world.list.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(!scroller.bounces && scroller.decelerationRate == .fast)
    }

    @Test("supplementaryContentInsetsReference: a header keeps its own insets")
    func supplementary() throws {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top)
        ]
        section.contentInsetsReference = .layoutMargins
        section.supplementaryContentInsetsReference = .none
        let world = CollectionWorld(
            UICollectionViewCompositionalLayout(section: section), sections: [2]
        ) { list, _ in
            list.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
        }
        world.app.settle()
        #expect(world.frame(0)?.minX == 30 && world.frame(0)?.width == 260)
        let header = try #require(world.frame(ofHeader: 0))
        #expect(header.minX == 0 && header.width == 320)
    }

    @Test("popUpMenu: the handler gets the menu after another choice")
    func popUp() throws {
        var chosen: [String] = []
        let menu = UIMenu(children: ["One", "Two"].map { UIAction(title: $0) { _ in } })
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
            cell, _, _ in
            cell.accessories = [
                .popUpMenu(
                    menu,
                    selectedElementDidChangeHandler: {
                        chosen += $0.selectedElements.map(\.title)
                    })
            ]
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot, animatingDifferences: false)
        let controller = UIViewController()
        controller.view.addSubview(list)
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
        app.settle()
        try app.finger.tap(on: "One")
        app.settle()
        try app.finger.tap(on: "Two")
        app.settle()
        #expect(chosen == ["Two"])
        withExtendedLifetime(source) {}
    }

    @Test("focusStyle: a custom cell has no ring of the system")
    func focusStyle() {
        let cell = UITableViewCell()
        #expect(cell.focusStyle == .default)
        cell.focusStyle = .custom
        #expect(cell.focusEffect == nil)
    }
}
