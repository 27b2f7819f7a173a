import CoreGraphics
import TestSupport
import Testing
import UIKit

@testable import TouchPainterUI

@Suite("Image filters")
struct ImageFilterTests {
    /// A red square with a transparent edge, at one pixel per point.
    private var image: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 25, y: 25, width: 30, height: 30))
        }
    }

    private let turn = CGAffineTransform(translationX: 40, y: 40).rotated(by: -.pi / 4)
        .translatedBy(x: -40, y: -30)

    @Test("Filters: wrapping and extension make the same pixels", .rows("S1-16"))
    func sameThing() {
        let wrapped = ImageShadowFilter(
            component: ImageTransformFilter(component: image, transform: turn),
            offset: CGSize(width: -12, height: 8), blur: 6
        ).image(scale: 1)
        let extended = image.transformed(by: turn)
            .withShadow(offset: CGSize(width: -12, height: 8), blur: 6)
        #expect(wrapped.pngData() == extended.pngData())
        #expect(
            ImageColorFilter(component: image, color: .blue).image(scale: 1).pngData()
                == image.tinted(.blue).pngData())
    }

    @Test("Filters: the order of a shadow and a turn matters", .rows("S1-16"))
    func order() {
        let offset = CGSize(width: -12, height: 8)
        let a = image.transformed(by: turn).withShadow(offset: offset, blur: 6)
        let b = image.withShadow(offset: offset, blur: 6).transformed(by: turn)
        #expect(a.pngData() != b.pngData())
    }

    @Test("Filters: a filter leaves the context's state as it was", .rows("S1-16"))
    func state() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        var before = CGAffineTransform.identity
        var after = CGAffineTransform.identity
        let size = CGSize(width: 90, height: 90)
        _ = UIGraphicsImageRenderer(size: size, format: format).image {
            before = $0.cgContext.ctm
            ImageTransformFilter(component: image, transform: turn).draw()
            ImageMarginFilter(component: image, margin: 9, color: .green).draw()
            after = $0.cgContext.ctm
        }
        #expect(before == after)
    }
}
