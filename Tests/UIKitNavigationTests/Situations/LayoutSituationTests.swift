import Testing
import UIKit
import UIKitTesting

/// What users of UIKit report about collection layouts, and about languages from right to left.
@Suite("Situations: layouts and directions")
@MainActor
struct LayoutSituationTests {
    private final class Source: NSObject, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout
    {
        var count = 20
        var size: (UICollectionView) -> CGSize = { _ in CGSize(width: 100, height: 50) }
        var sizeCalls = 0

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            sizeCalls += 1
            return size(collectionView)
        }
    }

    private final class World {
        let app: HeadlessApp
        let list: UICollectionView
        let source = Source()

        init(_ layout: UICollectionViewLayout, prepare: (UICollectionView) -> Void = { _ in }) {
            list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            list.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
            let root = UIViewController()
            app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: root)
            list.dataSource = source
            list.delegate = source
            prepare(list)
            root.view.addSubview(list)
            app.settle()
        }

        func frame(_ item: Int) -> CGRect {
            list.cellForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
        }
    }

    // MARK: Collection layouts

    private final class Sticky: UICollectionViewFlowLayout {
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        override func layoutAttributesForElements(
            in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
            let all = super.layoutAttributesForElements(in: rect)?.compactMap {
                $0.copy() as? UICollectionViewLayoutAttributes
            }
            let header =
                super.layoutAttributesForSupplementaryView(
                    ofKind: UICollectionView.elementKindSectionHeader,
                    at: IndexPath(item: 0, section: 0))?.copy() as? UICollectionViewLayoutAttributes
            guard let header, let list = collectionView else { return all }
            header.frame.origin.y = max(0, list.contentOffset.y)
            header.zIndex = 10
            return (all ?? []).filter { $0.representedElementKind == nil } + [header]
        }
    }

    @Test("Layout: a subclass keeps a header at the top of what is seen")
    func sticky() {
        let layout = Sticky()
        layout.headerReferenceSize = CGSize(width: 320, height: 40)
        let world = World(layout)
        world.source.count = 60
        world.list.reloadData()
        world.list.contentOffset.y = 200
        world.app.settle()
        let header = world.list.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: 0))
        #expect(header?.frame.minY == 200)
        let cells = world.list.visibleCells
        #expect(header != nil && cells.allSatisfy { $0.layer.zPosition < 10 })
    }

    private final class LeftAligned: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(
            in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
            var (x, y) = (sectionInset.left, -CGFloat.infinity)
            return super.layoutAttributesForElements(in: rect)?.compactMap { item in
                guard let item = item.copy() as? UICollectionViewLayoutAttributes else {
                    return nil
                }
                if item.frame.midY > y {
                    (x, y) = (sectionInset.left, item.frame.maxY)
                }
                item.frame.origin.x = x
                x += item.frame.width + minimumInteritemSpacing
                return item
            }
        }
    }

    @Test("Layout: a subclass that aligns to the left places the cells")
    func leftAligned() {
        let layout = LeftAligned()
        layout.minimumInteritemSpacing = 5
        let world = World(layout)
        #expect((0..<4).map { world.frame($0).minX } == [0, 105, 210, 0])
    }

    private final class Snapping: UICollectionViewFlowLayout {
        override func targetContentOffset(
            forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint { CGPoint(x: (proposed.x / 110).rounded() * 110, y: proposed.y) }
    }

    @Test("Layout: a carousel rests on its items")
    func snapping() {
        let layout = Snapping()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 10
        let world = World(layout)
        world.source.size = { _ in CGSize(width: 100, height: 400) }
        layout.invalidateLayout()
        world.app.settle()
        world.app.finger.drag(
            from: CGPoint(x: 250, y: 240), to: CGPoint(x: 110, y: 240), duration: 0.15)
        world.app.settle()
        let x = world.list.contentOffset.x
        #expect(x > 0 && abs(x.remainder(dividingBy: 110)) < 0.5)
    }

    @Test("Flow layout: an item that is too wide is shown")
    func tooWide() {
        let layout = UICollectionViewFlowLayout()
        let world = World(layout)
        world.source.size = { CGSize(width: $0.bounds.width + 40, height: 50) }
        layout.invalidateLayout()
        world.app.settle()
        #expect(!world.list.visibleCells.isEmpty)
    }

    @Test("Flow layout: sizes follow a changed width once the app invalidates the layout")
    func resized() {
        let world = World(UICollectionViewFlowLayout())
        world.source.size = { CGSize(width: $0.bounds.width, height: 50) }
        world.list.collectionViewLayout.invalidateLayout()
        world.app.settle()
        #expect(world.frame(0).width == 320)
        world.app.resize(to: CGSize(width: 500, height: 480))
        world.list.collectionViewLayout.invalidateLayout()
        world.app.settle()
        #expect(world.frame(0).width == 500)
    }

    @Test("Flow layout: an empty batch of updates asks for the sizes again without new cells")
    func emptyBatch() {
        let world = World(UICollectionViewFlowLayout())
        let cell = world.list.cellForItem(at: IndexPath(item: 0, section: 0))
        world.source.size = { _ in CGSize(width: 150, height: 80) }
        world.list.performBatchUpdates(nil)
        world.app.settle()
        #expect(world.frame(0).size == CGSize(width: 150, height: 80))
        #expect(world.list.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    }

    @Test("Collection: scrollToItem in the first layout is where it appears")
    func scrollAtFirst() {
        final class Controller: UICollectionViewController {
            var wasPlaced = false
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                guard !wasPlaced else { return }
                wasPlaced = true
                collectionView.scrollToItem(
                    at: IndexPath(item: 50, section: 0), at: .top, animated: false)
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        let controller = Controller(collectionViewLayout: layout)
        let source = Source()
        source.count = 100
        source.size = { _ in CGSize(width: 320, height: 40) }
        controller.collectionView.dataSource = source
        controller.collectionView.delegate = source
        controller.collectionView.register(
            UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
        app.settle()
        #expect(controller.collectionView.contentOffset.y == 2_000)
    }

    @Test("Collection: reloading while it scrolls keeps the place")
    func reloadWhileScrolling() {
        let world = World(UICollectionViewFlowLayout())
        world.source.count = 300
        world.list.reloadData()
        world.app.settle()
        world.app.finger.drag(
            from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), duration: 0.1)
        world.app.advance(by: 0.1)
        let before = world.list.contentOffset.y
        world.list.reloadData()
        world.app.settle()
        #expect(before > 100 && world.list.contentOffset.y >= before)
    }

    // MARK: Right to left

    private func mirrored(_ view: UIView) -> HeadlessApp {
        let root = UIViewController()
        let app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: root)
        app.window.traitOverrides.layoutDirection = .rightToLeft
        root.view.backgroundColor = .white
        root.view.addSubview(view)
        app.settle()
        return app
    }

    private func stack(_ attribute: UISemanticContentAttribute = .unspecified) -> UIStackView {
        let stack = UIStackView(
            arrangedSubviews: (0..<2).map { _ in
                let view = UIView()
                view.widthAnchor.constraint(equalToConstant: 50).isActive = true
                return view
            })
        stack.semanticContentAttribute = attribute
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        return stack
    }

    @Test("Right to left: a stack view begins at the right, unless it is forced to the left")
    func stacks() {
        let plain = stack()
        let app = mirrored(plain)
        #expect(plain.arrangedSubviews.map(\.frame.minX) == [50, 0])
        for attribute in [UISemanticContentAttribute.forceLeftToRight, .playback, .spatial] {
            let forced = stack(attribute)
            app.window.rootViewController?.view.addSubview(forced)
            app.settle()
            #expect(forced.arrangedSubviews.map(\.frame.minX) == [0, 50])
        }
    }

    @Test("Right to left: leading constraints mirror, left ones do not")
    func constraints() {
        let (first, second) = (UIView(), UIView())
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 40).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
            view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
        }
        first.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10).isActive = true
        second.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10).isActive = true
        let app = mirrored(box)
        #expect(first.frame.minX == 150 && second.frame.minX == 10)
        withExtendedLifetime(app) {}
    }

    @Test("Right to left: directional margins swap sides")
    func margins() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 1, leading: 2, bottom: 3, trailing: 4)
        let app = mirrored(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        withExtendedLifetime(app) {}
    }

    @Test("Right to left: an image for both directions is mirrored, another one is not")
    func images() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
        func isRed(_ image: UIImage) -> Bool {
            let view = UIImageView(image: image)
            view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            let app = mirrored(view)
            let picture = app.snapshot()
            let pixel = picture.pixels[picture.width * 4 + 2]
            return pixel & 0xFF0000 == 0xFF0000 && pixel & 0xFF == 0
        }
        #expect(isRed(image))
        #expect(!isRed(image.imageFlippedForRightToLeftLayoutDirection()))
    }

    @Test("Right to left: natural text is at the right, left text stays at the left")
    func alignment() {
        func inkX(_ alignment: NSTextAlignment) -> CGFloat {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
            label.text = "III"
            label.textAlignment = alignment
            let app = mirrored(label)
            let picture = app.snapshot()
            let background = picture.pixels[0]
            let row = (0..<30 * picture.width).filter { picture.pixels[$0] != background }
            return CGFloat(row.map { $0 % picture.width }.min() ?? -1)
        }
        #expect(inkX(.natural) > 150)
        #expect((0..<60).contains(inkX(.left)))
    }

    @Test("Right to left: a button's leading content is at the right")
    func buttons() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        button.setTitle("Go", for: .normal)
        button.contentHorizontalAlignment = .leading
        let app = mirrored(button)
        #expect((button.titleLabel?.frame.minX ?? 0) > 150)
        button.contentHorizontalAlignment = .left
        app.settle()
        #expect((button.titleLabel?.frame.minX ?? 300) < 50)
    }

    private final class Flipping: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    @Test("Right to left: a flow layout that flips begins at the right")
    func flips() {
        let world = World(Flipping()) { $0.semanticContentAttribute = .forceRightToLeft }
        #expect(world.frame(0).maxX == 320 && world.frame(1).maxX < 320)
    }

    @Test("Right to left: the direction of a view is known without a window")
    func direction() {
        let view = UIView()
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(
            UIView.userInterfaceLayoutDirection(
                for: .playback, relativeTo: .rightToLeft) == .leftToRight)
        #expect(
            UIView.userInterfaceLayoutDirection(
                for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    }

    @Test("Localisation: a key without a text is the text, and a default value is used")
    func keys() {
        #expect(NSLocalizedString("no such key", comment: "") == "no such key")
        #expect(
            NSLocalizedString("no such key", value: "Value", comment: "") == "Value")
        #expect(String(localized: "Hello \(3)") == "Hello 3")
    }
}
