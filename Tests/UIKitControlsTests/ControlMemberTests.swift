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
        #expect(configuration.shadowProperties.resolvedColor(for: .blue) == .red)
        let plain = configuration
        #expect(plain == configuration)
        configuration.shadowProperties.colorTransformer = UIConfigurationColorTransformer { _ in
            .green
        }
        #expect(configuration.shadowProperties.resolvedColor(for: .blue) == .green)
        #expect(plain != configuration)
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
