import CoreGraphics
import MapKit
import Testing
import UIKitTesting

@Suite("Overlay renderers", .serialized)
struct OverlayRendererTests {
    /// A renderer that draws a rectangle in place of its line.
    private final class Boxes: MKPolylineRenderer {
        nonisolated deinit {}

        override func createPath() {
            path = CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
        }
    }

    /// Returns `true` if a renderer of a line paints the pixel at 50, 25.
    private func paints(_ renderer: MKPolylineRenderer) throws -> Bool {
        renderer.strokeColor = .black
        renderer.lineWidth = 4
        let context = try #require(
            CGContext(
                data: nil, width: 60, height: 60, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        renderer.draw(
            MKMapRect(x: 0, y: 0, width: 60, height: 60), zoomScale: 1, in: context)
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return bytes[25 * context.bytesPerRow + 50 * 4 + 3] > 0
    }

    @Test("Renderer: a path that createPath() or the app sets is drawn in place of the line")
    func ownPath() throws {
        let points = [MKMapPoint(x: 0, y: 0), MKMapPoint(x: 40, y: 59)]
        let line = MKPolyline(points: points, count: points.count)
        #expect(try !paints(MKPolylineRenderer(polyline: line)))
        #expect(try paints(Boxes(polyline: line)))
        let renderer = MKPolylineRenderer(polyline: line)
        renderer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
        #expect(try paints(renderer))
        renderer.invalidatePath()
        #expect(try !paints(renderer))
    }
}
