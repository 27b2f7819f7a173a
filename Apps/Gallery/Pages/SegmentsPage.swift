import UIKit

extension GalleryPage {
    static var segments: GalleryPage {
        GalleryPage(
            name: "Segments", title: String(localized: "Segmented controls", bundle: .module),
            section: .controls, symbol: "rectangle.split.3x1",
            color: .systemTeal, makeController: { SegmentsPage() })
    }
}

/// Segmented controls with titles, images and colours.
final class SegmentsPage: ControlPage {
    override func makeGroups() -> [InsetGroup] {
        let names = [
            String(localized: "Day", bundle: .module), String(localized: "Week", bundle: .module),
            String(localized: "Month", bundle: .module),
        ]
        let titles = UISegmentedControl(items: names)
        titles.selectedSegmentIndex = 0
        let images = UISegmentedControl(
            items: ["star", "heart", "book", "camera"].compactMap { UIImage(systemName: $0) })
        images.selectedSegmentIndex = 1
        let tinted = UISegmentedControl(items: names)
        tinted.selectedSegmentTintColor = .systemIndigo
        tinted.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        tinted.selectedSegmentIndex = 2
        let momentary = UISegmentedControl(
            items: ["backward.fill", "play.fill", "forward.fill"].compactMap {
                UIImage(systemName: $0)
            })
        momentary.isMomentary = true
        let all = [titles, images, tinted, momentary]
        let value = valueLabel(names[0])
        onChange(of: titles) { value.text = names[$0.selectedSegmentIndex] }
        return [
            InsetGroup(
                header: String(localized: "Looks", bundle: .module), rows: all.map { block($0) },
                footer: String(
                    localized: "Tap a segment, or drag the selected one.", bundle: .module)),
            InsetGroup(
                header: String(localized: "Live", bundle: .module),
                rows: [
                    row(String(localized: "Value of the first", bundle: .module), value),
                    row(
                        String(localized: "Widths by content", bundle: .module),
                        toggle(false) { isOn in
                            for control in all { control.apportionsSegmentWidthsByContent = isOn }
                        }),
                    row(
                        String(localized: "Enabled", bundle: .module),
                        toggle(true) { isOn in for control in all { control.isEnabled = isOn } }),
                ]),
        ]
    }
}
