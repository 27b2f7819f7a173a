import Testing
import UIKit

@Suite("Font descriptors and prepared images")
struct FontDescriptorTests {
    @Test("UIFontDescriptor: attributes choose family, face, size and traits")
    func attributes() {
        let base = UIFont.systemFont(ofSize: 17).fontDescriptor
        let bold = base.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold], .size: 20,
        ])
        #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 20, weight: .bold))
        #expect(base.withFace("Italic").symbolicTraits.contains(.traitItalic))
        #expect(bold.object(forKey: .face) as? String == "Bold")
        #expect(bold.object(forKey: .size) as? CGFloat == 20)
        let copy = UIFontDescriptor(fontAttributes: bold.fontAttributes)
        #expect(copy.postscriptName == bold.postscriptName)
        #expect(copy.pointSize == 20)
    }

    @Test("UIFontDescriptor: designs that are not installed are nil")
    func designs() {
        let base = UIFont.systemFont(ofSize: 17).fontDescriptor
        let monospaced = base.withDesign(.monospaced)
        #expect(monospaced?.symbolicTraits.contains(.traitMonoSpace) == true)
        #expect(base.withDesign(.rounded) == base)
        #expect(base.withDesign(.default) == base)
        let family = UIFont.systemFont(ofSize: 12).familyName
        #expect(
            UIFont.fontNames(forFamilyName: family).allSatisfy { UIFont(name: $0, size: 12) != nil }
        )
        #expect(UIFont.fontNames(forFamilyName: "None such").isEmpty)
    }

    @Test("UIImage: a thumbnail fits the size in pixels and keeps the proportions")
    func thumbnail() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 80, height: 40))
        }
        let small = image.preparingThumbnail(of: CGSize(width: 20, height: 20))
        #expect(small?.size == CGSize(width: 20, height: 10))
        #expect(UIImage().preparingForDisplay() == nil)
        #expect(image.preparingForDisplay() === image)
        let caps = image.stretchableImage(withLeftCapWidth: 10, topCapHeight: 0)
        #expect(caps.capInsets.left == 10)
        #expect(caps.capInsets.right == image.size.width - 11)
    }
}
