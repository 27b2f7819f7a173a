import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

@Suite("CATransform3D")
struct TransformTests {
    /// Returns a point, multiplied as a row vector by all four columns of the matrix.
    private static func map(_ p: [CGFloat], _ t: CATransform3D) -> [CGFloat] {
        let w = p[0] * t.m14 + p[1] * t.m24 + p[2] * t.m34 + t.m44
        return [
            (p[0] * t.m11 + p[1] * t.m21 + p[2] * t.m31 + t.m41) / w,
            (p[0] * t.m12 + p[1] * t.m22 + p[2] * t.m32 + t.m42) / w,
            (p[0] * t.m13 + p[1] * t.m23 + p[2] * t.m33 + t.m43) / w,
        ]
    }

    private static func isClose(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
        zip(a, b).allSatisfy { abs($0 - $1) < 1e-8 * max(1, abs($0)) }
    }

    private static func random(_ random: inout SeededGenerator) -> CATransform3D {
        var t = CATransform3DMakeTranslation(
            random.number(-50...50), random.number(-50...50), random.number(-50...50))
        t = CATransform3DRotate(
            t, random.number(-3...3), random.number(-1...1), random.number(-1...1), 0.3)
        t = CATransform3DScale(
            t, random.number(0.2...3), random.number(0.2...3), random.number(0.2...3))
        return CATransform3DRotate(t, random.number(-3...3), 0, 0.5, 1)
    }

    @Test("CATransform3D: a quarter turn about z rotates x to y")
    func quarterTurn() {
        let t = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(Self.isClose(Self.map([1, 0, 0], t), [0, 1, 0]))
        let about = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        #expect(Self.isClose(Self.map([0, 1, 0], about), [0, 0, 1]))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test("CATransform3D: scaling a translated transform scales first")
    func order() {
        let t = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 3, 1)
        #expect(Self.map([1, 1, 0], t) == [12, 3, 0])
        let u = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 0, 0)
        #expect(Self.map([1, 1, 0], u) == [22, 3, 0])
    }

    @Test("CATransform3D: concatenation applies the first transform first", arguments: 1...20)
    func concatenation(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (a, b) = (Self.random(&random), Self.random(&random))
        let point: [CGFloat] = [
            random.number(-9...9), random.number(-9...9), random.number(-9...9),
        ]
        let both = Self.map(point, CATransform3DConcat(a, b))
        #expect(Self.isClose(both, Self.map(Self.map(point, a), b)))
    }

    @Test("CATransform3D: the inverse undoes the transform", arguments: 1...20)
    func inverse(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var t = Self.random(&random)
        t.m34 = -1 / 500
        let point: [CGFloat] = [
            random.number(-9...9), random.number(-9...9), random.number(-9...9),
        ]
        #expect(Self.isClose(Self.map(Self.map(point, t), CATransform3DInvert(t)), point))
    }

    @Test("CATransform3D: a singular transform is its own inverse, as Apple's")
    func singular() {
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DInvert(flat) == flat)
        #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
    }

    @Test("CATransform3D: affine transforms convert both ways")
    func affine() {
        let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let t = CATransform3DMakeAffineTransform(m)
        #expect(CATransform3DIsAffine(t))
        #expect(CATransform3DGetAffineTransform(t) == m)
        #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    }
}
