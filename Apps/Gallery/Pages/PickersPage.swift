import UIKit

extension GalleryPage {
    static var pickers: GalleryPage {
        GalleryPage(
            name: "Pickers", title: String(localized: "Pickers", bundle: .module),
            section: .choices, symbol: "chevron.up.chevron.down",
            color: .systemPink, makeController: { PickersPage() })
    }
}

/// A picker with two wheels.
final class PickersPage: ControlPage, UIPickerViewDataSource, UIPickerViewDelegate {
    private let sizes = [
        String(localized: "Small", bundle: .module), String(localized: "Medium", bundle: .module),
        String(localized: "Large", bundle: .module),
    ]
    private let picker = UIPickerView()
    private let value = UILabel()

    override func makeGroups() -> [InsetGroup] {
        picker.dataSource = self
        picker.delegate = self
        picker.accessibilityLabel = String(localized: "Value", bundle: .module)
        picker.selectRow(1, inComponent: 0, animated: false)
        picker.selectRow(11, inComponent: 1, animated: false)
        value.font = .preferredFont(forTextStyle: .body)
        value.textColor = .secondaryLabel
        show()
        let spin = UIButton(configuration: .tinted())
        spin.configuration?.title = String(localized: "Turn to 60", bundle: .module)
        spin.addAction(
            UIAction { [weak self] _ in
                self?.picker.selectRow(59, inComponent: 1, animated: true)
                self?.show()
            }, for: .primaryActionTriggered)
        return [
            InsetGroup(rows: [block(picker)]),
            InsetGroup(
                header: String(localized: "Live", bundle: .module),
                rows: [row(String(localized: "Value", bundle: .module), value), line([spin])]),
        ]
    }

    private func show() {
        let size = sizes[max(0, picker.selectedRow(inComponent: 0))]
        value.text = "\(size), \(picker.selectedRow(inComponent: 1) + 1)"
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? sizes.count : 100
    }

    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { component == 0 ? sizes[row] : "\(row + 1)" }

    func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { show() }
}
