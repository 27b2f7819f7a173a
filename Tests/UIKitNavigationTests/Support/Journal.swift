import UIKit

/// The log of the calls to controllers and delegates, in order.
@MainActor
final class Journal {
    var entries: [String] = []

    /// Returns the entries since the last call.
    func read() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A controller that notes its life cycle: load, wA, iA, dA, wD, dD, wM, dM.
final class Noting: UIViewController {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    func note(_ event: String) { journal.entries.append("\(name) \(event)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        note("load")
    }
    override func viewWillAppear(_ animated: Bool) { note("wA") }
    override func viewIsAppearing(_ animated: Bool) { note("iA") }
    override func viewDidAppear(_ animated: Bool) { note("dA") }
    override func viewWillDisappear(_ animated: Bool) { note("wD") }
    override func viewDidDisappear(_ animated: Bool) { note("dD") }
    override func willMove(toParent parent: UIViewController?) {
        note(parent == nil ? "wM nil" : "wM")
    }
    override func didMove(toParent parent: UIViewController?) {
        note(parent == nil ? "dM nil" : "dM")
    }
}
