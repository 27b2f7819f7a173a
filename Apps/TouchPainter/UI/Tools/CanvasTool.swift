import CoreGraphics
import TouchPainterCore
import UIKit

/// What a touch on the canvas does.
///
/// The state pattern: the canvas passes its touch to the current tool and does not ask which one
/// that is.
@MainActor
protocol CanvasTool: AnyObject {
    func began(_ sample: TouchSample)
    func moved(_ sample: TouchSample)
    func ended()
    func cancelled()

    /// `true` while keys go to a text on the canvas.
    var isTyping: Bool { get }

    /// Another tool is chosen: what is unfinished is finished.
    func leave()

    /// The canvas was moved or zoomed.
    func viewportDidChange()

    /// Draws above the canvas, in the view's points.
    func drawOverlay(in context: CGContext, viewport: Viewport)
}

extension CanvasTool {
    var isTyping: Bool { false }
    func leave() {}
    func viewportDidChange() {}
    func drawOverlay(in context: CGContext, viewport: Viewport) {}
}

/// A touch at one moment.
struct TouchSample {
    /// In the view's points.
    var viewPoint: CGPoint

    /// In canvas points.
    var point: CGPoint

    /// The width of a line there, as a share of the pen's size.
    var weight: CGFloat

    /// `true` while the shift key asks for a regular shape.
    var isRegular: Bool
}

/// The tools that the user chooses from.
enum Tool: String, CaseIterable {
    case brush
    case lasso
    case frame
    case line
    case arrow
    case rectangle
    case ellipse
    case caption
    case eyedropper
    case hand

    /// Makes the object that does what the tool stands for.
    func make(for canvas: CanvasView) -> any CanvasTool {
        switch self {
        case .brush: BrushTool(painting: canvas.painting)
        case .lasso: SelectionTool(canvas: canvas, isLasso: true)
        case .frame: SelectionTool(canvas: canvas, isLasso: false)
        case .line: ShapeTool(.line, painting: canvas.painting)
        case .arrow: ShapeTool(.arrow, painting: canvas.painting)
        case .rectangle: ShapeTool(.rectangle, painting: canvas.painting)
        case .ellipse: ShapeTool(.ellipse, painting: canvas.painting)
        case .caption: TextTool(canvas: canvas)
        case .eyedropper: EyedropperTool(canvas: canvas)
        case .hand: HandTool(canvas: canvas)
        }
    }

    /// The key that chooses the tool.
    var key: String {
        switch self {
        case .brush: "b"
        case .lasso: "s"
        case .frame: "f"
        case .line: "l"
        case .arrow: "a"
        case .rectangle: "r"
        case .ellipse: "e"
        case .caption: "t"
        case .eyedropper: "i"
        case .hand: "h"
        }
    }

    var symbol: String {
        switch self {
        case .brush: "paintbrush.pointed"
        case .lasso: "lasso"
        case .frame: "square.dashed"
        case .line: "line.diagonal"
        case .arrow: "arrow.up.right"
        case .rectangle: "rectangle"
        case .ellipse: "circle"
        case .caption: "textformat"
        case .eyedropper: "eyedropper"
        case .hand: "hand.raised"
        }
    }

    var title: String {
        switch self {
        case .brush: String(localized: "Draw", bundle: .module)
        case .lasso: String(localized: "Select with Lasso", bundle: .module)
        case .frame: String(localized: "Select with Frame", bundle: .module)
        case .line: String(localized: "Line", bundle: .module)
        case .arrow: String(localized: "Arrow", bundle: .module)
        case .rectangle: String(localized: "Rectangle", bundle: .module)
        case .ellipse: String(localized: "Ellipse", bundle: .module)
        case .caption: String(localized: "Text", bundle: .module)
        case .eyedropper: String(localized: "Pick Color", bundle: .module)
        case .hand: String(localized: "Move Canvas", bundle: .module)
        }
    }
}
