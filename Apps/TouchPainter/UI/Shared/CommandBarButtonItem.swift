import FoundationGaps
import TouchPainterCore
import UIKit

/// A bar button that executes a command.
///
/// The command pattern: the button knows when, the command knows what.
final class CommandBarButtonItem: UIBarButtonItem {
    private let perform: () -> Void

    /// Creates a button with a symbol or, without one, with its label as title.
    ///
    /// - Parameters:
    ///   - identifier: The name for scripts and tests, in English.
    ///   - perform: Executes the command.
    init(
        symbol: String? = nil, identifier: String, label: String, tag: Int = 0,
        perform: @escaping () -> Void
    ) {
        self.perform = perform
        super.init()
        if let symbol { image = UIImage(systemName: symbol) } else { title = label }
        accessibilityIdentifier = identifier
        accessibilityLabel = label
        self.tag = tag
        target = self
        action = Selector(CommandBarButtonItem.pressed, name: "pressed")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func pressed() { perform() }
}
