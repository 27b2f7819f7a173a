import UIKit

/// A console whose lines take a while: a choice, and the lines that it leads to.
final class ReportController: UIViewController {
    private let words: (title: String, choices: [String])
    private let report: @MainActor (Int) async throws -> [String]
    private let console = UILabel()
    private var task: Task<Void, Never>?

    /// - Parameter title: What is chosen.
    init(
        _ title: LocalizedText, _ choices: [LocalizedText],
        _ report: @escaping @MainActor (Int) async throws -> [String]
    ) {
        words = (title.text(in: .current), choices.map { $0.text(in: .current) })
        self.report = report
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { task?.cancel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let choice = ChoiceRow(words.title, name: "Choice", words: words.choices, index: 0) {
            [weak self] in self?.run($0)
        }
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
        run(0)
    }

    /// Writes the report of a choice. An earlier one that is still under way is given up.
    private func run(_ index: Int) {
        task?.cancel()
        task = Task { [weak self, report] in
            let lines: [String]
            do { lines = try await report(index) } catch { lines = ["\(error)"] }
            if !Task.isCancelled { self?.console.text = lines.joined(separator: "\n") }
        }
    }
}
