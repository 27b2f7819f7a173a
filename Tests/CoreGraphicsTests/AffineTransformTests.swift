import CoreGraphics
import TestSupport
import Testing

@Suite("CGAffineTransform")
struct AffineTransformTests {
    static func random(_ generator: inout SeededGenerator) -> CGAffineTransform {
        CGAffineTransform(
            a: generator.number(-3...3), b: generator.number(-3...3), c: generator.number(-3...3),
            d: generator.number(-3...3), tx: generator.number(-50...50),
            ty: generator.number(-50...50))
    }

    @Test(
        "CGAffineTransform: concatenation applies one transform after the other", arguments: 0..<50)
    func concatenating(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let first = Self.random(&generator)
        let second = Self.random(&generator)
        let third = Self.random(&generator)
        let point = generator.point(in: -20...20)
        let both = point.applying(first.concatenating(second))
        #expect(isNear(both, point.applying(first).applying(second), within: 1e-9))
        let left = first.concatenating(second).concatenating(third)
        let right = first.concatenating(second.concatenating(third))
        #expect(isNear(point.applying(left), point.applying(right), within: 1e-8))
        #expect(first.concatenating(.identity) == first)
    }

    @Test("CGAffineTransform: the inverse undoes the transform", arguments: 0..<50)
    func inverse(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) + 1000)
        let transform = Self.random(&generator)
        let point = generator.point(in: -20...20)
        guard abs(transform.a * transform.d - transform.b * transform.c) > 0.01 else { return }
        #expect(
            isNear(
                point.applying(transform).applying(transform.inverted()), point, within: 1e-7))
    }

    @Test("CGAffineTransform: a singular transform is its own inverse")
    func singular() {
        let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 4)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform().inverted() == CGAffineTransform())
        let unusable = CGAffineTransform(scaleX: .nan, y: 1)
        #expect(unusable.inverted().a.isNaN)
    }

    @Test(
        "CGAffineTransform: translating, scaling and rotating apply before the existing transform"
    )
    func prefixing() {
        let base = CGAffineTransform(scaleX: 2, y: 3)
        #expect(
            base.translatedBy(x: 5, y: 7)
                == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 21))
        #expect(base.scaledBy(x: 10, y: 100) == CGAffineTransform(scaleX: 20, y: 300))
        let turned = CGPoint(x: 1, y: 0).applying(
            CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2))
        #expect(isNear(turned, CGPoint(x: 10, y: 1)))
    }

    @Test(
        "CGAffineTransform: the default initialiser gives zeros, and the identity maps points to themselves"
    )
    func constants() {
        #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(!CGAffineTransform(translationX: 1, y: 0).isIdentity)
    }

    @Test(
        "CGAffineTransform: rebuilding from components gives the same transform", arguments: 0..<30)
    func components(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) + 2000)
        let transform = Self.random(&generator)
        let again = CGAffineTransform(transform.decomposed())
        for point in [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)] {
            #expect(isNear(point.applying(again), point.applying(transform), within: 1e-6))
        }
    }

    @Test("CGAffineTransform: a rectangle maps to the box of its corners", arguments: 0..<30)
    func rectangles(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) + 3000)
        let transform = Self.random(&generator)
        let rect = CGRect(
            origin: generator.point(in: -10...10), size: CGSize(width: 7, height: 4))
        let box = rect.applying(transform)
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { $0.applying(transform) }
        for corner in corners { #expect(box.insetBy(dx: -1e-9, dy: -1e-9).contains(corner)) }
        #expect(abs(box.minX - corners.map(\.x).min()!) < 1e-9)
        #expect(abs(box.maxY - corners.map(\.y).max()!) < 1e-9)
    }

    @Test("CGAffineTransform: null and infinite rectangles stay, mirrored ones are standardised")
    func specialRectangles() {
        let mirror = CGAffineTransform(scaleX: -1, y: 1)
        #expect(CGRect.null.applying(mirror).isNull)
        #expect(CGRect.infinite.applying(mirror).isInfinite)
        let mirrored = CGRect(x: 1, y: 2, width: 3, height: 4).applying(mirror)
        #expect(mirrored == CGRect(x: -4, y: 2, width: 3, height: 4))
        #expect(
            CGSize(width: 1, height: 2).applying(CGAffineTransform(translationX: 9, y: 9))
                == CGSize(width: 1, height: 2))
    }
}
