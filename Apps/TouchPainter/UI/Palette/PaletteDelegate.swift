import CoreGraphics
import TouchPainterCore

/// What a palette reports. It knows neither the canvas nor the painting.
@MainActor
protocol PaletteDelegate: AnyObject {
    func palette(_ palette: PaletteView, didChoose color: MarkColor)
    func palette(_ palette: PaletteView, didChooseSize size: CGFloat)
    func palette(_ palette: PaletteView, didChoose brush: Brush)
    func palette(_ palette: PaletteView, didChoose smoothing: Smoothing)
}

/// Makes a studio's pen fit what a palette reports.
///
/// The adapter pattern, between two interfaces that know nothing of each other. Colour and size
/// change by commands.
final class PaletteAdapter: PaletteDelegate {
    private let studio: Studio

    init(studio: Studio) {
        self.studio = studio
    }

    func palette(_ palette: PaletteView, didChoose color: MarkColor) {
        SetPenColorCommand(on: studio.painting) { color }.execute()
    }

    func palette(_ palette: PaletteView, didChooseSize size: CGFloat) {
        SetPenSizeCommand(on: studio.painting) { size }.execute()
    }

    func palette(_ palette: PaletteView, didChoose brush: Brush) {
        studio.painting.pen.brush = brush
    }

    func palette(_ palette: PaletteView, didChoose smoothing: Smoothing) {
        studio.painting.pen.smoothing = smoothing
    }
}
