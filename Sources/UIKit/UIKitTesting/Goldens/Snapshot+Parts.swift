public import UIKit

extension Snapshot {
    /// Returns the part of the picture in a rectangle of pixels.
    ///
    /// - Precondition: The rectangle has pixels in common with the picture.
    public func cropped(toPixels rect: CGRect) -> Snapshot {
        let (columns, rows) = pixelRanges(of: rect)
        requires(
            !columns.isEmpty && !rows.isEmpty, "\(rect) is outside of \(self). Nothing is left.")
        let part = rows.flatMap { row in
            pixels[row * width + columns.lowerBound..<row * width + columns.upperBound]
        }
        return Snapshot(width: columns.count, height: rows.count, pixels: part)
    }

    /// Returns the picture with grey rectangles, whose contents do not matter.
    public func masked(pixels rects: [CGRect]) -> Snapshot {
        var masked = pixels
        for rect in rects {
            let (columns, rows) = pixelRanges(of: rect)
            for row in rows {
                for column in columns { masked[row * width + column] = 0xFF80_8080 }
            }
        }
        return Snapshot(width: width, height: height, pixels: masked)
    }

    /// `true` if a rectangle has pixels in common with the picture.
    func contains(_ rect: CGRect) -> Bool {
        let (columns, rows) = pixelRanges(of: rect)
        return !columns.isEmpty && !rows.isEmpty
    }

    private func pixelRanges(of rect: CGRect) -> (columns: Range<Int>, rows: Range<Int>) {
        func range(_ low: CGFloat, _ high: CGFloat, _ limit: Int) -> Range<Int> {
            let start = min(max(Int(low.rounded(.down)), 0), limit)
            return start..<max(start, min(Int(high.rounded(.up)), limit))
        }
        return (range(rect.minX, rect.maxX, width), range(rect.minY, rect.maxY, height))
    }
}

extension HeadlessApp {
    /// Returns the picture of an element's rectangle, with all that is shown there.
    ///
    /// An element out of sight is scrolled into sight first, as one that is tapped is.
    ///
    /// - Throws: A ``TestFailure`` if the element is missing, or if nothing of it can be shown.
    public func snapshot(
        of name: String, file: StaticString = #filePath, line: UInt = #line
    ) throws(TestFailure) -> Snapshot {
        let element = try requireElement(name, file: file, line: line)
        if !element.isInSight {
            element.scrollIntoSight()
            // The frame that shows it.
            advance(by: 1.0 / 60)
        }
        let picture = snapshot()
        let rect = pixels(of: element)
        guard picture.contains(rect) else {
            let reason = element.reasonNotVisible?.phrase(about: element)
            throw TestFailure(
                """
                There is no picture of \(element): \(reason ?? "nothing of it is inside of the window"). \
                Show it first, or take a snapshot of the window.
                """, file: file, line: line)
        }
        return picture.cropped(toPixels: rect)
    }

    /// Returns the window's picture with elements made grey, such as a clock.
    ///
    /// - Throws: A ``TestFailure`` if an element is missing.
    public func snapshot(
        masking names: String..., file: StaticString = #filePath, line: UInt = #line
    ) throws(TestFailure) -> Snapshot {
        var rects: [CGRect] = []
        for name in names {
            rects.append(pixels(of: try requireElement(name, file: file, line: line)))
        }
        return snapshot().masked(pixels: rects)
    }

    private func pixels(of element: Element) -> CGRect {
        element.frame.applying(
            CGAffineTransform(scaleX: host.screen.scale, y: host.screen.scale))
    }
}
