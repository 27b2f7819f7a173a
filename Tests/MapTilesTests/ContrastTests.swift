import CoreGraphics
import Foundation
import Testing

@testable import MapTiles

@Suite("Contrast of the map's names")
struct ContrastTests {
    /// The relative luminance of a colour (WCAG 2).
    private func luminance(_ color: CGColor) -> Double {
        let parts = (color.components ?? []).map { Double($0) }
        let linear = (parts.count < 3 ? [parts[0], parts[0], parts[0]] : parts).map {
            $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    private func contrast(_ first: CGColor, _ second: CGColor) -> Double {
        let (low, high) = (
            min(luminance(first), luminance(second)), max(luminance(first), luminance(second))
        )
        return (high + 0.05) / (low + 0.05)
    }

    @Test(
        "Names: each has a contrast of 4.5 at least with the halo around it",
        arguments: [false, true])
    func names(isDark: Bool) throws {
        let source = MapSource()
        source.add(try MBTiles(path: TownMap.path))
        var styles = 0
        for zoom in [2.0, 5, 9, 11, 13, 14, 15.5, 16.6] {
            let viewport = MapViewport(
                center: TownMap.center, zoom: zoom, size: CGSize(width: 900, height: 700))
            for label in LabelPlacement.labels(
                in: viewport, from: source, style: MapStyle(isDark: isDark))
            {
                styles += 1
                let (text, halo) = (
                    label.frame.text.attributes.foregroundColor,
                    label.halo.text.attributes.foregroundColor
                )
                #expect(contrast(text, halo) >= 4.5, "\(label.text) at \(zoom)")
            }
        }
        #expect(styles > 50)
    }
}
