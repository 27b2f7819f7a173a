import PageControlling
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Sentences of the documentation that no other test proves, and situations that users of other
/// carousels report.
extension PageControlTests {
    private var isAtRest: Bool {
        abs(collection.contentOffset.x - layout.paging.offset(ofPage: layout.page)) < 0.5
    }

    @Test("Columns layout: after the last column is removed it rests on the page before")
    func lastRemoved() {
        app.advance(by: 0)
        let link = PageControlLink(control: control, layout: layout)
        layout.showPage(3, animated: false)
        app.settle()
        count = 3
        collection.reloadData()
        app.settle()
        #expect(layout.page == 2 && isAtRest)
        link.update()
        #expect(control.numberOfPages == 3 && control.currentPage == 2)
    }

    @Test("Columns layout: deleted items leave it at rest on a page", arguments: [0, 3])
    func deletedItem(item: Int) {
        app.advance(by: 0)
        layout.showPage(item, animated: false)
        app.settle()
        count = 3
        collection.deleteItems(at: [IndexPath(item: item, section: 0)])
        app.settle()
        #expect(layout.page == min(item, 2) && isAtRest)
    }

    @Test("Columns layout: the page stays when its data are loaded again")
    func reloaded() {
        app.advance(by: 0)
        layout.showPage(2, animated: false)
        app.settle()
        collection.reloadData()
        app.settle()
        #expect(layout.page == 2 && isAtRest)
    }

    @Test("Columns layout: other metrics are the distances of the columns")
    func metrics() throws {
        app.advance(by: 0)
        layout.metrics.gap = 30
        layout.metrics.margin = 100
        app.settle()
        let frames = collection.visibleCells.map(\.frame).sorted { $0.minX < $1.minX }
        #expect(frames[0].width == 275 && frames[1].minX - frames[0].maxX == 30)
        #expect(layout.metrics.inset == 18 && ColumnPaging.Metrics().gap == 10)
        #expect(ColumnPaging.Metrics().wideWidths == 290...420)
    }

    @Test("Columns layout: a narrow window shows the edges of the neighbours")
    func neighbours() {
        app.advance(by: 0)
        layout.showPage(1, animated: false)
        app.settle()
        let shown = collection.visibleCells.map { $0.convert($0.bounds, to: nil) }
        #expect(shown.count == 3 && shown.contains { $0.minX < 0 && $0.maxX > 0 })
        #expect(shown.contains { $0.minX < 375 && $0.maxX > 375 })
    }

    @Test("Page control: has as many dots as there are pages after a resize")
    func dots() {
        app.advance(by: 0)
        let link = PageControlLink(control: control, layout: layout)
        app.resize(to: CGSize(width: 1_280, height: 480))
        app.settle()
        #expect(control.numberOfPages == layout.paging.pageCount && control.numberOfPages == 1)
        app.resize(to: CGSize(width: 375, height: 480))
        app.settle()
        #expect(control.numberOfPages == 4)
        withExtendedLifetime(link) {}
    }

    @Test("Page control: a layout without a collection view is refused with advice")
    func noView() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                _ = PageControlLink(control: UIPageControl(), layout: ColumnsLayout())
            }
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("no collection view"))
    }
}
