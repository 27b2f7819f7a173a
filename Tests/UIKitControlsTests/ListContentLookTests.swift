import Testing
import UIKit
import UIKitTesting

@Suite("Looks of list content")
struct ListContentLookTests {
    private func view(
        _ change: (inout UIListContentConfiguration) -> Void
    ) -> UIListContentView {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        change(&content)
        let view = UIListContentView(configuration: content)
        view.frame.size = CGSize(width: 200, height: 60)
        return view
    }

    @Test("List content: a line around the image has its own colour, or that of the tint")
    func stroke() throws {
        let view = view {
            $0.imageProperties.strokeWidth = 2
            $0.imageProperties.strokeColor = .blue
        }
        let app = HeadlessApp.showing(view)
        let image = try #require(view.imageView)
        let place = image.convert(image.bounds, to: app.window)
        #expect(app.snapshot()[Int(place.minX * 2) + 1, Int(place.midY * 2)] == 0xFF00_00FF)
        #expect(app.snapshot()[Int(place.midX * 2), Int(place.midY * 2)] == 0xFFFF_0000)
        var properties = UIListContentConfiguration.cell().imageProperties
        #expect(properties.resolvedStrokeColor(for: .green) == .green)
        properties.strokeColorTransformer = UIConfigurationColorTransformer { _ in .black }
        #expect(properties.resolvedStrokeColor(for: .green) == .black)
    }

    @Test("List content: alpha makes image and texts transparent")
    func alpha() {
        let view = view { $0.alpha = 0.5 }
        _ = HeadlessApp.showing(view)
        #expect(view.imageView?.alpha == 0.5)
        #expect(view.subviews.compactMap { $0 as? UILabel }.allSatisfy { $0.alpha == 0.5 })
    }

    @Test("List content: texts have the properties of labels")
    func texts() throws {
        let view = view {
            $0.textProperties.allowsDefaultTighteningForTruncation = true
            $0.textProperties.showsExpansionTextWhenTruncated = true
            $0.textProperties.adjustsFontForContentSizeCategory = false
        }
        _ = HeadlessApp.showing(view)
        let label = try #require(
            view.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Text" })
        #expect(label.allowsDefaultTighteningForTruncation)
        #expect(label.showsExpansionTextWhenTruncated)
        #expect(!label.adjustsFontForContentSizeCategory)
    }
}
