import UIKit
import UIKitTesting

/// Screens on their way: the first frame of a push, and of a sheet.
@MainActor
enum NavigationBenchmark {
    static var all: [Benchmark] {
        [
            Benchmark(
                name: "navigation: a screen of 50 views is loaded and pushed, to the first frame",
                limit: .seconds(0.008), rounds: 50, repetitions: 1,
                subject: {
                    let pusher = Pusher()
                    return { pusher.pushNext() }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "navigation: a sheet of 50 views is loaded and presented, to the first frame",
                limit: .seconds(0.008), rounds: 50, repetitions: 1,
                subject: {
                    let pusher = Pusher()
                    return { pusher.presentNext() }
                }, floor: nil, clock: .processor),
        ]
    }
}

/// An app in which screens are shown, each after the one before has gone.
@MainActor
private final class Pusher {
    private let navigation: UINavigationController
    private let app: HeadlessApp

    init() {
        let navigation = UINavigationController(rootViewController: FiftyViews())
        self.navigation = navigation
        app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: navigation)
    }

    /// Ends the push before, and shows the first frame of the next one.
    func pushNext() {
        navigation.popToRootViewController(animated: false)
        navigation.pushViewController(FiftyViews(), animated: true)
        app.advance(by: 1.0 / 60)
    }

    /// Removes the sheet before, and shows the first frame of the next one, which stands in its
    /// place at once: nothing can be dismissed before it has arrived.
    func presentNext() {
        navigation.dismiss(animated: false)
        navigation.present(FiftyViews(), animated: false)
        precondition(navigation.presentedViewController != nil, "Nothing was presented.")
        app.advance(by: 1.0 / 60)
    }
}

/// Sixteen rows of a symbol and a label, placed by stacks.
final class FiftyViews: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Fifty"
        view.backgroundColor = .systemBackground
        let rows = (0..<16).map { index -> UIStackView in
            let label = UILabel()
            label.text = "Row \(index)"
            let image = UIImageView(image: UIImage(systemName: "star"))
            let row = UIStackView(arrangedSubviews: [image, label])
            row.spacing = 8
            return row
        }
        let column = UIStackView(arrangedSubviews: rows)
        column.axis = .vertical
        column.spacing = 4
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(
                equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(
                equalTo: view.layoutMarginsGuide.trailingAnchor),
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        ])
    }
}
