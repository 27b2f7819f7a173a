import Testing
import UIKit
import UIKitTesting

@Suite("Image assets")
struct ImageAssetTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func square(_ color: UIColor, side: CGFloat = 10) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test("Image asset: the image for the most of the traits; another one rather than none")
    func choice() {
        let asset = UIImageAsset()
        #expect(asset.image(with: dark).cgImage == nil)
        let (red, blue, green) = (square(.red), square(.blue), square(.green))
        asset.register(red, with: light)
        #expect(asset.image(with: dark) == red)
        asset.register(blue, with: dark)
        #expect(asset.image(with: dark) == blue && asset.image(with: light) == red)
        let contrast = dark.modifyingTraits { $0.accessibilityContrast = .high }
        asset.register(green, with: contrast)
        #expect(asset.image(with: contrast) == green && asset.image(with: dark) == blue)
        asset.unregister(with: contrast)
        #expect(asset.image(with: contrast) == blue)
        asset.register(green, with: dark)
        #expect(asset.image(with: UIImage.Configuration(traitCollection: dark)) == green)
    }

    @Test("Image asset: an image has one, to which variants are added; its variants share it")
    func assetOfImage() throws {
        let red = square(.red)
        let asset = try #require(red.imageAsset)
        #expect(red.imageAsset === asset)
        asset.register(square(.blue), with: dark)
        #expect(asset.image(with: light) == red)
        let variant = red.withConfiguration(UIImage.Configuration(traitCollection: dark))
        #expect(variant.imageAsset === asset && variant.traitCollection == dark)
        #expect(variant != red)
        let template = red.withRenderingMode(.alwaysTemplate)
        #expect(template.imageAsset === asset)
        #expect(
            template.withConfiguration(UIImage.Configuration(traitCollection: dark)).renderingMode
                == .alwaysTemplate)
    }

    @Test("Image view and button: show the variant for their traits, in its size")
    func views() throws {
        let image = square(.red)
        image.imageAsset?.register(square(.blue, side: 20), with: dark)
        let view = UIImageView(image: image)
        let app = HeadlessApp.showing(view)
        #expect(app.snapshot()[50, 50] == 0xFFFF_0000)
        app.window.overrideUserInterfaceStyle = .dark
        app.settle()
        #expect(app.snapshot()[50, 50] == 0xFF00_00FF)
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
        app.window.overrideUserInterfaceStyle = .light
        app.settle()
        #expect(app.snapshot()[50, 50] == 0xFFFF_0000)

        let button = UIButton(type: .custom)
        button.frame.size = CGSize(width: 10, height: 10)
        button.setImage(image, for: .normal)
        let other = HeadlessApp.showing(button, style: .dark)
        #expect(other.snapshot()[50, 50] == 0xFF00_00FF)
    }

    @Test("Image: a baseline aligns an image view with text")
    func baseline() {
        let image = square(.red, side: 20).withBaselineOffset(fromBottom: 5)
        #expect(image.hasBaseline && image.baselineOffsetFromBottom == 5)
        #expect(!image.imageWithoutBaseline().hasBaseline)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let (picture, label) = (UIImageView(image: image), UILabel())
        label.text = "x"
        for part in [picture, label] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        picture.topAnchor.constraint(equalTo: view.topAnchor, constant: 10).isActive = true
        label.lastBaselineAnchor.constraint(equalTo: picture.lastBaselineAnchor).isActive = true
        view.layoutIfNeeded()
        let baseline = label.frame.maxY + label.font.descender
        #expect(abs(baseline - 25) < 1)
    }
}
