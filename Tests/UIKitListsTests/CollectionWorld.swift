import UIKit
import UIKitTesting

/// A collection view of numbered items in an app, whose calls are recorded.
final class CollectionWorld {
    let app: HeadlessApp
    let list: UICollectionView
    let source: NumberSource

    init(
        _ layout: UICollectionViewLayout, sections: [Int],
        size: CGSize = CGSize(width: 320, height: 480),
        prepare: (UICollectionView, NumberSource) -> Void = { _, _ in }
    ) {
        let source = NumberSource(sections)
        let list = UICollectionView(
            frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        list.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            "badge",
        ] {
            list.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "view")
        }
        list.dataSource = source
        list.delegate = source
        prepare(list, source)
        let controller = UIViewController()
        controller.view.addSubview(list)
        app = HeadlessApp(size: size, rootViewController: controller)
        self.list = list
        self.source = source
    }

    /// The items on screen, by path, as their cells show them.
    var shown: [IndexPath: String] {
        var result: [IndexPath: String] = [:]
        for cell in list.visibleCells {
            guard let cell = cell as? NumberCell, let path = list.indexPath(for: cell) else {
                continue
            }
            result[path] = cell.text
        }
        return result
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        list.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func frame(ofHeader section: Int) -> CGRect? {
        list.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: section))?.frame
    }
}

/// A cell with a text that its constraints make as high as asked.
final class NumberCell: UICollectionViewCell {
    var text = ""
    var preparations = 0
    var wantedHeight: CGFloat?

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if let wantedHeight { layoutAttributes.size.height = wantedHeight }
        return layoutAttributes
    }
}

/// A data source and delegate of texts, with a log of the delegate's calls.
final class NumberSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSourcePrefetching
{
    var sections: [[String]]
    var log: [String] = []
    var logsCells = false
    var heights: (String) -> CGFloat? = { _ in nil }
    var sizes: ((IndexPath) -> CGSize)?
    var refused: Set<IndexPath> = []
    var made = 0

    init(_ counts: [Int]) {
        sections = counts.enumerated().map { section, count in
            (0..<count).map { "\(section).\($0)" }
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "cell", for: indexPath)
        guard let cell = cell as? NumberCell else { return cell }
        cell.text = sections[indexPath.section][indexPath.item]
        cell.wantedHeight = heights(cell.text)
        if logsCells { log.append("cell \(indexPath.item)") }
        made += 1
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if logsCells { log.append("view \(indexPath.section)") }
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        log.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
        let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.item)
    }

    // MARK: The delegate

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizes?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize
            ?? .zero
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        log.append("shouldHighlight \(indexPath.item)")
        return !refused.contains(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { log.append("didHighlight \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { log.append("didUnhighlight \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        log.append("shouldSelect \(indexPath.item)")
        return true
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        log.append("shouldDeselect \(indexPath.item)")
        return true
    }

    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("didSelect \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { log.append("didDeselect \(indexPath.item)") }

    // MARK: Prefetching

    func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { log.append("prefetch \(indexPaths.map(\.item))") }

    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { log.append("cancel \(indexPaths.map(\.item))") }
}
