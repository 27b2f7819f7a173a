import Foundation
import Synchronization

/// The resource bundles of modules, as SwiftPM makes them: `<package>_<module>.resources`.
///
/// They lie next to the executable, or next to the shared library that has this code. Unlike
/// SwiftPM's `Bundle.module`, which ends the process where the bundle is missing, this finds none.
enum ModuleBundles {
    /// The bundles with the texts of a module; usually one, and none where it is not installed.
    static func folders(of module: String) -> [String] {
        known.withLock { known in
            if let folders = known[module] { return folders }
            let folders = all.filter { $0.hasSuffix("_\(module).resources") }
            known[module] = folders
            return folders
        }
    }

    /// The text for `key` in a module's table, in its development language where the module does
    /// not speak `language`; `nil` without an entry.
    static func text(forKey key: String, in module: String, _ language: Language) -> String? {
        for folder in folders(of: module) {
            let table = LocalizedTable.named("Localizable", in: folder, language)
            if let text = table?[key] { return text }
        }
        return nil
    }

    /// The names of all `.lproj` folders without their ending, sorted, as language tags are
    /// written: `zh-Hans`.
    static var languageTags: [String] {
        let names = all.flatMap { bundle in
            (try? FileManager.default.contentsOfDirectory(atPath: bundle)) ?? []
        }
        let tags = names.filter { $0.hasSuffix(".lproj") && $0.lowercased() != "base.lproj" }
            .map { written(String($0.dropLast(6))) }
        return Set(tags).sorted()
    }

    private static let known = Mutex<[String: [String]]>([:])

    /// The paths of all resource bundles.
    private static let all: [String] = {
        let folders = [Bundle.main.bundlePath, libraryFolder].compactMap(\.self)
        return folders.enumerated().flatMap { index, folder in
            guard folders.firstIndex(of: folder) == index else { return [String]() }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(folder)/\($0)" }
        }
    }()

    /// The folder of the executable or shared library that has this code: the file that the memory
    /// is mapped from where its image begins.
    private static var libraryFolder: String? {
        let image = String(UInt(bitPattern: #dsohandle), radix: 16)
        let maps = FileManager.default.contents(atPath: "/proc/self/maps") ?? Data()
        let line = String(decoding: maps, as: UTF8.self).split(separator: "\n")
            .first { $0.hasPrefix("\(image)-") }
        guard let line, let path = line.firstIndex(of: "/") else { return nil }
        return URL(fileURLWithPath: String(line[path...])).deletingLastPathComponent().path
    }

    /// A tag with its script in title case and its region in upper case: SwiftPM writes the names
    /// of folders in lower case.
    private static func written(_ tag: String) -> String {
        tag.split(separator: "-").enumerated().map { index, part in
            switch (index, part.count) {
            case (0, _): part.lowercased()
            case (_, 4): part.capitalized
            case (_, 2): part.uppercased()
            default: String(part)
            }
        }.joined(separator: "-")
    }
}
