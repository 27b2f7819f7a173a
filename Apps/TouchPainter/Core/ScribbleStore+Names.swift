import Foundation
import FoundationGaps
import TextReading

// What a gallery finds drawings by: names, tags and dates.
extension ScribbleStore {
    /// The order of drawings in a gallery.
    public enum Order: String, Hashable, Sendable, Codable, CaseIterable {
        /// The order in which they were begun, the usual one.
        case age

        /// By name, as a person would order them: `Cat 2` comes before `cat 10`.
        case name

        /// The one that was saved last comes first.
        case change
    }

    /// The saved drawings in an order whose names or tags contain all words of `words`.
    public func entries(matching words: String, in order: Order = .age) -> [Entry] {
        let words = words.split(whereSeparator: \.isWhitespace).map(Self.folded)
        let tags = words.isEmpty ? [:] : allTags().tags
        let found = entries().filter { entry in
            let texts = ([entry.name] + (tags[entry.name] ?? [])).map(Self.folded)
            return words.allSatisfy { word in texts.contains { $0.contains(word) } }
        }
        switch order {
        case .age: return found
        case .name:
            return found.sorted {
                $0.name.compare(
                    $1.name, options: [.numeric, .caseInsensitive, .diacriticInsensitive])
                    == .orderedAscending
            }
        case .change:
            return found.map { (entry: $0, date: changeDate(of: $0)) }
                .sorted { $0.date > $1.date }.map(\.entry)
        }
    }

    /// When a drawing was saved last.
    private func changeDate(of entry: Entry) -> Date {
        let attributes = try? FileManager.default.attributesOfItem(
            atPath: fileURL(of: entry).path)
        return attributes?[.modificationDate] as? Date ?? .distantPast
    }

    private static func folded(_ text: some StringProtocol) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    // MARK: Names

    /// Gives a drawing another name, without the space around it.
    ///
    /// - Throws: ``PaintingFileError/badName(_:reason:)`` for a name that no file can have or that
    ///   another drawing has.
    public func rename(_ entry: Entry, to name: String) throws(PaintingFileError) -> Entry {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard name != entry.name else { return entry }
        if let reason = Self.fault(of: name) { throw .badName(name, reason: reason) }
        return try DurableFile.locking(folder) { () throws(PaintingFileError) in
            let renamed = Entry(name: name)
            guard !FileManager.default.fileExists(atPath: fileURL(of: renamed).path) else {
                throw .badName(name, reason: "another drawing has it")
            }
            let tags = tags(of: entry)
            try move(entry.name, from: folder, to: folder, as: name)
            if !tags.isEmpty { try replaceTags(tags, of: renamed, removing: entry) }
            return renamed
        }
    }

    /// Why no file can have a name.
    private static func fault(of name: String) -> String? {
        if name.isEmpty { return "it is empty" }
        if name.hasPrefix(".") { return "it begins with a dot" }
        if name.contains(where: { $0 == "/" || $0.isNewline || $0 == "\0" }) {
            return "it has a slash or a line break"
        }
        return name.utf8.count > 200 ? "it is too long" : nil
    }

    // MARK: Tags

    /// The tags of a drawing, in the order they were given.
    public func tags(of entry: Entry) -> [String] { allTags().tags[entry.name] ?? [] }

    /// Gives a drawing other tags; blank and repeated ones are left out.
    public func setTags(_ tags: [String], of entry: Entry) throws(PaintingFileError) {
        try DurableFile.locking(folder) { () throws(PaintingFileError) in
            try replaceTags(tags, of: entry)
        }
    }

    /// Gives a drawing other tags, in a folder that this process has locked.
    ///
    /// - Parameter old: Another entry whose tags are removed.
    func replaceTags(
        _ tags: [String], of entry: Entry, removing old: Entry? = nil
    ) throws(PaintingFileError) {
        var all = allTags()
        var kept: [String] = []
        for tag in tags.map({ $0.trimmingCharacters(in: .whitespacesAndNewlines) })
        where !tag.isEmpty && !kept.contains(tag) { kept.append(tag) }
        if let old { all[old.name] = nil }
        all[entry.name] = kept.isEmpty ? nil : .array(kept.map { .string($0) })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        guard let data = try? encoder.encode(all) else { return }
        if isTagsFileDamaged { _ = DurableFile.linkCopy(of: tagsURL) }
        try DurableFile.write(data, to: tagsURL)
    }

    private var tagsURL: URL { folder.appendingPathComponent("tags.json") }

    /// The members of the file of tags, also those that are no tags.
    private func allTags() -> [String: JSONValue] {
        guard let data = try? Data(contentsOf: tagsURL) else { return [:] }
        return (try? SafeJSONDecoder().decode([String: JSONValue].self, from: data)) ?? [:]
    }

    /// `true` if there is a file of tags that cannot be read.
    private var isTagsFileDamaged: Bool {
        guard let data = try? Data(contentsOf: tagsURL) else { return false }
        return (try? SafeJSONDecoder().decode([String: JSONValue].self, from: data)) == nil
    }

    /// Renames a file of tags that cannot be read, so that it is not lost when tags are given.
    ///
    /// - Returns: What was wrong; `nil` if the file is whole.
    public func setAsideDamagedTags() -> PaintingFileError? {
        guard isTagsFileDamaged, let copy = DurableFile.linkCopy(of: tagsURL) else { return nil }
        unlink(tagsURL.path)
        return .replaced(path: tagsURL.lastPathComponent, copy: copy.lastPathComponent)
    }
}

extension [String: JSONValue] {
    /// The members that are lists of texts.
    fileprivate var tags: [String: [String]] { compactMapValues(\.texts) }
}
