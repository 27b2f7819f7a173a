import Foundation
import UIKit

/// A text, and below it a field on which files can be dropped.
final class EditorController: UIViewController, UITextViewDelegate, UIDropInteractionDelegate {
    private let initialText: String
    private let editor = UITextView()
    private let target = UILabel()

    init(title: String, text: String) {
        initialText = text
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    var text: String { viewIfLoaded == nil ? initialText : editor.text }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", primaryAction: UIAction { _ in say("add") })
        editor.text = initialText
        editor.font = .systemFont(ofSize: 20)
        editor.autocapitalizationType = .none
        editor.delegate = self
        target.text = "Drop files here"
        target.textAlignment = .center
        target.backgroundColor = .secondarySystemBackground
        target.isUserInteractionEnabled = true
        target.addInteraction(UIDropInteraction(delegate: self))
        for view in [editor, target] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            editor.topAnchor.constraint(equalTo: safe.topAnchor),
            editor.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            editor.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            editor.bottomAnchor.constraint(equalTo: target.topAnchor),
            target.heightAnchor.constraint(equalToConstant: 100),
            target.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            target.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            target.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (editor: EditorController, _) in
            editor.sayStyle()
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        editor.becomeFirstResponder()
        sayStyle()
        say("shown", title ?? "")
    }

    private func sayStyle() {
        say("style", traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
    }

    // MARK: Text

    func textViewDidChange(_ textView: UITextView) {
        let marked = textView.markedTextRange.flatMap(textView.text(in:))
        say("text", textView.text, marked.map { "marked \($0)" } ?? "")
    }

    /// Shows dots for the text, as for a password.
    func hideText() {
        editor.isSecureTextEntry = true
        say("secret")
    }

    /// Prints the centre of each key of the on-screen keyboard.
    func sayKeys() {
        guard let window = view.window else { return }
        func visit(_ view: UIView) {
            if view.accessibilityTraits.contains(.keyboardKey), let label = view.accessibilityLabel
            {
                let center = view.convert(
                    CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
                say("key", label, "\(Int(center.x))", "\(Int(center.y))")
            }
            view.subviews.forEach(visit)
        }
        visit(window)
        say("keys end")
    }

    // MARK: Printing

    func printText() {
        let controller = UIPrintInteractionController.shared
        let info = UIPrintInfo.printInfo()
        info.jobName = "Editor"
        controller.printInfo = info
        controller.printFormatter = UISimpleTextPrintFormatter(text: editor.text)
        controller.present(animated: true) { _, isCompleted, error in
            say("print", isCompleted ? "completed" : "not completed", error.map { "\($0)" } ?? "")
        }
    }

    // MARK: Dropping

    func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { true }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
        session.loadObjects(ofClass: URL.self) { urls in
            for url in urls {
                let path = url.path
                let content = try? String(contentsOfFile: path, encoding: .utf8)
                say("dropped", url.lastPathComponent, content ?? "unreadable")
            }
        }
    }
}
