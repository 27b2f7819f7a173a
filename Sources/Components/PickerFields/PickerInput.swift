public import UIKit

/// Wheels that are the keyboard of a text field, with a bar above them; in wide windows a menu next
/// to the field, in which titles can be searched.
///
/// Done writes the chosen titles into the field, Cancel leaves it as it was. Keys do not write:
/// they turn the wheels to the first titles that contain the characters typed.
/// Made by ``PickerTextField`` and by `UITextField.setChoices(_:onChange:)`.
@preconcurrency @MainActor
public final class PickerInput: FieldInput, UIPickerViewDataSource, UIPickerViewDelegate {
    /// The wheels.
    public let picker = UIPickerView()

    /// The rows. They may change while the wheels are open; the field's text stays.
    public var choices: PickerChoices {
        didSet {
            picker.reloadAllComponents()
            showChosen()
            menu.map { PickerMenu.list(in: $0)?.reload() }
        }
    }

    /// The text between the titles of several columns; a space by default.
    public var separator = " "

    /// The rows that were chosen last.
    private var chosenRows: [Int] = []

    // MARK: Creating

    init(field: UITextField, choices: PickerChoices, onChange: ((String) -> Void)?) {
        self.choices = choices
        super.init(field: field, keyboard: picker, onChange: onChange)
        picker.dataSource = self
        picker.delegate = self
        beginIfEditing()
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
        write(text)
    }

    /// Chooses a title of each column, and writes them into the field.
    ///
    /// - Precondition: Each title is one of its column.
    public func choose(path: [String]) {
        guard let rows = choices.rows(of: path), rows.count == choices.columnCount else {
            preconditionFailure(
                """
                PickerInput.choose(path: \(path)) is no path through \(choices.columnCount) columns. \
                Pass one of choices.paths(containing:).
                """)
        }
        chosenRows = rows
        showChosen()
        write(path.joined(separator: separator))
    }

    /// The titles that were chosen last, from the first column on; empty before.
    public var chosenPath: [String] {
        chosenRows.reduce(into: []) { path, row in
            let titles = choices.titles(after: path)
            if titles.indices.contains(row) { path.append(titles[row]) }
        }
    }

    /// Writes the titles of the wheels' rows into the field and closes the wheels. Without any
    /// rows the text stays.
    public override func done() {
        let path = selectedPath(upTo: choices.columnCount)
        if !path.isEmpty {
            chosenRows = choices.rows(of: path) ?? []
            write(path.joined(separator: separator))
        }
        super.done()
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
        chosenRows = choices.rows(of: path) ?? []
        write(path.joined(separator: separator))
    }

    private func write(_ text: String) {
        let previous = chosen
        commit(text) { ($0 as? PickerInput)?.choose(previous) }
    }

    override func adopt(_ text: String) {
        guard text != chosenPath.joined(separator: separator),
            let path = choices.path(of: text, separator: separator),
            let rows = choices.rows(of: path)
        else { return }
        chosenRows = rows
    }

    override func showChosen() {
        var path: [String] = []
        for column in 0..<choices.columnCount {
            let titles = choices.titles(after: path)
            guard !titles.isEmpty else { return }
            let row = column < chosenRows.count ? min(chosenRows[column], titles.count - 1) : 0
            picker.reloadComponent(column)
            picker.selectRow(row, inComponent: column, animated: false)
            path.append(titles[row])
        }
    }

    override func showChosenInMenu() {
        let stack = (menu as? UINavigationController)?.viewControllers ?? menu.map { [$0] } ?? []
        for case let list as PickerMenu in stack { list.tableView.reloadData() }
    }

    // MARK: Searching

    override func search(_ text: String) -> Bool {
        guard let path = choices.paths(containing: text, limit: 1).first,
            let rows = choices.rows(of: path)
        else { return false }
        if let menu {
            PickerMenu.list(in: menu)?.search(text)
            return true
        }
        for (column, row) in rows.enumerated() {
            picker.reloadComponent(column)
            picker.selectRow(row, inComponent: column, animated: false)
        }
        return true
    }

    override func makeMenu() -> UIViewController { PickerMenu.controller(of: self) }

    /// The titles of the wheels' rows, from the first column on. A wheel that still shows the rows
    /// of another title is at the last of its new ones, at most.
    private func selectedPath(upTo count: Int) -> [String] {
        var path: [String] = []
        while path.count < count {
            let titles = choices.titles(after: path)
            let row = picker.selectedRow(inComponent: path.count)
            guard row >= 0, !titles.isEmpty else { break }
            path.append(titles[min(row, titles.count - 1)])
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
