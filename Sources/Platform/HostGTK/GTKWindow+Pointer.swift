import CGTK
import CGTKShim
import CoreGraphics
import Foundation
import Platform

extension GTKWindow {
    /// The distance per click of a wheel, in points.
    private static let pointsPerClick = 48.0

    /// The distance per unit of a touchpad, in points. Drivers measure the fingers' movement in
    /// these units.
    private static let pointsPerTouchpadUnit = 15.0

    /// Delivers a GDK event.
    ///
    /// - Returns: `true` if it was an event for the window's content.
    func handle(_ event: OpaquePointer?) -> Bool {
        guard let event, canUseGTK else { return false }
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE: button(event)
        case GDK_MOTION_NOTIFY: motion(event)
        case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: touch(event)
        case GDK_PROXIMITY_OUT: leave(PointerTracker.pen)
        case GDK_GRAB_BROKEN: cancelPointers()
        case GDK_SCROLL: scroll(event)
        case GDK_KEY_PRESS, GDK_KEY_RELEASE: return keyChanged(event)
        default: return false
        }
        return true
    }

    // MARK: Mouse and pen

    private func button(_ event: OpaquePointer) {
        let number = gdk_button_event_get_button(event)
        guard var button = Self.buttons[number] else {
            let isPress = gdk_event_get_event_type(event) == GDK_BUTTON_PRESS
            if isPress, number == Self.backButton { press(.left, .alt) }
            return
        }
        if button == .primary, isEraser(event) { button.insert(.eraser) }
        let (id, device) = pointer(of: event)
        let sample = self.sample(event, device)
        if gdk_event_get_event_type(event) == GDK_BUTTON_PRESS {
            deliver(
                .pointer(
                    pointers.press(
                        id, device, button: button, sample: sample, modifiers: modifiers(event))))
        } else if let input = pointers.release(
            id, button: button, sample: sample, modifiers: modifiers(event))
        {
            deliver(.pointer(input))
        }
    }

    /// `true` if a pen's other end is used.
    private func isEraser(_ event: OpaquePointer) -> Bool {
        guard let tool = gdk_event_get_device_tool(event) else { return false }
        return gdk_device_tool_get_tool_type(tool) == GDK_DEVICE_TOOL_TYPE_ERASER
    }

    /// The button at the side of a mouse that goes back, as alt+Left does.
    private static let backButton: UInt32 = 8

    private static let buttons: [UInt32: PointerInput.Buttons] = [
        UInt32(GDK_BUTTON_PRIMARY): .primary, UInt32(GDK_BUTTON_MIDDLE): .middle,
        UInt32(GDK_BUTTON_SECONDARY): .secondary,
    ]

    private func motion(_ event: OpaquePointer) {
        let (id, device) = pointer(of: event)
        let samples = history(event, device) + [sample(event, device)]
        deliver(
            .pointer(pointers.move(id, device, samples: samples, modifiers: modifiers(event))))
    }

    func pointerLeft() {
        leave(PointerTracker.mouse)
    }

    func beginMove() {
        guard canUseGTK, let place = pointers.pressedLocation else { return }
        cancelPointers()
        ts_window_begin_move(handle, place.x, place.y)
    }

    private func leave(_ id: Int) {
        if let input = pointers.leave(id, at: host.now) { deliver(.pointer(input)) }
    }

    func cancelPointers() {
        fingers = [:]
        for input in pointers.cancelAll(at: host.now) { deliver(.pointer(input)) }
    }

    private func pointer(of event: OpaquePointer) -> (id: Int, device: PointerInput.Device) {
        let device = gdk_event_get_device(event)
        let isPen =
            gdk_event_get_device_tool(event) != nil
            || device.map { gdk_device_get_source($0) == GDK_SOURCE_PEN } ?? false
        return isPen ? (PointerTracker.pen, .pen) : (PointerTracker.mouse, .mouse)
    }

    // MARK: Fingers

    private func touch(_ event: OpaquePointer) {
        guard let sequence = gdk_event_get_event_sequence(event) else { return }
        let sample = self.sample(event, .finger)
        let modifiers = self.modifiers(event)
        let type = gdk_event_get_event_type(event)
        if type == GDK_TOUCH_BEGIN {
            let id = pointers.idForNewFinger()
            fingers[sequence] = id
            deliver(
                .pointer(
                    pointers.press(
                        id, .finger, button: .primary, sample: sample, modifiers: modifiers)))
            return
        }
        guard let id = fingers[sequence] else { return }
        if type == GDK_TOUCH_UPDATE {
            let samples = history(event, .finger) + [sample]
            deliver(
                .pointer(pointers.move(id, .finger, samples: samples, modifiers: modifiers)))
            return
        }
        fingers[sequence] = nil
        if let input = pointers.release(
            id, button: .primary, sample: sample, modifiers: modifiers,
            isCancelled: type == GDK_TOUCH_CANCEL)
        {
            deliver(.pointer(input))
        }
    }

    // MARK: Scrolling

    private func scroll(_ event: OpaquePointer) {
        var x = 0.0
        var y = 0.0
        switch gdk_scroll_event_get_direction(event) {
        case GDK_SCROLL_UP: y = -1
        case GDK_SCROLL_DOWN: y = 1
        case GDK_SCROLL_LEFT: x = -1
        case GDK_SCROLL_RIGHT: x = 1
        default: gdk_scroll_event_get_deltas(event, &x, &y)
        }
        let isTouchpad =
            gdk_event_get_device(event).map { gdk_device_get_source($0) == GDK_SOURCE_TOUCHPAD }
            ?? false
        let isInPoints = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE
        let unit =
            isInPoints ? 1 : isTouchpad ? Self.pointsPerTouchpadUnit : Self.pointsPerClick
        guard x != 0 || y != 0, x.isFinite, y.isFinite else { return }
        let place = sample(event, .mouse)
        deliver(
            .scroll(
                ScrollInput(
                    location: place.location, delta: CGSize(width: x * unit, height: y * unit),
                    isPrecise: isInPoints || isTouchpad, time: place.time,
                    modifiers: modifiers(event))))
    }

    // MARK: Measurements

    private func sample(
        _ event: OpaquePointer, _ device: PointerInput.Device
    ) -> PointerInput.Sample {
        var x = 0.0
        var y = 0.0
        if gdk_event_get_position(event, &x, &y) == 0 { findPointer(&x, &y) }
        return sample(
            x: x, y: y, milliseconds: gdk_event_get_time(event), device: device,
            axis: { use in
                var value = 0.0
                return gdk_event_get_axis(event, use, &value) != 0 ? value : nil
            })
    }

    /// The current location of the mouse, for wheel events, which lack one.
    private func findPointer(_ x: inout Double, _ y: inout Double) {
        let seat = gdk_display_get_default_seat(host.display)
        let surface = gtk_native_get_surface(OpaquePointer(handle?.pointee.window))
        _ = gdk_surface_get_device_position(surface, gdk_seat_get_pointer(seat), &x, &y, nil)
    }

    /// The measurements that GDK collected since the last event, oldest first.
    private func history(
        _ event: OpaquePointer, _ device: PointerInput.Device
    ) -> [PointerInput.Sample] {
        var count: UInt32 = 0
        guard let measured = gdk_event_get_history(event, &count) else { return [] }
        defer { g_free(measured) }
        return UnsafeBufferPointer(start: measured, count: Int(count)).map { measurement in
            let axis = { (use: GdkAxisUse) -> Double? in
                guard measurement.flags.rawValue & (1 << use.rawValue) != 0 else { return nil }
                return withUnsafeBytes(of: measurement.axes) {
                    $0.load(fromByteOffset: Int(use.rawValue) * 8, as: Double.self)
                }
            }
            return sample(
                x: axis(GDK_AXIS_X) ?? 0, y: axis(GDK_AXIS_Y) ?? 0, milliseconds: measurement.time,
                device: device, axis: axis)
        }
    }

    private func sample(
        x: Double, y: Double, milliseconds: UInt32, device: PointerInput.Device,
        axis: (GdkAxisUse) -> Double?
    ) -> PointerInput.Sample {
        var left = 0.0
        var top = 0.0
        ts_window_canvas_origin(handle, &left, &top)
        var sample = PointerInput.Sample(
            location: CGPoint(x: x - left, y: y - top),
            time: EventTime.seconds(milliseconds: milliseconds, now: host.now))
        guard device != .mouse else { return sample }
        sample.pressure = axis(GDK_AXIS_PRESSURE).map { min(max($0, 0), 1) }
        if let x = axis(GDK_AXIS_XTILT), let y = axis(GDK_AXIS_YTILT) {
            let tilt = PenTilt(x: x, y: y)
            sample.altitude = tilt.altitude
            sample.azimuth = tilt.azimuth
        }
        return sample
    }

    func modifiers(_ event: OpaquePointer) -> KeyModifiers {
        KeyModifiers(gdk_event_get_modifier_state(event))
    }
}
