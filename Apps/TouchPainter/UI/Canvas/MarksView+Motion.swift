import TouchPainterCore
import UIKit

extension MarksView {
    /// What is shown while a canvas moves whose marks take longer than a frame to paint.
    ///
    /// One that is scrolled keeps its pixels, and the marks that come into view are painted. One
    /// that is zoomed or turned shows the last picture in its new place, until a
    /// ``GradualPicture`` is finished.
    struct Motion {
        /// The number of vertices that are painted in a frame, which some milliseconds suffice for.
        var sliceLength = 2_000

        /// The part of the canvas whose pixels are in the view's bitmap, if another one is to be
        /// shown.
        fileprivate var painted: Viewport?

        /// The size of the view when that was painted.
        fileprivate var paintedSize = CGSize.zero

        fileprivate var stopgap: Stopgap?
        fileprivate var picture: GradualPicture?

        /// A finished picture, which the next drawing takes over.
        fileprivate var finished: UIImage?

        fileprivate var link: CADisplayLink?

        /// The last picture.
        fileprivate struct Stopgap {
            let image: UIImage
            let viewport: Viewport

            /// The number of marks that are in it.
            let markCount: Int
        }

        /// `true` if the view's bitmap shows the marks as they are, in the part that is wanted.
        var isAtRest: Bool { painted == nil && stopgap == nil && finished == nil }

        /// Drops what is shown during the motion.
        mutating func end() {
            link?.invalidate()
            self = Motion(sliceLength: sliceLength)
        }
    }

    func viewportDidChange(from old: Viewport) {
        guard excluded.isEmpty, staleRect.isNull, !bounds.isEmpty, isCrowded else {
            return repaint()
        }
        if motion.painted == nil { (motion.painted, motion.paintedSize) = (old, bounds.size) }
        setNeedsDisplay()
    }

    /// `true` if the marks that are shown take longer than a frame to paint.
    private var isCrowded: Bool {
        let part = viewport.canvasRect(of: bounds)
        var count = 0
        for mark in sheet.marks where mark.drawingBounds.intersects(part) {
            count += mark.count + 1
            if count > 2 * motion.sliceLength { return true }
        }
        return false
    }

    // MARK: Drawing

    /// Paints what there is to show of a canvas that moves.
    ///
    /// - Returns: `false` if the marks have to be painted in place of it.
    func paintMotion(in context: CGContext) -> Bool {
        if let finished = motion.finished {
            motion.end()
            context.clear(bounds)
            finished.draw(at: .zero)
            onCanvas(context) {
                let renderer = MarkRenderer(context: context)
                for mark in unpaintedMarks { renderer.draw(mark) }
            }
            return true
        }
        guard let painted = motion.painted, motion.paintedSize == bounds.size else { return false }
        motion.painted = nil
        guard motion.stopgap != nil || !scroll(from: painted, in: context) else { return true }
        if motion.stopgap == nil {
            guard let image = context.makeImage() else { return false }
            motion.stopgap = Motion.Stopgap(
                image: UIImage(cgImage: image, scale: contentScaleFactor, orientation: .up),
                viewport: painted, markCount: sheet.marks.count - unpaintedMarks.count)
        }
        startLink()
        paintStopgap(in: context)
        return true
    }

    /// Moves the pixels of what was painted, if that is all there is to do, and paints the marks
    /// that come into view.
    private func scroll(from painted: Viewport, in context: CGContext) -> Bool {
        guard let distance = distance(from: painted), unpaintedMarks.isEmpty,
            let image = context.makeImage()
        else { return false }
        context.clear(bounds)
        UIImage(cgImage: image, scale: contentScaleFactor, orientation: .up).draw(at: distance)
        let kept = bounds.offsetBy(dx: distance.x, dy: distance.y).intersection(bounds)
        let strips = [
            bounds.divided(atDistance: kept.minY, from: .minYEdge).slice,
            bounds.divided(atDistance: bounds.maxY - kept.maxY, from: .maxYEdge).slice,
            CGRect(x: 0, y: kept.minY, width: kept.minX, height: kept.height),
            CGRect(
                x: kept.maxX, y: kept.minY, width: bounds.maxX - kept.maxX, height: kept.height),
        ]
        for strip in strips where !strip.isEmpty {
            context.saveGState()
            context.clip(to: strip)
            onCanvas(context) {
                // Of long lines only the parts that come into view.
                let part = viewport.canvasRect(of: strip.insetBy(dx: -1, dy: -1))
                let renderer = MarkRenderer(context: context, rect: part)
                for mark in sheet.marks { renderer.draw(mark) }
            }
            context.restoreGState()
        }
        return true
    }

    /// The distance in whole pixels, in points, that the canvas was only scrolled by.
    private func distance(from painted: Viewport) -> CGPoint? {
        guard painted.zoom == viewport.zoom, painted.rotation == viewport.rotation else {
            return nil
        }
        let place = painted.canvasPoint(at: .zero).applying(viewport.transform)
        let scale = contentScaleFactor
        let whole = CGPoint(
            x: (place.x * scale).rounded() / scale, y: (place.y * scale).rounded() / scale)
        guard abs(whole.x - place.x) < 1e-3, abs(whole.y - place.y) < 1e-3,
            abs(whole.x) < bounds.width, abs(whole.y) < bounds.height
        else { return nil }
        return whole
    }

    /// Draws the last picture, and the marks that were added since, in the part that is shown.
    private func paintStopgap(in context: CGContext) {
        guard let stopgap = motion.stopgap else { return }
        context.clear(bounds)
        context.saveGState()
        context.concatenate(stopgap.viewport.transform.inverted().concatenating(viewport.transform))
        context.interpolationQuality = .low
        stopgap.image.draw(at: .zero)
        context.restoreGState()
        onCanvas(context) {
            let renderer = MarkRenderer(context: context)
            for mark in sheet.marks.dropFirst(stopgap.markCount) { renderer.draw(mark) }
        }
    }

    // MARK: Painting by and by

    private func startLink() {
        guard motion.link == nil else { return }
        let link = CADisplayLink(
            target: self, selector: Selector(MarksView.paintSlice, name: "paintSlice"))
        link.add(to: .main, forMode: .common)
        motion.link = link
    }

    /// Paints a part of the picture of the marks. While the canvas goes on moving, the picture is
    /// finished all the same, and then shown in its new place.
    private func paintSlice(_ link: CADisplayLink) {
        if motion.picture == nil {
            motion.picture = GradualPicture(
                viewport: viewport, size: bounds.size, scale: contentScaleFactor)
        }
        guard let picture = motion.picture, excluded.isEmpty else { return repaint() }
        guard let slice = picture.paintSlice(of: sheet.marks, length: motion.sliceLength) else {
            return
        }
        let image = UIImage(cgImage: slice, scale: contentScaleFactor, orientation: .up)
        if picture.viewport == viewport {
            motion.end()
            motion.finished = image
            unpaintedMarks.removeAll()
        } else {
            motion.picture = nil
            motion.stopgap = Motion.Stopgap(
                image: image, viewport: picture.viewport, markCount: sheet.marks.count)
            (motion.painted, motion.paintedSize) = (viewport, bounds.size)
        }
        setNeedsDisplay()
    }
}
