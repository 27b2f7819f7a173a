import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("Images")
nonisolated struct ImageTests {
    /// Two by one pixels: red, then green.
    private let flag = drawing(2, 1) { context in
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(UIColor.green.cgColor)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }

    @Test(
        "Image: is drawn with its orientation",
        arguments: [
            (UIImage.Orientation.up, ["RG"]), (.down, ["GR"]), (.left, ["G", "R"]),
            (.right, ["R", "G"]), (.upMirrored, ["GR"]), (.downMirrored, ["RG"]),
            (.leftMirrored, ["R", "G"]), (.rightMirrored, ["G", "R"]),
        ])
    func orientation(orientation: UIImage.Orientation, rows: [String]) throws {
        let image = UIImage(
            cgImage: try #require(flag.cgImage), scale: 1, orientation: orientation)
        #expect(image.size.height == CGFloat(rows.count))
        let pixels = try #require(
            Pixels(drawing(image.size.width, image.size.height) { _ in image.draw(at: .zero) }))
        for (y, row) in rows.enumerated() {
            for (x, letter) in row.enumerated() {
                #expect(pixels[x, y] == (letter == "R" ? [255, 0, 0, 255] : [0, 255, 0, 255]))
            }
        }
    }

    @Test("Image: mirroring twice restores it")
    func mirrored() {
        for orientation in UIImage.Orientation.allCases {
            let image = UIImage(cgImage: flag.cgImage!, scale: 1, orientation: orientation)
            let twice = image.withHorizontallyFlippedOrientation()
                .withHorizontallyFlippedOrientation()
            #expect(twice.imageOrientation == orientation)
        }
    }

    @Test("Image: converts to PNG data and back, upright")
    func png() throws {
        let image = UIImage(cgImage: try #require(flag.cgImage), scale: 1, orientation: .down)
        let data = try #require(image.pngData())
        let back = try #require(UIImage(data: data, scale: 2))
        #expect(back.size == CGSize(width: 1, height: 0.5))
        let pixels = try #require(Pixels(back))
        #expect(pixels[0, 0] == [0, 255, 0, 255])
        #expect(UIImage(data: data.prefix(20)) == nil)
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
        #expect(UIImage().pngData() == nil)
    }

    @Test("Image: is read by its name from a bundle, with the scale that fits the traits")
    func named() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, side) in [("dot", 4), ("dot@2x", 8), ("big@3x", 12)] as [(String, CGFloat)] {
            let data = drawing(side, side) { _ in }.pngData()
            try data?.write(to: folder.appendingPathComponent(name + ".png"))
        }
        let bundle = try #require(Bundle(path: folder.path))
        func pixels(_ name: String, _ scale: CGFloat) -> [CGFloat]? {
            let traits = UITraitCollection(displayScale: scale)
            return UIImage(named: name, in: bundle, compatibleWith: traits).map {
                [CGFloat($0.cgImage?.width ?? 0), $0.scale, $0.size.width]
            }
        }
        #expect(pixels("dot", 1) == [4, 1, 4])
        #expect(pixels("dot.png", 2) == [8, 2, 4])
        #expect(pixels("dot", 3) == [8, 2, 4])
        #expect(pixels("big", 1) == [12, 3, 4])
        #expect(pixels("nothing", 2) == nil)
        #expect(UIImage(named: "nothing") == nil)
    }

    @Test("Image: a tint colour fills its shape")
    func tinted() throws {
        let dot = drawing(4, 4) { context in
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
        }
        let drawn = drawing(4, 4) { context in
            context.setFillColor(UIColor.green.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            dot.withTintColor(.blue).draw(at: .zero)
        }
        let pixels = try #require(Pixels(drawn))
        #expect(pixels[0, 0] == [0, 255, 0, 255])
        #expect(pixels[1, 1] == [0, 0, 255, 255])
    }

    @Test("Image: a template is drawn in the fill colour")
    func template() throws {
        let dot = drawing(4, 4) { context in
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
        }
        let drawn = drawing(4, 4) { _ in
            UIColor.blue.set()
            dot.withRenderingMode(.alwaysTemplate).draw(at: .zero)
        }
        let pixels = try #require(Pixels(drawn))
        #expect(pixels[0, 0] == [0, 0, 0, 0])
        #expect(pixels[1, 1] == [0, 0, 255, 255])
    }

    @Test("Image: caps keep their size when drawn larger, and the middle is stretched or tiled")
    func resizable() throws {
        let bar = drawing(4, 1) { context in
            for (x, color) in [UIColor.red, .green, .blue, .white].enumerated() {
                context.setFillColor(color.cgColor)
                context.fill(CGRect(x: CGFloat(x), y: 0, width: 1, height: 1))
            }
        }
        let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let tiled = try #require(
            Pixels(
                drawing(8, 1) { _ in
                    bar.resizableImage(withCapInsets: caps)
                        .draw(in: CGRect(x: 0, y: 0, width: 8, height: 1))
                }))
        #expect(tiled[0, 0] == [255, 0, 0, 255])
        for x in [1, 3, 5] { #expect(tiled[x, 0] == [0, 255, 0, 255]) }
        for x in [2, 4, 6] { #expect(tiled[x, 0] == [0, 0, 255, 255]) }
        #expect(tiled[7, 0] == [255, 255, 255, 255])
    }

    @Test(
        "Image: is empty for an impossible bitmap size",
        arguments: [
            CGSize.zero, CGSize(width: CGFloat.nan, height: 10), CGSize(width: -5, height: 10),
            CGSize(width: 100_000, height: 100_000), CGSize(width: CGFloat.infinity, height: 1),
        ])
    func impossible(size: CGSize) {
        var wasCalled = false
        let renderer = UIGraphicsImageRenderer(size: size)
        let image = renderer.image { context in
            wasCalled = true
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(wasCalled)
        #expect(image.size == .zero)
        #expect(image.cgImage == nil)
        #expect(renderer.pngData { _ in }.isEmpty)
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        #expect(UIGraphicsGetCurrentContext() != nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("Image: drawing in invalid rectangles does not crash")
    func oddPlaces() {
        var drawn = 0
        _ = drawing(10, 10) { _ in
            for value in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 0] {
                let rect = CGRect(x: value, y: 0, width: value, height: value)
                flag.draw(in: rect)
                flag.resizableImage(
                    withCapInsets: UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
                )
                .draw(in: rect)
                flag.drawAsPattern(in: rect)
                flag.withTintColor(.red).draw(in: rect)
                UIRectFill(rect)
                UIRectFrame(rect)
                drawn += 1
            }
        }
        #expect(drawn == 6)
    }
}
