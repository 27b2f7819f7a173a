import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitLists

@Suite("Random batches of collection views")
struct CollectionBatchTests {
    /// Forty batches a seed; ten thousand with `THOROUGH=1`.
    nonisolated private static let seeds = 0..<(Thorough.isOn ? 250 : 6)

    @Test(
        "Random batches: sections and items that come, go, move and reload equal a plain model",
        arguments: seeds)
    func random(seed: Int) throws {
        var numbers = SeededGenerator(seed: UInt64(seed + 500))
        var model = PlainList(counts: [5, 0, 12, 3])
        let world = CollectionWorld(layout(seed), sections: [])
        world.source.sections = texts(model)
        world.list.reloadData()
        for step in 0..<40 {
            let updates = model.change(using: &numbers)
            let perform = {
                world.list.performBatchUpdates {
                    world.source.sections = texts(model)
                    for update in updates { world.list.record([update]) }
                }
            }
            if Bool.random(using: &numbers) {
                perform()
            } else {
                UIView.performWithoutAnimation(perform)
            }
            if step % 3 == 0 {
                let end = max(0, world.list.contentSize.height - 480)
                world.list.contentOffset.y = CGFloat(Int.random(in: 0...Int(end), using: &numbers))
            }
            world.app.advance(by: Double.random(in: 0...0.6, using: &numbers))
            try check(world, model)
        }
        world.app.settle()
        try check(world, model)
        let live = world.list.subviews.filter { $0 is NumberCell && !$0.isHidden }
        #expect(live.count == world.list.visibleCells.count)
    }

    /// Rows of 40 points with headers of 20, by one layout or the other.
    private func layout(_ seed: Int) -> UICollectionViewLayout {
        guard seed % 2 == 0 else {
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            section.boundarySupplementaryItems = [header]
            return UICollectionViewCompositionalLayout(section: section)
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.headerReferenceSize = CGSize(width: 320, height: 20)
        layout.minimumLineSpacing = 0
        return layout
    }

    private func texts(_ model: PlainList) -> [[String]] {
        model.sections.map { $0.items.map { "\($0)" } }
    }

    private func check(_ world: CollectionWorld, _ model: PlainList) throws {
        world.list.layoutIfNeeded()
        var expected: [IndexPath: String] = [:]
        var y: CGFloat = 0
        for (section, content) in model.sections.enumerated() {
            let header = CGRect(x: 0, y: y, width: 320, height: 20)
            if header.meets(world.list.bounds) {
                try #require(world.frame(ofHeader: section) == header)
            }
            y += 20
            for (item, id) in content.items.enumerated() {
                let frame = CGRect(x: 0, y: y, width: 320, height: 40)
                y += 40
                guard frame.meets(world.list.bounds) else { continue }
                expected[IndexPath(item: item, section: section)] = "\(id)"
                try #require(world.frame(item, section) == frame)
            }
        }
        try #require(world.shown == expected)
        try #require(world.list.contentSize.height == y)
    }
}
