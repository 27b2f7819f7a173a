import CoreGraphics
import Foundation
import Testing

@Suite("Colour spaces and Foundation's arrays")
struct ColorSpaceTests {
    @Test("Display P3: colours of sRGB come back, wider ones are clamped")
    func displayP3() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let wide = try #require(red.converted(to: space, intent: .defaultIntent, options: nil))
        let components = try #require(wide.components)
        // The value of CSS Color 4.
        let expected: [CGFloat] = [0.9175, 0.2003, 0.1386]
        for (value, reference) in zip(components, expected) {
            #expect(abs(value - reference) < 0.001)
        }
        let green = try #require(CGColor(colorSpace: space, components: [0, 1, 0, 1]))
        let shown = try #require(
            green.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)
        )
        let back = try #require(shown.components)
        #expect(zip(back, [0, 1, 0, 1]).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test("CGGradient, CGDataProvider: take Foundation's objects")
    func foundationObjects() {
        let colors = [CGColor.red, CGColor.blue] as NSArray
        #expect(CGGradient(colorsSpace: nil, colors: colors, locations: nil) != nil)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"] as NSArray, locations: nil) == nil)
        let data = NSData(bytes: [1, 2, 3] as [UInt8], length: 3)
        #expect(CGDataProvider(data: data)?.data as Data? == Data([1, 2, 3]))
    }
}
