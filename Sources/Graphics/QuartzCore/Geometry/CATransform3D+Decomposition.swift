import CoreGraphics
import Foundation

/// A transform decomposed into components that can be interpolated.
///
/// Follows the *unmatrix* method of Graphics Gems II (Spencer Thomas): perspective, translation,
/// then the rows of the upper 3 × 3 matrix by Gram-Schmidt into scale, shear and a rotation, stored
/// as a quaternion.
nonisolated struct TransformParts {
    var perspective: [CGFloat] = [0, 0, 0, 1]
    var translation: [CGFloat] = [0, 0, 0]
    var scale: [CGFloat] = [1, 1, 1]

    /// The shear factors xy, xz and yz.
    var shear: [CGFloat] = [0, 0, 0]

    /// The quaternion x, y, z, w.
    var rotation: [CGFloat] = [0, 0, 0, 1]

    /// Decomposes `t`; `nil` if it is singular and so has no rotation.
    init?(_ t: CATransform3D) {
        guard t.m44 != 0, t.m44.isFinite else { return nil }
        let m = t.rows.map { $0.map { $0 / t.m44 } }
        translation = [m[3][0], m[3][1], m[3][2]]
        perspective = [m[0][3], m[1][3], m[2][3], 1]
        var rows = [Array(m[0][0..<3]), Array(m[1][0..<3]), Array(m[2][0..<3])]

        scale[0] = Self.length(rows[0])
        guard scale[0] > 1e-12 else { return nil }
        rows[0] = rows[0].map { $0 / scale[0] }
        shear[0] = Self.dot(rows[0], rows[1])
        rows[1] = Self.combine(rows[1], rows[0], -shear[0])

        scale[1] = Self.length(rows[1])
        guard scale[1] > 1e-12 else { return nil }
        rows[1] = rows[1].map { $0 / scale[1] }
        shear[0] /= scale[1]
        shear[1] = Self.dot(rows[0], rows[2])
        rows[2] = Self.combine(rows[2], rows[0], -shear[1])
        shear[2] = Self.dot(rows[1], rows[2])
        rows[2] = Self.combine(rows[2], rows[1], -shear[2])

        scale[2] = Self.length(rows[2])
        guard scale[2] > 1e-12 else { return nil }
        rows[2] = rows[2].map { $0 / scale[2] }
        shear[1] /= scale[2]
        shear[2] /= scale[2]

        if Self.dot(rows[0], Self.cross(rows[1], rows[2])) < 0 {
            // A reflection: the sign goes to the axis that keeps plane transforms in their plane.
            scale[0] = -scale[0]
            shear[0] = -shear[0]
            shear[1] = -shear[1]
            rows[0] = rows[0].map { -$0 }
        }
        rotation = Self.quaternion(rows)
    }

    private static func length(_ v: [CGFloat]) -> CGFloat { dot(v, v).squareRoot() }

    private static func dot(_ a: [CGFloat], _ b: [CGFloat]) -> CGFloat {
        a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
    }

    private static func cross(_ a: [CGFloat], _ b: [CGFloat]) -> [CGFloat] {
        [
            a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0],
        ]
    }

    private static func combine(_ a: [CGFloat], _ b: [CGFloat], _ factor: CGFloat) -> [CGFloat] {
        [a[0] + b[0] * factor, a[1] + b[1] * factor, a[2] + b[2] * factor]
    }

    /// Returns the quaternion of a rotation that acts on row vectors.
    private static func quaternion(_ r: [[CGFloat]]) -> [CGFloat] {
        let trace = r[0][0] + r[1][1] + r[2][2]
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            return [
                (r[1][2] - r[2][1]) / s, (r[2][0] - r[0][2]) / s, (r[0][1] - r[1][0]) / s, s / 4,
            ]
        }
        let i = r[0][0] > r[1][1] ? (r[0][0] > r[2][2] ? 0 : 2) : (r[1][1] > r[2][2] ? 1 : 2)
        let (j, k) = ((i + 1) % 3, (i + 2) % 3)
        let s = (1 + r[i][i] - r[j][j] - r[k][k]).squareRoot() * 2
        var q: [CGFloat] = [0, 0, 0, 0]
        q[i] = s / 4
        q[j] = (r[i][j] + r[j][i]) / s
        q[k] = (r[i][k] + r[k][i]) / s
        q[3] = (r[j][k] - r[k][j]) / s
        return q
    }

    /// The transform with these components.
    var transform: CATransform3D {
        let (x, y, z, w) = (rotation[0], rotation[1], rotation[2], rotation[3])
        var turn = CATransform3DIdentity
        turn.m11 = 1 - 2 * (y * y + z * z)
        turn.m12 = 2 * (x * y + z * w)
        turn.m13 = 2 * (x * z - y * w)
        turn.m21 = 2 * (x * y - z * w)
        turn.m22 = 1 - 2 * (x * x + z * z)
        turn.m23 = 2 * (y * z + x * w)
        turn.m31 = 2 * (x * z + y * w)
        turn.m32 = 2 * (y * z - x * w)
        turn.m33 = 1 - 2 * (x * x + y * y)
        var skew = CATransform3DIdentity
        skew.m21 = shear[0]
        skew.m31 = shear[1]
        skew.m32 = shear[2]
        let stretch = CATransform3DMakeScale(scale[0], scale[1], scale[2])
        var result = CATransform3DConcat(CATransform3DConcat(stretch, skew), turn)
        (result.m41, result.m42, result.m43) = (translation[0], translation[1], translation[2])
        (result.m14, result.m24, result.m34) = (perspective[0], perspective[1], perspective[2])
        return result
    }

    /// The Euler angles about x, then y, then z, in radians.
    var angles: (x: CGFloat, y: CGFloat, z: CGFloat) {
        let (x, y, z, w) = (rotation[0], rotation[1], rotation[2], rotation[3])
        let m11 = 1 - 2 * (y * y + z * z)
        let m12 = 2 * (x * y + z * w)
        let m13 = 2 * (x * z - y * w)
        let m23 = 2 * (y * z + x * w)
        let m33 = 1 - 2 * (x * x + y * y)
        let sinY = min(max(-m13, -1), 1)
        if abs(sinY) > 1 - 1e-9 {
            let m21 = 2 * (x * y - z * w)
            let m22 = 1 - 2 * (x * x + z * z)
            return (0, CGFloat(asin(Double(sinY))), CGFloat(atan2(Double(-m21), Double(m22))))
        }
        return (
            CGFloat(atan2(Double(m23), Double(m33))), CGFloat(asin(Double(sinY))),
            CGFloat(atan2(Double(m12), Double(m11)))
        )
    }

    mutating func setAngles(x: CGFloat, y: CGFloat, z: CGFloat) {
        let turn = CATransform3DConcat(
            CATransform3DConcat(
                CATransform3DMakeRotation(x, 1, 0, 0), CATransform3DMakeRotation(y, 0, 1, 0)),
            CATransform3DMakeRotation(z, 0, 0, 1))
        rotation = Self.quaternion(turn.rows)
    }

    /// Returns the components at `fraction` towards `end`. Rotations take the shorter way.
    func interpolated(to end: TransformParts, fraction: CGFloat) -> TransformParts {
        func mix(_ a: [CGFloat], _ b: [CGFloat]) -> [CGFloat] {
            zip(a, b).map { $0 + ($1 - $0) * fraction }
        }
        var result = self
        result.perspective = mix(perspective, end.perspective)
        result.translation = mix(translation, end.translation)
        result.scale = mix(scale, end.scale)
        result.shear = mix(shear, end.shear)
        var target = end.rotation
        var cosine = zip(rotation, target).map { $0 * $1 }.reduce(0, +)
        if cosine < 0 {
            target = target.map { -$0 }
            cosine = -cosine
        }
        if cosine > 1 - 1e-9 {
            result.rotation = mix(rotation, target)
        } else {
            let angle = acos(Double(cosine))
            let a = CGFloat(sin((1 - Double(fraction)) * angle) / sin(angle))
            let b = CGFloat(sin(Double(fraction) * angle) / sin(angle))
            result.rotation = zip(rotation, target).map { $0 * a + $1 * b }
        }
        let norm = result.rotation.map { $0 * $0 }.reduce(0, +).squareRoot()
        if norm > 0 { result.rotation = result.rotation.map { $0 / norm } }
        return result
    }
}

extension CATransform3D {
    /// Returns the transform at `fraction` towards `end`. A singular one is interpolated by matrix
    /// elements.
    nonisolated func interpolated(to end: CATransform3D, fraction: Double) -> CATransform3D {
        if let a = TransformParts(self), let b = TransformParts(end) {
            return a.interpolated(to: b, fraction: CGFloat(fraction)).transform
        }
        let (a, b) = (rows, end.rows)
        return CATransform3D(
            rows: (0..<4).map { i in
                (0..<4).map { j in a[i][j] + (b[i][j] - a[i][j]) * CGFloat(fraction) }
            })
    }
}
