import UIKit

extension GalleryPage {
    static var sliders: GalleryPage {
        GalleryPage(
            name: "Sliders", title: String(localized: "Sliders", bundle: .module),
            section: .controls, symbol: "slider.horizontal.3",
            color: .systemBlue, makeController: { SlidersPage() })
    }
}

/// Sliders with images and colours, and the value of one.
final class SlidersPage: ControlPage {
    override func makeGroups() -> [InsetGroup] {
        let plain = UISlider()
        plain.value = 0.4
        let images = UISlider()
        images.minimumValueImage = UIImage(systemName: "minus")
        images.maximumValueImage = UIImage(systemName: "plus")
        images.value = 0.7
        let tinted = UISlider()
        tinted.minimumTrackTintColor = .systemPink
        tinted.thumbTintColor = .systemPink
        tinted.value = 0.5
        let all = [plain, images, tinted]
        for slider in all {
            slider.accessibilityLabel = String(localized: "Value", bundle: .module)
        }
        let value = valueLabel("40 %")
        onChange(of: plain) { value.text = "\(Int(($0.value * 100).rounded())) %" }
        return [
            InsetGroup(
                header: String(localized: "Looks", bundle: .module),
                rows: [block(plain), block(images), block(tinted)]),
            InsetGroup(
                header: String(localized: "Live", bundle: .module),
                rows: [
                    row(String(localized: "Value of the first", bundle: .module), value),
                    row(
                        String(localized: "Continuous", bundle: .module),
                        toggle(true) { isOn in for slider in all { slider.isContinuous = isOn } }),
                    row(
                        String(localized: "Enabled", bundle: .module),
                        toggle(true) { isOn in for slider in all { slider.isEnabled = isOn } }),
                ]),
        ]
    }
}
