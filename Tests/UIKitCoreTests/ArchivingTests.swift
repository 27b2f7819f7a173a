import Foundation
import Testing
import UIKit

@Suite("Archives of UIKit's values")
struct ArchivingTests {
    private func restored<Value: NSObject & NSCoding>(_ value: Value) throws -> Value? {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: value, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
    }

    @Test("UIColor: greys, colours, system colours and what a closure gives come back")
    func colours() throws {
        let fixed = [
            UIColor(white: 0.25, alpha: 0.5), UIColor(red: 1.2, green: 0.1, blue: 0, alpha: 1),
            .systemRed, .label,
        ]
        for color in fixed { #expect(try restored(color) == color) }
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let back = try #require(try restored(dynamic.withAlphaComponent(0.5)))
        for (style, white) in [(UIUserInterfaceStyle.light, 0.0), (.dark, 1)] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            #expect(
                back.resolvedColor(with: traits) == UIColor(white: CGFloat(white), alpha: 0.5))
        }
    }

    @Test("Archives: those of earlier versions, which name UIKitCore, are read")
    func formerNames() throws {
        let color = UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1)
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.setClassName("UIKitCore.UIColor", for: UIColor.self)
        archiver.encode(color, forKey: NSKeyedArchiveRootObjectKey)
        let data = archiver.encodedData
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
    }

    @Test("UIFont: families, styles and scaling come back")
    func fonts() throws {
        let fonts = [
            UIFont.systemFont(ofSize: 17.5, weight: .semibold), .italicSystemFont(ofSize: 12),
            .monospacedSystemFont(ofSize: 9, weight: .bold),
            .monospacedDigitSystemFont(ofSize: 20, weight: .light),
            .preferredFont(forTextStyle: .headline),
            UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20)),
        ]
        for font in fonts { #expect(try restored(font) == font) }
    }

    @Test("UIImage: pixels, scale, orientation, caps, tint and frames come back")
    func images() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format)
        func image(_ color: UIColor) -> UIImage {
            renderer.image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }
        let pixels = try #require(image(.red).cgImage)
        let caps = UIEdgeInsets(top: 1, left: 0.5, bottom: 0, right: 0.25)
        let original = UIImage(cgImage: pixels, scale: 2, orientation: .right)
            .resizableImage(withCapInsets: caps, resizingMode: .stretch)
            .withTintColor(.systemBlue, renderingMode: .alwaysTemplate)
            .imageFlippedForRightToLeftLayoutDirection()
        let back = try #require(try restored(original))
        #expect(back.cgImage?.width == 6 && back.cgImage?.height == 4)
        #expect(back.size == CGSize(width: 2, height: 3) && back.scale == 2)
        #expect(back.imageOrientation == .right && back.renderingMode == .alwaysTemplate)
        #expect(back.capInsets == caps && back.resizingMode == .stretch)
        #expect(back.flipsForRightToLeftLayoutDirection)
        #expect(back.pngData() == original.pngData())
        let film = try #require(
            UIImage.animatedImage(with: [image(.red), image(.green)], duration: 3))
        let filmBack = try #require(try restored(film))
        #expect(filmBack.images?.count == 2 && filmBack.duration == 3)
        #expect(try restored(UIImage())?.cgImage == nil)
    }

    @Test("UIBezierPath: elements and style come back exactly")
    func paths() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 0.1, y: 1 / 3.0, width: 7, height: 9))
        path.move(to: CGPoint(x: -1, y: 1e-7))
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: .zero)
        path.addLine(to: CGPoint(x: 1e9, y: 0))
        path.lineWidth = 2.5
        path.lineCapStyle = .round
        path.lineJoinStyle = .bevel
        path.usesEvenOddFillRule = true
        path.setLineDash([3, 1.5], count: 2, phase: 0.5)
        let back = try #require(try restored(path))
        #expect(back.cgPath == path.cgPath)
        #expect(back.lineWidth == 2.5 && back.lineCapStyle == .round)
        #expect(back.lineJoinStyle == .bevel && back.usesEvenOddFillRule)
        var lengths: [CGFloat] = [0, 0]
        var (count, phase) = (0, CGFloat(0))
        back.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [3, 1.5] && count == 2 && phase == 0.5)
    }

    @Test("IndexPath and lists of values come back")
    func lists() throws {
        let path = IndexPath(row: 3, section: 2)
        #expect(try restored(path as NSIndexPath) as IndexPath? == path)
        let list: NSArray = [UIColor.red, UIFont.systemFont(ofSize: 9)]
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: list, requiringSecureCoding: true)
        let back = try NSKeyedUnarchiver.unarchivedObject(
            ofClasses: [NSArray.self, UIColor.self, UIFont.self], from: data)
        #expect(back as? NSArray == list)
    }

    @Test("NSCoder: geometry comes back under its keys, and missing keys give zero")
    func geometry() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(CGPoint(x: 1, y: 2), forKey: "point")
        archiver.encode(CGSize(width: 3, height: 4.5), forKey: "size")
        archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
        archiver.encode(CGVector(dx: 1, dy: -2), forKey: "vector")
        archiver.encode(CGAffineTransform(translationX: 5, y: 6), forKey: "transform")
        archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        archiver.encode(directional, forKey: "directional")
        archiver.encode(UIOffset(horizontal: 1, vertical: 2), forKey: "offset")
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
        #expect(coder.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4.5))
        #expect(coder.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(coder.decodeCGVector(forKey: "vector") == CGVector(dx: 1, dy: -2))
        #expect(
            coder.decodeCGAffineTransform(forKey: "transform")
                == CGAffineTransform(translationX: 5, y: 6))
        #expect(
            coder.decodeUIEdgeInsets(forKey: "insets")
                == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(coder.decodeDirectionalEdgeInsets(forKey: "directional") == directional)
        #expect(
            coder.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 1, vertical: 2))
        #expect(coder.decodeCGRect(forKey: "none") == .zero)
        #expect(coder.decodeUIEdgeInsets(forKey: "none") == .zero)
        #expect(coder.decodeCGAffineTransform(forKey: "none") == .identity)
    }
}
