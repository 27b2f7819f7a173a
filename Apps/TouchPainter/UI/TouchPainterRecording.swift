public import Foundation

/// A drawing of a cat, recorded for those who have no display to draw on.
public enum TouchPainterRecording {
    /// The recording as a script of `touchstone`, made for a window of
    /// ``TouchPainterApp/usualSize``.
    public static let script = Data(PackageResources.cat_json)

    /// The recording for a window of `size`: on a canvas next to the palette, it is moved there and
    /// made larger.
    public static func script(for size: CGSize) -> Data {
        guard size.width >= CanvasViewController.wideWidth,
            let steps = try? JSONSerialization.jsonObject(with: script) as? [[String: Any]]
        else { return script }
        let canvas = CanvasViewController.wideCanvas(in: size)
        let zoom = max(0.1, min(canvas.width / 320, canvas.height / 436))
        func moved(_ value: Any) -> Any {
            guard let numbers = value as? [Double], numbers.count == 2 else {
                return (value as? [Any])?.map(moved) ?? value
            }
            return [
                ((canvas.midX + (numbers[0] - 160) * zoom) * 10).rounded() / 10,
                ((canvas.midY + (numbers[1] - 218) * zoom) * 10).rounded() / 10,
            ]
        }
        let moves = steps.map { step in
            step.merging(["drag", "tap"].compactMap { key in step[key].map { (key, moved($0)) } }) {
                $1
            }
        }
        return (try? JSONSerialization.data(withJSONObject: moves)) ?? script
    }
}
