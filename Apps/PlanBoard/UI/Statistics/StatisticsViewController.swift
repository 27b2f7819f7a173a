import PlanBoardCore
import UIKit

/// The page with a board's figures and charts of the last four weeks.
final class StatisticsViewController: FormViewController {
    private static let dayCount = 28

    private let session: BoardSession

    init(session: BoardSession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Statistics", bundle: .module)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        do {
            show(
                BoardStatistics(
                    try session.store.edits(of: session.id), dayCount: Self.dayCount,
                    now: session.date))
        } catch {
            let text = UILabel()
            text.text = FailureWords.text(of: error)
            text.numberOfLines = 0
            form.addArrangedSubview(text)
        }
    }

    private func show(_ statistics: BoardStatistics) {
        let week = session.date.addingTimeInterval(-7 * 86_400)
        let open = statistics.days.last?.open.values.reduce(0, +) ?? 0
        let figures = UIStackView(arrangedSubviews: [
            FigureView(
                "\(open)", String(localized: "open", bundle: .module)),
            FigureView(
                "\(statistics.finished(since: week))",
                String(localized: "finished in 7 days", bundle: .module)),
            FigureView(
                statistics.duration(ofShare: 0.5).map(Self.text) ?? "–",
                String(localized: "median time to finish", bundle: .module)),
        ])
        figures.distribution = .fillEqually
        figures.spacing = 12
        form.addArrangedSubview(figures)
        let flow = FlowChartView(statistics.days, session.board.columns)
        form.addArrangedSubview(
            Self.headed(
                String(localized: "Cards by column, 28 days", bundle: .module),
                Self.panel(flow, ChartLegend(flow.bands.map { ($0.name, $0.color) }))))
        let cycle = CycleChartView(statistics)
        form.addArrangedSubview(
            Self.headed(
                String(localized: "Days from adding to finishing", bundle: .module),
                Self.panel(cycle, nil)))
    }

    /// A duration in hours or days.
    static func text(_ duration: TimeInterval) -> String {
        let hours = duration / 3600
        if hours < 48 { return String(localized: "\(Int(hours.rounded(.up))) h", bundle: .module) }
        return String(localized: "\(Int((hours / 24).rounded())) d", bundle: .module)
    }

    /// A chart with its legend on a background.
    private static func panel(_ chart: UIView, _ legend: UIView?) -> UIView {
        let stack = UIStackView(arrangedSubviews: [chart] + (legend.map { [$0] } ?? []))
        stack.axis = .vertical
        stack.spacing = 10
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 14, leading: 14, bottom: 14, trailing: 14)
        stack.translatesAutoresizingMaskIntoConstraints = false
        chart.heightAnchor.constraint(equalToConstant: 200).isActive = true
        return FormGroup([stack])
    }
}

/// A large number with its name.
final class FigureView: UIView {
    init(_ value: String, _ name: String) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 10
        let number = UILabel()
        number.text = value
        number.font = .systemFont(ofSize: 26, weight: .semibold)
        number.textColor = .planAccent
        number.adjustsFontSizeToFitWidth = true
        number.minimumScaleFactor = 0.5
        let label = UILabel()
        label.text = name
        label.font = .systemFont(ofSize: 12)
        label.textColor = .planSecondary
        label.numberOfLines = 3
        let stack = UIStackView(arrangedSubviews: [number, label])
        stack.axis = .vertical
        stack.spacing = 2
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            stack.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -12),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 92),
        ])
        isAccessibilityElement = true
        accessibilityIdentifier = "Figure \(name)"
        accessibilityLabel = name
        accessibilityValue = value
    }

    required init?(coder: NSCoder) { nil }
}

/// The names of a chart's colours, on as many lines as they need.
final class ChartLegend: UILabel {
    init(_ entries: [(String, UIColor)]) {
        super.init(frame: .zero)
        numberOfLines = 0
        let text = NSMutableAttributedString()
        for (name, color) in entries {
            text.append(
                NSAttributedString(
                    string: "●\u{A0}",
                    attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: color]))
            text.append(
                NSAttributedString(
                    string: name + "   ",
                    attributes: [
                        .font: UIFont.systemFont(ofSize: 12),
                        .foregroundColor: UIColor.planSecondary,
                    ]))
        }
        attributedText = text
    }

    required init?(coder: NSCoder) { nil }
}
