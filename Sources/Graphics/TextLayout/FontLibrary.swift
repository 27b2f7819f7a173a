import CPango
import CoreGraphics
import Foundation
import Synchronization

/// The process's Pango font map and contexts.
///
/// Proof of `@unchecked Sendable`: Pango objects are used by one thread at a time, inside
/// ``TextLock/withLock(_:)``; mutable stored properties change only there.
final class FontLibrary: @unchecked Sendable {
    /// The required fonts, loaded at the first use of text.
    static var shared: FontLibrary { TextLock.withLock { loaded } }

    /// All fonts of the machine, loaded when text needs them.
    static var system: FontLibrary { TextLock.withLock { loadedOfSystem } }

    // A thread that holds the lock waits for fonts that another thread loads. Loading needs the
    // lock as well, so it must be held before loading begins.
    private static let loaded = FontLibrary(.standard())
    private static let loadedOfSystem = FontLibrary(.system(), reportsProblems: false)

    /// The process's settings of fonts.
    static let settings = Mutex(FontSettings())

    /// The missing fonts, most important first.
    let problems: [FontProblem]

    /// The fonts and their files.
    let configuration: OpaquePointer?

    /// What is installed. Changes inside ``TextLock`` only.
    var installed = InstalledFonts()

    /// The families in place of those of iOS that were looked for. Changes inside ``TextLock``
    /// only.
    private var substitutes: Set<String> = []

    /// The files that were added. Changes inside ``TextLock`` only.
    var added = AddedFiles()

    /// The font files that were read, by fonts of one size. Changes inside ``TextLock`` only.
    var faces: [TextFont: FontFace] = [:]

    private let fontMap: GLibObject

    /// The context of paragraphs written from left to right, or whose direction is natural.
    private let context: GLibObject

    /// The context of paragraphs written from right to left.
    private let rightToLeftContext: GLibObject

    /// Pango's descriptions of fonts that were used. Changes inside ``TextLock`` only.
    private var descriptions: [DescribedFont: FontDescription] = [:]

    private struct DescribedFont: Hashable {
        let font: TextFont
        let language: String?
    }

    /// Font metrics at a size of one point.
    var unitMetrics: [TextFont: FontMetrics] = [:]

    /// - Parameter reportsProblems: `true` to write missing fonts to standard error.
    init(_ configuration: FontConfiguration, reportsProblems: Bool = true) {
        TextLock.enter()
        defer { TextLock.leave() }
        guard
            let fontMap = GLibObject(
                owning: pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT))
        else { preconditionFailure("Pango was built without FreeType, which Debian's has.") }
        self.fontMap = fontMap
        pango_cairo_font_map_set_resolution(fontMap.pointer, 72)
        let loaded = configuration.load()
        if let loaded {
            pango_fc_font_map_set_config(fontMap.pointer, loaded)
            installed = InstalledFonts(in: loaded)
        }
        self.configuration = loaded
        let names = installed.familyNames
        problems =
            names.isEmpty
            ? [.noFonts]
            : FontSource.required.filter { !names.contains($0.family) }.map {
                .missing(family: $0.family, package: $0.package)
            }
        context = Self.makeContext(fontMap, direction: PANGO_DIRECTION_LTR)
        rightToLeftContext = Self.makeContext(fontMap, direction: PANGO_DIRECTION_RTL)
        for problem in problems where reportsProblems {
            FileHandle.standardError.write(Data("touchstone: \(problem)\n".utf8))
        }
    }

    deinit {
        if let configuration { FcConfigDestroy(configuration) }
    }

    /// Creates a context whose layouts are measured in points, unrounded, independent of the
    /// system's language.
    private static func makeContext(
        _ fontMap: GLibObject, direction: PangoDirection
    ) -> GLibObject {
        let context = pango_font_map_create_context(fontMap.cast(to: PangoFontMap.self))!
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
        pango_context_set_base_dir(context, direction)
        return GLibObject(owning: context)
    }

    /// Creates an empty layout. Must be called and used inside the lock.
    func makeLayout(direction: TextDirection) -> GLibObject {
        let context = direction == .rightToLeft ? rightToLeftContext : context
        let layout = pango_layout_new(context.pointer)!
        pango_layout_set_auto_dir(layout, direction == .natural ? 1 : 0)
        return GLibObject(owning: layout)
    }

    /// Loads the installed font nearest to `font`; `nil` if none is installed. Must be called and
    /// used inside the lock.
    func load(_ font: TextFont) -> GLibObject? {
        withExtendedLifetime(makeDescription(of: font)) {
            GLibObject(
                owning: pango_font_map_load_font(
                    fontMap.cast(to: PangoFontMap.self), context.pointer, $0.pointer))
        }
    }

    /// Lets Pango find the fonts of files that were added or removed.
    func configurationDidChange() { pango_fc_font_map_config_changed(fontMap.pointer) }
}

// MARK: - Families

extension FontLibrary {
    /// Returns the installed family of that name, ignoring case.
    func familyName(matching name: String) -> String? {
        TextLock.withLock { installed.families[name.lowercased()] }
    }

    /// Returns the installed family that is drawn for a name: the one of that name, or that in the
    /// place of a family of iOS; `nil` if there is none.
    func drawnFamily(named name: String) -> String? {
        TextLock.withLock {
            if let own = installed.families[name.lowercased()] { return own }
            guard let apple = AppleFontFamily.named(name) else { return nil }
            loadSubstitute(of: apple)
            return installed.families[apple.substitute.lowercased()]
        }
    }

    /// Reads the files of the family that is drawn in place of one of iOS, once. Must be called
    /// inside ``TextLock``.
    private func loadSubstitute(of apple: AppleFontFamily) {
        guard substitutes.insert(apple.substitute).inserted,
            let source = FontSource.substitutes.first(where: { $0.family == apple.substitute })
        else { return }
        if installHidden(source.existing) { return }
        let problem = FontProblem.missing(family: source.family, package: source.package)
        FileHandle.standardError.write(Data("touchstone: \(problem)\n".utf8))
    }

    /// Returns the family that most characters of `font` come from.
    func primaryFamily(of font: TextFont) -> String {
        switch font.family {
        case .system:
            let display = font.isDisplay ? familyName(matching: FontSource.interDisplay) : nil
            return display ?? FontSource.inter.family
        case .systemMonospaced:
            return FontSource.dejaVu.family
        case .named(let name):
            return drawnFamily(named: name) ?? primaryFamily(of: .system(size: font.size))
        }
    }

    /// Returns the family whose shape is used for `font`: a family that is not installed is
    /// replaced by the system font.
    private func usedFamily(of font: TextFont) -> TextFont.Family {
        guard case .named(let name) = font.family, drawnFamily(named: name) == nil else {
            return font.family
        }
        return .system
    }

    /// Returns the space after each character of the font's own family, in points.
    func tracking(of font: TextFont) -> CGFloat {
        switch usedFamily(of: font) {
        case .system:
            font.size
                * SystemFontShape.tracking(
                    size: font.size, weight: font.weight, isDisplay: font.isDisplay)
        case .systemMonospaced: SystemFontShape.monospacedTracking * font.size
        case .named: 0
        }
    }

    /// Creates Pango's description of `font`.
    ///
    /// - Parameter language: The language that selects regional forms; `nil` for the process's.
    private func makeDescription(
        of font: TextFont, language: String? = nil
    ) -> FontDescription {
        let created = FontDescription()
        let description = created.pointer
        let primary = primaryFamily(of: font)
        let forms = RegionalForms(language: language ?? Self.settings.withLock { $0.language })
        var preferred = [primary] + (font.extras?.fallbackFamilies ?? [])
        switch usedFamily(of: font) {
        case .system: preferred.insert(SystemFontShape.family, at: 0)
        case .systemMonospaced: preferred.insert(SystemFontShape.monospacedFamily, at: 0)
        case .named: break
        }
        let families = preferred + forms.fallbackFamilies.filter { !preferred.contains($0) }
        pango_font_description_set_family(description, families.joined(separator: ","))
        pango_font_description_set_absolute_size(
            description, (font.size * CGFloat(PANGO_SCALE)).rounded())
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.weight)))
        pango_font_description_set_style(
            description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        switch font.width {
        case ..<70: pango_font_description_set_stretch(description, PANGO_STRETCH_EXTRA_CONDENSED)
        case ..<90: pango_font_description_set_stretch(description, PANGO_STRETCH_CONDENSED)
        case 110...: pango_font_description_set_stretch(description, PANGO_STRETCH_EXPANDED)
        default: break
        }
        return created
    }

    /// Returns Pango's description of `font`, which is kept. Must be called and used inside the
    /// lock.
    func description(of font: TextFont, language: String?) -> FontDescription {
        let language = language ?? Self.settings.withLock { $0.language }
        let key = DescribedFont(font: font, language: language)
        if let known = descriptions[key] { return known }
        // Finding the family may read files, which forgets descriptions.
        let description = makeDescription(of: font, language: language)
        if descriptions.count >= 1000 { forgetDescriptions() }
        descriptions[key] = description
        return description
    }

    /// Forgets the kept descriptions, when other families are installed.
    func forgetDescriptions() { descriptions = [:] }

    /// Returns the metrics of `font`, exactly proportional to its size: those of its file, or San
    /// Francisco's for the system font.
    func metrics(of font: TextFont) -> FontMetrics {
        TextLock.withLock {
            let key = font.ofCut
            let unit = unitMetrics[key] ?? readMetrics(of: key).scaled(by: 1 / key.size)
            unitMetrics[key] = unit
            return unit.scaled(by: font.size)
        }
    }

    private func readMetrics(of font: TextFont) -> FontMetrics {
        let file = withExtendedLifetime(load(font)) { loaded in
            FontMetrics(
                face: loaded.flatMap {
                    hb_font_get_face(pango_font_get_hb_font($0.cast(to: PangoFont.self)))
                })
        }
        guard case .named(let name) = usedFamily(of: font) else {
            return SystemFontShape.heights(weight: font.weight, lines: file).scaled(by: font.size)
        }
        var metrics = file
        if familyName(matching: name) == nil, let apple = AppleFontFamily.named(name)?.heights {
            (metrics.ascender, metrics.descender) = (apple.ascender, apple.descender)
            metrics.leading = apple.leading
        }
        return metrics.scaled(by: font.size)
    }
}

extension TextFont {
    /// `true` if the system font has the shapes of its display cut in this size. That cut has no
    /// digits of one width.
    fileprivate var isDisplay: Bool {
        size > SystemFontShape.largestTextSize && !hasMonospacedDigits
            && extras?.features.contains("tnum=1") != true
    }

    /// The font in one size for all sizes with the same file: the display cut has its own.
    var ofCut: TextFont { withSize(isDisplay ? SystemFontShape.largestTextSize + 1 : 1) }
}

extension FontMetrics {
    /// Reads the metrics of `face` at a size of one point, with defaults for missing values.
    fileprivate init(face: OpaquePointer?) {
        let unitsPerEm = face.map { CGFloat(max(hb_face_get_upem($0), 1)) } ?? 1
        let font = face.flatMap { hb_font_create($0) }
        defer { hb_font_destroy(font) }
        func height(_ tag: hb_ot_metrics_tag_t, else usual: CGFloat) -> CGFloat {
            var position: hb_position_t = 0
            guard let font, hb_ot_metrics_get_position(font, tag, &position) != 0 else {
                return usual
            }
            return CGFloat(position) / unitsPerEm
        }
        self.init(
            ascender: height(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, else: 0.95),
            descender: -abs(height(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, else: -0.25)),
            leading: max(height(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, else: 0), 0),
            capHeight: height(HB_OT_METRICS_TAG_CAP_HEIGHT, else: 0.7),
            xHeight: height(HB_OT_METRICS_TAG_X_HEIGHT, else: 0.5),
            underline: Rule(
                offset: height(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, else: -0.1),
                thickness: height(HB_OT_METRICS_TAG_UNDERLINE_SIZE, else: 0.07)),
            strikethrough: Rule(
                offset: height(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, else: 0.3),
                thickness: height(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, else: 0.07)))
    }
}

/// The settings of fonts for the whole process.
struct FontSettings: Sendable {
    /// `true` if characters that the required fonts lack come from the machine's other fonts.
    var usesSystemFonts = false

    /// The language of text without one.
    var language: String?
}
