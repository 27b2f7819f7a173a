import Foundation
import ProjectPlans
import XcodeProjects

/// A repository whose files an input gives: sections that begin with a line such as
/// `=== Podfile`. What stands before the first is the project.
private struct Repository {
    private static let project = "App.xcodeproj/project.pbxproj"

    /// The files that an input may give.
    private static let names = [
        project, "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme", "App.xctestplan",
        "App.xcconfig", "Info.plist", "Podfile", "Kit/Kit.podspec", "Kit/Kit.podspec.json",
        "App.xcworkspace/contents.xcworkspacedata", "Pods/Pods.xcodeproj/project.pbxproj",
    ]

    /// The files that are always there.
    private static let others = [
        "A.swift", "B.swift", "Folder/C.swift", "Folder/Base.lproj/Main.storyboard",
        "Folder/en.lproj/L.strings", "Folder/Assets.xcassets/Contents.json", "Kit/K.swift",
        "Kit/Deep/D.swift", "Kit/r.png",
    ]

    let path = "/dev/shm/touchstone-fuzz-\(ProcessInfo.processInfo.processIdentifier)"

    init() {
        for name in Self.names + Self.others {
            let folder = URL(fileURLWithPath: "\(path)/\(name)").deletingLastPathComponent()
            try? FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true)
        }
        for name in Self.others { write(Data(), to: name) }
    }

    private func write(_ data: Data, to name: String) {
        let isWritten = FileManager.default.createFile(atPath: "\(path)/\(name)", contents: data)
        precondition(isWritten, "\(path)/\(name) cannot be written.")
    }

    /// Makes the sections of an input the files of the repository.
    func replace(with input: Data) {
        var sections = [Self.project: Data()]
        var name = Self.project
        for line in input.split(separator: 10, omittingEmptySubsequences: false) {
            if line.starts(with: Data("=== ".utf8)) {
                name = String(decoding: line.dropFirst(4), as: UTF8.self)
            } else {
                sections[name, default: Data()].append(line + [10])
            }
        }
        for name in Self.names {
            if let section = sections[name] {
                write(section, to: name)
            } else {
                unlink("\(path)/\(name)")
            }
        }
    }

    /// Plans the project, and the workspace if there is one.
    func test() {
        for name in ["App.xcodeproj", "App.xcworkspace"] {
            do {
                check(try XcodePlanner.plan(XcodeContainer(path: "\(path)/\(name)"), root: path))
            } catch let error as ProjectError {
                precondition(error.place.file.hasPrefix("/"), "\(error) names no file.")
            } catch {
                precondition(error is ProjectChoiceError, "\(error) is no error of a project.")
            }
        }
    }

    private func check(_ plan: ProjectPlan) {
        var seen: Set<String> = []
        for target in plan.targets {
            for name in target.dependencies where target.leftOut == nil {
                precondition(seen.contains(name), "\(target.name) depends on \(name) in vain.")
            }
            precondition(seen.insert(target.name).inserted, "\(target.name) is planned twice.")
            for source in target.sources {
                precondition(source.hasPrefix("/"), "\(source) is not absolute.")
                precondition(access(source, F_OK) == 0, "\(source) does not exist.")
            }
        }
        for remark in plan.remarks {
            precondition(remark.place?.line ?? 1 >= 1, "\(remark) has an odd line.")
        }
    }
}

private let repository = Repository()

/// `true` if a path in the input leads out of the folder: the whole disk would be listed.
private func leadsOut(_ input: Data) -> Bool {
    let bytes = [UInt8](input)
    return bytes.indices.contains { index in
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        if bytes[index] == UInt8(ascii: ".") { return next == UInt8(ascii: ".") }
        guard bytes[index] == UInt8(ascii: "/"), !">*".utf8.contains(next) else { return false }
        let previous = index > 0 ? bytes[index - 1] : 0
        let isComment = next == UInt8(ascii: "/") && !"\"'=:(".utf8.contains(previous)
        return !isComment && (previous <= 0x20 || "\"'=:(,>".utf8.contains(previous))
    }
}

/// A repository is planned completely, or one error names the file that is wrong.
@c(LLVMFuzzerTestOneInput)
func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = Data(bytes: start, count: count)
    guard !leadsOut(input) else { return 0 }
    repository.replace(with: input)
    repository.test()
    return 0
}
