import CGTK
package import Platform

extension Key {
    /// Creates the key that sends `keyval`, and `plainKeyval` without modifiers, or returns `nil`
    /// for one without a name here, such as a dead accent.
    package init?(keyval: UInt32, plainKeyval: UInt32) {
        if let named = Key.named[Int32(bitPattern: keyval)] {
            self = named
        } else if (UInt32(GDK_KEY_F1)...UInt32(GDK_KEY_F24)).contains(keyval) {
            self = .function(Int(keyval) - Int(GDK_KEY_F1) + 1)
        } else if let character = Key.character(keyval: plainKeyval)
            ?? Key.character(keyval: keyval)
        {
            self = .character(character)
        } else {
            return nil
        }
    }

    /// The text that the key types when it sends `keyval`.
    package func characters(keyval: UInt32) -> String {
        switch self {
        case .character, .space:
            Unicode.Scalar(gdk_keyval_to_unicode(keyval)).map { String(Character($0)) } ?? ""
        default: ""
        }
    }

    private static func character(keyval: UInt32) -> Character? {
        let code = gdk_keyval_to_unicode(gdk_keyval_to_lower(keyval))
        guard code > 0x20, code != 0x7F, let scalar = Unicode.Scalar(code) else { return nil }
        return Character(scalar)
    }

    private static let named: [Int32: Key] = [
        GDK_KEY_Escape: .escape,
        GDK_KEY_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab, GDK_KEY_KP_Tab: .tab,
        GDK_KEY_Return: .enter, GDK_KEY_KP_Enter: .enter, GDK_KEY_ISO_Enter: .enter,
        GDK_KEY_BackSpace: .delete,
        GDK_KEY_Delete: .forwardDelete, GDK_KEY_KP_Delete: .forwardDelete,
        GDK_KEY_space: .space, GDK_KEY_KP_Space: .space,
        GDK_KEY_Up: .up, GDK_KEY_KP_Up: .up,
        GDK_KEY_Down: .down, GDK_KEY_KP_Down: .down,
        GDK_KEY_Left: .left, GDK_KEY_KP_Left: .left,
        GDK_KEY_Right: .right, GDK_KEY_KP_Right: .right,
        GDK_KEY_Home: .home, GDK_KEY_KP_Home: .home,
        GDK_KEY_End: .end, GDK_KEY_KP_End: .end,
        GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp,
        GDK_KEY_Page_Down: .pageDown, GDK_KEY_KP_Page_Down: .pageDown,
        GDK_KEY_Insert: .insert, GDK_KEY_KP_Insert: .insert,
        GDK_KEY_Menu: .menu,
        GDK_KEY_Shift_L: .shift, GDK_KEY_Shift_R: .shift,
        GDK_KEY_Control_L: .control, GDK_KEY_Control_R: .control,
        GDK_KEY_Alt_L: .alt, GDK_KEY_Alt_R: .alt, GDK_KEY_Meta_L: .alt, GDK_KEY_Meta_R: .alt,
        GDK_KEY_Super_L: .command, GDK_KEY_Super_R: .command,
        GDK_KEY_Caps_Lock: .capsLock,
        GDK_KEY_AudioPlay: .media(.play), GDK_KEY_AudioPause: .media(.pause),
        GDK_KEY_AudioStop: .media(.stop),
        GDK_KEY_AudioNext: .media(.next), GDK_KEY_AudioPrev: .media(.previous),
        GDK_KEY_AudioForward: .media(.forward), GDK_KEY_AudioRewind: .media(.rewind),
    ]
}

extension KeyModifiers {
    init(_ state: GdkModifierType) {
        self = []
        let pairs: [(GdkModifierType, KeyModifiers)] = [
            (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .alt),
            (GDK_SUPER_MASK, .command), (GDK_LOCK_MASK, .capsLock),
        ]
        for (mask, modifier) in pairs where state.rawValue & mask.rawValue != 0 {
            insert(modifier)
        }
    }
}
