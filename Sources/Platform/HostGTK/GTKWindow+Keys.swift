import CGTK
import CGTKShim
import CoreGraphics
import Platform

// MARK: - Keys

extension GTKWindow {
    /// Presses and releases a key that stands for another control.
    func press(_ key: Key, _ modifiers: KeyModifiers = []) {
        for phase in [KeyInput.Phase.down, .up] {
            deliver(
                .key(KeyInput(phase: phase, key: key, modifiers: modifiers, time: host.now)))
        }
    }

    /// Handles the press or release of a key, after those before it.
    ///
    /// IBus runs the event loop while it waits for the answer to a key, so that the next key comes
    /// before the first one is handled: it waits in ``waitingKeys``.
    func keyChanged(_ event: OpaquePointer) -> Bool {
        guard !isFilteringKey, waitingKeys.isEmpty else {
            waitingKeys.append(gdk_event_ref(event))
            if !isFilteringKey { handleWaitingKeys() }
            return true
        }
        let isHandled = handleKey(event)
        handleWaitingKeys()
        return isHandled
    }

    private func handleWaitingKeys() {
        while canUseGTK, !waitingKeys.isEmpty {
            let event = waitingKeys.removeFirst()
            _ = handleKey(event)
            gdk_event_unref(event)
        }
    }

    private func handleKey(_ event: OpaquePointer) -> Bool {
        gdk_event_get_event_type(event) == GDK_KEY_PRESS ? keyPressed(event) : keyReleased(event)
    }

    /// Returns `true` if the input method handles a key.
    private func inputMethodTakes(_ event: OpaquePointer) -> Bool {
        guard isEditingText else { return false }
        isFilteringKey = true
        defer { isFilteringKey = false }
        return ts_window_filter_key(handle, event) != 0
    }

    /// Passes the key to the input method while text is edited, and to the app if the input method
    /// does not handle it.
    private func keyPressed(_ event: OpaquePointer) -> Bool {
        if inputMethodTakes(event) { return true }
        guard let input = keyInput(event, .down) else { return false }
        let code = gdk_key_event_get_keycode(event)
        var repeated = input
        repeated.isRepeat = pressedKeys[code] != nil
        pressedKeys[code] = input
        deliver(.key(repeated))
        return true
    }

    /// Reports the release of keys whose press was reported to the app.
    private func keyReleased(_ event: OpaquePointer) -> Bool {
        let code = gdk_key_event_get_keycode(event)
        let isPressed = pressedKeys.removeValue(forKey: code) != nil
        if inputMethodTakes(event), !isPressed { return true }
        guard isPressed, let input = keyInput(event, .up) else { return false }
        deliver(.key(input))
        return true
    }

    /// Releases the held keys, because another window will receive their release.
    func releaseKeys() {
        let held = pressedKeys.sorted { $0.key < $1.key }
        pressedKeys = [:]
        for (_, input) in held {
            var input = input
            input.phase = .up
            input.time = host.now
            deliver(.key(input))
        }
    }

    private func keyInput(_ event: OpaquePointer, _ phase: KeyInput.Phase) -> KeyInput? {
        let keyval = gdk_key_event_get_keyval(event)
        var plain: UInt32 = 0
        let isKnown = gdk_display_translate_key(
            host.display, gdk_key_event_get_keycode(event), GdkModifierType(rawValue: 0),
            Int32(gdk_key_event_get_layout(event)), &plain, nil, nil, nil)
        guard let key = Key(keyval: keyval, plainKeyval: isKnown != 0 ? plain : keyval) else {
            return nil
        }
        return KeyInput(
            phase: phase, key: key, characters: key.characters(keyval: keyval),
            modifiers: modifiers(event),
            time: EventTime.seconds(milliseconds: gdk_event_get_time(event), now: host.now))
    }
}

// MARK: - Text

extension GTKWindow {
    func setTextCaret(_ caret: CGRect?, isSecret: Bool) {
        guard canUseGTK else { return }
        if isEditingText, caret == nil || isSecret != isEditingSecret {
            isEditingText = false
            isComposing = false
            ts_window_end_text(handle)
        }
        guard let caret else { return }
        if !isEditingText {
            isEditingText = true
            isEditingSecret = isSecret
            ts_window_set_secret(handle, isSecret ? 1 : 0)
            ts_window_begin_text(handle)
        }
        var place = GdkRectangle(
            x: Self.whole(caret.minX), y: Self.whole(caret.minY), width: Self.whole(caret.width),
            height: Self.whole(caret.height))
        ts_window_place_caret(handle, &place)
    }

    func offerToInputMethod(_ character: Character) -> Bool {
        guard canUseGTK, isEditingText, let scalar = character.unicodeScalars.first,
            character.unicodeScalars.count == 1
        else { return false }
        return ts_window_filter_character(handle, scalar.value) != 0
    }

    func chooseEmoji() { if canUseGTK, isEditingText { ts_window_choose_emoji(handle) } }

    /// Passes the text around the caret to the input method.
    ///
    /// - Returns: `false` if there is none for it.
    func reportSurroundingText() -> Bool {
        guard canUseGTK, isEditingText, let client,
            let text = client.surroundingText(in: self)
        else { return false }
        let whole = text.before + text.selected + text.after
        let anchor = text.before.utf8.count
        ts_window_set_surrounding(
            handle, whole, Int32(whole.utf8.count), Int32(anchor + text.selected.utf8.count),
            Int32(anchor))
        return true
    }

    /// Returns the nearest whole number within the coordinates of any desktop.
    private static func whole(_ value: CGFloat) -> Int32 {
        value.isNaN ? 0 : Int32(min(max(value, -100_000), 100_000).rounded())
    }

    /// Delivers a composition of the input method.
    ///
    /// - Parameter caret: The position of the caret in Unicode scalars.
    func composing(_ text: String, caret: Int) {
        guard isEditingText, isComposing || !text.isEmpty else { return }
        isComposing = !text.isEmpty
        let before = String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(caret, 0))))
        let place = min(before.count, text.count)
        deliver(.text(.composing(text, selection: place..<place)))
    }
}
