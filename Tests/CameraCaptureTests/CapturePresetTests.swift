import CameraCapture
import TestSupport
import Testing

@Suite("Capture presets")
struct CapturePresetTests {
    @Test("Capture preset: the order is 1920 × 1080, 1280 × 720, 640 × 480", .rows("S0-106"))
    func ladder() {
        #expect(CapturePreset.allCases.map(\.width) == [1920, 1280, 640])
        // The third is 4:3; 960 × 540, as others have it, would be neither supported nor of that
        // shape.
        #expect(CapturePreset.allCases.map(\.height) == [1080, 720, 480])
    }

    @Test("Capture preset: the first that a camera supports is used", .rows("S0-106"))
    func best() {
        #expect(CapturePreset.best { _ in true } == .fullHD)
        #expect(CapturePreset.best { $0.width <= 1280 } == .hd)
        #expect(CapturePreset.best { $0 == .vga } == .vga)
        #expect(CapturePreset.best { _ in false } == nil)
    }
}
