import Foundation
import Paging
import TestSupport
import Testing

@Suite("Paging of columns")
nonisolated struct ColumnPagingTests {
    private let phone = ColumnPaging(width: 375, columnCount: 3)

    @Test(
        "V-2: a drag ends on the page of its offset and velocity", .rows("S0-58"),
        arguments: [
            (0, 0, 0), (169.9, 0, 0), (170, 0, 335.5), (60, 0.30, 0), (60, 0.31, 335.5),
            (200, 0.5, 335.5), (250, -0.5, 0), (505, 0, 335.5), (520, 0, 671), (400, 0.5, 671),
            (680, 0, 671), (-30, 0, 0),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func vectors(offset: CGFloat, velocity: CGFloat, target: CGFloat) {
        #expect(phone.targetOffset(offset: offset, velocity: velocity) == target)
    }

    @Test(
        "columns are 45 points narrower than the screen, 10 apart, 18 from the edges", .rows("B3"))
    func numbers() {
        #expect(phone.columnWidth == 330 && phone.pitch == 340 && phone.contentWidth == 1046)
        #expect(phone.columnX(0) == 18 && phone.columnX(1) == 358)
    }

    @Test(
        "the last page rests at the content's end, at every width and number of columns",
        .rows("S0-59"),
        arguments: [320, 375, 414, 700, 1024, 1280, 1920] as [CGFloat], [1, 2, 3, 4, 10])
    func lastPage(width: CGFloat, count: Int) {
        let paging = ColumnPaging(width: width, columnCount: count)
        let last = paging.offset(ofPage: paging.pageCount - 1)
        #expect(abs(last - max(paging.contentWidth - width, 0)) < 0.001)
        #expect(paging.offset(ofPage: 0) == 0)
        #expect(paging.targetOffset(offset: 1e6, velocity: 9) == last)
        // Pages between are centred: what is left over is the same at both sides.
        for page in 0..<paging.pageCount where page > 0 && page + 1 < paging.pageCount {
            let left = paging.columnX(page) - paging.offset(ofPage: page)
            let right =
                paging.offset(ofPage: page) + width
                - (paging.columnX(page + paging.visibleCount - 1) + paging.columnWidth)
            #expect(abs(left - right) < 0.001)
        }
    }

    /// Distances from a resting place, and velocities in points per millisecond.
    private static let flicks: [(CGFloat, CGFloat)] = [
        (0, 1.2), (3, 1.2), (0, -1.2), (-3, -1.2), (100, 0),
    ]

    @Test(
        "Paging: from right to left offsets and columns are mirrored",
        arguments: [320, 375, 700, 1280, 1920] as [CGFloat], [1, 3, 10])
    func mirrored(width: CGFloat, count: Int) {
        let usual = ColumnPaging(width: width, columnCount: count)
        let paging = ColumnPaging(width: width, columnCount: count, isMirrored: true)
        let content = max(usual.contentWidth, width)
        for column in 0..<count {
            let right = content - usual.columnX(column)
            #expect(abs(paging.columnX(column) + paging.columnWidth - right) < 0.001)
        }
        for page in 0..<usual.pageCount {
            let offset = paging.offset(ofPage: page)
            #expect(abs(offset - usual.lastOffset + usual.offset(ofPage: page)) < 0.001)
            #expect(paging.page(at: offset) == usual.page(at: usual.offset(ofPage: page)))
            for (moved, velocity) in Self.flicks {
                let expected = usual.targetPage(
                    offset: usual.lastOffset - offset - moved, velocity: -velocity)
                #expect(paging.targetPage(offset: offset + moved, velocity: velocity) == expected)
            }
        }
    }

    @Test("Paging: a wide window shows whole columns side by side, centred when all fit")
    func wide() {
        let three = ColumnPaging(width: 1280, columnCount: 3)
        #expect(three.visibleCount == 3 && three.lastOffset == 0)
        let one = ColumnPaging(width: 1280, columnCount: 1)
        #expect(one.columnWidth == 420 && one.leadingInset == 430)
    }
}
