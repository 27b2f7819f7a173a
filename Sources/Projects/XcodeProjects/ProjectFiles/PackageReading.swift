import ProjectPlans

/// Reads the references of a project to Swift packages.
enum PackageReading {
    /// The package that an object refers to, `nil` if it says too little.
    static func reference(
        _ object: ProjectObject, of project: LoadedProject
    ) -> PackageReference? {
        let place = project.file.place(of: object)
        switch object.isa {
        case "XCLocalSwiftPackageReference":
            guard let path = object.string("relativePath") ?? object.string("path") else {
                return nil
            }
            return local(Paths.join(project.file.folder, path), place: place)
        case "XCRemoteSwiftPackageReference":
            guard let url = object.string("repositoryURL") else { return nil }
            return PackageReference(
                identity: identity(url),
                location: .repository(url: url, requirement(object.dictionary("requirement"))),
                place: place)
        default: return nil
        }
    }

    static func local(_ path: String, place: PlanPlace?) -> PackageReference {
        PackageReference(identity: identity(path), location: .folder(path), place: place)
    }

    /// The last part of an address, without `.git`, in lower case.
    private static func identity(_ address: String) -> String {
        let name = Paths.name(address).lowercased()
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }

    private static func requirement(_ values: [String: ProjectValue]) -> VersionRequirement {
        let text = { (key: String) in values[key]?.string ?? "" }
        switch text("kind") {
        case "upToNextMinorVersion": return .upToNextMinor(text("minimumVersion"))
        case "versionRange":
            return .range(from: text("minimumVersion"), to: text("maximumVersion"))
        case "exactVersion": return .exact(text("version"))
        case "branch": return .branch(text("branch"))
        case "revision": return .revision(text("revision"))
        default: return .upToNextMajor(text("minimumVersion"))
        }
    }
}
