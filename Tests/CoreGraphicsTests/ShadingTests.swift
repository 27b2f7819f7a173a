import CoreGraphics
import Testing

@Suite("Functions and shadings")
struct ShadingTests {
    /// A function that computes red, green, blue and alpha.
    private func function(
        domain: [CGFloat] = [0, 1], range: [CGFloat] = [], outputs: Int = 4,
        _ evaluate: @escaping (CGFloat) -> [CGFloat]
    ) -> CGFunction? {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, inputs, outputs in
                for (index, value) in evaluate(inputs[0]).enumerated() { outputs[index] = value }
            }, releaseInfo: nil)
        guard range.isEmpty else {
            return CGFunction(
                info: nil, domainDimension: 1, domain: domain, rangeDimension: outputs,
                range: range, callbacks: &callbacks)
        }
        return CGFunction(
            info: nil, domainDimension: 1, domain: domain, rangeDimension: outputs, range: nil,
            callbacks: &callbacks)
    }

    @Test("CGShading: an axial one has the function's colours, and ends where it is not extended")
    func axial() throws {
        let canvas = try Canvas(20, 10, white: true)
        let steps = try #require(function { $0 < 0.5 ? [1, 0, 0, 1] : [0, 0, 1, 1] })
        let shading = try #require(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 4, y: 0),
                end: CGPoint(x: 16, y: 0), function: steps, extendStart: false, extendEnd: true))
        canvas.context.drawShading(shading)
        #expect(canvas.pixel(2, 5) == .white)
        #expect(canvas.pixel(5, 5) == .red)
        #expect(canvas.pixel(9, 5) == .red, "A jump stays sharp.")
        #expect(canvas.pixel(10, 5) == .blue)
        #expect(canvas.pixel(19, 5) == .blue)
    }

    @Test("CGShading: a curved function is followed closely")
    func curve() throws {
        let canvas = try Canvas(200, 2)
        let curve = try #require(function(domain: [0, 2]) { [$0 * $0 / 4, 0, 0, 1] })
        let shading = try #require(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero,
                end: CGPoint(x: 200, y: 0), function: curve, extendStart: false,
                extendEnd: false))
        canvas.context.drawShading(shading)
        for x in stride(from: 5, to: 200, by: 13) {
            let share = (Double(x) + 0.5) / 200
            let expected = Pixel(UInt8((share * share * 255).rounded()), 0, 0)
            #expect(canvas.pixel(x, 0).distance(to: expected) <= 2, "\(x)")
        }
    }

    @Test("CGShading: a radial one lies between its circles")
    func radial() throws {
        let canvas = try Canvas(20, 20, white: true)
        let red = try #require(function { _ in [1, 0, 0, 1] })
        let center = CGPoint(x: 10, y: 10)
        let shading = try #require(
            CGShading(
                radialSpace: CGColorSpaceCreateDeviceRGB(), start: center, startRadius: 3,
                end: center, endRadius: 8, function: red, extendStart: false, extendEnd: false))
        canvas.context.drawShading(shading)
        #expect(canvas.pixel(10, 10) == .white)
        #expect(canvas.pixel(15, 10) == .red)
        #expect(canvas.pixel(19, 10) == .white)
    }

    @Test("CGFunction: clamps to its intervals, releases its info, refuses what is not one")
    func functions() throws {
        // Inputs are clamped to the domain, outputs to the range.
        let clamped = try #require(
            function(domain: [0, 1], range: [0, 1, 0, 1, 0, 1, 0, 1]) { [$0 * 5, -3, 0, 1] })
        let canvas = try Canvas(4, 1)
        let shading = try #require(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: CGPoint(x: 4, y: 0),
                function: clamped, extendStart: true, extendEnd: true))
        canvas.context.drawShading(shading)
        #expect(canvas.pixel(3, 0) == .red)

        var count = 0
        withUnsafeMutablePointer(to: &count) { pointer in
            var callbacks = CGFunctionCallbacks(
                version: 0, evaluate: { _, _, outputs in outputs[0] = 0 },
                releaseInfo: { $0?.assumingMemoryBound(to: Int.self).pointee += 1 })
            _ = CGFunction(
                info: pointer, domainDimension: 1, domain: nil, rangeDimension: 1, range: nil,
                callbacks: &callbacks)
        }
        #expect(count == 1)
        #expect(function(domain: [1, 0]) { _ in [] } == nil)
        #expect(function(outputs: 0) { _ in [] } == nil)
        let grey = try #require(function(outputs: 2) { _ in [0, 1] })
        #expect(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: .zero,
                function: grey, extendStart: false, extendEnd: false) == nil)
    }
}
