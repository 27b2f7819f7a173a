import TouchPainterCore
import UIKit

/// Chooses the grid and the symmetry.
final class GuidesView: UIView {
    private unowned let canvas: CanvasView
    private let grid = UISwitch()
    private let gridLabel = UILabel()
    private let title = UILabel()
    private var buttons: [(Symmetry.Kind, ChoiceButton)] = []

    init(canvas: CanvasView) {
        self.canvas = canvas
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        gridLabel.text = String(localized: "Grid and Rulers", bundle: .module)
        gridLabel.font = .preferredFont(forTextStyle: .body)
        grid.isOn = canvas.overlay.showsGrid
        grid.accessibilityIdentifier = "Grid"
        grid.accessibilityLabel = gridLabel.text
        grid.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.canvas.overlay.showsGrid = self.grid.isOn
            }, for: .valueChanged)
        title.text = String(localized: "Symmetry", bundle: .module)
        title.font = .preferredFont(forTextStyle: .headline)
        for kind in Symmetry.Kind.allCases {
            let button = ChoiceButton(
                title: Self.title(of: kind), identifier: "symmetry \(kind.rawValue)"
            ) { [weak self] in self?.choose(kind) }
            buttons.append((kind, button))
            addSubview(button)
        }
        for view in [gridLabel, grid, title] as [UIView] { addSubview(view) }
        showKind()
    }

    /// Views of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(bounds.width - 40, 380)
        let x = ((bounds.width - width) / 2).rounded()
        gridLabel.frame = CGRect(x: x, y: 20, width: width - 64, height: 31)
        let size = grid.intrinsicContentSize
        grid.frame = CGRect(x: x + width - size.width, y: 20, width: size.width, height: 31)
        title.frame = CGRect(x: x, y: 68, width: width, height: 24)
        for (row, (_, button)) in buttons.enumerated() {
            button.frame = CGRect(x: x, y: 100 + CGFloat(row) * 44, width: width, height: 36)
        }
    }

    private func choose(_ kind: Symmetry.Kind) {
        let middle = CGPoint(x: canvas.bounds.midX, y: canvas.bounds.midY)
        canvas.painting.symmetry = Symmetry(kind, center: canvas.viewport.canvasPoint(at: middle))
        showKind()
    }

    private func showKind() {
        for (kind, button) in buttons {
            button.isSelected = kind == canvas.painting.symmetry.kind
        }
    }

    private static func title(of kind: Symmetry.Kind) -> String {
        switch kind {
        case .none: String(localized: "None", bundle: .module)
        case .leftRight: String(localized: "Left and Right", bundle: .module)
        case .aboveBelow: String(localized: "Above and Below", bundle: .module)
        case .quarters: String(localized: "Quarters", bundle: .module)
        case .sixfold: String(localized: "Sixfold", bundle: .module)
        }
    }
}
