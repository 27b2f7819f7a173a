import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Recorded labels")
struct LabelRecordingTests {
    /// A label of an iPhone with three pixels per point, and what it measured.
    private struct Row {
        let id: Int
        let numberOfLines: Int
        let lineBreakMode: NSLineBreakMode
        let fontSize: CGFloat
        let intrinsicSize: CGSize
        let fittingSize: CGSize
        let textRect: CGRect
    }

    /// The recorded font is not named. Segoe UI, whose lines are (2210 + 514) / 2048 of the size
    /// high, gives the recorded heights.
    private static let lineHeightPerPoint: CGFloat = 2724 / 2048

    private static let frame = CGRect(x: 4, y: 254, width: 353, height: 107)

    private static func readRows() throws -> [Row] {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Recordings/uilabel-ios.json")
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
        let rows = try #require((json as? [String: Any])?["rows"] as? [[Any]])
        return try rows.map { row in
            func number(_ column: Int) throws -> Double {
                try #require(row[column] as? NSNumber).doubleValue
            }
            func numbers(_ column: Int) throws -> [Double] {
                try #require(row[column] as? [NSNumber]).map(\.doubleValue)
            }
            let (intrinsic, fitting, rect) = (try numbers(7), try numbers(8), try numbers(9))
            return Row(
                id: Int(try number(0)), numberOfLines: Int(try number(1)),
                lineBreakMode: try #require(NSLineBreakMode(rawValue: Int(try number(2)))),
                fontSize: try number(3),
                intrinsicSize: CGSize(width: intrinsic[0], height: intrinsic[1]),
                fittingSize: CGSize(width: fitting[0], height: fitting[1]),
                textRect: CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]))
        }
    }

    /// Returns `count` short lines of the recorded font's height.
    private func text(lines count: Int, like row: Row) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = row.fontSize * Self.lineHeightPerPoint
        style.maximumLineHeight = style.minimumLineHeight
        style.lineBreakMode = row.lineBreakMode
        return NSAttributedString(
            string: Array(repeating: "x", count: count).joined(separator: "\n"),
            attributes: [
                .font: UIFont.systemFont(ofSize: row.fontSize), .paragraphStyle: style,
            ])
    }

    @Test("Label: heights and text rectangles are those of 2,100 recorded labels")
    func recorded() throws {
        let rows = try Self.readRows()
        #expect(rows.count == 2100)
        let label = UILabel()
        let controller = UIViewController()
        controller.view.addSubview(label)
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), scale: 3, rootViewController: controller)
        withExtendedLifetime(app) {
            for row in rows {
                let differences = differences(of: label, from: row, among: rows)
                #expect(differences == [], "row \(row.id)")
            }
        }
    }

    private func differences(of label: UILabel, from row: Row, among rows: [Row]) -> [String] {
        // As many lines as the same label has without a limit.
        let unlimited = rows.first {
            $0.numberOfLines == 0 && $0.lineBreakMode == row.lineBreakMode
                && $0.fontSize == row.fontSize
        }
        let lineHeight = row.fontSize * Self.lineHeightPerPoint
        let lines = Int(((unlimited ?? row).fittingSize.height / lineHeight).rounded())
        label.numberOfLines = row.numberOfLines
        label.attributedText = text(lines: 1, like: row)
        var pairs = [("intrinsic", label.intrinsicContentSize.height, row.intrinsicSize.height)]
        label.attributedText = text(lines: lines, like: row)
        let rect = label.textRect(
            forBounds: Self.frame, limitedToNumberOfLines: row.numberOfLines)
        pairs += [
            ("fitting", label.sizeThatFits(Self.frame.size).height, row.fittingSize.height),
            ("x", rect.minX, row.textRect.minX), ("y", rect.minY, row.textRect.minY),
            ("height", rect.height, row.textRect.height),
        ]
        return pairs.filter { abs($0.1 - $0.2) > 0.001 }.map { "\($0.0) \($0.1) not \($0.2)" }
    }
}
