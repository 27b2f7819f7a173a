extension SourceListing {
    /// The listing of a pattern's example without the calls that record it for diagrams, as
    /// ordinary code: `stage.call(self) { … }` is what stands in its braces, `stage.say` prints.
    package var withoutRecording: SourceListing {
        var lines: [Substring] = []
        var depth: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let indent = line.prefix { $0 == " " }
            if let open = line.wholeMatch(of: #/( *)(?:try )?(?:\w+\.)*stage\.call\(.*\) \{/#) {
                depth.append(open.1)
                continue
            }
            if let last = depth.last, line == last + "}" {
                depth.removeLast()
                continue
            }
            let dedent = min(4 * depth.count, indent.count)
            lines.append(line.dropFirst(dedent))
        }
        let code = lines.map { Self.withoutRecording(String($0)) }
        return SourceListing(name: name, text: Self.tidied(code).joined(separator: "\n"))
    }

    /// A line without its recording; `nil` for one that only records.
    private static func withoutRecording(_ line: String) -> String? {
        guard line.contains("tage") else { return line }
        let only =
            #/ *(?:private |fileprivate )?(?:let stage: Stage|self\.stage = stage|super\.init\(stage: stage\)|init\(stage: Stage\) \{ self\.stage = stage \})/#
        if line.wholeMatch(of: only) != nil { return nil }
        var line = line
        while let call = line.firstMatch(of: #/(?:\w+\.)*stage\.call\((.*?)\) \{ (.*) \}/#) {
            line.replaceSubrange(call.range, with: String(call.2))
        }
        while let call = line.firstRange(of: /(?:\w+\.)*stage\.create\(/) {
            guard let end = closing(of: call.upperBound, in: line) else { break }
            let object = line[call.upperBound..<end]
            // The name in diagrams is recorded too.
            let name =
                object.firstRange(of: #/, (?:as|by): [^,()]*$/#)?.lowerBound ?? object.endIndex
            line.replaceSubrange(call.lowerBound...end, with: String(object[..<name]))
        }
        line = line.replacing(/(?:\w+\.)*stage\.say\(/, with: "print(")
        line = line.replacing(#/, (?:stage: |on stage: |on: )[Ss]tage\b/#, with: "")
        line = line.replacing(#/(?:on stage|stage|on): [Ss]tage, /#, with: "")
        line = line.replacing(#/\((?:on stage|stage|on): [Ss]tage\)/#, with: "()")
        return line
    }

    /// The index of the bracket that closes the one before `start`.
    private static func closing(of start: String.Index, in line: String) -> String.Index? {
        var depth = 1
        return line[start...].indices.first { index in
            if line[index] == "(" { depth += 1 }
            if line[index] == ")" { depth -= 1 }
            return depth == 0
        }
    }

    /// The lines without initialisers that have become empty, and without the blank lines that
    /// their removal left.
    private static func tidied(_ lines: [String?]) -> [String] {
        var result: [String] = []
        for line in lines {
            guard let line else { continue }
            if line.allSatisfy({ $0 == " " }) {
                let last = result.last ?? ""
                if last.isEmpty || last.hasSuffix("{") { continue }
            }
            if line.hasSuffix("}"), line.contains(/^ *\}$/), let last = result.last {
                if last.isEmpty { result.removeLast() }
                if result.last?.wholeMatch(of: /\ *(?:override )?init\(\) \{/) != nil {
                    result.removeLast()
                    if result.last?.isEmpty == true { result.removeLast() }
                    continue
                }
            }
            result.append(line)
        }
        return result
    }
}
