import CoreGraphics
import Testing

// Imports CoreGraphics alone, as files on Apple's systems do.

@Suite("CoreGraphics alone")
struct GeometryPrintingTests {
    @Test("Geometry: points, sizes and rectangles print their numbers in parentheses")
    func printing() {
        let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)
        #expect("\(rect)" == "(1.0, 2.5, 30.0, 40.0)")
        #expect("\(rect.origin)" == "(1.0, 2.5)")
        #expect("\(rect.size)" == "(30.0, 40.0)")
        #expect(String(reflecting: rect.size) == "(30.0, 40.0)")
    }

    @Test("CoreGraphics: brings the functions of the math library for all floating-point types")
    func mathematics() {
        let angle: CGFloat = .pi / 2
        #expect(sin(angle) == 1)
        #expect(abs(cos(Double.pi) + 1) < 1e-12)
        #expect(sqrt(Float(9)) == 3)
        #expect(atan2(angle, angle) == .pi / 4)
        #expect(pow(CGFloat(2), 3) == 8)
        #expect([floor(1.5), ceil(1.5), round(1.6), trunc(-1.5)] == [1, 2, 2, -1])
        #expect(hypot(3, 4 as CGFloat) == 5)
        #expect(fmod(7, 4 as Double) == 3)
    }
}
