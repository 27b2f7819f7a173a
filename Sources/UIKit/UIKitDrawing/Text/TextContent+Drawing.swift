package import CoreGraphics
package import TextLayout

nonisolated extension TextContent {
    /// The size of the text, broken only at its line feeds.
    package var size: CGSize {
        frame(fitting: Self.unlimited).size
    }

    private static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)

    /// Lays out the text.
    private func frame(
        fitting size: CGSize, options: NSStringDrawingOptions = .usesLineFragmentOrigin
    ) -> TextFrame {
        var paragraph = paragraph
        if !options.contains(.usesLineFragmentOrigin) {
            paragraph.maximumLines = 1
        } else if paragraph.maximumLines > 0 {
            // The number of lines is the caller's decision.
        } else if paragraph.lineBreakMode.isSingleLine {
            // A paragraph of such a mode has one line, unless only the last visible line is to be
            // truncated.
            if !options.contains(.truncatesLastVisibleLine) { paragraph.maximumLines = 1 }
        } else if options.contains(.truncatesLastVisibleLine) {
            paragraph.lineBreakMode = .byTruncatingTail
        }
        let text = withAttachmentBoxes(lineWidth: size.asLimits.width).text
        return TextFrame.cached(text, paragraph: paragraph, fitting: size.asLimits)
    }

    func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(frame(fitting: Self.unlimited), in: context, at: point)
    }

    package func draw(
        with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) {
        if let scaled = scaled(toFit: rect.size, options, context) {
            return scaled.draw(with: rect, options: options, context: nil)
        }
        let frame = frame(fitting: rect.size, options: options)
        context?.totalBounds = bounds(of: frame, options: options)
        guard let graphics = UIGraphicsGetCurrentContext() else { return }
        var origin = rect.origin
        // Without the option, the origin is the baseline.
        if !options.contains(.usesLineFragmentOrigin) { origin.y -= frame.lines[0].baseline }
        draw(frame, in: graphics, at: origin)
    }

    /// Draws a frame of the text, and the attachments in it.
    package func draw(
        _ frame: TextFrame, in context: CGContext, at origin: CGPoint,
        parts: TextDrawingParts = .all, container: NSTextContainer? = nil
    ) {
        frame.draw(in: context, at: origin, parts: parts)
        guard !attachments.isEmpty, parts.contains(.characters) else { return }
        for (index, box) in frame.boxes() {
            let rect = box.offsetBy(dx: origin.x, dy: origin.y)
            let image = attachments[index]?.image(
                forBounds: rect, textContainer: container, characterIndex: index)
            guard let image else { continue }
            if image.renderingMode == .alwaysTemplate {
                let color = text.attributes(at: index).foregroundColor
                image.drawTemplate(in: rect, tint: UIColor(cgColor: color))
            } else {
                image.draw(in: rect)
            }
        }
    }

    package func bounds(
        in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> CGRect {
        if let scaled = scaled(toFit: size, options, context) {
            return scaled.bounds(in: size, options: options, context: nil)
        }
        let bounds = bounds(of: frame(fitting: size, options: options), options: options)
        context?.totalBounds = bounds
        return bounds
    }

    /// Returns the text in smaller fonts, if a context allows it and the text does not fit; sets
    /// the context's results. The scale is exact to a thousandth.
    private func scaled(
        toFit size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> TextContent? {
        guard let context else { return nil }
        context.actualScaleFactor = 1
        guard context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 else { return nil }
        let limits = size.asLimits
        let room = CGSize(
            width: options.contains(.usesLineFragmentOrigin) ? limits.width : .infinity,
            height: .infinity)
        func fits(_ text: TextContent) -> Bool {
            let needed = text.frame(fitting: room, options: options).size
            return needed.width <= limits.width && needed.height <= limits.height
        }
        guard !fits(self) else { return nil }
        var (low, high) = (context.minimumScaleFactor, CGFloat(1))
        while high - low > 0.001 {
            let middle = (low + high) / 2
            if fits(scaled(by: middle)) { low = middle } else { high = middle }
        }
        let result = scaled(by: low)
        context.actualScaleFactor = low
        context.totalBounds = result.bounds(in: size, options: options, context: nil)
        return result
    }

    private func bounds(of frame: TextFrame, options: NSStringDrawingOptions) -> CGRect {
        if options.contains(.usesLineFragmentOrigin) {
            return CGRect(origin: .zero, size: frame.size)
        }
        // Around the baseline, as Apple's: the part below it is the rectangle's negative origin.
        let below = frame.size.height - frame.lines[0].baseline
        return CGRect(x: 0, y: -below, width: frame.size.width, height: frame.size.height)
    }
}

nonisolated extension TextLineBreakMode {
    /// `true` if a paragraph of this mode is never wrapped.
    fileprivate var isSingleLine: Bool {
        switch self {
        case .byWordWrapping, .byCharWrapping: false
        case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        }
    }
}

nonisolated extension CGSize {
    /// The limits for layout: sides of 0 or less, and those larger than any screen, are unlimited.
    fileprivate var asLimits: CGSize {
        func limit(_ side: CGFloat) -> CGFloat { side > 0 && side < 1_000_000 ? side : .infinity }
        return CGSize(width: limit(width), height: limit(height))
    }
}
