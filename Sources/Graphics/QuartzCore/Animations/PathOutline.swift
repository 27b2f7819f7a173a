import CoreGraphics

/// A path as elements and coordinates, for interpolation between paths of the same structure.
struct PathOutline {
    var elements: [CGPathElementType] = []

    /// The x and y of all points, in order.
    var coordinates: [Double] = []

    init(_ path: CGPath) {
        var elements: [CGPathElementType] = []
        var coordinates: [Double] = []
        path.applyWithBlock { element in
            let type = element.pointee.type
            elements.append(type)
            for index in 0..<Self.pointCount(of: type) {
                coordinates.append(Double(element.pointee.points[index].x))
                coordinates.append(Double(element.pointee.points[index].y))
            }
        }
        self.elements = elements
        self.coordinates = coordinates
    }

    static func pointCount(of type: CGPathElementType) -> Int {
        switch type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        default: 0
        }
    }

    /// The path with these elements and coordinates.
    var path: CGPath {
        let path = CGMutablePath()
        var index = 0
        func next() -> CGPoint {
            defer { index += 2 }
            return CGPoint(x: coordinates[index], y: coordinates[index + 1])
        }
        for element in elements {
            switch element {
            case .moveToPoint: path.move(to: next())
            case .addLineToPoint: path.addLine(to: next())
            case .addQuadCurveToPoint:
                let control = next()
                path.addQuadCurve(to: next(), control: control)
            case .addCurveToPoint:
                let first = next()
                let second = next()
                path.addCurve(to: next(), control1: first, control2: second)
            default: path.closeSubpath()
            }
        }
        return path
    }
}
