import CoreGraphics
import Foundation
import TouchPainterCore

/// Replays a journal into a painting, and goes back and forth through its steps.
@MainActor
private func replay(_ data: Data) {
    let entries = Journal.entries(in: data).entries
    guard !entries.isEmpty else { return }
    let painting = Painting()
    painting.replay(Array(entries.prefix(200)))
    painting.jump(to: 0)
    painting.jump(to: painting.history.count)
    draw(painting.scribble)
}

/// Draws a scribble to a small bitmap and as SVG.
@MainActor
private func draw(_ scribble: Scribble) {
    let context = CGContext(
        data: nil, width: 64, height: 64, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpace(name: CGColorSpace.sRGB),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
    if let context { scribble.draw(in: context) }
    let target = SVGTarget(bounds: CGRect(x: 0, y: 0, width: 64, height: 64))
    scribble.draw(on: target)
    precondition(target.text.hasSuffix("</svg>\n"), "A drawing’s SVG has no end.")
}

/// A drawing that opens is drawn, and is the same when it is written and read again.
@MainActor
private func open(_ data: Data) {
    let memento: ScribbleMemento
    let scribble: Scribble
    do {
        memento = try PaintingFile.memento(from: data, path: "fuzzed")
        scribble = try Scribble(memento)
    } catch {
        precondition(!"\(error)".isEmpty, "An error has no text.")
        return
    }
    let kept = scribble.makeMemento()
    guard let written = try? PaintingFile.data(of: kept),
        let again = try? PaintingFile.memento(from: written, path: "written")
    else { preconditionFailure("A drawing that was read cannot be written and read again.") }
    precondition(again == kept, "A drawing changes when it is written and read again.")
    draw(scribble)
}

@c(LLVMFuzzerTestOneInput)
func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    MainActor.assumeIsolated {
        open(data)
        replay(data)
    }
    return 0
}
