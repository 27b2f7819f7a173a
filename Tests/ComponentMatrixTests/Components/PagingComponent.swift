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
        let cells = collection.visibleCells.map(\.frame.width)
        expect(
            cells.allSatisfy { abs($0 - paging.columnWidth) < 0.6 },
            "\(moment): the columns are \(cells) wide instead of \(paging.columnWidth)")
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
