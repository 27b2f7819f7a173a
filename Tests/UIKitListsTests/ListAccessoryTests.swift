import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Accessories and separators of lists")
struct ListAccessoryTests {
    @Test("Accessories: views of the app go to the places that they state")
    func places() throws {
        let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        let world = TextListWorld { cell, _ in
            cell.accessories = [
                .customView(
                    configuration: .init(
                        customView: views[0], placement: .leading(),
                        reservedLayoutWidth: .custom(20))),
                .customView(
                    configuration: .init(
                        customView: views[1], placement: .leading(displayed: .always) { _ in 0 },
                        reservedLayoutWidth: .custom(20))),
                .checkmark(),
                .customView(
                    configuration: .init(
                        customView: views[2],
                        placement: .trailing(
                            at: UICellAccessory.Placement.position(before: .checkmark())),
                        reservedLayoutWidth: .custom(20))),
            ]
        }
        world.show(["a"])
        let check = try #require(
            world.cell(0)?.subviews.first { $0 is UIImageView })
        #expect(views[1].frame.minX < views[0].frame.minX)
        #expect(views[2].frame.maxX < check.frame.minX)
    }

    @Test("Separators: begin at the text of cells with an image, or at their guide")
    func separators() throws {
        let world = TextListWorld { _, content in
            if content.text == "image" {
                content.image = UIImage(systemName: "star")
                content.imageProperties.reservedLayoutSize.width = 40
            }
        }
        world.show(["plain", "image", "guide", "last"])
        let guided = try #require(world.cell(2))
        guided.separatorLayoutGuide.leadingAnchor.constraint(
            equalTo: guided.contentView.leadingAnchor, constant: 100
        ).isActive = true
        let content = try #require(world.cell(1)?.contentView as? UIListContentView)
        let text = try #require(content.textLayoutGuide)
        world.list.setNeedsLayout()
        world.app.settle()
        let lines = world.lines
        try #require(lines.count == 3)
        #expect(lines[0].minX == 16)
        #expect(abs(lines[1].minX - text.layoutFrame.minX) <= 0.5)
        #expect(lines[1].minX > 60)
        #expect(lines[2].minX == 100)
        #expect(lines.allSatisfy { $0.maxX == 320 })
    }

    @Test("Outline: the whole header expands and collapses its items")
    func header() throws {
        let world = TextListWorld { cell, content in
            if content.text == "top" {
                cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
            }
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["top"])
        outline.append(["a", "b"], to: "top")
        world.source.apply(outline, to: 0)
        world.app.settle()
        #expect(world.list.visibleCells.count == 1)
        world.app.finger.tap(at: CGPoint(x: 60, y: 22))
        world.app.settle()
        #expect(world.list.visibleCells.count == 3)
        #expect(world.list.indexPathsForSelectedItems?.isEmpty ?? true)
    }

    @Test("Section snapshot: takes in another one, and prints itself")
    func insertedSnapshot() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "z"])
        var branch = NSDiffableDataSourceSectionSnapshot<String>()
        branch.append(["m"])
        branch.append(["n"], to: "m")
        branch.expand(["m"])
        outline.insert(branch, before: "z")
        #expect(outline.visibleItems == ["a", "m", "n", "z"])
        #expect(outline.visualDescription() == "* a\n- m\n  * n\n* z")
    }

    @Test("Table separators: begin at the text of configured cells with an image")
    func tableSeparators() throws {
        let world = TableWorld(source: TableSource([["a", "b"]]))
        let cell = try #require(world.cell(0))
        var content = cell.defaultContentConfiguration()
        content.text = "a"
        content.image = UIImage(systemName: "star")
        content.imageProperties.reservedLayoutSize.width = 40
        cell.contentConfiguration = content
        world.app.settle()
        let line = try #require(cell.subviews.first { 0 < $0.frame.height && $0.frame.height <= 1 })
        #expect(line.frame.minX == 16 + 40 + content.imageToTextPadding)
    }
}
