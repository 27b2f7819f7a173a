import Foundation
import Porting

/// The ported text of one file, without the lines that are added before it.
func port(_ source: String) -> String {
    port([source])[0]
}

/// The ported texts of a module's files.
func port(_ sources: [String]) -> [String] {
    module(sources).files.map { file in
        String(
            file.text.split(
                separator: "line: 1)\n", maxSplits: 1, omittingEmptySubsequences: false)[1])
    }
}

/// A module of files `File0.swift`, `File1.swift` …
func module(_ sources: [String]) -> PortedModule {
    PortedModule(
        sources.enumerated().map { InputFile(path: "File\($0).swift", text: $1) })
}

/// The problems of a module's first file, with their lines.
func problems(_ source: String) -> [String] {
    module([source]).findings.filter { $0.kind == .problem }.map { "\($0.line): \($0.text)" }
}
