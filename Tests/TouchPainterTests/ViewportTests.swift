import CoreGraphics
import Testing
import TouchPainterCore

@Suite("The viewport")
struct ViewportTests {
    @Test("Viewport: zooming keeps the point under the fingers in place, at the limits too")
    func zooming() {
        var viewport = Viewport(origin: CGPoint(x: 30, y: -20), zoom: 1.5)
        let place = CGPoint(x: 100, y: 60)
        let anchor = viewport.canvasPoint(at: place)
        for factor in [2, 0.3, 1000, 0.00001] as [CGFloat] {
            viewport.zoom(by: factor, at: place)
            let now = viewport.canvasPoint(at: place)
            #expect(abs(now.x - anchor.x) < 1e-6 && abs(now.y - anchor.y) < 1e-6)
            #expect(Viewport.zoomRange.contains(viewport.zoom))
        }
    }

    @Test("Viewport: view and canvas rectangles convert both ways")
    func rectangles() {
        let viewport = Viewport(origin: CGPoint(x: 10, y: 20), zoom: 2)
        let rect = CGRect(x: 15, y: 25, width: 10, height: 5)
        #expect(viewport.viewRect(of: rect) == CGRect(x: 10, y: 10, width: 20, height: 10))
        #expect(viewport.canvasRect(of: viewport.viewRect(of: rect)) == rect)
        #expect(viewport.viewRect(of: .null).isNull)
    }

    @Test("Viewport: values that are not finite count as the defaults")
    func notFinite() {
        #expect(Viewport(origin: CGPoint(x: CGFloat.nan, y: 0), zoom: .infinity) == Viewport())
    }
}
