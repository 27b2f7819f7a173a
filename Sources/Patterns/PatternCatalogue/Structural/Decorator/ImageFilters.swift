import Foundation

/// Pictures with filters over them.
enum ImageFilters {
    /// A picture, or a picture with filters: the component.
    protocol ImageComponent: AnyObject {
        /// Width and height in pixels.
        var size: Size { get }
        func draw(on canvas: Canvas)
    }

    /// Width and height in pixels.
    struct Size: Hashable, Sendable {
        var width: Double
        var height: Double
    }

    /// A picture as it is.
    final class Picture: ImageComponent {
        let size: Size
        private let stage: Stage

        init(size: Size, stage: Stage) {
            self.size = size
            self.stage = stage
        }

        func draw(on canvas: Canvas) {
            stage.call(self) { canvas.drawImage(size) }
        }
    }

    /// Changes the canvas before the picture behind it is drawn, and back again afterwards.
    class Filter: ImageComponent {
        private let component: any ImageComponent
        private let stage: Stage

        var size: Size { component.size }

        init(_ component: any ImageComponent, stage: Stage) {
            self.component = component
            self.stage = stage
        }

        /// Changes how the canvas draws from now on.
        func apply(to canvas: Canvas) {
            preconditionFailure("\(type(of: self)) has no apply(to:). Override it.")
        }

        func draw(on canvas: Canvas) {
            stage.call(self) {
                canvas.saveState()
                apply(to: canvas)
                component.draw(on: canvas)
                canvas.restoreState()
            }
        }
    }

    /// Turns and moves the picture.
    final class TransformFilter: Filter {
        private let transform: Transform

        init(_ component: any ImageComponent, transform: Transform, stage: Stage) {
            self.transform = transform
            super.init(component, stage: stage)
        }

        override func apply(to canvas: Canvas) { canvas.state.transform.concatenate(transform) }
    }

    /// Lets the picture throw a shadow.
    final class ShadowFilter: Filter {
        override func apply(to canvas: Canvas) { canvas.state.shadow = .standard }
    }
}
