import CGIO

/// An argument of a call by D-Bus.
package enum BusValue {
    case text(String)
    case path(String)
    case bytes([UInt8])
    case flag(Bool)

    /// Options by name (`a{sv}`).
    case options([String: BusValue])

    /// Groups of options by name (`a{sa{sv}}`).
    case groups([String: [String: BusValue]])

    /// The value as GLib's, with a floating reference.
    var variant: OpaquePointer? {
        switch self {
        case .text(let text): g_variant_new_string(text)
        case .path(let path): g_variant_new_object_path(path)
        case .flag(let flag): g_variant_new_boolean(flag ? 1 : 0)
        case .bytes(let bytes):
            Self.array("y", bytes.map { g_variant_new_byte($0) })
        case .options(let options):
            Self.array(
                "{sv}",
                options.map { key, value in
                    g_variant_new_dict_entry(
                        g_variant_new_string(key), g_variant_new_variant(value.variant))
                })
        case .groups(let groups):
            Self.array(
                "{sa{sv}}",
                groups.map { key, options in
                    g_variant_new_dict_entry(
                        g_variant_new_string(key), BusValue.options(options).variant)
                })
        }
    }

    static func tuple(_ values: [BusValue]) -> OpaquePointer? {
        var parts = values.map(\.variant)
        return g_variant_new_tuple(&parts, gsize(parts.count))
    }

    private static func array(_ type: String, _ items: [OpaquePointer?]) -> OpaquePointer? {
        let kind = g_variant_type_new(type)
        defer { g_variant_type_free(kind) }
        var items = items
        return g_variant_new_array(kind, &items, gsize(items.count))
    }
}

/// An answer of a call by D-Bus.
package final class BusAnswer {
    private let variant: OpaquePointer

    /// - Parameter variant: A value whose reference is taken over.
    init(_ variant: OpaquePointer) { self.variant = variant }

    deinit { g_variant_unref(variant) }

    /// Returns a part of a tuple or an array, and what a variant contains.
    package subscript(index: Int) -> BusAnswer? {
        guard g_variant_is_container(variant) != 0, index < count,
            let child = g_variant_get_child_value(variant, gsize(index))
        else { return nil }
        return BusAnswer(child)
    }

    /// The number of parts.
    package var count: Int {
        g_variant_is_container(variant) != 0 ? Int(g_variant_n_children(variant)) : 0
    }

    /// Returns the value of an option.
    package subscript(key: String) -> BusAnswer? {
        (0..<count).lazy.compactMap { self[$0] }.first { $0[0]?.text == key }?[1]?[0]
    }

    /// The text or path; `nil` for another type.
    package var text: String? {
        guard ["s", "o"].contains(String(cString: g_variant_get_type_string(variant))) else {
            return nil
        }
        return String(cString: g_variant_get_string(variant, nil))
    }

    /// The number; `nil` for another type.
    package var number: UInt32? {
        String(cString: g_variant_get_type_string(variant)) == "u"
            ? g_variant_get_uint32(variant) : nil
    }

    /// The truth value; `nil` for another type.
    package var flag: Bool? {
        String(cString: g_variant_get_type_string(variant)) == "b"
            ? g_variant_get_boolean(variant) != 0 : nil
    }
}
