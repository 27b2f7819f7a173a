import UIKit

/// A console whose lines take a while: a choice, and the lines that it leads to.
final class ReportController: UIViewController {
    private let names: [String]
    private let report: @MainActor (Int) async throws -> [String]
    private let choice: UISegmentedControl
    private let console = UILabel()
    private var task: Task<Void, Never>?

    init(_ names: [String], _ report: @escaping @MainActor (Int) async throws -> [String]) {
        (self.names, self.report) = (names, report)
        choice = UISegmentedControl(items: names)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { task?.cancel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        choice.selectedSegmentIndex = 0
        choice.accessibilityIdentifier = "Choice"
        choice.addAction(UIAction { [weak self] _ in self?.run() }, for: .valueChanged)
        console.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        console.numberOfLines = 0
        console.text = "…"
        console.accessibilityIdentifier = "Report"
        let column = UIStackView(arrangedSubviews: [choice, console, UIView()])
        column.axis = .vertical
        column.spacing = 12
        column.frame = view.bounds.insetBy(dx: 12, dy: 12)
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
        run()
    }

    /// Writes the report of the choice. An earlier one that is still under way is given up.
    private func run() {
        task?.cancel()
        let index = choice.selectedSegmentIndex
        task = Task { [weak self, report] in
            let lines: [String]
            do { lines = try await report(index) } catch { lines = ["\(error)"] }
            if !Task.isCancelled { self?.console.text = lines.joined(separator: "\n") }
        }
    }
}
