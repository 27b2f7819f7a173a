/// Writes projects as Xcode does, object by object.
struct TestProject {
    /// A kind of product, by the end of its name in Xcode.
    enum Product: String {
        case application, framework, bundle
        case staticLibrary = "library.static"
        case unitTests = "bundle.unit-test"
        case uiTests = "bundle.ui-testing"
        case appExtension = "app-extension"
        case watchApp = "application.watchapp2"
    }

    var version = 56

    /// The settings of the project itself.
    var settings = ["SDKROOT": "iphoneos", "SWIFT_VERSION": "5.0"]

    /// Fields of the root object, such as `packageReferences = (…);`.
    var rootFields = ""

    /// The file that the project's settings are based on.
    var baseConfiguration: String?

    private var objects: [String] = []
    private var children: [String] = []
    private var targets: [String] = []
    private var count = 0

    init() {}

    /// A string as a list quotes it.
    static func quoted(_ text: String) -> String {
        let escaped = text.map { character in
            switch character {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            default: String(character)
            }
        }
        return "\"\(escaped.joined())\""
    }

    /// Adds an object, and returns its identifier.
    @discardableResult
    mutating func object(_ isa: String, _ fields: String, id: String? = nil) -> String {
        count += 1
        let id = id ?? "ID\(count)"
        objects.append("\t\t\(id) /* \(isa) */ = {\n\t\t\tisa = \(isa);\n\t\t\t\(fields)\n\t\t};")
        return id
    }

    /// Adds a reference to a file to the main group.
    mutating func file(
        _ path: String, tree: String = "\"<group>\"", type: String? = nil, inGroup: Bool = true
    ) -> String {
        let kind = type.map { "lastKnownFileType = \($0); " } ?? ""
        let id = object(
            "PBXFileReference", "\(kind)path = \(Self.quoted(path)); sourceTree = \(tree);")
        if inGroup { children.append(id) }
        return id
    }

    /// Adds a group to the main group.
    @discardableResult
    mutating func group(
        _ isa: String = "PBXGroup", path: String? = nil, name: String? = nil, _ files: [String],
        inGroup: Bool = true
    ) -> String {
        let place =
            (path.map { "path = \(Self.quoted($0)); " } ?? "")
            + (name.map { "name = \(Self.quoted($0)); " } ?? "")
        let id = object(
            isa, "children = (\(files.joined(separator: ", "))); \(place)sourceTree = \"<group>\";")
        if inGroup { children.append(id) }
        return id
    }

    /// Adds an object to the main group.
    mutating func addToMainGroup(_ id: String) { children.append(id) }

    /// Adds a build phase of files.
    mutating func phase(_ kind: String, _ files: [String], fields: String = "") -> String {
        let entries = files.map { object("PBXBuildFile", "fileRef = \($0);") }
        return object(
            "PBX\(kind)BuildPhase", "files = (\(entries.joined(separator: ", "))); \(fields)")
    }

    /// Adds a list of one configuration, `Debug`.
    mutating func configurations(_ settings: [String: String], base: String? = nil) -> String {
        let lines = settings.sorted { $0.key < $1.key }.map {
            "\(Self.quoted($0.key)) = \(Self.quoted($0.value));"
        }
        let reference = base.map { "baseConfigurationReference = \($0); " } ?? ""
        let debug = object(
            "XCBuildConfiguration",
            "\(reference)buildSettings = { \(lines.joined(separator: " ")) }; name = Debug;")
        let release = object(
            "XCBuildConfiguration",
            "buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = RELEASE; }; name = Release;")
        return object(
            "XCConfigurationList",
            "buildConfigurations = (\(release), \(debug)); defaultConfigurationName = Release;")
    }

    /// Adds a target.
    @discardableResult
    mutating func target(
        _ name: String, _ product: Product, phases: [String] = [], dependencies: [String] = [],
        settings: [String: String] = [:], base: String? = nil, fields: String = "",
        id: String? = nil
    ) -> String {
        let list = configurations(settings, base: base)
        let links = dependencies.map { object("PBXTargetDependency", "target = \($0);") }
        let id = object(
            "PBXNativeTarget",
            """
            buildConfigurationList = \(list); buildPhases = (\(phases.joined(separator: ", ")));
            dependencies = (\(links.joined(separator: ", "))); name = \(Self.quoted(name));
            productType = "com.apple.product-type.\(product.rawValue)"; \(fields)
            """, id: id)
        targets.append(id)
        return id
    }

    /// Adds a target with sources alone.
    @discardableResult
    mutating func target(
        _ name: String, _ product: Product, sources: [String], dependencies: [String] = [],
        settings: [String: String] = [:], id: String? = nil
    ) -> String {
        let files = sources.map { file($0) }
        return target(
            name, product, phases: [phase("Sources", files)], dependencies: dependencies,
            settings: settings, id: id)
    }

    /// Adds a target of another class.
    mutating func addTarget(_ id: String) { targets.append(id) }

    /// The text of `project.pbxproj`.
    func text() -> String {
        var copy = self
        let list = copy.configurations(settings, base: baseConfiguration)
        let main = copy.object(
            "PBXGroup",
            "children = (\(children.joined(separator: ", "))); sourceTree = \"<group>\";",
            id: "MAIN")
        copy.object(
            "PBXProject",
            """
            buildConfigurationList = \(list); developmentRegion = en; mainGroup = \(main);
            \(rootFields)
            targets = (\(targets.joined(separator: ", ")));
            """, id: "ROOT")
        return """
            // !$*UTF8*$!
            {
            \tarchiveVersion = 1;
            \tclasses = {
            \t};
            \tobjectVersion = \(version);
            \tobjects = {

            \(copy.objects.joined(separator: "\n"))
            \t};
            \trootObject = ROOT /* Project object */;
            }

            """
    }
}
