import ProjectPlans

// MARK: - C and Objective-C

extension TargetReader {
    /// Reads what of other languages is built, and reports what is not.
    mutating func readCCode() {
        guard draft.target.leftOut == nil else { return }
        var roots = publicHeaders
        if let header = settings.text("SWIFT_OBJC_BRIDGING_HEADER") {
            let path = absolute(header)
            draft.target.bridgingHeader = path
            roots = [path]
            if ProjectFolder.kind(of: path) != .file {
                remark(
                    .error, "The bridging header “\(header)” does not exist.",
                    at: settings.place(of: "SWIFT_OBJC_BRIDGING_HEADER"))
            }
        }
        if let code = CCodeReader.read(
            headers: roots, of: draft.target, in: project.file.folder, settings: settings,
            remarks: &draft.remarks)
        {
            draft.target.cCode = code
        }
        reportOtherSources()
    }

    private mutating func reportOtherSources() {
        guard !draft.target.sources.isEmpty else { return }
        let others = draft.target.otherSources.filter {
            ![.c, .cPlusPlus].contains($0.language)
        }
        let counts = Dictionary(grouping: others, by: \.language)
        for (language, sources) in counts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let names = sources.prefix(3).map { Paths.name($0.path) }.joined(separator: ", ")
            let more = sources.count > 3 ? " and \(sources.count - 3) more" : ""
            remark(
                .warning,
                "Sources that are not built (\(language.rawValue)): \(names)\(more).")
        }
    }
}
