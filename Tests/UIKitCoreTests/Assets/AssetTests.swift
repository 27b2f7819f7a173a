import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Asset catalogues")
struct AssetTests {
    private let folder: URL
    private let bundle: Bundle

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("assets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        bundle = try #require(Bundle(path: folder.path))
    }

    private func write(_ path: String, _ data: Data) throws {
        let file = folder.appendingPathComponent("Assets.xcassets/\(path)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private func write(_ path: String, _ text: String) throws {
        try write(path, Data(text.utf8))
    }

    private func picture(_ side: CGFloat) throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: side, height: side)
        return UIGraphicsImageRenderer(size: size, format: format).pngData { _ in }
    }

    @Test("Images: the appearance and scale of the traits choose the file")
    func images() throws {
        try write("Star.imageset/a.png", try picture(10))
        try write("Star.imageset/b.png", try picture(20))
        try write("Star.imageset/dark.png", try picture(24))
        try write(
            "Star.imageset/Contents.json",
            """
            {"images": [
              {"idiom": "universal", "filename": "a.png", "scale": "1x"},
              {"idiom": "universal", "filename": "b.png", "scale": "2x"},
              {"idiom": "universal", "filename": "dark.png", "scale": "2x",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"idiom": "universal", "scale": "3x"}],
             "properties": {"template-rendering-intent": "template"}}
            """)
        func image(_ style: UIUserInterfaceStyle, _ scale: CGFloat) -> UIImage? {
            let traits = UITraitCollection {
                $0.userInterfaceStyle = style
                $0.displayScale = scale
            }
            return UIImage(named: "Star", in: bundle, compatibleWith: traits)
        }
        let small = try #require(image(.light, 1))
        #expect(small.size.width == 10 && small.scale == 1)
        let large = try #require(image(.light, 2))
        #expect(large.size.width == 10 && large.scale == 2)
        #expect(image(.light, 3)?.scale == 2)
        #expect(image(.dark, 2)?.size.width == 12)
        #expect(large.renderingMode == .alwaysTemplate)
        #expect(
            image(.light, 2) != nil && UIImage(named: "Sun", in: bundle, compatibleWith: nil) == nil
        )
    }

    @Test("Images: pages of PDF files and drawings in SVG are sharp at every scale")
    func vectors() throws {
        let page = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 20, height: 10))
            .pdfData {
                $0.beginPage()
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
        try write("Page.imageset/a.pdf", page)
        try write(
            "Page.imageset/Contents.json",
            """
            {"images": [{"idiom": "universal", "filename": "a.pdf"}],
             "properties": {"preserves-vector-representation": true}}
            """)
        try write(
            "Drawing.imageset/a.svg",
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
            <rect width="5" height="5" fill="red"/></svg>
            """)
        try write(
            "Drawing.imageset/Contents.json",
            "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.svg\"}]}")
        for name in ["Page", "Drawing"] {
            for scale in [1.0, 2, 3] {
                let traits = UITraitCollection(displayScale: scale)
                let image = try #require(
                    UIImage(named: name, in: bundle, compatibleWith: traits))
                #expect(image.size == CGSize(width: 20, height: 10) && image.scale == scale)
                let snapshot = Snapshot(image: try #require(image.cgImage))
                #expect(snapshot.width == Int(20 * scale))
                let edge = Int(5 * scale)
                #expect(snapshot[edge - 1, edge - 1] == 0xFFFF_0000 && snapshot[edge, 0] == 0)
            }
        }
    }

    @Test("Images: slices become caps in points; a group with a namespace adds its name")
    func slices() throws {
        try write("Icons/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
        try write("Icons/Box.imageset/a.png", try picture(20))
        try write(
            "Icons/Box.imageset/Contents.json",
            """
            {"images": [{"filename": "a.png", "scale": "2x", "resizing": {"mode": "9-part",
              "center": {"mode": "stretch", "width": 1, "height": 1},
              "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}}]}
            """)
        let image = try #require(UIImage(named: "Icons/Box", in: bundle, compatibleWith: nil))
        #expect(image.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
        #expect(image.resizingMode == .stretch)
    }

    @Test("Images: a missing file and a damaged description give nil")
    func damaged() throws {
        try write(
            "Gone.imageset/Contents.json", "{\"images\": [{\"filename\": \"no.png\"}]}")
        try write("Bad.imageset/Contents.json", "{\"images\": ")
        #expect(UIImage(named: "Gone", in: bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "Bad", in: bundle, compatibleWith: nil) == nil)
    }

    @Test("Colours: components as fractions, bytes and hexadecimals; appearances are dynamic")
    func colors() throws {
        try write(
            "Accent.colorset/Contents.json",
            """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.5"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"platform": "ios", "reference": "systemGreenColor"}}]}
            """)
        let color = try #require(UIColor(named: "Accent", in: bundle, compatibleWith: nil))
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(light == UIColor(red: 1, green: 128 / 255, blue: 0.2, alpha: 0.5))
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(
            color.resolvedColor(with: traits) == UIColor.systemGreen.resolvedColor(with: traits))
        #expect(UIColor(named: "None", in: bundle, compatibleWith: nil) == nil)
    }

    @Test("Colours: an entry for high contrast is taken where the traits ask for it")
    func contrast() throws {
        try write(
            "Ink.colorset/Contents.json",
            """
            {"colors": [
              {"idiom": "universal", "color": {"components":
                {"white": "0.500", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
               "color": {"components": {"white": "0.000", "alpha": "1.000"}}}]}
            """)
        let color = try #require(UIColor(named: "Ink", in: bundle, compatibleWith: nil))
        let high = color.resolvedColor(with: UITraitCollection(accessibilityContrast: .high))
        let normal = color.resolvedColor(with: UITraitCollection(accessibilityContrast: .normal))
        #expect(high == UIColor(white: 0, alpha: 1))
        #expect(normal == UIColor(white: 0.5, alpha: 1))
    }

    @Test("Data: the file of a set with its type")
    func data() throws {
        try write("Poem.dataset/poem.txt", "Hello")
        try write(
            "Poem.dataset/Contents.json",
            "{\"data\": [{\"filename\": \"poem.txt\", \"universal-type-identifier\": \"public.text\"}]}"
        )
        let asset = try #require(NSDataAsset(name: "Poem", bundle: bundle))
        #expect(String(decoding: asset.data, as: UTF8.self) == "Hello")
        #expect(asset.typeIdentifier == "public.text")
        #expect(NSDataAsset(name: "Song", bundle: bundle) == nil)
    }

    @Test("Resources: constants name the images and colours of a catalogue")
    func resources() throws {
        try write("Cover.imageset/a.png", try picture(12))
        try write(
            "Cover.imageset/Contents.json",
            #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"}]}"#)
        try write(
            "Accent.colorset/Contents.json",
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
              "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}
            }}]}
            """)
        let cover = ImageResource(name: "Cover", bundle: bundle)
        #expect(UIImage(resource: cover).size == CGSize(width: 12, height: 12))
        let accent = ColorResource(name: "Accent", bundle: bundle)
        #expect(UIColor(resource: accent) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(cover == ImageResource(name: "Cover", bundle: bundle))
        #expect(cover != ImageResource(name: "Back", bundle: bundle))
    }
}
