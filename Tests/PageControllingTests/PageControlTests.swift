import PageControlling
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Page controls of columns")
final class PageControlTests: NSObject, UICollectionViewDataSource {
    let app: HeadlessApp
    let layout: ColumnsLayout
    let collection: UICollectionView
    let control = UIPageControl(frame: CGRect(x: 0, y: 440, width: 375, height: 30))
    var count = 4

    override init() {
        let controller = UIViewController()
        app = HeadlessApp(size: CGSize(width: 375, height: 480), rootViewController: controller)
        layout = ColumnsLayout()
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 440), collectionViewLayout: layout)
        super.init()
        collection.decelerationRate = .fast
        collection.dataSource = self
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "column")
        collection.autoresizingMask = [.flexibleWidth]
        controller.view.addSubview(collection)
        controller.view.addSubview(control)
        app.settle()
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "column", for: indexPath)
    }

    @Test("Columns layout: columns are as wide as a collection view allows that changes its width")
    func width() {
        func widths() -> Set<CGFloat> { Set(collection.visibleCells.map(\.frame.width)) }
        #expect(widths() == [330])
        for width in [1280, 1040, 375] as [CGFloat] {
            collection.frame.size.width = width
            app.settle()
            let paging = ColumnPaging(width: width, columnCount: count)
            #expect(widths() == [paging.columnWidth], "\(width)")
        }
    }

    @Test("Page control: follows the columns, and leads them")
    func follows() {
        let link = PageControlLink(control: control, layout: layout)
        #expect(control.numberOfPages == 4 && control.currentPage == 0)
        app.finger.drag(
            from: CGPoint(x: 300, y: 200), to: CGPoint(x: 100, y: 200), duration: 0.2)
        app.settle()
        #expect(control.currentPage == 1 && collection.contentOffset.x == 335.5)
        control.currentPage = 3
        control.sendActions(for: .valueChanged)
        app.settle()
        #expect(collection.contentOffset.x == layout.paging.lastOffset)
        count = 2
        collection.reloadData()
        app.settle()
        link.update()
        #expect(control.numberOfPages == 2 && control.currentPage == 1)
    }

    @Test("Page control: links that come and go leave nothing behind")
    func leaks() throws {
        app.advance(by: 0)
        weak var last: PageControlLink?
        try app.expectNoLeaks(cycles: Thorough.leakCycles) {
            let control = UIPageControl(frame: CGRect(x: 0, y: 440, width: 375, height: 30))
            collection.superview?.addSubview(control)
            let link = PageControlLink(control: control, layout: layout)
            control.currentPage = 2
            control.sendActions(for: .valueChanged)
            app.advance(by: 0.02)
            control.currentPage = 0
            control.sendActions(for: .valueChanged)
            last = link
            control.removeFromSuperview()
        }
        #expect(last == nil)
    }

    @Test("Page control: without its link it leads nothing")
    func released() {
        var link: PageControlLink? = PageControlLink(control: control, layout: layout)
        withExtendedLifetime(link) {}
        link = nil
        control.currentPage = 2
        control.sendActions(for: .valueChanged)
        app.settle()
        #expect(collection.contentOffset.x == 0)
        layout.showPage(1, animated: false)
        #expect(control.currentPage == 2)
    }

    @Test("Columns: a column is shown by as few pages as possible; pages have their limits")
    func columns() {
        layout.showColumn(2, animated: false)
        #expect(layout.page == 2)
        layout.showColumn(2, animated: false)
        #expect(layout.page == 2)
        layout.showPage(99, animated: false)
        #expect(collection.contentOffset.x == layout.paging.lastOffset)
        layout.showPage(-5, animated: false)
        #expect(collection.contentOffset.x == 0)
        count = 0
        collection.reloadData()
        app.settle()
        layout.showPage(3, animated: false)
        #expect(collection.contentOffset.x == 0 && layout.paging.pageCount == 1)
    }
}
