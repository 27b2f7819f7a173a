import CCairo

extension DeviceRect {
    /// A transparent surface of these pixels, addressed by device coordinates; `nil` if the
    /// rectangle is empty or too large.
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

    /// The pixels inside the clip.
    var deviceClip: DeviceRect {
        inDeviceSpace {
            var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
            cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
            return DeviceRect(
                minX: CGFloat(x1.rounded(.down)), minY: CGFloat(y1.rounded(.down)),
                maxX: CGFloat(x2.rounded(.up)), maxY: CGFloat(y2.rounded(.up)))
        }
    }

    /// The pixels that a rectangle in user space touches.
    func deviceRect(_ rect: CGRect) -> DeviceRect {
        let mapped = rect.applying(state.ctm.concatenating(deviceTransform))
        return DeviceRect(
            minX: mapped.minX.rounded(.down), minY: mapped.minY.rounded(.down),
            maxX: mapped.maxX.rounded(.up), maxY: mapped.maxY.rounded(.up))
    }
}
