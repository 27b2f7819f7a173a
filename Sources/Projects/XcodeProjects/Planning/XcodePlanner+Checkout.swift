import Foundation
import ProjectPlans

// MARK: - What a fresh clone may lack

extension XcodePlanner {
    /// Says of missing files that they belong to a submodule that was not fetched.
    static func explain(_ remarks: [PlanRemark], root: String) -> [PlanRemark] {
        let submodules = submodules(above: root)
        guard !submodules.isEmpty else { return remarks }
        return remarks.map { remark in
            guard
                remark.text.contains("does not exist") || remark.text.contains("there is no such"),
                let path = submodules.first(where: { submodule in
                    remark.text.contains("“\(submodule)/")
                        && ProjectFolder.names(in: submodule).isEmpty
                })
            else { return remark }
            var remark = remark
            remark.text +=
                " It belongs to the submodule “\(Paths.name(path))”: run “git submodule update "
                + "--init”."
            return remark
        }
    }

    /// The folders of the submodules of the repository that holds a folder, absolute paths.
    private static func submodules(above folder: String) -> [String] {
        var folder = folder
        while true {
            if let text = try? ProjectFolder.text(of: Paths.join(folder, ".gitmodules")) {
                return text.matches(of: /(?m)^\s*path\s*=\s*(.+?)\s*$/).map {
                    Paths.join(folder, String($0.1))
                }
            }
            let isRepository = FileManager.default.fileExists(atPath: Paths.join(folder, ".git"))
            guard folder != "/", !isRepository else { return [] }
            folder = Paths.folder(folder)
        }
    }

    /// Reports resources of which only Git LFS's pointers are there.
    mutating func reportPointers(_ targets: [PlannedTarget]) {
        for target in targets where target.leftOut == nil {
            let files = target.resources.flatMap(\.files).map(\.path).flatMap { path in
                ProjectFolder.kind(of: path) == .folder
                    ? Glob.files("**/*.{png,jpg,jpeg,pdf,ttf,otf,json}", in: path) : [path]
            }
            let pointers = files.filter(Self.isPointer)
            guard let first = pointers.first else { continue }
            let count = pointers.count == 1 ? "One resource is" : "\(pointers.count) resources are"
            remarks.append(
                PlanRemark(
                    .warning,
                    "\(count) missing: Git LFS has left a pointer in place of the file, such as “"
                        + Paths.name(first) + "”. Run “git lfs pull”.",
                    at: PlanPlace(file: first), target: target.name))
        }
    }

    private static func isPointer(_ path: String) -> Bool {
        var info = stat()
        guard stat(path, &info) == 0, info.st_size < 1024,
            let data = FileManager.default.contents(atPath: path)
        else { return false }
        return data.starts(with: Array("version https://git-lfs".utf8))
    }

    /// Leaves out targets whose module another one makes, such as those of a second app from the
    /// same sources: a package has one module of a name.
    mutating func leaveOutDoubles(_ targets: inout [PlannedTarget]) {
        var makers: [String: String] = [:]
        for index in targets.indices where targets[index].leftOut == nil {
            let target = targets[index]
            guard target.kind != .resourceBundle else { continue }
            guard let maker = makers[target.moduleName] else {
                makers[target.moduleName] = target.name
                continue
            }
            targets[index].leftOut =
                "Its module \(target.moduleName) is that of “\(maker)”: --target builds it alone."
            for other in targets.indices {
                guard targets[other].dependencies.contains(target.name) else { continue }
                let name = targets[other].name
                targets[other].dependencies = targets[other].dependencies.map {
                    $0 == target.name ? maker : $0
                }.uniqued().filter { $0 != name }
            }
        }
    }
}
