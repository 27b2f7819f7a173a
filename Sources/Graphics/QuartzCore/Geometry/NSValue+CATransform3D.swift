public import Foundation

extension NSValue {
    /// Wraps a transform, as a keyframe for instance.
    nonisolated public convenience init(caTransform3D t: CATransform3D) {
        var numbers = t.rows.joined().map(Double.init)
        self.init(bytes: &numbers, objCType: Self.transform3DType)
    }

    /// The wrapped transform; the identity if the value is of another type.
    nonisolated public var caTransform3DValue: CATransform3D {
        guard String(cString: objCType) == Self.transform3DType else {
            return CATransform3DIdentity
        }
        var m = [Double](repeating: 0, count: 16)
        m.withUnsafeMutableBytes { if let base = $0.baseAddress { getValue(base) } }
        return CATransform3D(
            m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6],
            m24: m[7], m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13],
            m43: m[14], m44: m[15])
    }

    /// The encoding of a transform: Foundation knows those of arrays.
    nonisolated private static let transform3DType = "[16d]"

    /// The wrapped point, size, rectangle or transform; the value itself for anything else.
    nonisolated package var unboxed: Any {
        switch String(cString: objCType) {
        case "{CGPoint=dd}": pointValue
        case "{CGSize=dd}": sizeValue
        case "{CGRect={CGPoint=dd}{CGSize=dd}}": rectValue
        case Self.transform3DType: caTransform3DValue
        default: self
        }
    }
}
