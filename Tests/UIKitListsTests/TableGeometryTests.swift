import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitLists

@Suite("Table geometry")
struct TableGeometryTests {
    @Test("Prefix sums: sums and look-ups equal those of a plain array")
    func sums() {
        var numbers = SeededGenerator(seed: 1)
        for count in [0, 1, 2, 7, 64, 100] {
            var plain = (0..<count).map { _ in Double(Int.random(in: 0...9, using: &numbers)) }
            var sums = PrefixSums(plain)
            for _ in 0..<(count * 3) {
                let index = Int.random(in: 0..<count, using: &numbers)
                plain[index] = Double(Int.random(in: 0...9, using: &numbers))
                sums[index] = plain[index]
                let end = Int.random(in: 0...count, using: &numbers)
                #expect(sums.sum(before: end) == plain[..<end].reduce(0, +))
                let target = Double(Int.random(in: 0...Int(plain.reduce(0, +)), using: &numbers))
                let found = sums.last(startingAtOrBefore: target)
                let expected = plain.indices.last { plain[..<$0].reduce(0, +) <= target }
                #expect(found.index == expected)
            }
            #expect(sums.total == plain.reduce(0, +))
        }
    }

    @Test("Row heights: positions and rows equal those of a plain array")
    func rows() {
        var numbers = SeededGenerator(seed: 2)
        var plain = [Double](repeating: 44, count: 1_000)
        var rows = RowHeights(count: 1_000, estimate: 44)
        for _ in 0..<300 {
            let row = Int.random(in: 0..<1_000, using: &numbers)
            plain[row] = Double(Int.random(in: 1...200, using: &numbers))
            rows.measure(row, as: plain[row])
            let probe = Int.random(in: 0..<1_000, using: &numbers)
            #expect(rows.offset(of: probe) == plain[..<probe].reduce(0, +))
            let offset = rows.offset(of: probe)
            #expect(rows.row(at: offset) == probe)
            #expect(rows.row(at: offset + plain[probe] - 0.5) == probe)
        }
        #expect(rows.total == plain.reduce(0, +))
    }

    @Test("Geometry: a million rows of one estimate are made at once and found in an instant")
    func million() {
        let start = ContinuousClock.now
        var geometry = TableGeometry(sections: [
            TableGeometry.Section(rows: RowHeights(count: 1_000_000, estimate: 44))
        ])
        for index in 0..<1_000 {
            let row = geometry.row(at: Double(index) * 43_999)
            if let row { geometry.measure(row, as: 50) }
        }
        #expect(ContinuousClock.now - start < .milliseconds(500))
        #expect(geometry.contentHeight == 44_000_000 + 6_000)
    }

    @Test("Geometry: rows in a range, sections without rows or height between them")
    func ranges() {
        let geometry = TableGeometry(sections: [
            TableGeometry.Section(header: 20, rows: RowHeights(count: 2, estimate: 10)),
            TableGeometry.Section(rows: RowHeights(count: 0, estimate: 10)),
            TableGeometry.Section(rows: RowHeights(count: 3, estimate: 10), footer: 5),
        ])
        #expect(geometry.contentHeight == 75)
        #expect(
            geometry.rows(from: 25, to: 41) == [
                ItemPlace(0, 0), ItemPlace(0, 1), ItemPlace(2, 0),
            ])
        #expect(geometry.rows(from: 30, to: 40) == [ItemPlace(0, 1)])
        #expect(geometry.row(at: 5) == nil && geometry.row(at: 72) == nil)
        #expect(geometry.row(at: 40) == ItemPlace(2, 0))
        #expect(geometry.rows(from: -50, to: 500).count == 5)
    }

    private final class MarginCell: UITableViewCell {
        let box = UIView()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: margins.topAnchor),
                box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                box.heightAnchor.constraint(equalToConstant: 30),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("Table geometry: a self-sizing cell is as high under a bar as elsewhere")
    func underBar() {
        let world = TableWorld()
        world.source.rows = [(0..<20).map(String.init)]
        world.table.register(MarginCell.self, forCellReuseIdentifier: "cell")
        world.table.contentInsetAdjustmentBehavior = .never
        world.app.window.rootViewController?.additionalSafeAreaInsets.top = 64
        world.table.reloadData()
        world.app.settle()
        let heights = (0..<6).map {
            world.table.rectForRow(at: IndexPath(row: $0, section: 0)).height
        }
        #expect(Set(heights).count == 1, "\(heights)")
    }
}
