import UIKit
import UIKitTesting

/// A layout of rows that records its calls, with the offset inside each call.
final class RecordingLayout: UICollectionViewLayout {
    var log: [String] = []
    var height: CGFloat = 40
    var followsBounds = true
    var context: UICollectionViewLayoutInvalidationContext?

    func add(_ call: String, offset: Bool = true) {
        log.append(offset ? "\(call) @\(Int(collectionView?.bounds.minY ?? -1))" : call)
    }

    override func invalidateLayout() {
        add("invalidate")
        super.invalidateLayout()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        add("with")
        self.context = context
        super.invalidateLayout(with: context)
    }

    override func prepare() {
        add("prepare", offset: false)
        super.prepare()
    }

    override var collectionViewContentSize: CGSize {
        add("size", offset: false)
        return CGSize(width: 320, height: CGFloat(count) * height)
    }

    private var count: Int {
        guard let list = collectionView, list.numberOfSections > 0 else { return 0 }
        return list.numberOfItems(inSection: 0)
    }

    private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
        let result = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: 0))
        result.frame = CGRect(x: 0, y: CGFloat(item) * height, width: 320, height: height)
        return result
    }

    override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        add("elements \(Int(rect.minY))-\(Int(rect.maxY))", offset: false)
        return (0..<count).map(attributes).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        add("item \(indexPath.item)", offset: false)
        return attributes(indexPath.item)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        add("should \(Int(newBounds.minY))")
        return followsBounds
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        add("context \(Int(newBounds.minY))")
        return super.invalidationContext(forBoundsChange: newBounds)
    }

    // MARK: Batches

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        add("prepare for \(updateItems.count)", offset: false)
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        add("initial \(itemIndexPath.item)", offset: false)
        return nil
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        add("final \(itemIndexPath.item)", offset: false)
        return nil
    }

    override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
        add("target", offset: false)
        return offset
    }

    override func finalizeCollectionViewUpdates() {
        add("finalize\(UIView.inheritedAnimationDuration > 0 ? " animated" : "")", offset: false)
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        add("prepare for bounds", offset: false)
    }

    override func finalizeAnimatedBoundsChange() { add("finalize bounds", offset: false) }
}

/// A data source and delegate of numbered items that writes into the log of its layout.
final class RecordingSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let layout: RecordingLayout
    var items: [String]
    var logsCounts = false

    init(_ layout: RecordingLayout, count: Int) {
        self.layout = layout
        items = (0..<count).map { "\($0)" }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        if logsCounts { layout.add("sections", offset: false) }
        return 1
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        if logsCounts { layout.add("items", offset: false) }
        return items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        layout.add("cell \(indexPath.item)", offset: false)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { layout.add("scroll") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { layout.add("end") }
}

/// A collection view of a recording layout, in an app of 320 by 480 points.
final class RecordingWorld {
    let layout = RecordingLayout()
    let source: RecordingSource
    let list: UICollectionView
    let app: HeadlessApp

    init(_ count: Int, height: CGFloat = 40) {
        layout.height = height
        source = RecordingSource(layout, count: count)
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        list.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        list.delegate = source
        let controller = UIViewController()
        controller.view.addSubview(list)
        app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
        self.list = list
        layout.log = []
    }

    /// The recorded calls, which are forgotten.
    func calls() -> [String] {
        defer { layout.log = [] }
        return layout.log
    }
}
