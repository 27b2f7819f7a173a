import Testing
import UIKit
import UIKitTesting

@Suite("Cells at accessibility sizes")
struct LargeCellTests {
    private func cell(_ style: UITableViewCell.CellStyle, isLarge: Bool) throws -> UITableViewCell {
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 400), rootViewController: UIViewController())
        if isLarge { app.setTextSize(.accessibilityLarge) }
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Automatic downloads of updates"
        cell.detailTextLabel?.text = "While charging"
        let height = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
        app.window.addSubview(cell)
        app.settle()
        return cell
    }

    @Test(
        "Cell: texts stack and wrap at accessibility sizes",
        arguments: [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2])
    func large(_ style: UITableViewCell.CellStyle) throws {
        let cell = try cell(style, isLarge: true)
        let label = try #require(cell.textLabel)
        let line = label.font.lineHeight
        #expect(label.frame.height > 1.5 * line, "\(label.frame)")
        if let detail = cell.detailTextLabel {
            #expect(detail.frame.minY >= label.frame.maxY)
            #expect(abs(detail.frame.minX - label.frame.minX) < 1)
            #expect(detail.frame.maxY <= cell.bounds.height)
        }
        #expect(label.frame.minY >= 0 && label.frame.maxX <= 320)
    }

    @Test("Cell: at other sizes, value styles stay side by side on one line")
    func usual() throws {
        let cell = try cell(.value1, isLarge: false)
        let (label, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        #expect(label.frame.height < 1.5 * label.font.lineHeight)
        #expect(detail.frame.minX >= label.frame.maxX && label.frame.midY == detail.frame.midY)
        label.numberOfLines = 2
        #expect(label.numberOfLines == 2)
    }

    @Test("Cell: matches its golden at an accessibility size")
    func look() throws {
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 720), rootViewController: LargeCellController())
        app.setTextSize(.accessibilityLarge)
        app.settle()
        try app.snapshot().matchGolden("large-cells")
    }
}

/// A table with one cell of each style.
private final class LargeCellController: UITableViewController {
    private static let styles: [UITableViewCell.CellStyle] = [
        .default, .subtitle, .value1, .value2,
    ]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.styles.count
    }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Downloads of the last week" }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let name = "\(indexPath.row)"
        let cell =
            tableView.dequeueReusableCell(withIdentifier: name)
            ?? UITableViewCell(style: Self.styles[indexPath.row], reuseIdentifier: name)
        cell.textLabel?.text = "Automatic downloads of updates"
        cell.detailTextLabel?.text = "While charging"
        cell.imageView?.image = indexPath.row < 2 ? UIImage(systemName: "star") : nil
        cell.accessoryType = indexPath.row % 2 == 0 ? .disclosureIndicator : .none
        return cell
    }
}
