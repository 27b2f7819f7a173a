import Testing
import UIKit
import UIKitTesting

@Suite("Interactive changes of layouts")
@MainActor
struct CollectionTransitionTests {
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var made: UICollectionViewTransitionLayout?

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 30 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
            newLayout toLayout: UICollectionViewLayout
        ) -> UICollectionViewTransitionLayout {
            let layout = UICollectionViewTransitionLayout(
                currentLayout: fromLayout, nextLayout: toLayout)
            made = layout
            return layout
        }
    }

    private static func flow(side: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: side, height: side)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        return layout
    }

    private let source = Source()

    private func start() -> (HeadlessApp, UICollectionView) {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300),
            collectionViewLayout: Self.flow(side: 100))
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        list.dataSource = source
        list.delegate = source
        let root = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 300, height: 300), rootViewController: root)
        root.view.addSubview(list)
        app.settle()
        return (app, list)
    }

    private func frame(_ item: Int, in list: UICollectionView) -> CGRect? {
        list.cellForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    @Test("Transition: elements are between their places, and arrive when it is finished")
    func finishing() {
        let (app, list) = start()
        let (old, next) = (list.collectionViewLayout, Self.flow(side: 150))
        var ends: [[Bool]] = []
        let layout = list.startInteractiveTransition(to: next) { ends.append([$0, $1]) }
        #expect(list.collectionViewLayout === layout && layout === source.made)
        #expect(layout.currentLayout === old && layout.nextLayout === next)
        layout.transitionProgress = 0.5
        app.advance(by: 0.02)
        #expect(frame(1, in: list) == CGRect(x: 125, y: 0, width: 125, height: 125))
        #expect(frame(2, in: list) == CGRect(x: 100, y: 75, width: 125, height: 125))
        #expect(list.contentSize.height == 1625)
        layout.updateValue(3, forAnimatedKey: "angle")
        #expect(layout.value(forAnimatedKey: "angle") == 3)
        list.finishInteractiveTransition()
        #expect(list.collectionViewLayout === next && ends.isEmpty)
        app.settle()
        #expect(frame(1, in: list) == CGRect(x: 150, y: 0, width: 150, height: 150))
        #expect(ends == [[true, true]] && old.collectionView == nil)
    }

    @Test("Transition: a cancelled one returns to the old places and the old offset")
    func cancelling() {
        let (app, list) = start()
        list.contentOffset.y = 700
        app.settle()
        let old = list.collectionViewLayout
        let next = Self.flow(side: 50)
        var ends: [[Bool]] = []
        let layout = list.startInteractiveTransition(to: next) { ends.append([$0, $1]) }
        layout.transitionProgress = 1
        app.advance(by: 0.02)
        #expect(list.contentOffset.y == 0)
        #expect(frame(29, in: list) == CGRect(x: 250, y: 200, width: 50, height: 50))
        list.cancelInteractiveTransition()
        app.settle()
        #expect(list.collectionViewLayout === old && list.contentOffset.y == 700)
        #expect(frame(29, in: list) == CGRect(x: 200, y: 900, width: 100, height: 100))
        #expect(ends == [[true, false]] && next.collectionView == nil)
    }
}
