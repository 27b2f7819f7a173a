import BookshelfCore
import BookshelfLists
import UIKit

/// How much was read: totals, and the minutes of each of the last days.
final class StatisticsController: UIViewController {
    private let statistics: ReadingStatistics
    private let calendar: Calendar

    init(books: [Book], today: Date = Date(), calendar: Calendar = .current) {
        self.calendar = calendar
        statistics = ReadingStatistics(books, today: today, calendar: calendar)
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Statistics", bundle: .module)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        prepareSheet()
        let totals = [
            (statistics.booksRead.formatted(), String(localized: "Books read", bundle: .module)),
            (statistics.pagesRead.formatted(), String(localized: "Pages read", bundle: .module)),
            (
                Duration.words(forSeconds: statistics.seconds),
                String(localized: "Reading time", bundle: .module)
            ),
            (
                statistics.streak.formatted(),
                String(localized: "Days in a row", bundle: .module)
            ),
        ].map(tile)
        let rows = [Array(totals[..<2]), Array(totals[2...])].map { tiles in
            let row = UIStackView(arrangedSubviews: tiles)
            row.distribution = .fillEqually
            row.spacing = 12
            return row
        }
        let heading = UILabel()
        heading.text = String(localized: "Minutes a day", bundle: .module)
        heading.font = .preferredFont(forTextStyle: .headline)
        let chart = ReadingChart(days: statistics.days, calendar: calendar)
        chart.heightAnchor.constraint(equalToConstant: 200).isActive = true
        showColumn(rows + [heading, chart], spacing: 12, margin: 20)
            .setCustomSpacing(24, after: rows[1])
    }

    private func tile(_ number: String, _ title: String) -> UIView {
        let value = UILabel()
        value.text = number
        value.font = .preferredFont(forTextStyle: .title2)
        value.adjustsFontSizeToFitWidth = true
        value.minimumScaleFactor = 0.6
        let name = UILabel()
        name.text = title
        name.font = .preferredFont(forTextStyle: .footnote)
        name.textColor = .secondaryLabel
        let tile = UIStackView(arrangedSubviews: [value, name])
        tile.axis = .vertical
        tile.spacing = 2
        tile.isLayoutMarginsRelativeArrangement = true
        tile.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 12, leading: 14, bottom: 12, trailing: 14)
        tile.backgroundColor = .secondarySystemGroupedBackground
        tile.layer.cornerRadius = 10
        tile.isAccessibilityElement = true
        tile.accessibilityLabel = title
        tile.accessibilityValue = number
        return tile
    }
}

/// A bar for each day.
final class ReadingChart: UIView {
    private let days: [ReadingStatistics.Day]
    private let calendar: Calendar

    init(days: [ReadingStatistics.Day], calendar: Calendar) {
        self.days = days
        self.calendar = calendar
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 10
        clipsToBounds = true
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityLabel = String(localized: "Minutes a day", bundle: .module)
        accessibilityValue = days.map { "\(Int($0.minutes))" }.joined(separator: ", ")
    }

    required init?(coder: NSCoder) { nil }

    /// The minutes at the upper end of the scale: 10, 20, 50, 100 … and at least the longest day.
    static func top(of minutes: Double) -> Double {
        var step = 10.0
        while true {
            for factor in [1.0, 2, 5] where step * factor >= minutes { return step * factor }
            step *= 10
        }
    }

    override func draw(_ rect: CGRect) {
        let plot = bounds.inset(by: UIEdgeInsets(top: 16, left: 40, bottom: 26, right: 14))
        let top = Self.top(of: days.map(\.minutes).max() ?? 0)
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.secondaryLabel,
        ]
        for part in [0, 0.5, 1] {
            let y = (plot.maxY - plot.height * part).rounded()
            UIColor.separator.setFill()
            UIRectFill(CGRect(x: plot.minX, y: y, width: plot.width, height: 0.5))
            let text = (top * part).formatted() as NSString
            let size = text.size(withAttributes: attributes)
            text.draw(
                at: CGPoint(x: plot.minX - 6 - size.width, y: y - size.height / 2),
                withAttributes: attributes)
        }
        let step = plot.width / CGFloat(max(days.count, 1))
        for (index, day) in days.enumerated() {
            let middle = plot.minX + step * (CGFloat(index) + 0.5)
            let width = min(step * 0.62, 36)
            let height = plot.height * day.minutes / top
            if height > 0 {
                tintColor.setFill()
                UIBezierPath(
                    roundedRect: CGRect(
                        x: middle - width / 2, y: plot.maxY - height, width: width,
                        height: height), cornerRadius: min(3, height / 2)
                ).fill()
            }
            let text = calendar.component(.day, from: day.date).formatted() as NSString
            let size = text.size(withAttributes: attributes)
            text.draw(
                at: CGPoint(x: middle - size.width / 2, y: plot.maxY + 6),
                withAttributes: attributes)
        }
    }
}
