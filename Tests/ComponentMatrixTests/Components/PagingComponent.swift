import PageControlling
import UIKit

final class PagingComponent: Component {
    private let layout = ColumnsLayout()
    private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    private let columns = Columns()
    private var link: PageControlLink?
    private var page = 0

    override class func expected(on host: Host, at moment: Moment) -> Expected {
        switch (host, moment) {
        case (.tabBarItem, _): .noMeaning("A tab is no view.")
        case (.noWindow, .inCompletion), (.zeroSize, .inCompletion):
            .noMeaning("Nothing scrolls by an animation there.")
        default: .works
        }
    }

    override func prepare() {
        collection.frame = view.bounds
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "column")
        collection.dataSource = columns
        collection.delegate = columns
        columns.didArrive = { [weak self] in if self?.page == 0 { self?.whenEnded?() } }
        view.addSubview(collection)
        view.addSubview(control)
        link = PageControlLink(control: control, layout: layout)
    }

    override func show() { turn(to: 3, animated: true) }

    override func hide() { turn(to: 0, animated: true) }

    /// Scrolling by an animation stops where it is when its view leaves the window.
    override func cameBack() { turn(to: page, animated: false) }

    private func turn(to page: Int, animated: Bool) {
        self.page = page
        layout.showPage(page, animated: animated)
    }

    override func useValues() {
        control.currentPage = 2
        page = 2
        control.sendActions(for: .valueChanged)
        stage.pass(1)
        checkShown("by the control")
        layout.showColumn(columns.count - 1, animated: true)
        page = columns.count - 1
        stage.pass(1)
        checkShown("the last column")
        swipe(forward: false)
        checkShown("after a swipe back")
        swipe(forward: true)
        checkShown("after a swipe")
    }

    override func replaceSettings() {
        layout.metrics.gap = 20
        layout.metrics.inset = 4
        stage.pass(0.5)
        show()
        stage.pass(0.5)
        checkShown("other distances")
        columns.count = 3
        collection.reloadData()
        stage.pass(0.3)
        link?.update()
        checkShown("fewer columns")
        columns.count = 8
        collection.reloadData()
        stage.pass(0.3)
        link?.update()
        show()
        stage.pass(1)
        for attribute in [UISemanticContentAttribute.forceRightToLeft, .unspecified] {
            changeDirection(attribute)
            checkShown("the direction \(attribute.rawValue)")
        }
    }

    override func checkShown(_ moment: String) {
        view.layoutIfNeeded()
        collection.layoutIfNeeded()
        let paging = layout.paging
        guard paging.width > 0 else { return }
        let wanted = min(page, paging.pageCount - 1)
        expect("\(moment): the page", layout.page, is: wanted)
        expect("\(moment): the control's page", control.currentPage, is: wanted)
        expect("\(moment): the control's pages", control.numberOfPages, is: paging.pageCount)
        let offset = paging.offset(ofPage: wanted)
        expect(
            abs(collection.contentOffset.x - offset) < 0.6,
            "\(moment): the offset is \(collection.contentOffset.x) instead of \(offset)")
        expectOrder(moment)
        let cells = collection.visibleCells.map(\.frame.width)
        expect(
            cells.allSatisfy { abs($0 - paging.columnWidth) < 0.6 },
            "\(moment): the columns are \(cells) wide instead of \(paging.columnWidth)")
    }

    /// Checks that the columns follow each other as the dots do.
    private func expectOrder(_ moment: String) {
        let paths = collection.indexPathsForVisibleItems.sorted()
        let places = paths.compactMap { collection.cellForItem(at: $0)?.frame.midX }
        let isMirrored = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
        expect(
            "\(moment): the columns \(paths.map(\.item))", places,
            is: isMirrored ? places.sorted(by: >) : places.sorted())
        guard let first = paths.first else { return }
        expect("\(moment): the first column", first.item <= page, is: true)
    }

    private var isMirrored: Bool {
        collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// `true` where a finger reaches the columns.
    private var takesSwipes: Bool {
        [.controllerView, .rightToLeft, .largestText, .switchedToDark, .rotated].contains(host)
            && stage.isInPlace && view.window != nil && collection.bounds.height > 200
    }

    /// Swipes to the next page or back.
    private func swipe(forward: Bool) {
        guard takesSwipes else { return }
        stage.pass(1)
        let middle = collection.convert(
            CGPoint(x: collection.bounds.midX, y: collection.bounds.midY), to: nil)
        let distance: CGFloat = forward == isMirrored ? 60 : -60
        stage.app.finger.drag(
            from: CGPoint(x: middle.x - distance, y: middle.y),
            to: CGPoint(x: middle.x + distance, y: middle.y), duration: 0.1)
        stage.pass(2)
        page = min(
            max(min(page, layout.paging.pageCount - 1) + (forward ? 1 : -1), 0),
            layout.paging.pageCount - 1)
        expect("the page after a swipe", layout.page, is: page)
    }

    private func changeDirection(_ attribute: UISemanticContentAttribute) {
        for view in [collection, control] { view.semanticContentAttribute = attribute }
        view.layoutIfNeeded()
        collection.layoutIfNeeded()
    }

    override func checkHidden(_ moment: String) { checkShown(moment) }

    override var parts: [AnyObject] { [layout, collection, control] + (link.map { [$0] } ?? []) }

    override var operations: [(name: String, call: (Int) -> Void)] {
        [
            ("show", { [unowned self] _ in show() }), ("hide", { [unowned self] _ in hide() }),
            ("turn", { [unowned self] number in turn(to: number % 10, animated: number % 2 == 0) }),
            (
                "control",
                { [unowned self] number in
                    control.currentPage = number % max(control.numberOfPages, 1)
                    page = control.currentPage
                    control.sendActions(for: .valueChanged)
                }
            ),
            (
                "count",
                { [unowned self] number in
                    columns.count = number % 9
                    collection.reloadData()
                    stage.pass(0.1)
                    link?.update()
                    turn(to: 0, animated: false)
                }
            ),
            (
                "metrics",
                { [unowned self] number in
                    layout.metrics.gap = CGFloat(number % 30)
                    turn(to: page, animated: false)
                }
            ),
            ("swipe", { [unowned self] number in swipe(forward: number % 2 == 0) }),
            (
                "direction",
                { [unowned self] number in
                    changeDirection(number % 2 == 0 ? .forceRightToLeft : .unspecified)
                }
            ),
            (
                "link",
                { [unowned self] _ in
                    link = nil
                    link = PageControlLink(control: control, layout: layout)
                }
            ),
        ]
    }
}

private final class Columns: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 8
    var didArrive: () -> Void = {}

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "column", for: indexPath)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { didArrive() }
}
