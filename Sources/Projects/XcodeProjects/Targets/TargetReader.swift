import ProjectPlans

/// Reads one target of a project: its kind, settings and files.
struct TargetReader {
    let project: LoadedProject
    let object: ProjectObject
    let settings: BuildSettings

    var draft: TargetDraft

    /// What folders hold in which missing files were looked for.
    var spellings: ProjectFolder.Spellings = [:]

    /// The headers that others may include.
    var publicHeaders: [String] = []

    /// The files that were found so far.
    var files = TargetFiles()

    private var file: ProjectFile { project.file }

    /// Reads the target that `object` describes.
    static func read(
        _ object: ProjectObject, of project: LoadedProject, settings: BuildSettings
    ) throws(ProjectError) -> TargetDraft {
        var reader = TargetReader(project: project, object: object, settings: settings)
        try reader.read()
        return reader.draft
    }

    private init(project: LoadedProject, object: ProjectObject, settings: BuildSettings) {
        self.project = project
        self.object = object
        self.settings = settings
        let name = object.string("name") ?? object.string("productName") ?? "Target"
        draft = TargetDraft(
            key: TargetKey(project: project.file.path, id: object.id),
            target: PlannedTarget(
                name: name,
                moduleName: settings.text("PRODUCT_MODULE_NAME")
                    ?? SettingModifier.cIdentifier(name),
                productName: settings.text("PRODUCT_NAME") ?? name, kind: .other("target"),
                place: project.file.place(of: object)), settings: settings)
    }

    mutating func remark(
        _ severity: PlanRemark.Severity, _ text: String, at place: PlanPlace? = nil
    ) {
        draft.remarks.append(
            PlanRemark(
                severity, text, at: place ?? file.place(of: object), target: draft.target.name))
    }

    private mutating func read() throws(ProjectError) {
        readKind()
        for name in settings.circular.sorted() {
            remark(.warning, "The build setting \(name) refers to itself.")
        }
        try readFiles()
        readDependencies()
        var ignored: String?
        draft.target.settings = CompilerSettingReader(settings).read { ignored = $0 }
        if let ignored, draft.target.leftOut == nil {
            remark(.warning, ignored, at: settings.place(of: "OTHER_SWIFT_FLAGS"))
        }
        draft.target.deviceFamilies =
            settings.text("TARGETED_DEVICE_FAMILY").map {
                $0.split(whereSeparator: { ", ".contains($0) }).compactMap { part in
                    Int(part).flatMap(DeviceFamily.init(rawValue:))
                }
            } ?? []
        draft.target.catalogNames = CatalogNames(
            appIcon: settings.text("ASSETCATALOG_COMPILER_APPICON_NAME"),
            accentColor: settings.text("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"))
        draft.target.entitlements = settings.text("CODE_SIGN_ENTITLEMENTS").map(absolute)
        draft.target.settings.otherFlags += CCodeReader.folders(
            settings.words("SWIFT_INCLUDE_PATHS"), in: file.folder
        ).map { "-I\($0)" }
        readCCode()
        if draft.target.leftOut == nil { readInfoPlist() }
        leaveOutWithoutSwift()
    }

    /// A path of a build setting, which begins in the project's folder.
    func absolute(_ path: String) -> String { Paths.join(file.folder, path) }

    // MARK: Kind

    private mutating func readKind() {
        switch object.isa {
        case "PBXAggregateTarget":
            draft.isAggregate = true
            leaveOut("aggregate", "It builds other targets and nothing of its own.")
            return
        case "PBXLegacyTarget":
            let tool = object.string("buildToolPath") ?? "make"
            leaveOut("external target", "It is built by another tool, \(tool).")
            return
        default: break
        }
        let type = object.string("productType") ?? ""
        guard let kind = ProductKind(productType: type) else {
            leaveOut("target", "Its product type “\(type)” is not known.")
            return
        }
        draft.product = (settings.text("PRODUCT_NAME") ?? draft.target.name) + kind.wrapperSuffix
        switch kind {
        case .application: draft.target.kind = .application
        case .framework: draft.target.kind = .framework
        case .library: draft.target.kind = .staticLibrary
        case .bundle: draft.target.kind = .resourceBundle
        case .unitTests:
            draft.target.kind = .unitTests(host: nil)
            readHost()
        case .uiTests:
            draft.target.kind = .uiTests(application: nil)
            draft.hostName = settings.text("TEST_TARGET_NAME")
            readHost()
            draft.target.leftOut = "Tests of XCUITest do not run yet."
        case .other(let words): leaveOut(words, "A target of this kind (\(words)) is not built.")
        }
        if draft.target.leftOut == nil, let platform = Platforms.foreign(settings) {
            draft.target.leftOut = "It is made for \(platform)."
        }
    }

    private mutating func leaveOut(_ kind: String, _ reason: String) {
        draft.target.kind = .other(kind)
        draft.target.leftOut = reason
    }

    private mutating func readHost() {
        if let host = settings.text("TEST_HOST") {
            draft.host = host.split(separator: "/").last { $0.hasSuffix(".app") }.map(String.init)
        }
        if draft.host != nil || draft.target.kind == .uiTests(application: nil),
            let id = file.attributes(of: object)["TestTargetID"]?.string
        {
            draft.hostKey = TargetKey(project: file.path, id: id)
        }
    }

    /// Leaves out a target of which nothing could be compiled, unless its sources are missing.
    private mutating func leaveOutWithoutSwift() {
        guard draft.target.leftOut == nil, draft.target.sources.isEmpty,
            draft.target.cCode?.sources.isEmpty ?? true,
            draft.target.kind != .resourceBundle,
            !draft.remarks.contains(where: { $0.severity == .error })
        else { return }
        let languages = Set(draft.target.otherSources.map(\.language.rawValue)).sorted()
        draft.target.leftOut =
            languages.isEmpty
            ? "It has no sources."
            : "It has no Swift sources, only \(languages.joined(separator: ", "))."
        draft.isAggregate = languages.isEmpty
    }
}
