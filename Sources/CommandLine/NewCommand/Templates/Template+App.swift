extension Template {
    /// A screen with a label and a button.
    static let counter = #"""
        /// Counts taps.
        final class CounterViewController: UIViewController {
            private var count = 0 { didSet { showCount() } }
            private let label = UILabel()
            private let button = UIButton(configuration: .filled())

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                label.font = .preferredFont(forTextStyle: .largeTitle)
                label.textAlignment = .center
                label.accessibilityIdentifier = "count"
                button.configuration?.title = "Count"
                button.addAction(
                    UIAction { [unowned self] _ in count += 1 }, for: .primaryActionTriggered)
                let stack = UIStackView(arrangedSubviews: [label, button])
                stack.axis = .vertical
                stack.spacing = 24
                stack.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                    stack.widthAnchor.constraint(equalToConstant: 240),
                    button.heightAnchor.constraint(equalToConstant: 50),
                ])
                showCount()
            }

            private func showCount() {
                label.text = "\(count)"
            }
        }

        """#

    static let counterTests = #"""
            @Test("__Name__: a tap on the button counts")
            func counts() throws {
                try app.finger.tap(on: "Count")
                try app.finger.tap(on: "Count")
                let label = try app.query(UILabel.self).identifier("count").require()
                #expect(label.text == "2")
            }

        """#
}
