import UIKit

extension GalleryPage {
    static var switches: GalleryPage {
        GalleryPage(
            name: "Switches", title: String(localized: "Switches", bundle: .module),
            section: .controls, symbol: "switch.2",
            color: .systemGreen, makeController: { SwitchesPage() })
    }
}

/// Switches in several colours, all of which can be disabled.
final class SwitchesPage: ControlPage {
    override func makeGroups() -> [InsetGroup] {
        let plain = UISwitch()
        plain.isOn = true
        let off = UISwitch()
        let orange = UISwitch()
        orange.onTintColor = .systemOrange
        orange.isOn = true
        let thumb = UISwitch()
        thumb.onTintColor = .systemIndigo
        thumb.thumbTintColor = .systemYellow
        thumb.isOn = true
        let box = UISwitch()
        box.preferredStyle = .checkbox
        box.title = String(localized: "Checkbox", bundle: .module)
        box.isOn = true
        let all = [plain, off, orange, thumb, box]
        let value = valueLabel("")
        func show() {
            let count = all.filter(\.isOn).count
            value.text = "\(count) / \(all.count)"
        }
        for control in all { onChange(of: control) { _ in show() } }
        show()
        let enabled = toggle(true) { isOn in
            for control in all { control.isEnabled = isOn }
        }
        let move = UIButton(configuration: .tinted())
        move.configuration?.title = String(localized: "Flip all", bundle: .module)
        move.addAction(
            UIAction { _ in
                for control in all { control.setOn(!control.isOn, animated: true) }
                show()
            }, for: .primaryActionTriggered)
        return [
            InsetGroup(
                header: String(localized: "Looks", bundle: .module),
                rows: [
                    row(String(localized: "On", bundle: .module), plain),
                    row(String(localized: "Off", bundle: .module), off),
                    row(String(localized: "Tinted", bundle: .module), orange),
                    row(String(localized: "Own thumb", bundle: .module), thumb),
                    line([box]),
                ],
                footer: String(
                    localized: "Tap a switch, or drag its thumb past the middle.", bundle: .module)),
            InsetGroup(
                header: String(localized: "Live", bundle: .module),
                rows: [
                    row(String(localized: "Enabled", bundle: .module), enabled),
                    row(String(localized: "Switched on", bundle: .module), value),
                    line([move]),
                ]),
        ]
    }
}
