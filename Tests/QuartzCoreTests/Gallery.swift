import CoreGraphics
import Foundation
import QuartzCore

/// A layer tree that uses every property once.
@MainActor
enum Gallery {
    static func fill(_ root: CALayer) {
        root.addSublayer(corner())
        root.addSublayer(someCorners())
        root.addSublayer(bordered())
        root.addSublayer(shadowed())
        root.addSublayer(pathShadow())
        root.addSublayer(clipped())
        root.addSublayer(masked())
        root.addSublayer(gradient(.axial, x: 120))
        root.addSublayer(gradient(.radial, x: 220))
        root.addSublayer(shape())
        root.addSublayer(partOfShape())
        root.addSublayer(rotated())
        root.addSublayer(group())
        addGravities(to: root)
        root.addSublayer(nineParts())
        root.addSublayer(groupShadow())
        root.addSublayer(drawn())
    }

    private static let blue = CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
    private static let orange = CGColor(red: 1, green: 0.55, blue: 0.1, alpha: 1)
    private static let grey = CGColor(gray: 0.85, alpha: 1)

    private static func corner() -> CALayer {
        let layer = CALayer(20, 20, 80, 60, blue)
        layer.cornerRadius = 16
        return layer
    }

    private static func someCorners() -> CALayer {
        let layer = CALayer(120, 20, 80, 60, blue)
        layer.cornerRadius = 24
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        return layer
    }

    private static func bordered() -> CALayer {
        let layer = CALayer(220, 20, 80, 60, grey)
        layer.cornerRadius = 12
        layer.borderWidth = 4
        layer.borderColor = orange
        return layer
    }

    private static func shadowed() -> CALayer {
        let layer = CALayer(320, 20, 60, 60, .white)
        layer.cornerRadius = 8
        layer.shadowOpacity = 0.5
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.shadowRadius = 5
        return layer
    }

    private static func pathShadow() -> CALayer {
        let layer = CALayer(400, 20, 60, 50, orange)
        layer.shadowOpacity = 0.6
        layer.shadowOffset = .zero
        layer.shadowRadius = 2
        layer.shadowColor = blue
        layer.shadowPath = CGPath(
            ellipseIn: CGRect(x: -4, y: 44, width: 68, height: 14), transform: nil)
        return layer
    }

    private static func clipped() -> CALayer {
        let layer = CALayer(20, 100, 80, 60, grey)
        layer.cornerRadius = 20
        layer.masksToBounds = true
        layer.addSublayer(CALayer(0, 0, 40, 40, orange))
        layer.addSublayer(CALayer(40, 30, 60, 60, blue))
        return layer
    }

    private static func masked() -> CALayer {
        let layer = CALayer(320, 100, 60, 60, blue)
        layer.addSublayer(CALayer(0, 0, 30, 60, orange))
        let mask = CAShapeLayer()
        mask.frame = layer.bounds
        mask.path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 50, height: 50), transform: nil)
        layer.mask = mask
        return layer
    }

    private static func gradient(_ type: CAGradientLayerType, x: CGFloat) -> CALayer {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: x, y: 100, width: 80, height: 60)
        layer.colors = [CGColor.red, CGColor.white, blue]
        layer.type = type
        if type == .radial {
            layer.startPoint = CGPoint(x: 0.5, y: 0.5)
            layer.endPoint = CGPoint(x: 1, y: 1)
        } else {
            layer.startPoint = CGPoint(x: 0, y: 0)
            layer.endPoint = CGPoint(x: 1, y: 1)
            layer.locations = [0, 0.3, 1]
        }
        layer.cornerRadius = 10
        return layer
    }

    private static func star() -> CGPath {
        let path = CGMutablePath()
        for index in 0..<5 {
            let angle = Double(index) * 4 * .pi / 5 - .pi / 2
            let point = CGPoint(x: 30 + 28 * cos(angle), y: 30 + 28 * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }

    private static func shape() -> CALayer {
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 400, y: 100, width: 60, height: 60)
        layer.path = star()
        layer.fillRule = .evenOdd
        layer.fillColor = orange
        layer.strokeColor = blue
        layer.lineWidth = 2
        layer.lineJoin = .round
        return layer
    }

    private static func partOfShape() -> CALayer {
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 20, y: 180, width: 60, height: 60)
        layer.path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 50, height: 50), transform: nil)
        layer.fillColor = nil
        layer.strokeColor = orange
        layer.lineWidth = 8
        layer.lineCap = .round
        layer.strokeStart = 0.1
        layer.strokeEnd = 0.7
        return layer
    }

    private static func rotated() -> CALayer {
        let layer = CALayer(110, 185, 60, 50, blue)
        layer.borderWidth = 3
        layer.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
        let inner = CALayer(10, 10, 20, 20, orange)
        inner.cornerRadius = 6
        layer.addSublayer(inner)
        return layer
    }

    private static func group() -> CALayer {
        let layer = CALayer(200, 180, 80, 60)
        layer.opacity = 0.5
        layer.addSublayer(CALayer(0, 0, 50, 40, blue))
        layer.addSublayer(CALayer(30, 20, 50, 40, orange))
        return layer
    }

    private static func arrow() -> CGImage? {
        guard let context = CGContext(flippedWidth: 24, height: 16, scale: 1) else { return nil }
        context.setFillColor(CGColor(gray: 0.95, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 24, height: 16))
        context.setFillColor(orange)
        context.fill(CGRect(x: 0, y: 0, width: 24, height: 4))
        context.setFillColor(blue)
        context.move(to: CGPoint(x: 4, y: 15))
        context.addLine(to: CGPoint(x: 12, y: 2))
        context.addLine(to: CGPoint(x: 20, y: 15))
        context.fillPath()
        return context.makeImage()
    }

    private static func addGravities(to root: CALayer) {
        let all: [CALayerContentsGravity] = [
            .topLeft, .top, .topRight, .resizeAspect, .left, .center, .right, .resizeAspectFill,
            .bottomLeft, .bottom, .bottomRight, .resize,
        ]
        for (index, gravity) in all.enumerated() {
            let layer = CALayer(
                20 + CGFloat(index % 4) * 60, 260 + CGFloat(index / 4) * 42, 50, 34, grey)
            layer.contents = arrow()
            layer.contentsGravity = gravity
            layer.masksToBounds = true
            root.addSublayer(layer)
        }
    }

    private static func nineParts() -> CALayer {
        let layer = CALayer(280, 260, 80, 60)
        layer.contents = arrow()
        layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
        return layer
    }

    private static func groupShadow() -> CALayer {
        let layer = CALayer(380, 260, 80, 60)
        layer.shadowOpacity = 0.5
        layer.shadowOffset = CGSize(width: 3, height: 3)
        layer.addSublayer(CALayer(5, 5, 30, 30, blue))
        let dot = CALayer(35, 20, 36, 36, orange)
        dot.cornerRadius = 18
        layer.addSublayer(dot)
        return layer
    }

    private static func drawn() -> CALayer {
        let layer = DrawnLayer()
        layer.frame = CGRect(x: 300, y: 340, width: 120, height: 40)
        layer.contentsScale = 2
        layer.setNeedsDisplay()
        return layer
    }
}

/// A layer that draws a line from its top left to its bottom right corner.
final class DrawnLayer: CALayer {
    override func draw(in ctx: CGContext) {
        ctx.setFillColor(CGColor(gray: 0.9, alpha: 1))
        ctx.fill(bounds)
        ctx.setStrokeColor(.red)
        ctx.setLineWidth(2)
        ctx.move(to: CGPoint(x: bounds.minX, y: bounds.minY))
        ctx.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        ctx.strokePath()
    }
}
