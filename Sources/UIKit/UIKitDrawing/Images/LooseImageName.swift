import CoreGraphics
import Foundation
import FoundationGaps
import Synchronization

/// The name of a picture outside of asset catalogues, as `UIImage(named:)` takes it.
nonisolated struct LooseImageName {
    /// The name without the extension of a picture; a path from the root may come before.
    let stem: String

    /// `true` if the name has the extension of a picture.
    let hasType: Bool

    private let type: String

    private static let types: Set<String> = [
        "png", "jpg", "jpeg", "gif", "tif", "tiff", "bmp", "webp", "heic", "heif", "avif", "svg",
        "ico", "pnm",
    ]

    init(_ name: String) {
        let file = NSString(string: name)
        // `icon.v2` has no extension.
        hasType = Self.types.contains(file.pathExtension.lowercased())
        stem = hasType ? file.deletingPathExtension : name
        type = hasType ? file.pathExtension : "png"
    }

    /// The path of the file for a display's scale and device; `nil` when there is none.
    func file(in bundle: Bundle, for traits: UITraitCollection) -> String? {
        let scale = traits.displayScale
        let scales = ["@\(Int(scale.rounded(.up)))x", "@3x", "@2x", ""]
        let device = traits.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        let endings = (scale <= 1 ? scales.reversed() : scales).flatMap { [$0 + device, $0] }
        return folders(in: bundle).lazy.flatMap { folder in
            endings.lazy.map { "\(folder)\(stem)\($0).\(type)" }
        }.first { FileManager.default.fileExists(atPath: $0) }
    }

    /// The folders where the file may be, each with a slash: those of the current language first.
    private func folders(in bundle: Bundle) -> [String] {
        guard !stem.hasPrefix("/") else { return [""] }
        return bundle.resourceFolders.flatMap { folder in
            let languages = Self.languages(in: folder)
            let current = Language.current.rawValue.lowercased()
            let own = languages.filter { $0.lowercased() == "\(current).lproj" }
            let base = languages.filter { ["base.lproj", "en.lproj"].contains($0.lowercased()) }
            return (own + base).map { "\(folder)/\($0)/" } + ["\(folder)/"]
        }
    }

    /// The names of a folder's `.lproj` folders. Each folder is listed once, since bundles do not
    /// change while the app runs.
    private static func languages(in folder: String) -> [String] {
        if let known = knownLanguages.withLock({ $0[folder] }) { return known }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let languages = names.filter { $0.hasSuffix(".lproj") }.sorted()
        knownLanguages.withLock { $0[folder] = languages }
        return languages
    }

    private static let knownLanguages = Mutex<[String: [String]]>([:])
}
