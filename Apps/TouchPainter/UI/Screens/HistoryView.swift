import TouchPainterCore
import UIKit

/// The steps of a painting that can be undone and redone; a tap jumps to the state after one.
final class HistoryView: UITableView {
    private let painting: Painting
    private var observation: Observation?

    init(painting: Painting) {
        self.painting = painting
        super.init(frame: .zero, style: .plain)
        backgroundColor = .systemBackground
        dataSource = self
        delegate = self
        register(UITableViewCell.self, forCellReuseIdentifier: "step")
        accessibilityIdentifier = "Steps"
        observation = painting.observe { [weak self] change in
            if case .history = change { self?.reloadData() }
        }
    }

    /// Views of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    /// The name of a step, in the user's language.
    static func title(of step: String) -> String {
        switch step {
        case "Stroke": String(localized: "Stroke", bundle: .module)
        case "Dot": String(localized: "Dot", bundle: .module)
        case "Shape": String(localized: "Shape", bundle: .module)
        case "Text": String(localized: "Text", bundle: .module)
        case "Picture": String(localized: "Picture", bundle: .module)
        case "Clear": String(localized: "Clear", bundle: .module)
        case "Open": String(localized: "Open", bundle: .module)
        case "Move": String(localized: "Move", bundle: .module)
        case "Scale": String(localized: "Scale", bundle: .module)
        case "Rotate": String(localized: "Rotate", bundle: .module)
        case "Delete": String(localized: "Delete", bundle: .module)
        case "Duplicate": String(localized: "Duplicate", bundle: .module)
        case "Color": String(localized: "Color", bundle: .module)
        case "Paste": String(localized: "Paste", bundle: .module)
        case "Add Layer": String(localized: "Add Layer", bundle: .module)
        case "Duplicate Layer": String(localized: "Duplicate Layer", bundle: .module)
        case "Delete Layer": String(localized: "Delete Layer", bundle: .module)
        case "Merge Layers": String(localized: "Merge Down", bundle: .module)
        case "Move Layer": String(localized: "Move Layer", bundle: .module)
        case "Change Layer": String(localized: "Change Layer", bundle: .module)
        case "Changed Elsewhere": String(localized: "Changed Elsewhere", bundle: .module)
        case "Lost Change": String(localized: "Lost Change", bundle: .module)
        default: step
        }
    }
}

extension HistoryView: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        painting.history.count + 1
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "step", for: indexPath)
        let step = indexPath.row
        var content = cell.defaultContentConfiguration()
        content.text =
            step == 0
            ? String(localized: "Beginning", bundle: .module)
            : "\(step). " + Self.title(of: painting.history[step - 1])
        content.textProperties.color =
            step > painting.historyPosition ? .tertiaryLabel : .label
        cell.contentConfiguration = content
        cell.accessoryType = step == painting.historyPosition ? .checkmark : .none
        cell.accessibilityIdentifier = "Step \(step)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        painting.jump(to: indexPath.row)
    }
}
