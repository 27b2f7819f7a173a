import Foundation
import Porting

/// Carries out `touchstone port`.
struct PortCommand {
    private let options: PortOptions

    init(_ options: PortOptions) { self.options = options }

    /// Returns the exit code.
    func run() throws -> Int32 {
        guard let mode = options.mode, mode != .help else {
            print(PortOptions.help)
            return 0
        }
        if let name = options.infoName, case .port(let output) = mode {
            let text = try String(contentsOfFile: options.operands[0], encoding: .utf8)
            let filled = InfoPlist.filled(text, name: name)
            try Data(filled.utf8).write(to: URL(fileURLWithPath: output))
            return 0
        }
        let inputs = try SourceFolder.files(of: options.operands)
        let context = try SourceFolder.files(of: options.context).map(\.file)
        switch mode {
        case .help: return 0
        case .port(let output):
            let module = PortedModule(
                inputs.map(\.file), context: context, hasAppResources: options.hasAppResources,
                hasOldNames: options.hasOldNames, isPackage: options.isPackage,
                app: options.program, modules: options.modules)
            try write(module, inputs.map(\.relativePath), to: URL(fileURLWithPath: output))
            let hasProblems = report(module.findings.filter { $0.kind == .problem })
            return hasProblems && !options.keepsGoing ? 1 : 0
        case .check:
            let module = PortedModule(
                inputs.map(\.file), context: context, hasOldNames: options.hasOldNames,
                modules: options.modules)
            let shown = module.findings.filter { !options.isQuiet || $0.kind == .problem }
            let hasProblems = report(shown)
            let problems = module.findings.count { $0.kind == .problem }
            let changes = module.findings.count - problems
            print(
                "\(counted(inputs.count, "file")), \(counted(changes, "change")), "
                    + counted(problems, "problem"))
            return hasProblems ? 1 : 0
        case .report:
            let report = APIReport(
                of: inputs.map(\.file), against: try APIFile.names(at: options.apiFile),
                hasOldNames: options.hasOldNames)
            print(report.text, terminator: "")
            return report.missing.isEmpty ? 0 : 1
        case .survey:
            let survey = ModuleSurvey(
                of: inputs.map(\.file), context: context,
                against: try APIFile.names(at: options.apiFile), hasOldNames: options.hasOldNames,
                modules: options.modules)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(survey), as: UTF8.self))
            return 0
        case .lint:
            return report(DelegateLint(inputs.map(\.file), context: context).findings) ? 1 : 0
        case .writeAPI(let path):
            let names = APINames(sources: inputs.map(\.file))
            try Data(names.text.utf8).write(to: URL(fileURLWithPath: path))
            return 0
        }
    }

    /// A number of things, as in `1 file`.
    private func counted(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    /// Prints findings and returns `true` if there is a problem among them.
    private func report(_ findings: [Finding]) -> Bool {
        for finding in findings { print(finding.description) }
        return findings.contains { $0.kind == .problem }
    }

    /// Writes the ported files whose contents differ from what is there.
    private func write(_ module: PortedModule, _ paths: [String], to folder: URL) throws {
        let programName = "TouchstoneProgram.swift"
        let program = module.program.map { (programName, $0) }
        let files = zip(module.files, paths).map { (options.name(of: $1), $0.text) }
        if program == nil, !files.contains(where: { $0.0 == programName }) {
            // That of an app that has a main.swift by now.
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(programName))
        }
        for (name, text) in files + [program].compactMap(\.self) {
            let target = folder.appendingPathComponent(name)
            let data = Data(text.utf8)
            if let old = try? Data(contentsOf: target), old == data { continue }
            do {
                try FileManager.default.createDirectory(
                    at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: target)
            } catch {
                throw UnwritableFile(path: target.path)
            }
        }
    }
}

/// A ported file that cannot be written.
private struct UnwritableFile: Error, CustomStringConvertible {
    let path: String

    var description: String {
        "“\(path)” cannot be written. Name a folder with --output that this user may change."
    }
}
