import TouchPainterCore
import UIKit

/// Buttons for the tools and for what the canvas offers besides, in one column or in as many as
/// the height asks for.
final class ToolColumn: UIView {
    /// The tool whose button is marked.
    var tool = Tool.brush { didSet { showTool() } }

    /// `true` if shapes are filled.
    var fillsShapes = false { didSet { fillButton?.isSelected = fillsShapes } }

    private var toolButtons: [(Tool, ChoiceButton)] = []
    private weak var fillButton: ChoiceButton?
    private var actionButtons: [ChoiceButton] = []

    private static let side: CGFloat = 36
    private static let gap: CGFloat = 4
    private static let margin: CGFloat = 8
    private static let separation: CGFloat = 8

    /// - Parameter onChoose: Called with a tool that the user chose.
    init(onChoose: @escaping (Tool) -> Void) {
        super.init(frame: .zero)
        for tool in Tool.allCases {
            let button = ChoiceButton(
                symbol: tool.symbol, title: tool.title, identifier: "tool \(tool.rawValue)"
            ) { onChoose(tool) }
            toolButtons.append((tool, button))
            addSubview(button)
        }
        showTool()
    }

    /// Views of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    /// Adds a button below the tools.
    @discardableResult
    func addAction(
        symbol: String, title: String, identifier: String, action: @escaping () -> Void
    ) -> ChoiceButton {
        let button = ChoiceButton(
            symbol: symbol, title: title, identifier: identifier, action: action)
        actionButtons.append(button)
        addSubview(button)
        return button
    }

    /// Marks the button that fills shapes.
    func setFillButton(_ button: ChoiceButton) { fillButton = button }

    private func showTool() {
        for (choice, button) in toolButtons { button.isSelected = choice == tool }
    }

    // MARK: Layout

    private var buttons: [ChoiceButton] { toolButtons.map(\.1) + actionButtons }

    private func rows(in height: CGFloat) -> Int {
        let room = height - Self.margin * 2 + Self.gap - Self.separation
        return max(Int(room / (Self.side + Self.gap)), 1)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let rows = min(rows(in: size.height), buttons.count)
        let columns = (buttons.count + rows - 1) / rows
        // Columns of one height.
        let used = (buttons.count + columns - 1) / columns
        return CGSize(
            width: CGFloat(columns) * (Self.side + Self.gap) - Self.gap + Self.margin * 2,
            height: CGFloat(used) * (Self.side + Self.gap) - Self.gap + Self.margin * 2
                + (columns == 1 ? Self.separation : 0))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let step = Self.side + Self.gap
        let columns = max(Int((bounds.width - Self.margin * 2 + Self.gap) / step), 1)
        let rows = (buttons.count + columns - 1) / columns
        for (index, button) in buttons.enumerated() {
            let (column, row) = index.quotientAndRemainder(dividingBy: rows)
            let gap = columns == 1 && index >= toolButtons.count ? Self.separation : 0
            button.frame = CGRect(
                x: Self.margin + CGFloat(column) * step,
                y: Self.margin + CGFloat(row) * step + gap, width: Self.side, height: Self.side)
        }
    }
}
