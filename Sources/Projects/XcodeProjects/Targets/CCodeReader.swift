import ProjectPlans

/// Finds what of a target's C and C++ compiles on Linux, and which headers its Swift code sees.
///
/// A header counts as C if it and all that it includes need neither Objective-C nor Apple's
/// headers. A header that Swift code sees may include these itself: what is C in it is taken.
struct CCodeReader {
    /// Why a file is not built.
    struct Obstacle {
        let place: PlanPlace

        /// The rest of a sentence whose subject is the file.
        let reason: String
    }

    private var code = PlannedCCode()
    private var remarks: [PlanRemark] = []

    private let folder: String
    private let target: String

    /// The headers of the project's folder by their names, as Xcode finds them.
    private lazy var index: [String: String] = Dictionary(
        Glob.files("**/*.{h,hh,hpp,hxx,inc,def}", in: folder).map { (Paths.name($0), $0) },
        uniquingKeysWith: { first, _ in first })
    private var files: [String: CFile] = [:]

    /// What was found out about files; `nil` for those that are C.
    private var known: [String: Obstacle?] = [:]

    /// The names that Swift code uses, with their places.
    private let swift: SwiftUses

    /// - Parameters:
    ///   - folder: The folder in which headers are found by their names.
    ///   - sources: The target's Swift files.
    private init(folder: String, target: String, sources: [String]) {
        self.folder = folder
        self.target = target
        swift = SwiftUses(sources)
    }

    /// Reads what of a target is C, with remarks about what is not; `nil` for a target without.
    ///
    /// - Parameters:
    ///   - headers: The headers that its Swift code sees.
    ///   - folder: The folder in which headers are found by their names.
    static func read(
        headers: [String], of target: PlannedTarget, in folder: String, settings: BuildSettings,
        remarks: inout [PlanRemark]
    ) -> PlannedCCode? {
        let sources = target.otherSources.filter { [.c, .cPlusPlus].contains($0.language) }
        guard !headers.isEmpty || !sources.isEmpty else { return nil }
        var reader = CCodeReader(folder: folder, target: target.name, sources: target.sources)
        for header in headers { reader.read(header: header) }
        reader.read(sources: sources)
        remarks += reader.remarks
        guard !reader.code.imported.isEmpty || !reader.code.sources.isEmpty else { return nil }
        reader.read(settings, folder: folder)
        return reader.code
    }

    // MARK: Headers

    /// Takes what Swift code sees: a bridging header or a framework's public headers.
    private mutating func read(header path: String) {
        guard let file = file(path) else { return }
        if obstacle(in: path, asSeenBySwift: true) == nil {
            take(path)
            return
        }
        for include in file.includes {
            guard let header = resolve(include, in: path), header != path else { continue }
            if let obstacle = obstacle(in: header, asSeenBySwift: true) {
                leaveOut(header, obstacle)
            } else {
                note(include, header, in: path)
                take(header)
            }
        }
        // Its own declarations are lost if it is not C as a whole.
        if file.declares, let obstacle = ownObstacle(in: path, file, asSeenBySwift: true) {
            leaveOut(path, obstacle, isAlone: true)
        }
    }

    /// The names that a header declares and, unless it stands alone, those of the project's headers
    /// that it includes.
    private mutating func declared(in header: String, isAlone: Bool) -> Set<String> {
        var (open, seen, names) = ([header], Set<String>(), Set<String>())
        while let next = open.popLast() {
            guard seen.insert(next).inserted, let file = file(next) else { continue }
            names.formUnion(file.names)
            guard !isAlone else { break }
            open += file.includes.compactMap { resolve($0, in: next) }
        }
        return names
    }

    private mutating func take(_ header: String) {
        if !code.imported.contains(header) { code.imported.append(header) }
    }

    private mutating func leaveOut(
        _ header: String, _ obstacle: Obstacle, isAlone: Bool = false
    ) {
        let names = declared(in: header, isAlone: isAlone)
        let name = Paths.name(header)
        let uses = swift.uses(of: names)
        guard let first = uses.first else {
            guard !names.isEmpty else { return }
            add(
                .note,
                "The header “\(name)” \(obstacle.reason) and is left out: Swift code uses nothing "
                    + "that it declares.", at: obstacle.place)
            return
        }
        add(
            .error, "Swift code uses \(Self.list(uses)) of “\(name)”, which \(obstacle.reason).",
            at: first.place)
    }

    private static func list(_ uses: [SwiftUses.Use]) -> String {
        uses.prefix(8).map { "\($0.name) (\($0.count))" }.joined(separator: ", ")
            + (uses.count > 8 ? " …" : "")
    }

    private mutating func add(_ severity: PlanRemark.Severity, _ text: String, at place: PlanPlace)
    {
        let remark = PlanRemark(severity, text, at: place, target: target)
        if !remarks.contains(remark) { remarks.append(remark) }
    }

    // MARK: Sources

    /// Takes the sources in C and C++, and reports those that do not compile here.
    private mutating func read(sources: [PlannedSource]) {
        var declared: Set<String> = []
        for header in code.imported {
            declared.formUnion(self.declared(in: header, isAlone: false))
        }
        for source in sources where [.c, .cPlusPlus].contains(source.language) {
            guard let obstacle = obstacle(in: source.path, asSeenBySwift: false) else {
                code.sources.append(source.path)
                continue
            }
            let name = Paths.name(source.path)
            let text = CFile.withoutComments((try? ProjectFolder.text(of: source.path)) ?? "")
                .joined(separator: "\n")
            let words = Set(text.matches(of: /\b(\w+)\s*\(/).map { String($0.1) })
            let uses = swift.uses(of: declared.intersection(words))
            if let first = uses.first {
                add(
                    .error,
                    "Swift code uses \(Self.list(uses)) of “\(name)”, which is not built: it "
                        + "\(obstacle.reason).", at: first.place)
            } else {
                add(
                    .warning, "“\(name)” is not built: it \(obstacle.reason).",
                    at: obstacle.place)
            }
        }
    }

    // MARK: Obstacles

    /// Why a file does not compile; `nil` for C, or C++ that Swift code does not see.
    private mutating func obstacle(in path: String, asSeenBySwift: Bool) -> Obstacle? {
        let key = asSeenBySwift ? path : path + " "
        if let found = known[key] { return found }
        // A header that includes itself is looked at once.
        known[key] = .some(nil)
        guard let file = file(path) else { return nil }
        var found = ownObstacle(in: path, file, asSeenBySwift: asSeenBySwift)
        for include in file.includes where found == nil {
            guard let header = resolve(include, in: path) else { continue }
            note(include, header, in: path)
            found = obstacle(in: header, asSeenBySwift: asSeenBySwift)
        }
        known[key] = .some(found)
        return found
    }

    private mutating func ownObstacle(
        in path: String, _ file: CFile, asSeenBySwift: Bool
    ) -> Obstacle? {
        if let line = file.objectiveCLine {
            return Obstacle(place: PlanPlace(file: path, line: line), reason: "is Objective-C")
        }
        if asSeenBySwift, let line = file.cPlusPlusLine {
            return Obstacle(place: PlanPlace(file: path, line: line), reason: "is C++")
        }
        for include in file.includes where include.isCertain {
            guard resolve(include, in: path) == nil else { continue }
            let place = PlanPlace(file: path, line: include.line)
            if include.isQuoted {
                return Obstacle(
                    place: place,
                    reason: "includes \(include.description), which is not in the project")
            }
            if AppleHeader.isApple(include.name) {
                return Obstacle(
                    place: place, reason: "includes \(include.description), which Linux lacks")
            }
        }
        return nil
    }

    // MARK: Files

    private mutating func file(_ path: String) -> CFile? {
        if let file = files[path] { return file }
        guard let text = try? ProjectFolder.text(of: path) else { return nil }
        let file = CFile(text, isHeader: FileRole(path) == .ignored)
        files[path] = file
        return file
    }

    /// The project's file that an include means; `nil` for headers of the system.
    private mutating func resolve(_ include: CFile.Include, in path: String) -> String? {
        if include.isQuoted {
            let near = Paths.join(Paths.folder(path), include.name)
            if ProjectFolder.kind(of: near) == .file { return near }
        } else if ProjectFolder.kind(of: "/usr/include/" + include.name) == .file {
            return nil
        }
        return index[Paths.name(include.name)]
    }

    /// Remembers a header that the compiler does not find by itself.
    private mutating func note(_ include: CFile.Include, _ header: String, in path: String) {
        let near = Paths.join(Paths.folder(path), include.name)
        if !include.isQuoted || near != header { code.headers[include.name] = header }
    }

    // MARK: Settings

    /// Reads the settings of the compiler.
    private mutating func read(_ settings: BuildSettings, folder: String) {
        let definitions = settings.words("GCC_PREPROCESSOR_DEFINITIONS")
        code.flags = definitions.filter { $0 != "$(inherited)" }.map { "-D\($0)" }
        for name in ["USER_HEADER_SEARCH_PATHS", "HEADER_SEARCH_PATHS"] {
            for path in Self.folders(settings.words(name), in: folder) {
                code.flags.append("-I\(path)")
            }
        }
        func standard(_ name: String) -> String? {
            settings.text(name).flatMap { $0 == "compiler-default" ? nil : $0 }
        }
        code.cStandard = standard("GCC_C_LANGUAGE_STANDARD")
        code.cxxStandard = standard("CLANG_CXX_LANGUAGE_STANDARD")
    }

    /// The most folders of a path that ends with `**`.
    private static let mostFolders = 100

    /// The folders that exist. A path that ends with `**` means those within it, too.
    static func folders(_ paths: [String], in folder: String) -> [String] {
        paths.flatMap { path -> [String] in
            let isDeep = path.hasSuffix("**")
            let base = Paths.join(folder, isDeep ? String(path.dropLast(2)) : path)
            guard !path.isEmpty, path != "$(inherited)", ProjectFolder.kind(of: base) == .folder
            else { return [] }
            guard isDeep else { return [base] }
            let inner = Glob.files("**/*", in: base).filter {
                ProjectFolder.kind(of: $0) == .folder
            }
            return [base] + inner.prefix(mostFolders)
        }.uniqued()
    }
}
