import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Controls: members of previews, shadows, focus and images")
struct ControlMemberTests {
    @Test("Preview: is retargeted; lines of text give it a shape")
    func previews() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
        let container = UIView()
        container.addSubview(view)
        let lines = [
            CGRect(x: 10, y: 0, width: 80, height: 20), CGRect(x: 10, y: 20, width: 40, height: 20),
        ]
        let parameters = UIPreviewParameters(textLineRects: lines.map { NSValue(cgRect: $0) })
        #expect(parameters.visiblePath?.bounds == CGRect(x: 6, y: 0, width: 88, height: 40))
        #expect(parameters.visiblePath?.contains(CGPoint(x: 80, y: 30)) == false)
        let target = UIPreviewTarget(container: container, center: .zero)
        let preview = UITargetedPreview(view: view, parameters: parameters, target: target)
        let moved = preview.retargetedPreview(
            with: UIPreviewTarget(container: container, center: CGPoint(x: 5, y: 6)))
        #expect(moved.view === view && moved.parameters === parameters)
        #expect(moved.target.center == CGPoint(x: 5, y: 6))
    }

    @Test("Shadow: a transformer gives the colour that is shown")
    func shadows() {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.shadowProperties.color = .red
        #expect(configuration.shadowProperties.resolvedColor() == .red)
        let plain = configuration
        #expect(plain == configuration)
        configuration.shadowProperties.colorTransformer = UIConfigurationColorTransformer { _ in
            .green
        }
        #expect(configuration.shadowProperties.resolvedColor() == .green)
        #expect(plain != configuration)
    }

    @Test("Preview: a shadow follows its own path")
    func shadowPath() {
        let source = DragSource()
        let view = source.view
        view.addInteraction(UIDragInteraction(delegate: source))
        let root = UIViewController()
        root.view.addSubview(view)
        let app = HeadlessApp(size: CGSize(width: 100, height: 100), rootViewController: root)
        app.finger.down(at: CGPoint(x: 20, y: 20))
        app.advance(by: 1)
        let path = source.parameters.shadowPath?.cgPath
        func shadows(_ layer: CALayer) -> Bool {
            layer.shadowPath == path || (layer.sublayers ?? []).contains(where: shadows)
        }
        #expect(path != nil && shadows(app.window.layer))
    }

    private final class DragSource: UIDragInteractionDelegate {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        let parameters = UIDragPreviewParameters()

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))] }

        func dragInteraction(
            _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
            session: any UIDragSession
        ) -> UITargetedDragPreview? {
            parameters.shadowPath = UIBezierPath(ovalIn: view.bounds)
            return UITargetedDragPreview(view: view, parameters: parameters)
        }
    }

    @Test("Configurations: are equal to their copies and usable as keys, also with transformers")
    func configurations() {
        let transformer = UIConfigurationColorTransformer { _ in .green }
        #expect(transformer.transform(.red) == .green)
        var background = UIBackgroundConfiguration.listCell()
        background.strokeColorTransformer = transformer
        var button = UIButton.Configuration.filled()
        button.background = background
        button.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        content.imageProperties.tintColorTransformer = transformer
        #expect(Set([background, background, .listCell()]).count == 2)
        #expect(Set([button, button, .filled()]).count == 2)
        #expect(Set([content, content, .cell()]).count == 2)
        var other = content
        other.textProperties.numberOfLines = 2
        #expect(other != content)
    }

    @Test("List content: texts have the strategy for breaking lines")
    func strategies() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        content.textProperties.lineBreakStrategy = .hangulWordPriority
        let view = try #require(content.makeContentView() as? UIListContentView)
        let labels = view.subviews.compactMap { $0 as? UILabel }
        #expect(labels.first { $0.text == "Row" }?.lineBreakStrategy == .hangulWordPriority)
    }

    @Test("Bar item: the look of a bar moves the image behind the title")
    func backgrounds() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        func place(_ adjustment: UIOffset) throws -> CGRect {
            let look = UIToolbarAppearance()
            look.buttonAppearance.normal.backgroundImage = image
            look.buttonAppearance.normal.backgroundImagePositionAdjustment = adjustment
            let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            toolbar.standardAppearance = look.copy()
            toolbar.items = [UIBarButtonItem(title: "Star", image: nil)]
            let root = UIViewController()
            root.view.addSubview(toolbar)
            let app = HeadlessApp(size: CGSize(width: 320, height: 100), rootViewController: root)
            app.settle()
            let button = try #require(app.find("Star")?.view as? UIButton)
            return button.backgroundRect(forBounds: button.bounds)
        }
        let plain = try place(.zero)
        let moved = try place(UIOffset(horizontal: 3, vertical: -2))
        #expect(moved == plain.offsetBy(dx: 3, dy: -2))
        #expect(UIBarStyle.blackTranslucent == .black)
    }

    @Test("Colours: Display P3 holds what sRGB holds, and more, which is drawn as the nearest")
    func displayP3() {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect([red, green, blue].allSatisfy { abs($0 - 0.5) < 0.001 } && alpha == 0.25)
        UIColor(displayP3Red: 0.9, green: 0.3, blue: 0.2, alpha: 1)
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(red > 0.95 && green < 0.29)
    }

    @Test("Focus environment: contains itself and what is inside")
    func environments() {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        #expect(outer.contains(inner) && outer.contains(outer) && !inner.contains(outer))
    }

    @Test("Bar item: its image for large text is that of its button")
    func largeImage() throws {
        let image = UIImage(systemName: "star")
        let item = UIBarButtonItem(title: "Star", image: image)
        item.largeContentSizeImage = UIImage(systemName: "star.fill")
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.items = [item]
        let root = UIViewController()
        root.view.addSubview(toolbar)
        let app = HeadlessApp(size: CGSize(width: 320, height: 100), rootViewController: root)
        app.settle()
        let button = try #require(app.find("Star")).view
        #expect(button.largeContentImage == item.largeContentSizeImage)
        item.largeContentSizeImage = nil
        app.settle()
        #expect(button.largeContentImage == image && button.largeContentTitle == "Star")
    }

    @Test("Action: the sender is the source of a popover")
    func source() {
        let button = UIButton()
        var found: (any UIPopoverPresentationControllerSourceItem)?
        let action = UIAction { found = $0.presentationSourceItem }
        action.performWithSender(button, target: nil)
        #expect(found === button && action.presentationSourceItem == nil)
    }

    @Test("Hovering: a mouse stands upright")
    func angles() {
        let hover = UIHoverGestureRecognizer(target: nil, action: nil)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addGestureRecognizer(hover)
        let root = UIViewController()
        root.view.addSubview(view)
        let app = HeadlessApp(size: CGSize(width: 100, height: 100), rootViewController: root)
        app.mouse.hover(at: CGPoint(x: 50, y: 50))
        #expect(hover.state == .began || hover.state == .changed)
        #expect(hover.altitudeAngle == .pi / 2 && hover.azimuthAngle(in: view) == 0)
        #expect(hover.azimuthUnitVector(in: view) == CGVector(dx: 1, dy: 0))
    }

    @Test("Images: have the standard range of brightness, also in their views")
    func ranges() throws {
        let image = try #require(UIImage(systemName: "star"))
        #expect(!image.isHighDynamicRange)
        #expect(image.imageRestrictedToStandardDynamicRange() === image)
        let view = UIImageView(image: image)
        #expect(view.preferredImageDynamicRange == .unspecified)
        view.preferredImageDynamicRange = .high
        #expect(view.imageDynamicRange == .standard)
        let traits = UITraitCollection(sceneCaptureState: .active)
        #expect(traits.sceneCaptureState == .active)
        #expect(traits.imageConfiguration.traitCollection === traits)
    }
}
