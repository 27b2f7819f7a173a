import Testing
import UIKit
import UIKitTesting

@Suite("Changes of a window's size")
@MainActor
struct ResizeTests {
    private final class Controller: UIViewController {
        var sizes: [CGSize] = []
        var steps: [String] = []

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
            steps.append("will from \(view.bounds.width)")
            coordinator.animate(alongsideTransition: { [unowned self] context in
                #expect(!context.isAnimated && context.containerView === view.window)
                steps.append("alongside at \(view.bounds.width)")
            }) { [unowned self] _ in steps.append("end") }
        }

        override func size(
            forChildContentContainer container: any UIContentContainer,
            withParentContainerSize parentSize: CGSize
        ) -> CGSize {
            CGSize(width: parentSize.width / 2, height: parentSize.height)
        }
    }

    @Test("View controller: is notified before the window's size changes, and runs code with it")
    func notifications() {
        let controller = Controller()
        let child = Controller()
        let app = HeadlessApp(
            size: CGSize(width: 400, height: 300), rootViewController: controller)
        controller.addChild(child)
        controller.view.addSubview(child.view)
        app.settle()
        #expect(controller.sizes.isEmpty, "the first size is no change")
        app.resize(to: CGSize(width: 500, height: 300))
        #expect(controller.sizes == [CGSize(width: 500, height: 300)])
        #expect(child.sizes == [CGSize(width: 250, height: 300)])
        #expect(controller.steps == ["will from 400.0", "alongside at 500.0", "end"])
        app.resize(to: CGSize(width: 500, height: 300))
        #expect(controller.sizes.count == 1)
    }
}
