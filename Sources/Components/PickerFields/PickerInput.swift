public import UIKit

/// A picker that is the keyboard of a text field, with a bar above it.
///
/// Done writes the chosen titles into the field, Cancel leaves it as it was. Keys do not write.
/// Made by ``PickerTextField`` and by `UITextField.setChoices(_:onChange:)`.
@preconcurrency @MainActor
public final class PickerInput: UIPickerViewDataSource, UIPickerViewDelegate {
    /// The wheels.
    public let picker = UIPickerView()

    /// The bar above the wheels.
    public let bar = PickerBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

    /// The rows. They may change while the wheels are open; the field's text stays.
    public var choices: PickerChoices {
        didSet {
            picker.reloadAllComponents()
            showChosen(animated: false)
        }
    }

    /// The text between the titles of several columns; a space by default.
    public var separator = " "

    /// Called with the field's text when it was chosen, by Done or by ``choose(_:)``.
    public var onChange: ((String) -> Void)?

    private weak var field: UITextField?

    /// The text that was chosen: what keys typed is replaced by it.
    private var chosen: String

    /// The rows that were chosen last.
    private var chosenRows: [Int] = []

    /// The name of the field's action for an event, by which it is removed again.
    private func identifier(for event: UIControl.Event) -> UIAction.Identifier {
        UIAction.Identifier("PickerInput \(event.rawValue)")
    }

    // MARK: Creating

    init(field: UITextField, choices: PickerChoices, onChange: ((String) -> Void)?) {
        self.field = field
        self.choices = choices
        self.onChange = onChange
        chosen = field.text ?? ""
        picker.dataSource = self
        picker.delegate = self
        bar.cancelButton.addAction(
            UIAction { [unowned self] _ in cancel() }, for: .touchUpInside)
        bar.doneButton.addAction(
            UIAction { [unowned self] _ in done() }, for: .touchUpInside)
        field.inputView = picker
        field.inputAccessoryView = bar
        add(.editingDidBegin) { $0.showChosen(animated: false) }
        add(.editingChanged) { $0.refuseTyping() }
    }

    nonisolated deinit {}

    private func add(_ event: UIControl.Event, _ body: @escaping (PickerInput) -> Void) {
        field?.addAction(
            UIAction(identifier: identifier(for: event)) { [weak self] _ in self.map(body) },
            for: event)
    }

    /// Gives the field its keyboard back.
    func detach() {
        guard let field else { return }
        field.inputView = nil
        field.inputAccessoryView = nil
        for event in [UIControl.Event.editingDidBegin, .editingChanged] {
            field.removeAction(identifiedBy: identifier(for: event), for: event)
        }
    }

    // MARK: Choosing

    /// Writes `text` into the field, and turns the wheel to the first equal title of a single
    /// column. An empty or unknown text leaves the wheel.
    public func choose(_ text: String) {
        if choices.columnCount == 1, !text.isEmpty,
            let row = choices.titles(after: []).firstIndex(of: text)
        {
            chosenRows = [row]
            picker.selectRow(row, inComponent: 0, animated: picker.window != nil)
        }
        commit(text)
    }

    /// Writes the titles of the wheels' rows into the field and closes the wheels. Without any
    /// rows the text stays.
    public func done() {
        let path = selectedPath(upTo: choices.columnCount)
        if !path.isEmpty {
            chosenRows = (0..<path.count).map { picker.selectedRow(inComponent: $0) }
            commit(path.joined(separator: separator))
        }
        _ = field?.resignFirstResponder()
    }

    /// Closes the wheels.
    public func cancel() {
        _ = field?.resignFirstResponder()
    }

    /// Chooses a row of the last column relative to the present one, within its ends.
    func step(by offset: Int) {
        let column = choices.columnCount - 1
        let count = choices.titles(after: selectedPath(upTo: column)).count
        guard count > 0 else { return }
        let isFirst = chosen.isEmpty
        let row = isFirst ? 0 : picker.selectedRow(inComponent: column) + offset
        picker.selectRow(min(max(row, 0), count - 1), inComponent: column, animated: false)
        let path = selectedPath(upTo: choices.columnCount)
        chosenRows = (0..<path.count).map { picker.selectedRow(inComponent: $0) }
        commit(path.joined(separator: separator))
    }

    private func commit(_ text: String) {
        let previous = chosen
        chosen = text
        guard let field else { return }
        field.text = text
        if previous != text {
            field.undoManager?.registerUndo(withTarget: self) { $0.choose(previous) }
            field.sendActions(for: [.editingChanged, .valueChanged])
        }
        onChange?(text)
    }

    private func refuseTyping() {
        if let field, field.text != chosen { field.text = chosen }
    }

    /// Turns the wheels to the rows that were chosen last, after others were cancelled.
    private func showChosen(animated: Bool) {
        var path: [String] = []
        for column in 0..<choices.columnCount {
            let titles = choices.titles(after: path)
            guard !titles.isEmpty else { return }
            let row = column < chosenRows.count ? min(chosenRows[column], titles.count - 1) : 0
            picker.reloadComponent(column)
            picker.selectRow(row, inComponent: column, animated: animated)
            path.append(titles[row])
        }
    }

    /// The titles of the wheels' rows, from the first column on.
    private func selectedPath(upTo count: Int) -> [String] {
        var path: [String] = []
        while path.count < count {
            let titles = choices.titles(after: path)
            let row = picker.selectedRow(inComponent: path.count)
            guard titles.indices.contains(row) else { break }
            path.append(titles[row])
        }
        return path
    }

    // MARK: Wheels

    public func numberOfComponents(in pickerView: UIPickerView) -> Int { choices.columnCount }

    public func pickerView(
        _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
    ) -> Int {
        let path = selectedPath(upTo: component)
        return path.count == component ? choices.titles(after: path).count : 0
    }

    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
        let titles = choices.titles(after: selectedPath(upTo: component))
        return titles.indices.contains(row) ? titles[row] : ""
    }

    public func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {
        for column in (component + 1)..<max(choices.columnCount, component + 1) {
            pickerView.reloadComponent(column)
            pickerView.selectRow(0, inComponent: column, animated: true)
        }
    }
}
