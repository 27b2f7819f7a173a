import CPango
package import CoreGraphics
import Foundation

extension FontLibrary {
    /// The names of the installed families, sorted.
    var familyNames: [String] { TextLock.withLock { installed.familyNames } }

    /// All fonts that can be found by name, sorted by their names for programs.
    var records: [FontRecord] { TextLock.withLock { installed.records } }

    /// Returns the font with a name for programs or for people, ignoring case.
    func record(named name: String) -> FontRecord? {
        TextLock.withLock { installed.record(named: name) }
    }

    /// The files that were added, and whether their fonts are found by name.
    struct AddedFiles {
        var shown: [String] = []
        var hidden: [String] = []
    }

    /// Adds a font file.
    ///
    /// - Parameter hides: `true` if its fonts are not found by name.
    /// - Returns: The fonts that were not there before; `nil` if the file has none.
    func install(_ path: String, hides: Bool) -> [FontRecord]? {
        TextLock.withLock {
            guard let configuration, !added.shown.contains(path) else { return [] }
            if hides, added.hidden.contains(path) { return [] }
            let isKnown = added.hidden.contains(path)
            if isKnown {
                added.hidden.removeAll { $0 == path }
            } else {
                var count: Int32 = 0
                let set = FcFontSetCreate()
                defer { FcFontSetDestroy(set) }
                guard FcFreeTypeQueryAll(path, UInt32.max, nil, &count, set) > 0,
                    FcConfigAppFontAddFile(configuration, path) != 0
                else { return nil }
            }
            if hides { added.hidden.append(path) } else { added.shown.append(path) }
            let before = Set(installed.records)
            filesDidChange()
            return installed.records.filter { !before.contains($0) }
        }
    }

    /// Adds font files whose fonts are not found by name.
    ///
    /// - Returns: `false` if there are none.
    func installHidden(_ paths: [String]) -> Bool {
        TextLock.withLock {
            guard let configuration else { return false }
            let new = paths.filter { !added.hidden.contains($0) && !added.shown.contains($0) }
                .filter { FcConfigAppFontAddFile(configuration, $0) != 0 }
            guard !new.isEmpty else { return !paths.isEmpty }
            added.hidden += new
            filesDidChange()
            return true
        }
    }

    /// Removes a file that was added; `false` if there is none.
    func uninstall(_ path: String) -> Bool {
        TextLock.withLock {
            guard let configuration, added.shown.contains(path) else { return false }
            added.shown.removeAll { $0 == path }
            FcConfigAppFontClear(configuration)
            for path in added.shown + added.hidden { FcConfigAppFontAddFile(configuration, path) }
            filesDidChange()
            return true
        }
    }

    /// Reads the names of the fonts again, and forgets what was laid out with other fonts.
    private func filesDidChange() {
        guard let configuration else { return }
        configurationDidChange()
        installed = InstalledFonts(in: configuration, hiddenFiles: Set(added.hidden))
        faces = [:]
        unitMetrics = [:]
        forgetDescriptions()
        TextFrame.emptyCache()
    }

    /// Returns the font file of a font's glyphs, of the machine's fonts if the required ones lack
    /// the family.
    static func face(of font: TextFont) -> FontFace? {
        if case .named(let name) = font.family, shared.familyName(matching: name) == nil,
            settings.withLock(\.usesSystemFonts), system.familyName(matching: name) != nil
        {
            return system.readFace(of: font)
        }
        return shared.readFace(of: font)
    }

    private func readFace(of font: TextFont) -> FontFace? {
        TextLock.withLock {
            let key = font.ofCut
            if let face = faces[key] { return face }
            let face = withExtendedLifetime(load(key)) { loaded in
                loaded.flatMap { FontFace($0.cast(to: PangoFont.self)) }
            }
            guard let face else { return nil }
            faces[key] = face
            return face
        }
    }
}

// MARK: - Fonts from memory

extension FontFace {
    /// A path by which this process can open the font's bytes; `nil` for an installed font.
    ///
    /// The file has no name in any folder, and goes with the process.
    package var path: String? {
        guard let data else { return nil }
        return TextLock.withLock {
            if let known = Self.paths[data] { return known }
            let name = NSTemporaryDirectory() + "/touchstone-font-\(UUID().uuidString)"
            let file = open(name, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
            guard file >= 0 else { return nil }
            unlink(name)
            do {
                try FileHandle(fileDescriptor: file, closeOnDealloc: false).write(contentsOf: data)
            } catch {
                close(file)
                return nil
            }
            let path = "/proc/self/fd/\(file)"
            Self.paths[data] = path
            return path
        }
    }

    /// The paths by fonts' bytes. `nonisolated(unsafe)`: it is used inside ``TextLock`` only.
    nonisolated(unsafe) private static var paths: [Data: String] = [:]

    /// The font of this file in a size, for text. Its names do not find it unless they are
    /// installed.
    package func font(size: CGFloat) -> TextFont? {
        guard let path, FontLibrary.shared.install(path, hides: true) != nil,
            let family = familyName
        else { return nil }
        let style = FontStyle(of: self)
        return TextFont(
            family: .named(family), size: size, weight: style.weight, isItalic: style.isItalic)
    }
}
