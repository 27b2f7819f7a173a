import CoreGraphics
public import Foundation

extension QRPicture {
    /// Returns the code as a PDF of one page.
    ///
    /// - Parameter side: The side in points, 72 per inch, clamped to 1…14400.
    public func pdf(side: Double = 200) -> Data {
        let drawing = drawing
        let side = side.isNaN ? 200 : min(max(side, 1), 14_400)
        let data = NSMutableData()
        var canvas = CGRect(x: 0, y: 0, width: side, height: side)
        guard let consumer = CGDataConsumer(data: data),
            let context = CGContext(
                consumer: consumer, mediaBox: &canvas, [kCGPDFContextTitle: "QR code"])
        else { preconditionFailure("A page of \(side) points a side is possible.") }
        let module = side / Double(drawing.fullSide)
        context.beginPDFPage(nil)
        drawing.draw(
            in: context, canvas: canvas, module: module,
            inset: module * Double(drawing.quietZone))
        context.endPDFPage()
        context.closePDF()
        return Data(referencing: data)
    }
}
