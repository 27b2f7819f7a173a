import SourceListings
import UIKit

/// A page: the text, what runs, what goes wrong, diagrams and sources, from top to bottom.
final class PageController: UIViewController {
    let page: Page
    private let article: Article?
    private var run: Run
    private let column = UIStackView()
    private let stage = UIStackView()
    private var console: ConsoleView?
    private var screen: UIViewController?
    private var sequence: DiagramView?
    private var sequenceCard: Card?

    init(_ page: Page, in article: Article?) {
        (self.page, self.article) = (page, article)
        run = Run(values: page.usualValues)
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItems = makeItems()
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.alwaysBounceVertical = true
        scroll.keyboardDismissMode = .onDrag
        view.addSubview(scroll)
        column.axis = .vertical
        column.spacing = 20
        column.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(column)
        let width = column.widthAnchor.constraint(
            equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32)
        width.priority = .required - 1
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: scroll.frameLayoutGuide.centerXAnchor),
            scroll.contentLayoutGuide.widthAnchor.constraint(
                equalTo: scroll.frameLayoutGuide.widthAnchor),
            column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
            column.bottomAnchor.constraint(
                equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -32),
            column.widthAnchor.constraint(lessThanOrEqualToConstant: 720),
            width,
        ])
        fill()
        start()
    }

    private func makeItems() -> [UIBarButtonItem] {
        let guide = splitViewController as? any PageOpening
        func item(
            _ title: String, _ symbol: String, _ name: String, isEnabled: Bool,
            _ action: @escaping () -> Void
        ) -> UIBarButtonItem {
            let item = UIBarButtonItem(
                title: title, image: UIImage(systemName: symbol),
                primaryAction: UIAction { _ in action() })
            item.accessibilityLabel = title
            item.accessibilityIdentifier = name
            item.isEnabled = isEnabled
            return item
        }
        return [
            item(
                String(localized: "Forward", bundle: .module), "chevron.right", "Forward",
                isEnabled: guide?.canGoForward == true
            ) { [weak guide] in guide?.goForward() },
            item(
                String(localized: "Back", bundle: .module), "chevron.left", "Earlier",
                isEnabled: guide?.canGoBack == true
            ) { [weak guide] in guide?.goBack() },
        ]
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        // The controllers of the window are known now.
        navigationItem.rightBarButtonItems = makeItems()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // The page has its own title. A narrow bar has no room for the article's.
        let isWide = splitViewController?.isCollapsed == false
        navigationItem.title = isWide ? article?.title.shown : nil
    }

    // MARK: Sections

    private func fill() {
        column.addArrangedSubview(makeTitle())
        column.setCustomSpacing(8, after: column.arrangedSubviews[0])
        column.addArrangedSubview(Paragraphs(page.text.map(\.shown)))
        fillStage()
        if let problem = page.problem { column.addArrangedSubview(makeProblem(problem)) }
        if let diagram = page.classDiagram?() {
            let view = DiagramView { appearance in
                diagram.picture(in: .current, appearance: appearance)
            }
            column.addArrangedSubview(
                Card(String(localized: "Classes", bundle: .module), [view]))
        }
        let listings = page.listings
        if !listings.isEmpty {
            column.addArrangedSubview(
                Card(
                    String(localized: "The source that runs", bundle: .module),
                    [ListingsView(listings)]))
        }
        if let original = page.original {
            let view = CodeView(
                SourceListing(name: original.place.shown, text: original.code))
            column.addArrangedSubview(
                Card(
                    String(localized: "In the document", bundle: .module),
                    [Paragraphs([original.place.shown], isNote: true), view]))
        }
        if !page.rows.isEmpty {
            let rows = page.rows.joined(separator: ", ")
            column.addArrangedSubview(
                Paragraphs(
                    [String(localized: "Shows the requirements \(rows).", bundle: .module)],
                    isNote: true))
        }
    }

    private func makeTitle() -> UILabel {
        let label = UILabel()
        label.text = page.title.shown
        label.font = UIFontMetrics(forTextStyle: .title1).scaledFont(
            for: .systemFont(ofSize: 28, weight: .bold))
        label.adjustsFontForContentSizeCategory = true
        label.accessibilityTraits = .header
        label.accessibilityIdentifier = "PageTitle"
        label.numberOfLines = 0
        return label
    }

    private func fillStage() {
        stage.axis = .vertical
        stage.spacing = 12
        let reset = UIButton(
            configuration: .plain(),
            primaryAction: UIAction(title: String(localized: "Reset", bundle: .module)) {
                [weak self] _ in self?.reset()
            })
        reset.accessibilityIdentifier = "Reset"
        let card = Card(
            String(localized: "Try it", bundle: .module), [stage], button: reset)
        column.addArrangedSubview(card)
    }

    private func makeProblem(_ problem: Problem) -> UIView {
        var views: [UIView] = [Paragraphs(problem.text.map(\.shown))]
        if problem.isSwitchable {
            let row = FlagRow(
                String(localized: "Run with the fault", bundle: .module), name: "Fault",
                isOn: run.showsFault
            ) { [weak self] isOn in
                self?.run.showsFault = isOn
                self?.start()
            }
            views.append(row)
        }
        return Card(String(localized: "What goes wrong", bundle: .module), views)
    }

    // MARK: Running

    /// Runs the page from its beginning.
    private func start() {
        switch page.live {
        case .console(let inputs, let body): startConsole(inputs, body)
        case .screen(let height, let make): startScreen(height, make)
        }
    }

    private func reset() {
        run.values = page.usualValues
        console = nil
        for view in stage.arrangedSubviews { view.removeFromSuperview() }
        start()
    }

    private func startConsole(
        _ inputs: [PageInput], _ body: @escaping (Run) throws -> Output
    ) {
        if console == nil {
            for input in inputs {
                stage.addArrangedSubview(
                    InputRow.make(input) { [weak self] value in
                        self?.run.values[input.name] = value
                        self?.start()
                    })
            }
            let console = ConsoleView()
            self.console = console
            stage.addArrangedSubview(console)
        }
        do {
            let output = try body(run)
            console?.show(output.lines)
            show(output)
        } catch {
            console?.show(error: "\(error)")
            removeMessages()
        }
    }

    private func show(_ output: Output) {
        guard let messages = output.messages, !messages.messages.isEmpty else {
            return removeMessages()
        }
        let view = DiagramView(stepCount: messages.messages.count) { appearance, step in
            messages.picture(upTo: step, appearance: appearance)
        }
        sequence?.removeFromSuperview()
        sequence = view
        if let sequenceCard { return sequenceCard.replace(with: [view]) }
        let card = Card(String(localized: "Messages of this run", bundle: .module), [view])
        sequenceCard = card
        let index = page.problem == nil ? 3 : 4
        column.insertArrangedSubview(card, at: min(index, column.arrangedSubviews.count))
    }

    /// Removes the messages of an earlier run.
    private func removeMessages() {
        sequenceCard?.removeFromSuperview()
        sequenceCard = nil
        sequence = nil
    }

    private func startScreen(_ height: CGFloat, _ make: (Run) -> UIViewController) {
        if let screen {
            screen.willMove(toParent: nil)
            screen.view.superview?.removeFromSuperview()
            screen.removeFromParent()
        }
        let screen = make(run)
        self.screen = screen
        addChild(screen)
        // A screen is laid out by its size: it has one from the beginning.
        let frame = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        frame.layer.cornerRadius = 10
        frame.layer.borderWidth = 1
        frame.layer.borderColor = UIColor.separator.cgColor
        frame.clipsToBounds = true
        frame.heightAnchor.constraint(equalToConstant: height).isActive = true
        screen.view.frame = frame.bounds
        screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        frame.addSubview(screen.view)
        stage.addArrangedSubview(frame)
        screen.didMove(toParent: self)
    }
}

extension Page {
    /// The values of the inputs before a reader changes them.
    var usualValues: [String: String] {
        guard case .console(let inputs, _) = live else { return [:] }
        return Dictionary(uniqueKeysWithValues: inputs.map { ($0.name, $0.value) })
    }
}
