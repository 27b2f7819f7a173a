import KeyboardAvoiding
import PrintDeskServices
import UIKit

/// How a job is printed: on which printer and paper, which pages, and what is added to each.
///
/// Changes are lost only if the user says so.
final class OptionsController: UIViewController, UIAdaptivePresentationControllerDelegate {
    private let original: PrintSettings
    private var settings: PrintSettings
    private let jobs: JobList
    private let onSave: (PrintSettings) -> Void

    private let printer = UIButton(configuration: .tinted())
    private let copies = UIStepper()
    private let copiesLabel = UILabel()
    private let twoSided = UISwitch()
    private let sheet = UISegmentedControl(items: ["1", "2", "4"])
    private let paper = UISegmentedControl(
        items: PrintSettings.Paper.allCases.map(\.rawValue))
    private let range = UITextField()
    private let header = UITextField()
    private let watermark = UITextField()

    /// Creates the screen.
    ///
    /// - Parameter onSave: Called with other settings when the user is done.
    init(
        settings: PrintSettings, jobs: JobList, onSave: @escaping (PrintSettings) -> Void
    ) {
        original = settings
        self.settings = settings
        self.jobs = jobs
        self.onSave = onSave
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Options", bundle: .module)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: String(localized: "Cancel", bundle: .module), style: .plain, target: self,
            action: OptionsController.cancel)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: String(localized: "Done", bundle: .module), style: .done, target: self,
            action: OptionsController.save)
        fill()
        makeRows()
        update()
        let jobs = jobs
        Task { [weak self] in
            let queues = await Task.detached { jobs.queues() }.value
            self?.offer(queues)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.presentationController?.delegate = self
    }

    private func fill() {
        copies.minimumValue = 1
        copies.maximumValue = 99
        copies.value = Double(settings.copies)
        copies.accessibilityIdentifier = "CopiesStepper"
        twoSided.isOn = settings.isTwoSided
        twoSided.accessibilityIdentifier = "TwoSidedSwitch"
        sheet.selectedSegmentIndex = [1, 2, 4].firstIndex(of: settings.pagesPerSheet) ?? 0
        sheet.accessibilityIdentifier = "Sheet"
        paper.selectedSegmentIndex =
            PrintSettings.Paper.allCases.firstIndex(of: settings.paper) ?? 0
        for (field, text, placeholder, identifier) in [
            (range, settings.range, String(localized: "All, or 1-3,5", bundle: .module), "Range"),
            (header, settings.header, String(localized: "None", bundle: .module), "Header"),
            (
                watermark, settings.watermark, String(localized: "None", bundle: .module),
                "Watermark"
            ),
        ] {
            field.text = text
            field.placeholder = placeholder
            field.borderStyle = .roundedRect
            field.accessibilityIdentifier = identifier
            field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
        }
        for control in [copies, twoSided, sheet, paper] as [UIControl] {
            control.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
        }
        printer.showsMenuAsPrimaryAction = true
        printer.setContentHuggingPriority(.required, for: .horizontal)
        printer.accessibilityIdentifier = "PrinterButton"
        offer([])
    }

    private func makeRows() {
        let rows: [(String, [UIView])] = [
            (String(localized: "Printer", bundle: .module), [printer]),
            (String(localized: "Copies", bundle: .module), [copiesLabel, copies]),
            (String(localized: "Two-sided", bundle: .module), [twoSided]),
            (String(localized: "Pages per sheet", bundle: .module), [sheet]),
            (String(localized: "Paper", bundle: .module), [paper]),
            (String(localized: "Pages", bundle: .module), [range]),
            (String(localized: "Header", bundle: .module), [header]),
            (String(localized: "Watermark", bundle: .module), [watermark]),
        ]
        let stack = UIStackView(
            arrangedSubviews: rows.map { title, views in
                let label = UILabel()
                label.text = title
                label.setContentHuggingPriority(.defaultLow, for: .horizontal)
                let row = UIStackView(arrangedSubviews: [label] + views)
                row.alignment = .center
                row.spacing = 12
                row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
                return row
            })
        stack.axis = .vertical
        stack.spacing = 4
        for field in [range, header, watermark] {
            field.widthAnchor.constraint(equalToConstant: 150).isActive = true
        }
        let scrollView = UIScrollView()
        scrollView.alwaysBounceVertical = true
        scrollView.fillAboveKeyboard(in: view, scrolling: stack)
    }

    /// Offers queues, a PDF file, and the queue that is set even if it is gone.
    private func offer(_ queues: [String]) {
        let file = String(localized: "PDF file", bundle: .module)
        let gone = settings.queue.map { queues.contains($0) ? [] : [$0] } ?? []
        printer.configuration?.title = settings.queue ?? file
        printer.menu = UIMenu(
            children: ([nil] + (queues + gone).map(Optional.some)).map { queue in
                UIAction(title: queue ?? file, state: settings.queue == queue ? .on : .off) {
                    [weak self] _ in
                    self?.settings.queue = queue
                    self?.offer(queues)
                    self?.update()
                }
            })
    }

    private func update() {
        read()
        copiesLabel.text = Int(copies.value).formatted()
        let isRight = settings.hasReadableRange
        range.textColor = isRight ? .label : .systemRed
        navigationItem.rightBarButtonItem?.isEnabled = isRight
        // Swiping the sheet away or closing the window asks about changes first.
        navigationController?.isModalInPresentation = settings != original
    }

    /// Takes over what the controls show.
    private func read() {
        settings.copies = Int(copies.value)
        settings.isTwoSided = twoSided.isOn
        settings.pagesPerSheet = [1, 2, 4][sheet.selectedSegmentIndex]
        settings.paper = PrintSettings.Paper.allCases[paper.selectedSegmentIndex]
        settings.range = range.text ?? ""
        settings.header = header.text ?? ""
        settings.watermark = watermark.text ?? ""
    }

    // MARK: Actions

    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {
        cancel()
    }

    private func cancel() {
        read()
        guard settings != original else { return dismiss(animated: true) }
        let question = UIAlertController(
            title: String(localized: "Save the changes to the options?", bundle: .module),
            message: nil, preferredStyle: .alert)
        let save = UIAlertAction(
            title: String(localized: "Save", bundle: .module), style: .default
        ) { [weak self] _ in self?.save() }
        save.isEnabled = settings.hasReadableRange
        question.addAction(save)
        question.addAction(
            UIAlertAction(
                title: String(localized: "Discard", bundle: .module), style: .destructive
            ) { [weak self] _ in self?.dismiss(animated: true) })
        question.addAction(
            UIAlertAction(title: String(localized: "Cancel", bundle: .module), style: .cancel))
        if save.isEnabled { question.preferredAction = save }
        present(question, animated: true)
    }

    private func save() {
        read()
        dismiss(animated: true)
        onSave(settings)
    }
}
