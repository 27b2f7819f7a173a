import PageControlling
import Testing
import UIKit
import UIKitTesting

extension PageControlTests {
    @Test(
        "Paging: a flick from a resting place turns the page",
        arguments: [320, 375, 667, 1024] as [CGFloat], [2, 8])
    func flick(width: CGFloat, count: Int) {
        let paging = ColumnPaging(width: width, columnCount: count)
        for page in 0..<paging.pageCount {
            let offset = paging.offset(ofPage: page)
            let next = min(page + 1, paging.pageCount - 1)
            for distance in [0, 3] as [CGFloat] {
                let forward = paging.targetPage(offset: offset + distance, velocity: 1.2)
                let back = paging.targetPage(offset: offset - distance, velocity: -1.2)
                #expect(forward == next, "\(page)")
                #expect(back == max(page - 1, 0), "\(page)")
            }
            #expect(paging.page(at: offset) == page)
        }
    }

    @Test("Columns layout: rests on its page after a resize", arguments: [true, false])
    func resized(animated: Bool) {
        count = 8
        collection.reloadData()
        app.settle()
        layout.showPage(3, animated: false)
        app.settle()
        for width in [667, 375, 1024, 320, 375] as [CGFloat] {
            UIView.animate(withDuration: animated ? 0.3 : 0) {
                self.collection.frame.size.width = width
                self.collection.layoutIfNeeded()
            }
            app.settle()
            #expect(layout.page == 3, "\(width)")
            #expect(
                abs(collection.contentOffset.x - layout.paging.offset(ofPage: 3)) < 0.5, "\(width)")
        }
    }

    @Test("Columns layout: a page that is shown before the first layout is there afterwards")
    func beforeLayout() {
        count = 8
        let layout = ColumnsLayout()
        let early = UICollectionView(frame: .zero, collectionViewLayout: layout)
        early.dataSource = self
        early.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "column")
        layout.showPage(3, animated: false)
        app.window.addSubview(early)
        early.frame = CGRect(x: 0, y: 0, width: 375, height: 300)
        app.settle()
        #expect(layout.page == 3)
        #expect(early.contentOffset.x == layout.paging.offset(ofPage: 3))
    }

    @Test("Page control: taps follow one another as fast as a finger can")
    func fastTaps() {
        let link = PageControlLink(control: control, layout: layout)
        for _ in 0..<2 {
            control.currentPage += 1
            control.sendActions(for: .valueChanged)
            app.advance(by: 0.05)
        }
        #expect(control.currentPage == 2)
        app.settle()
        #expect(layout.page == 2 && control.currentPage == 2)
        app.finger.drag(
            from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 200), duration: 0.2)
        app.settle()
        #expect(layout.page == 1 && control.currentPage == 1)
        control.currentPage = 3
        control.sendActions(for: .valueChanged)
        app.advance(by: 0.05)
        collection.setContentOffset(.zero, animated: false)
        app.settle()
        #expect(control.currentPage == 0, "another way of scrolling wins")
        withExtendedLifetime(link) {}
    }
}
