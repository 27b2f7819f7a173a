import UIKit

extension GalleryPage {
    static var steppers: GalleryPage {
        GalleryPage(
            name: "Steppers", title: String(localized: "Steppers", bundle: .module),
            section: .controls, symbol: "plus.forwardslash.minus",
            color: .systemOrange, makeController: { SteppersPage() })
    }
}

/// A stepper with its properties.
final class SteppersPage: ControlPage {
    override func makeGroups() -> [InsetGroup] {
        let stepper = UIStepper()
        stepper.maximumValue = 10
        stepper.value = 3
        stepper.accessibilityLabel = String(localized: "Value", bundle: .module)
        let value = valueLabel("3")
        onChange(of: stepper) { value.text = "\(Int($0.value))" }
        let symbols = UIStepper()
        symbols.setDecrementImage(UIImage(systemName: "chevron.down"), for: .normal)
        symbols.setIncrementImage(UIImage(systemName: "chevron.up"), for: .normal)
        return [
            InsetGroup(
                header: String(localized: "Looks", bundle: .module),
                rows: [
                    row(String(localized: "From 0 to 10", bundle: .module), stepper),
                    row(String(localized: "Own images", bundle: .module), symbols),
                ],
                footer: String(
                    localized: "Hold a half down: the value goes on changing, ever faster.",
                    bundle: .module)),
            InsetGroup(
                header: String(localized: "Live", bundle: .module),
                rows: [
                    row(String(localized: "Value", bundle: .module), value),
                    row(
                        String(localized: "Wraps", bundle: .module),
                        toggle(false) { stepper.wraps = $0 }),
                    row(
                        String(localized: "Repeats", bundle: .module),
                        toggle(true) { stepper.autorepeat = $0 }),
                    row(
                        String(localized: "Enabled", bundle: .module),
                        toggle(true) { stepper.isEnabled = $0 }),
                ]),
        ]
    }
}
