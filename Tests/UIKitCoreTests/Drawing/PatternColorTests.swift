import Testing
import UIKit
import UIKitTesting

@Suite("Pattern colours and widths of fonts")
struct PatternColorTests {
    /// Red in the top left pixel of four, else blue.
    private let tile = UIGraphicsImageRenderer(
        size: CGSize(width: 4, height: 4),
        format: { () -> UIGraphicsImageRendererFormat in
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return format
        }()
    ).image { context in
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }

    @Test("UIColor: a pattern starts at the top left of a view, upright, and moves with it")
    func background() throws {
        let app = HeadlessApp(
            size: CGSize(width: 40, height: 40), scale: 1, rootViewController: UIViewController())
        let root = try #require(app.window.rootViewController?.view)
        root.backgroundColor = .white
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 20))
        view.backgroundColor = UIColor(patternImage: tile)
        root.addSubview(view)
        func color(_ x: Int, _ y: Int) -> UInt32 {
            app.advance(by: 0.1)
            let picture = app.snapshot()
            return picture.pixels[y * picture.width + x]
        }
        let (red, blue, white): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF, 0xFFFF_FFFF)
        #expect([color(5, 6), color(6, 7), color(9, 10)] == [red, red, red])
        #expect(color(7, 6) == blue && color(5, 8) == blue && color(4, 6) == white)
        view.frame.origin.x = 8
        #expect(color(8, 6) == red && color(10, 6) == blue && color(5, 6) == white)
        view.layer.cornerRadius = 8
        #expect(color(8, 6) == white && color(18, 16) == blue && color(16, 14) == red)
    }

    @Test("UIColor: a pattern fills paths in the current context, with its alpha")
    func filling() throws {
        let color = UIColor(patternImage: tile)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12), format: format)
            .image { _ in
                color.withAlphaComponent(0.5).setFill()
                UIBezierPath(rect: CGRect(x: 4, y: 0, width: 4, height: 12)).fill()
            }
        let picture = Snapshot(image: try #require(image.cgImage))
        #expect(picture.pixels[4] >> 24 == 128 && picture.pixels[4] & 0xFF == 0)
        #expect(picture.pixels[6] >> 24 == 128 && picture.pixels[6] & 0xFF > 120)
        #expect(picture.pixels[0] == 0)
    }

    @Test("UIColor: patterns of two images differ, and text has the average")
    func values() {
        let color = UIColor(patternImage: tile)
        #expect(color == UIColor(cgColor: color.cgColor))
        #expect(color != UIColor(patternImage: tile))
        #expect(color.cgColor.pattern != nil)
        var (red, blue) = (CGFloat(0), CGFloat(0))
        color.getRed(&red, green: nil, blue: &blue, alpha: nil)
        #expect(abs(red - 0.25) < 0.01 && abs(blue - 0.75) < 0.01)
        #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
    }

    @Test("UIFont: widths, designs and cascade lists")
    func fonts() throws {
        func width(_ font: UIFont) -> CGFloat {
            "Width".size(withAttributes: [.font: font]).width
        }
        let widths = [UIFont.Width.compressed, .condensed, .standard, .expanded].map {
            width(.systemFont(ofSize: 20, weight: .bold, width: $0))
        }
        #expect(widths == widths.sorted() && Set(widths).count == 4)
        #expect(widths[2] == width(.systemFont(ofSize: 20, weight: .bold)))
        let narrow = UIFont.systemFont(ofSize: 20, weight: .regular, width: .condensed)
        #expect(narrow.fontDescriptor.symbolicTraits.contains(.traitCondensed))
        #expect(narrow.withSize(30).fontDescriptor.symbolicTraits.contains(.traitCondensed))
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: narrow, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data)
        #expect(read == narrow)
        let serif = try #require(
            UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.serif))
        #expect(UIFont(descriptor: serif, size: 0).familyName == "DejaVu Serif")
        let list = [UIFontDescriptor(name: "DejaVu Sans Mono", size: 1)]
        let mixed = UIFont(
            descriptor: UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
                .cascadeList: list
            ]), size: 0)
        #expect(mixed.familyName == UIFont.systemFont(ofSize: 20).familyName)
        let body = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.body])
        #expect(body.pointSize == UIFont.preferredFont(forTextStyle: .body).pointSize)
        #expect(UIFont(name: "DejaVuSansMono", size: 10)?.familyName == "DejaVu Sans Mono")
        #expect(UIFont(name: "Inter Semi Bold", size: 10)?.fontName == "Inter-SemiBold")
        #expect(UIFont.fontNames(forFamilyName: "Inter").first == "Inter-Regular")
    }
}
