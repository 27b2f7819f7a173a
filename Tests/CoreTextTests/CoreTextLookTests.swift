import CoreGraphics
import CoreText
import Testing
import UIKit
import UIKitTesting

@Suite("CoreText pictures")
struct CoreTextLookTests {
    private func picture(
        _ size: CGSize, _ draw: (CGContext) -> Void
    ) throws -> Snapshot {
        let image = UIGraphicsImageRenderer(size: size).image { renderer in
            UIColor.white.setFill()
            renderer.fill(CGRect(origin: .zero, size: size))
            let context = renderer.cgContext
            // As apps do for CoreText: y points up.
            context.textMatrix = .identity
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
            draw(context)
        }
        return Snapshot(image: try #require(image.cgImage))
    }

    @Test("CoreText pictures: a frame in a circle, a line of many styles, outlines, and a clip")
    func sheet() throws {
        let text = NSMutableAttributedString(
            string: "CoreText sets a text into any shape: here into a circle, whose lines are "
                + "short at its top, wide in its middle, and short again below. 文字也可以排在圆里。",
            attributes: [
                .font: UIFont.systemFont(ofSize: 13),
                .init(kCTForegroundColorAttributeName): UIColor.darkGray.cgColor,
            ])
        text.addAttribute(
            .font, value: UIFont.boldSystemFont(ofSize: 13), range: NSRange(location: 0, length: 8))
        let frame = try picture(CGSize(width: 200, height: 200)) { context in
            let circle = CGPath(
                ellipseIn: CGRect(x: 5, y: 5, width: 190, height: 190), transform: nil)
            context.setFillColor(red: 0.93, green: 0.96, blue: 1, alpha: 1)
            context.addPath(circle)
            context.fillPath()
            let framesetter = CTFramesetterCreateWithAttributedString(text)
            CTFrameDraw(
                CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), circle, nil), context)
        }
        let lines = try picture(CGSize(width: 200, height: 200)) { context in
            let line = NSMutableAttributedString(
                string: "Red 中文 👍 under", attributes: [.font: UIFont.systemFont(ofSize: 20)])
            line.addAttribute(
                .init(kCTForegroundColorAttributeName), value: UIColor.red.cgColor,
                range: NSRange(location: 0, length: 3))
            line.addAttribute(
                .init(kCTUnderlineStyleAttributeName), value: CTUnderlineStyle.single.rawValue,
                range: NSRange(location: 10, length: 5))
            let made = CTLineCreateWithAttributedString(line)
            context.textPosition = CGPoint(x: 10, y: 160)
            CTLineDraw(made, context)
            // The runs one by one.
            context.textPosition = CGPoint(x: 10, y: 125)
            for run in CTLineGetGlyphRuns(made) as! [CTRun] {
                CTRunDraw(run, context, CFRangeMake(0, 0))
            }
            // A turned text matrix.
            context.textMatrix = CGAffineTransform(rotationAngle: -0.3)
            context.textPosition = CGPoint(x: 10, y: 90)
            CTLineDraw(made, context)
        }
        let big = CTLineCreateWithAttributedString(
            NSAttributedString(
                string: "Stone", attributes: [.font: UIFont.systemFont(ofSize: 60, weight: .black)])
        )
        let modes = try picture(CGSize(width: 200, height: 200)) { context in
            context.setTextDrawingMode(.stroke)
            context.setStrokeColor(UIColor.blue.cgColor)
            context.setLineWidth(1.5)
            context.textPosition = CGPoint(x: 10, y: 130)
            CTLineDraw(big, context)
            context.setTextDrawingMode(.clip)
            context.textPosition = CGPoint(x: 10, y: 40)
            CTLineDraw(big, context)
            let colors = [UIColor.red.cgColor, UIColor.orange.cgColor, UIColor.purple.cgColor]
            let gradient = CGGradient(
                colorsSpace: nil, colors: colors as CFArray, locations: nil)!
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 200, y: 0), options: [])
        }
        let widths = try picture(CGSize(width: 200, height: 200)) { context in
            let fonts: [UIFont] = [
                .systemFont(ofSize: 20, weight: .bold, width: .compressed),
                .systemFont(ofSize: 20, weight: .bold, width: .condensed),
                .systemFont(ofSize: 20, weight: .bold, width: .standard),
                .systemFont(ofSize: 20, weight: .bold, width: .expanded),
                UIFont(
                    descriptor: UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.serif)!,
                    size: 0),
                UIFont(
                    descriptor: UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
                        .featureSettings: [
                            [
                                UIFontDescriptor.FeatureKey.type: kTypographicExtrasType,
                                UIFontDescriptor.FeatureKey.selector: kSlashedZeroOnSelector,
                            ]
                        ]
                    ]), size: 0),
            ]
            for (index, font) in fonts.enumerated() {
                let line = NSAttributedString(string: "Widths 1080", attributes: [.font: font])
                context.textPosition = CGPoint(x: 10, y: 170 - CGFloat(index) * 30)
                CTLineDraw(CTLineCreateWithAttributedString(line), context)
            }
        }
        try Snapshot(sheetOf: [frame, lines, modes, widths], columns: 2).matchGolden("coretext")
    }
}
