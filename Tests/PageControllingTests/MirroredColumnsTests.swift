import PageControlling
import Testing
import UIKit
import UIKitTesting

/// Columns in a language that is written from the right.
extension PageControlTests {
    private func mirror() {
        for view in [collection, control] { view.semanticContentAttribute = .forceRightToLeft }
        app.settle()
    }

    /// The left edge of a column in the window; `nil` for one that is not shown.
    private func left(_ column: Int) -> CGFloat? {
        guard let cell = collection.cellForItem(at: IndexPath(item: column, section: 0)) else {
            return nil
        }
        return cell.convert(cell.bounds, to: nil).minX
    }

    private func expectPage(_ page: Int, _ comment: Comment) {
        #expect(layout.page == page && control.currentPage == page, comment)
        guard layout.paging.visibleCount == 1, page > 0, page + 1 < count else { return }
        let middle = (collection.bounds.width - layout.paging.columnWidth) / 2
        #expect(left(page).map { abs($0 - middle) < 0.6 } == true, comment)
    }

    @Test("Columns from right to left: the first is at the right, and the next at its left")
    func mirroredOrder() {
        let link = PageControlLink(control: control, layout: layout)
        mirror()
        #expect(left(0) == 27 && left(1) == 27 - 340)
        expectPage(0, "at first")
        // All fit.
        app.resize(to: CGSize(width: 1_500, height: 480))
        app.settle()
        let lefts = (0..<4).compactMap(left)
        #expect(lefts.count == 4 && lefts == lefts.sorted(by: >))
        #expect(lefts.last.map { $0 == 1_500 - lefts[0] - layout.paging.columnWidth } == true)
        withExtendedLifetime(link) {}
    }

    @Test("Columns from right to left: a swipe to the right and the next dot show the next page")
    func mirroredSwipes() {
        let link = PageControlLink(control: control, layout: layout)
        mirror()
        let (near, far) = (CGPoint(x: 100, y: 200), CGPoint(x: 300, y: 200))
        app.finger.drag(from: near, to: far)
        app.settle()
        expectPage(1, "after a swipe to the right")
        app.finger.drag(from: near, to: far)
        app.settle()
        expectPage(2, "after another one")
        app.finger.drag(from: far, to: near)
        app.settle()
        expectPage(1, "after a swipe to the left")
        // A tap left of the current dot.
        app.finger.tap(at: CGPoint(x: 375 / 2 - 30, y: 455))
        app.settle()
        expectPage(2, "after a tap on the control")
        control.accessibilityIncrement()
        app.settle()
        expectPage(3, "after a step of a screen reader")
        #expect(collection.contentOffset.x == 0)
        withExtendedLifetime(link) {}
    }

    @Test("Columns from right to left: pages and columns are shown by their numbers")
    func mirroredPages() {
        let link = PageControlLink(control: control, layout: layout)
        mirror()
        for page in [2, 0, 3, 1] {
            layout.showPage(page, animated: page > 1)
            app.settle()
            expectPage(page, "page \(page)")
        }
        layout.showColumn(3, animated: false)
        expectPage(3, "column 3")
        layout.showPage(-5, animated: false)
        expectPage(0, "the first")
        layout.showPage(99, animated: false)
        expectPage(3, "the last")
        withExtendedLifetime(link) {}
    }

    @Test("Columns from right to left: the page stays in another width and another direction")
    func mirroredResize() {
        count = 8
        collection.reloadData()
        let link = PageControlLink(control: control, layout: layout)
        mirror()
        layout.showPage(3, animated: false)
        for width in [667, 375, 1024, 320, 375] as [CGFloat] {
            collection.frame.size.width = width
            app.settle()
            expectPage(3, "\(width)")
        }
        collection.semanticContentAttribute = .forceLeftToRight
        app.settle()
        expectPage(3, "from left to right")
        #expect(left(4).map { $0 > 300 } == true)
        collection.semanticContentAttribute = .forceRightToLeft
        app.settle()
        expectPage(3, "from right to left")
        #expect(left(2).map { $0 > 300 } == true)
        withExtendedLifetime(link) {}
    }

    @Test("Columns from right to left: those that come and go leave the page where it is")
    func mirroredCount() {
        let link = PageControlLink(control: control, layout: layout)
        mirror()
        for number in [8, 3, 5] {
            count = number
            collection.reloadData()
            app.settle()
            link.update()
            expectPage(0, "\(number) columns")
            #expect(left(0) == 27, "\(number) columns")
        }
        layout.showPage(2, animated: true)
        app.advance(by: 0.05)
        count = 7
        collection.reloadData()
        app.settle()
        link.update()
        expectPage(2, "columns that come while another page is shown")
    }

    @Test(
        "Columns: other distances and another width in one layout keep the page",
        arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func distancesAndWidth(attribute: UISemanticContentAttribute) {
        count = 8
        collection.reloadData()
        collection.semanticContentAttribute = attribute
        app.settle()
        for (page, width) in [(0, 667), (5, 375), (2, 320)] as [(Int, CGFloat)] {
            layout.metrics.gap = CGFloat(page + 3)
            layout.showPage(page, animated: false)
            collection.frame.size.width = width
            app.settle()
            #expect(layout.page == page)
            let rest = layout.paging.offset(ofPage: page)
            #expect(abs(collection.contentOffset.x - rest) < 0.6, "\(page)")
        }
    }

    @Test("Columns: a page of columns that came before the layout stays in another direction")
    func mirroredBeforeTheirLayout() {
        let link = PageControlLink(control: control, layout: layout)
        for (number, attribute) in [
            (8, UISemanticContentAttribute.forceRightToLeft), (12, .forceLeftToRight),
        ] {
            count = number
            collection.reloadData()
            layout.showPage(number - 3, animated: false)
            #expect(layout.page == number - 3)
            collection.semanticContentAttribute = attribute
            app.settle()
            expectPage(number - 3, "\(number) columns")
        }
        withExtendedLifetime(link) {}
    }

    @Test("Columns from right to left: a page that is shown before the first layout is there")
    func mirroredBeforeLayout() {
        count = 8
        for page in [0, 3] {
            let layout = ColumnsLayout()
            let early = UICollectionView(frame: .zero, collectionViewLayout: layout)
            early.semanticContentAttribute = .forceRightToLeft
            early.dataSource = self
            early.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "column")
            if page > 0 { layout.showPage(page, animated: false) }
            app.window.addSubview(early)
            early.frame = CGRect(x: 0, y: 0, width: 375, height: 300)
            app.settle()
            #expect(layout.page == page)
            let rest = early.contentSize.width - 375 - CGFloat(page) * 340
            #expect(abs(early.contentOffset.x - rest) < 5)
            early.removeFromSuperview()
        }
    }
}
