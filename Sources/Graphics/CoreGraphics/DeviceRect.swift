import CCairo

/// A rectangle of whole pixels in Cairo's device space, y growing downward.
struct DeviceRect: Equatable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    /// The pixels that a rectangle touches, or none when it has NaN in it.
    init(x1: Double, y1: Double, x2: Double, y2: Double) {
        let limit = Double(BoundingBox.coordinateLimit)
        let whole = { (value: Double) in
            value.isNaN ? 0 : Int(min(max(value, -limit), limit))
        }
        minX = whole(x1.rounded(.down))
        minY = whole(y1.rounded(.down))
        maxX = whole(x2.rounded(.up))
        maxY = whole(y2.rounded(.up))
    }

    var isEmpty: Bool { minX >= maxX || minY >= maxY }
    var width: Int { maxX - minX }
    var height: Int { maxY - minY }

    func insetBy(_ distance: Int) -> DeviceRect {
        var rect = self
        rect.minX += distance
        rect.minY += distance
        rect.maxX -= distance
        rect.maxY -= distance
        return rect
    }

    func offsetBy(x: Int, y: Int) -> DeviceRect {
        var rect = self
        rect.minX += x
        rect.maxX += x
        rect.minY += y
        rect.maxY += y
        return rect
    }

    func intersection(_ other: DeviceRect) -> DeviceRect {
        var rect = self
        rect.minX = max(minX, other.minX)
        rect.minY = max(minY, other.minY)
        rect.maxX = min(maxX, other.maxX)
        rect.maxY = min(maxY, other.maxY)
        return rect
    }

    func union(_ other: DeviceRect) -> DeviceRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        var rect = self
        rect.minX = min(minX, other.minX)
        rect.minY = min(minY, other.minY)
        rect.maxX = max(maxX, other.maxX)
        rect.maxY = max(maxY, other.maxY)
        return rect
    }

    /// A transparent surface of these pixels, addressed by device coordinates, or nothing when empty
    /// or too large.
    func makeSurface(_ format: cairo_format_t) -> OpaquePointer? {
        guard !isEmpty, width <= PixelBuffer.longestSide, height <= PixelBuffer.longestSide,
            let surface = cairo_image_surface_create(format, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        cairo_surface_set_device_offset(surface, Double(-minX), Double(-minY))
        return surface
    }
}

extension CGContext {
    /// Calls `body` while Cairo's user space is its device space.
    func inDeviceSpace<Result>(_ body: () -> Result) -> Result {
        var identity = cairo_matrix_t(.identity)
        cairo_set_matrix(cr, &identity)
        defer { applyTransform() }
        return body()
    }

    /// The pixels that the clip lets change.
    var deviceClip: DeviceRect {
        inDeviceSpace {
            var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
            cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
            return DeviceRect(x1: x1, y1: y1, x2: x2, y2: y2)
        }
    }

    /// The pixels that a rectangle in user space touches.
    func deviceRect(_ rect: CGRect) -> DeviceRect {
        let mapped = rect.applying(state.ctm.concatenating(deviceTransform))
        return DeviceRect(
            x1: Double(mapped.minX), y1: Double(mapped.minY), x2: Double(mapped.maxX),
            y2: Double(mapped.maxY))
    }
}
