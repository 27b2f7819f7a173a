import CPoppler
import CoreGraphics

/// The rectangles and the turn of a page, as its file states them.
struct PageBoxes {
    /// The sheet, in the coordinates of the page's content.
    let mediaBox: CGRect

    /// The visible part of the sheet.
    let cropBox: CGRect

    /// The clockwise turn in degrees: 0, 90, 180 or 270.
    let rotation: Int

    /// A sheet without a size has this one.
    private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

    init(_ page: pdf_page) {
        mediaBox = Self.rect(page.media) ?? Self.letter
        let visible = Self.rect(page.crop)?.intersection(mediaBox) ?? mediaBox
        cropBox = visible.isEmpty ? mediaBox : visible
        let turn = page.rotation.truncatingRemainder(dividingBy: 360)
        rotation =
            turn.truncatingRemainder(dividingBy: 90) == 0 ? (Int(turn) + 360) % 360 : 0
    }

    /// The boxes of a page that is known by the size of what is drawn only.
    init(drawnSize: CGSize) {
        mediaBox = CGRect(origin: .zero, size: drawnSize)
        cropBox = mediaBox
        rotation = 0
    }

    private static func rect(_ box: pdf_box) -> CGRect? {
        let (width, height) = (abs(box.x2 - box.x1), abs(box.y2 - box.y1))
        guard box.exists != 0, width > 0, height > 0, width.isFinite, height.isFinite else {
            return nil
        }
        return CGRect(
            x: min(box.x1, box.x2), y: min(box.y1, box.y2), width: width, height: height)
    }

    /// The lower left corner of the visible part, measured from that of the sheet, both turned.
    var turnedOrigin: CGPoint {
        let (left, right) = (cropBox.minX - mediaBox.minX, mediaBox.maxX - cropBox.maxX)
        let (below, above) = (cropBox.minY - mediaBox.minY, mediaBox.maxY - cropBox.maxY)
        return switch rotation {
        case 90: CGPoint(x: below, y: right)
        case 180: CGPoint(x: right, y: above)
        case 270: CGPoint(x: above, y: left)
        default: CGPoint(x: left, y: below)
        }
    }
}
