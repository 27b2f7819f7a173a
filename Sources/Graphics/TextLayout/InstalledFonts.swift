import CPango

/// The fonts of a library, by their names.
struct InstalledFonts {
    /// All fonts, sorted by their names for programs.
    private(set) var records: [FontRecord] = []

    /// The names of the families that apps can choose from, sorted.
    private(set) var familyNames: [String] = []

    /// All families by their lowercase names.
    private(set) var families: [String: String] = [:]

    /// Fonts by their lowercase names for programs and for people.
    private var byName: [String: FontRecord] = [:]

    /// The lowercase names of families that are used without being chosen by name.
    private var hidden: Set<String> = []

    init() {}

    /// Reads the fonts of a configuration.
    ///
    /// - Parameter hiddenFiles: Files whose fonts are not found by names.
    init(in config: OpaquePointer, hiddenFiles: Set<String> = []) {
        for set in [FcSetSystem, FcSetApplication] {
            guard let fonts = FcConfigGetFonts(config, set)?.pointee else { continue }
            records += (0..<Int(fonts.nfont)).compactMap { FontRecord(fonts.fonts[$0]) }
        }
        families = Dictionary(
            records.map { ($0.family.lowercased(), $0.family) }, uniquingKeysWith: { $1 })
        let shown = records.filter { !hiddenFiles.contains($0.file) }
        let names = Set(shown.map(\.family))
        hidden = Set(families.values).subtracting(names).reduce(into: []) {
            $0.insert($1.lowercased())
        }
        familyNames = names.sorted()
        records = shown.sorted { $0.postScriptName < $1.postScriptName }
        for record in records {
            byName[record.fullName.lowercased()] = record
        }
        for record in records {
            byName[record.postScriptName.lowercased()] = record
        }
    }

    /// Returns the font with a name for programs or for people, ignoring case.
    func record(named name: String) -> FontRecord? { byName[name.lowercased()] }

    /// `true` if the family is installed and may be chosen by its name.
    func isShown(family name: String) -> Bool {
        let name = name.lowercased()
        return families[name] != nil && !hidden.contains(name)
    }
}
