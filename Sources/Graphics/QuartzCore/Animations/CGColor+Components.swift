import CoreGraphics

extension CGColor {
    nonisolated static let opaqueBlack = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

    /// Red, green, blue and alpha from 0 to 1; a grey has three equal colour components.
    nonisolated var rgbaComponents: [Double] {
        let c = (components ?? []).map(Double.init)
        switch c.count {
        case 4: return c
        case 2: return [c[0], c[0], c[0], c[1]]
        default: return [0, 0, 0, Double(alpha)]
        }
    }

    /// Creates a colour from four components.
    nonisolated static func fromComponents(_ c: ArraySlice<Double>) -> CGColor {
        let i = c.startIndex
        return CGColor(
            red: CGFloat(c[i]), green: CGFloat(c[i + 1]), blue: CGFloat(c[i + 2]),
            alpha: CGFloat(c[i + 3]))
    }
}
