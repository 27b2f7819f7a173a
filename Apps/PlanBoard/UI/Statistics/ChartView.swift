import PlanBoardCore
import UIKit

/// A chart with numbers at the left and dates below.
class ChartView: UIView {
    private static let left: CGFloat = 28
    private static let bottom: CGFloat = 20

    /// The largest value.
    let most: Double

    /// The first and last date.
    let dates: ClosedRange<Date>

    init(most: Double, dates: ClosedRange<Date>) {
        self.most = Self.rounded(most)
        self.dates = dates
        super.init(frame: .zero)
        backgroundColor = .clear
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) { nil }

    /// The next number that is easily divided by four.
    private static func rounded(_ value: Double) -> Double {
        var step = 4.0
        while step < value { step *= step / 4 < 8 && step < value / 2 ? 2 : 1.25 }
        return step.rounded(.up)
            + (4 - step.rounded(.up).truncatingRemainder(dividingBy: 4))
            .truncatingRemainder(dividingBy: 4)
    }

    /// The area within the axes.
    var plot: CGRect {
        CGRect(
            x: Self.left, y: 6, width: max(bounds.width - Self.left - 6, 1),
            height: max(bounds.height - Self.bottom - 6, 1))
    }

    func x(_ date: Date) -> CGFloat {
        let span = dates.upperBound.timeIntervalSince(dates.lowerBound)
        return plot.minX + plot.width
            * CGFloat(span > 0 ? date.timeIntervalSince(dates.lowerBound) / span : 0)
    }

    func y(_ value: Double) -> CGFloat { plot.maxY - plot.height * CGFloat(value / most) }

    override func draw(_ rect: CGRect) {
        drawContent()
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .regular),
            .foregroundColor: UIColor.planSecondary,
        ]
        for part in 0...4 {
            let value = most * Double(part) / 4
            let line = UIBezierPath()
            line.move(to: CGPoint(x: plot.minX, y: y(value)))
            line.addLine(to: CGPoint(x: plot.maxX, y: y(value)))
            line.lineWidth = 0.5
            UIColor.separator.setStroke()
            line.stroke()
            let text = "\(Int(value))" as NSString
            let size = text.size(withAttributes: attributes)
            text.draw(
                at: CGPoint(x: plot.minX - 6 - size.width, y: y(value) - size.height / 2),
                withAttributes: attributes)
        }
        for part in 0...2 {
            let date = dates.lowerBound.addingTimeInterval(
                dates.upperBound.timeIntervalSince(dates.lowerBound) * Double(part) / 2)
            let text = CardMark.dayText(date) as NSString
            let size = text.size(withAttributes: attributes)
            text.draw(
                at: CGPoint(
                    x: min(x(date) - (part == 0 ? 0 : size.width / 2), bounds.width - size.width),
                    y: plot.maxY + 5),
                withAttributes: attributes)
        }
    }

    /// Draws what is between the axes.
    func drawContent() {}
}

/// A cumulative flow diagram: the cards of each column and the finished ones, on top of each other.
final class FlowChartView: ChartView {
    /// An area of the chart, of a height for each day.
    struct Band {
        let name: String
        let color: UIColor
        let heights: [Int]
    }

    let bands: [Band]
    private let days: [BoardStatistics.Day]

    init(_ days: [BoardStatistics.Day], _ columns: [Column]) {
        self.days = days
        let finished = days.map(\.finished)
        // What was finished before the first day would hide the rest.
        let before = finished.first ?? 0
        let bands =
            [
                Band(
                    name: String(localized: "Finished", bundle: .module), color: .planFinishedBand,
                    heights: finished.map { $0 - min(before, $0) })
            ]
            + columns.enumerated().reversed().map { index, column in
                Band(
                    name: column.title, color: .planBand(index),
                    heights: days.map { $0.open[column.id] ?? 0 })
            }
        self.bands = bands
        let sums = days.indices.map { day in bands.reduce(0) { $0 + $1.heights[day] } }
        super.init(
            most: Double(sums.max() ?? 0),
            dates: (days.first?.date ?? .distantPast)...(days.last?.date ?? .distantPast))
        accessibilityIdentifier = "FlowChart"
        accessibilityLabel = String(localized: "Cards by column, 28 days", bundle: .module)
        accessibilityValue = bands.map { "\($0.name) \($0.heights.last ?? 0)" }
            .joined(separator: ", ")
    }

    required init?(coder: NSCoder) { nil }

    override func drawContent() {
        var base = [Double](repeating: 0, count: days.count)
        for band in bands {
            let top = zip(base, band.heights).map { $0 + Double($1) }
            let area = UIBezierPath()
            for (index, day) in days.enumerated() {
                let point = CGPoint(x: x(day.date), y: y(top[index]))
                index == 0 ? area.move(to: point) : area.addLine(to: point)
            }
            for (index, day) in days.enumerated().reversed() {
                area.addLine(to: CGPoint(x: x(day.date), y: y(base[index])))
            }
            area.close()
            band.color.setFill()
            area.fill()
            base = top
        }
    }
}

/// The times that cards took, as dots over the days on which they were finished, with the median.
final class CycleChartView: ChartView {
    private let statistics: BoardStatistics

    init(_ statistics: BoardStatistics) {
        self.statistics = statistics
        let most = statistics.finishes.map(\.duration).max() ?? 0
        let first = statistics.days.first?.date ?? .distantPast
        let last = max(
            statistics.days.last?.date ?? first, statistics.finishes.last?.date ?? first)
        super.init(most: most / 86_400, dates: first...last)
        accessibilityIdentifier = "CycleChart"
        accessibilityLabel = String(localized: "Days from adding to finishing", bundle: .module)
        accessibilityValue = statistics.duration(ofShare: 0.5).map(StatisticsViewController.text)
    }

    required init?(coder: NSCoder) { nil }

    override func drawContent() {
        guard let median = statistics.duration(ofShare: 0.5) else { return drawEmpty() }
        let line = UIBezierPath()
        line.move(to: CGPoint(x: plot.minX, y: y(median / 86_400)))
        line.addLine(to: CGPoint(x: plot.maxX, y: y(median / 86_400)))
        line.lineWidth = 1.5
        line.setLineDash([5, 4], count: 2, phase: 0)
        UIColor.planAccent.setStroke()
        line.stroke()
        UIColor.planAccent.withAlphaComponent(0.7).setFill()
        for finish in statistics.finishes {
            let center = CGPoint(x: x(finish.date), y: y(finish.duration / 86_400))
            UIBezierPath(
                ovalIn: CGRect(x: center.x - 3.5, y: center.y - 3.5, width: 7, height: 7)
            ).fill()
        }
    }

    private func drawEmpty() {
        let text = String(localized: "No card was finished yet", bundle: .module) as NSString
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.planSecondary,
        ]
        let size = text.size(withAttributes: attributes)
        text.draw(
            at: CGPoint(x: plot.midX - size.width / 2, y: plot.midY - size.height - 8),
            withAttributes: attributes)
    }
}
