import UIKit.UIViewController

/// Turns the pages of a book.
public class ReaderViewController: UIViewController {
    public weak var delegate: ReaderDelegate?
    public let book: Book
    public let pageLabel = UILabel()
    public let nextButton = UIButton(type: .system)
    public let closeItem = UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil)
    private var observation: NSKeyValueObservation?
    private(set) public var turns = 0

    public init(book: Book) {
        self.book = book
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        nextButton.addTarget(self, action: #selector(turn(_:)), for: .touchUpInside)
        closeItem.target = self
        closeItem.action = #selector(ReaderViewController.close)
        navigationItem.leftBarButtonItem = closeItem
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        view.addGestureRecognizer(tap)
        NotificationCenter.default.addObserver(
            self, selector: #selector(reset(notification:)), name: .readerReset, object: nil)
        observation = book.observe(\.page, options: [.initial, .new]) { [weak self] book, _ in
            self?.showPage(book.page)
        }
    }

    @objc func setUpViews() {
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: [pageLabel, nextButton])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        nextButton.setTitle("Next", for: .normal)
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func showPage(_ page: Int) {
        pageLabel.text = delegate?.reader?(self, titleFor: page) ?? "Page \(page)"
    }
}

extension Notification.Name {
    public static let readerReset = Notification.Name("ReaderReset")
}

// MARK: - Actions

extension ReaderViewController {
    @objc fileprivate func turn(_ sender: UIButton) {
        turns += 1
        book.page += 1
        delegate?.reader(self, didTurnTo: book.page)
    }

    @objc private func tapped() { turn(nextButton) }

    @objc private func reset(notification: Notification) { book.page = 0 }

    @objc func close() { delegate?.readerDidClose?(self) }

    override public func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = heading
    }

    private var heading: String { (book.title as NSString).capitalized }
}
