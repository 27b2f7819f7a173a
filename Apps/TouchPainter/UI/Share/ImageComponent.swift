import CoreGraphics
import UIKit

/// Something that draws a picture: an image, or a filter around another component.
///
/// The decorator pattern, by wrapping: each ``ImageFilter`` adds one thing and passes the rest on,
/// in any number and order. ``UIImage`` has the same filters as an extension, with the same pixels.
protocol ImageComponent {
    /// The size of the picture in points.
    var size: CGSize { get }

    /// Draws the picture with its top-left corner at the origin of the current context.
    func draw()
}

extension UIImage: ImageComponent {
    func draw() { draw(at: .zero) }
}

extension ImageComponent {
    /// The picture as an image.
    ///
    /// - Parameter scale: Pixels per point.
    func image(scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    }
}

/// Wraps a component and draws it in another way.
protocol ImageFilter: ImageComponent {
    var component: any ImageComponent { get }

    /// Prepares the context for the component. The state is restored afterwards.
    func apply(to context: CGContext)
}

extension ImageFilter {
    var size: CGSize { component.size }

    func draw() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        apply(to: context)
        // What lies inside is one picture, with one shadow.
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        component.draw()
        context.endTransparencyLayer()
        context.restoreGState()
    }
}

/// Moves, turns and scales a picture.
struct ImageTransformFilter: ImageFilter {
    let component: any ImageComponent
    let transform: CGAffineTransform

    func apply(to context: CGContext) { context.concatenate(transform) }
}

/// Gives a picture a shadow.
struct ImageShadowFilter: ImageFilter {
    let component: any ImageComponent
    let offset: CGSize
    let blur: CGFloat

    func apply(to context: CGContext) {
        context.setShadow(
            offset: offset, blur: blur, color: UIColor.black.withAlphaComponent(0.4).cgColor)
    }
}

/// Makes room around a picture and fills it with a colour.
struct ImageMarginFilter: ImageFilter {
    let component: any ImageComponent
    let margin: CGFloat
    let color: UIColor

    var size: CGSize {
        CGSize(
            width: component.size.width + margin * 2, height: component.size.height + margin * 2)
    }

    func apply(to context: CGContext) {
        context.setFillColor(color.cgColor)
        context.fill(CGRect(origin: .zero, size: size))
        context.translateBy(x: margin, y: margin)
    }
}

/// Lays a translucent colour over a picture, where the picture is.
struct ImageColorFilter: ImageComponent {
    let component: any ImageComponent
    let color: UIColor

    var size: CGSize { component.size }

    func draw() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        component.draw()
        context.setBlendMode(.sourceAtop)
        context.setFillColor(color.cgColor)
        context.fill(CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height))
        context.setBlendMode(.normal)
        context.endTransparencyLayer()
    }
}

// MARK: - By extension

/// The decorator pattern, by extension: each method returns a new image.
extension UIImage {
    func transformed(by transform: CGAffineTransform) -> UIImage {
        ImageTransformFilter(component: self, transform: transform).image(scale: scale)
    }

    func withShadow(offset: CGSize, blur: CGFloat) -> UIImage {
        ImageShadowFilter(component: self, offset: offset, blur: blur).image(scale: scale)
    }

    func withMargin(_ margin: CGFloat, color: UIColor) -> UIImage {
        ImageMarginFilter(component: self, margin: margin, color: color).image(scale: scale)
    }

    func tinted(_ color: UIColor) -> UIImage {
        ImageColorFilter(component: self, color: color).image(scale: scale)
    }
}
