import ProjectPlans

// MARK: - Swift packages

extension XcodePlanner {
    mutating func readPackages() {
        for project in graph.projects {
            for object in project.file.objects.values.sorted(by: { $0.line < $1.line }) {
                switch object.isa {
                case "XCLocalSwiftPackageReference", "XCRemoteSwiftPackageReference":
                    if let reference = PackageReading.reference(object, of: project) {
                        packages.append(reference)
                    }
                // Before Xcode 15, a local package was a folder among the files.
                case "PBXFileReference":
                    guard let path = project.paths.paths[object.id],
                        Paths.ending(path) != "swift",
                        ProjectFolder.kind(of: path) == .folder,
                        ProjectFolder.kind(of: path + "/Package.swift") == .file
                    else { break }
                    packages.append(
                        PackageReading.local(path, place: project.file.place(of: object)))
                case "PBXFileSystemSynchronizedRootGroup":
                    guard let path = project.paths.paths[object.id],
                        let folder = try? SynchronizedFolder(at: path, folders: [])
                    else { break }
                    packages += folder.swiftPackages.map {
                        PackageReading.local($0, place: project.file.place(of: object))
                    }
                default: break
                }
            }
        }
        for package in packages.uniqued() {
            guard case .folder(let path) = package.location,
                ProjectFolder.kind(of: path + "/Package.swift") == nil
            else { continue }
            remarks.append(
                PlanRemark(
                    .error, "The package “\(path)” does not exist.", at: package.place))
        }
    }

    /// Finds the packages of products that the project names without them, as Xcode 15 and older do
    /// for local ones: the one whose manifest has a product of the name.
    func findPackages(of drafts: inout [TargetDraft]) {
        let manifests = packages.uniqued().compactMap { package -> (String, String)? in
            guard case .folder(let path) = package.location,
                let text = try? ProjectFolder.text(of: path + "/Package.swift")
            else { return nil }
            return (package.identity, text)
        }
        for index in drafts.indices {
            for (at, product) in drafts[index].target.packageProducts.enumerated()
            where product.package == nil {
                let makers = manifests.filter { $0.1.contains("\"\(product.name)\"") }
                let named = manifests.first { $0.0 == product.name.lowercased() }
                drafts[index].target.packageProducts[at].package =
                    makers.count == 1 ? makers[0].0 : named?.0
            }
        }
    }

    /// The file with the versions of packages that the team uses.
    func packageVersions() -> String? {
        let inner = container.isWorkspace ? "" : "project.xcworkspace/"
        let path = Paths.join(
            container.path, "\(inner)xcshareddata/swiftpm/Package.resolved")
        return ProjectFolder.kind(of: path) == .file ? path : nil
    }
}
