import UIKit

enum Fonts {
    static let title = UIFont(name: "AvenirNext-DemiBold", size: 34)!
    static let body = UIFont(name: "Georgia", size: 17)!
    static let code = UIFont(name: "Menlo-Regular", size: 15)!
    static let note = UIFont(name: "HelveticaNeue-Light", size: 13)!
}

class PosterViewController: UIViewController {
    let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        for (text, font) in [
            ("Open house", Fonts.title), ("Come and see how it is made.", Fonts.body),
            ("let day = \"Sunday\"", Fonts.code), ("Doors open at ten.", Fonts.note),
        ] {
            let label = UILabel()
            label.font = font
            label.text = text
            label.numberOfLines = 0
            stack.addArrangedSubview(label)
        }
    }
}
