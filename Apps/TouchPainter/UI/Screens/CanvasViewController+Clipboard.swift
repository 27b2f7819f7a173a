import Foundation
import FoundationGaps
import TouchPainterCore
import UIKit

// What is copied and pasted: marks, pictures, and text.
extension CanvasViewController {
    /// The type of marks on the clipboard.
    private static let marksType = "application/vnd.touchstone.marks"

    /// The longest side in pixels of a picture that is pasted; larger ones are scaled down.
    private static let longestSide: CGFloat = 2048

    /// Puts the chosen marks on the clipboard.
    func copySelection() {
        guard let selection = painting.selection,
            let data = try? JSONEncoder().encode(selection.marks.map { MarkRecord($0) })
        else { return }
        UIPasteboard.general.items = [[Self.marksType: data]]
    }

    /// Puts what is on the clipboard in the middle of what is shown, on the active layer.
    ///
    /// A text that is the path or the address of a picture's file stands for that picture.
    func paste() {
        guard painting.activeLayer.isEditable else { return painting.refuse() }
        let board = UIPasteboard.general
        if let data = board.items.first?[Self.marksType] as? Data {
            paste(marks: data)
        } else if let image = board.image {
            paste(image)
        } else if let text = board.string, !text.isEmpty {
            if let image = Self.picture(named: text) { return paste(image) }
            let place = middle
            insert(TextMark(text, at: place, pen: painting.pen))
        }
    }

    /// The middle of what is shown, in canvas points.
    var middle: CGPoint {
        let bounds = canvasView.bounds
        return canvasView.viewport.canvasPoint(at: CGPoint(x: bounds.midX, y: bounds.midY))
    }

    private func paste(marks data: Data) {
        guard let records = try? SafeJSONDecoder().decode([MarkRecord].self, from: data) else {
            return
        }
        let nudge = CGAffineTransform(translationX: 16, y: 16)
        let marks = records.compactMap { try? $0.makeMark().transformed(by: nudge) as any Mark }
        choose(.lasso)
        painting.insert(marks, in: painting.activeLayer, named: "Paste")
    }

    /// Places a picture, at most as large as what is shown, around a point of the canvas.
    ///
    /// - Parameter place: By default the middle of what is shown.
    func paste(_ image: UIImage, at place: CGPoint? = nil) {
        let place = place ?? middle
        let longest = max(image.size.width, image.size.height) * image.scale
        let factor = min(1, Self.longestSide / max(longest, 1))
        let pixels = CGSize(
            width: max((image.size.width * image.scale * factor).rounded(), 1),
            height: max((image.size.height * image.scale * factor).rounded(), 1))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let data = UIGraphicsImageRenderer(size: pixels, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: pixels))
        }.pngData()
        guard let data else { return }
        let zoom = canvasView.viewport.zoom
        let room = CGSize(
            width: canvasView.bounds.width * 0.8 / zoom,
            height: canvasView.bounds.height * 0.8 / zoom)
        let scale = min(1, room.width / image.size.width, room.height / image.size.height)
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        insert(
            PictureMark(
                data,
                in: CGRect(
                    x: place.x - size.width / 2, y: place.y - size.height / 2,
                    width: size.width, height: size.height)))
    }

    private func insert(_ mark: any Mark) {
        choose(.lasso)
        painting.insert([mark], in: painting.activeLayer, named: "Paste")
    }

    /// The picture in the file that a text names by its path or address.
    static func picture(named text: String) -> UIImage? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let url =
            text.hasPrefix("file://")
            ? URL(string: text) : text.hasPrefix("/") ? URL(fileURLWithPath: text) : nil
        guard let url, let data = try? Data(contentsOf: url) else { return nil }
        return UIImage(data: data)
    }
}
