import PrintDeskServices
import UIKit

/// Takes in the texts of a job: one field for printing, one for each original for copying.
final class ContentController: UIViewController {
    private let client: DeskClient
    private(set) var fields: [UITextView] = []

    init(client: DeskClient) {
        self.client = client
        super.init(nibName: nil, bundle: nil)
        title = client.title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: String(localized: "Submit", bundle: .module), style: .done, target: self,
            action: ContentController.submit)
        let suggestions = client.service.suggestions()
        for (index, text) in (suggestions.isEmpty ? [""] : suggestions).enumerated() {
            let field = UITextView()
            field.font = .preferredFont(forTextStyle: .body)
            field.backgroundColor = .secondarySystemGroupedBackground
            field.layer.cornerRadius = 10
            field.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
            field.text = text
            field.accessibilityIdentifier = "Text \(index + 1)"
            fields.append(field)
        }
        let stack = UIStackView(arrangedSubviews: fields)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        let trailing = stack.trailingAnchor.constraint(
            equalTo: guide.trailingAnchor, constant: -16)
        let bottom = stack.bottomAnchor.constraint(
            equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16)
        // A view that has no size yet is smaller than the margins.
        for constraint in [trailing, bottom] { constraint.priority = .required - 1 }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            trailing, bottom,
        ])
    }

    private func submit() {
        view.endEditing(true)
        do throws(DeskError) {
            let job = try client.factory.jobs.submit(
                fields.map { $0.text ?? "" }, to: client.service)
            let preview = PreviewController(client: client, job: job.id)
            var screens = navigationController?.viewControllers ?? []
            screens.removeAll { $0 === self }
            navigationController?.setViewControllers(screens + [preview], animated: true)
        } catch {
            report(error)
        }
    }
}
