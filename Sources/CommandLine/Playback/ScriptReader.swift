import Foundation
import FoundationGaps

/// A reader that converts the text of a script to steps, or reports the first invalid one.
struct ScriptReader {
    /// The names of all steps, in the order of messages.
    static let stepNames = [
        "drag", "tap", "longPress", "pinch", "scroll", "type", "press", "wait", "waitFor", "settle",
        "resize", "appearance", "snapshot", "describe", "expect", "note",
    ]

    /// The maximum number of points in a drag.
    static let pointLimit = 10_000

    private static let coordinateRange = -100_000.0...100_000.0
    private static let durationRange = 0.0...3600.0
    private static let sideRange = 1.0...16_384.0

    private let path: String
    private let text: [UInt8]
    private let folderExists: (String) -> Bool

    init(path: String, text: [UInt8], folderExists: @escaping (String) -> Bool) {
        self.path = path
        self.text = text
        self.folderExists = folderExists
    }

    /// A problem and its position in the file.
    private struct Fault: Error {
        let problem: StepProblem
        let offset: Int
    }
}

// MARK: - Steps

extension ScriptReader {
    func read() throws(ScriptError) -> (steps: [ScriptStep], lines: [Int]) {
        let root: JSONNode
        do {
            root = try JSONTreeReader.read(text)
        } catch {
            throw .syntax(path: path, error)
        }
        guard case .array(let nodes) = root.value else {
            throw .notAList(path: path, found: root.kind)
        }
        var entries: [ScriptStep] = []
        var lines: [Int] = []
        // Counted on from step to step: from the start each time would be quadratic.
        var (line, counted) = (1, 0)
        for (index, node) in nodes.enumerated() {
            do {
                entries.append(try step(node))
                line += text[counted..<node.offset].count { $0 == UInt8(ascii: "\n") }
                counted = node.offset
                lines.append(line)
            } catch {
                throw .badStep(
                    path: path, step: index + 1,
                    at: TextPosition(offset: error.offset, in: text), error.problem)
            }
        }
        return (entries, lines)
    }

    private func step(_ node: JSONNode) throws(Fault) -> ScriptStep {
        guard case .object(let members) = node.value else {
            throw Fault(problem: .notAnObject(found: node.kind), offset: node.offset)
        }
        let actions = members.filter { $0.key != "note" && Self.stepNames.contains($0.key) }
        if actions.count > 1 {
            throw Fault(
                problem: .twoSteps(actions[0].key, actions[1].key), offset: actions[1].offset)
        }
        let strangers = members.filter { !Self.stepNames.contains($0.key) }
        guard let action = actions.first else {
            if strangers.isEmpty, !members.isEmpty { return .note }
            let guess = strangers.lazy
                .compactMap { Nearest.match(for: $0.key, among: Self.stepNames) }.first
            throw Fault(
                problem: .unknownStep(keys: strangers.map(\.key), suggestion: guess),
                offset: strangers.first?.offset ?? node.offset)
        }
        return try step(action, Extras(step: action, members: strangers))
    }

    private func step(_ action: JSONNode.Member, _ extras: Extras) throws(Fault) -> ScriptStep {
        let value = action.value
        switch action.key {
        case "drag":
            try extras.allow(["duration", "pen"])
            return .drag(
                try points(value), duration: try extras.duration(0.3), pressure: try extras.pen())
        case "tap":
            try extras.allow(["count", "pen"])
            return .tap(
                try place(action), count: try extras.count(), pressure: try extras.pen())
        case "longPress":
            try extras.allow(["duration"])
            return .longPress(try place(action), duration: try extras.duration(0.6))
        case "pinch":
            try extras.allow(["from", "to", "duration"])
            return .pinch(
                try place(action), from: try extras.distance("from"),
                to: try extras.distance("to"), duration: try extras.duration(0.3))
        case "scroll":
            try extras.allow(["by"])
            let place = try point(value, key: action.key, wanted: "a place, [x, y]")
            return .scroll(place, by: try extras.delta("by"))
        case "waitFor":
            try extras.allow(["limit"])
            return .waitFor(try expectation(action), limit: try extras.seconds("limit") ?? 10)
        default:
            try extras.allow([])
            return try plainStep(action)
        }
    }

    /// Reads a step that has no further keys.
    private func plainStep(_ action: JSONNode.Member) throws(Fault) -> ScriptStep {
        let key = action.key
        let value = action.value
        switch key {
        case "type": return .type(try Self.string(value, key: key))
        case "press": return .press(try chord(value))
        case "wait": return .wait(try Self.number(value, key: key, in: Self.durationRange))
        case "settle":
            return .settle(limit: try Self.number(value, key: key, in: Self.durationRange))
        case "resize":
            let sides = try Self.numbers(value, count: 2, key: key, wanted: "[width, height]")
            for side in sides where !Self.sideRange.contains(side) {
                throw Self.outOfRange(key, side, Self.sideRange, value)
            }
            return .resize(CGSize(width: sides[0], height: sides[1]))
        case "appearance":
            guard case .string(let name) = value.value,
                let appearance = ScriptStep.Appearance(rawValue: name)
            else { throw Self.wrong(key, #""light" or "dark""#, value) }
            return .appearance(appearance)
        case "snapshot": return .snapshot(path: try filePath(value, key: key, suffix: ".png"))
        case "describe": return .describe(path: try filePath(value, key: key, suffix: ".txt"))
        default: return .expect(try expectation(action))
        }
    }
}

// MARK: - Values

extension ScriptReader {
    private static func wrong(_ key: String, _ wanted: String, _ node: JSONNode) -> Fault {
        Fault(
            problem: .wrongValue(key: key, wanted: wanted, found: node.summary), offset: node.offset
        )
    }

    private static func outOfRange(
        _ key: String, _ value: Double, _ range: ClosedRange<Double>, _ node: JSONNode
    ) -> Fault {
        Fault(problem: .outOfRange(key: key, value: value, range: range), offset: node.offset)
    }

    private static func string(_ node: JSONNode, key: String) throws(Fault) -> String {
        guard case .string(let string) = node.value else { throw wrong(key, "a text", node) }
        return string
    }

    private static func number(
        _ node: JSONNode, key: String, in range: ClosedRange<Double>
    ) throws(Fault) -> Double {
        guard case .number(let number) = node.value else { throw wrong(key, "a number", node) }
        guard range.contains(number) else { throw outOfRange(key, number, range, node) }
        return number
    }

    private static func bool(_ node: JSONNode, key: String) throws(Fault) -> Bool {
        guard case .bool(let bool) = node.value else { throw wrong(key, "true or false", node) }
        return bool
    }

    /// Reads a list of exactly `count` numbers.
    private static func numbers(
        _ node: JSONNode, count: Int, key: String, wanted: String
    ) throws(Fault) -> [Double] {
        guard case .array(let elements) = node.value, elements.count == count else {
            throw Self.wrong(key, wanted, node)
        }
        return try elements.map { element throws(Fault) in
            guard case .number(let number) = element.value else {
                throw Self.wrong(key, wanted, node)
            }
            return number
        }
    }

    private func point(_ node: JSONNode, key: String, wanted: String) throws(Fault) -> CGPoint {
        let pair = try Self.numbers(node, count: 2, key: key, wanted: wanted)
        for number in pair where !Self.coordinateRange.contains(number) {
            throw Self.outOfRange(key, number, Self.coordinateRange, node)
        }
        return CGPoint(x: pair[0], y: pair[1])
    }

    private func points(_ node: JSONNode) throws(Fault) -> [CGPoint] {
        let wanted = "a list of two or more places, [[x, y], [x, y], …]"
        guard case .array(let elements) = node.value, elements.count > 1 else {
            throw Self.wrong("drag", wanted, node)
        }
        guard elements.count <= Self.pointLimit else {
            throw Fault(
                problem: .tooManyPoints(count: elements.count, limit: Self.pointLimit),
                offset: node.offset)
        }
        return try elements.map { element throws(Fault) in
            try point(element, key: "drag", wanted: wanted)
        }
    }

    private func place(_ member: JSONNode.Member) throws(Fault) -> ScriptStep.Place {
        let wanted = "a place like [40, 60] or a name like \"Undo\""
        if case .string(let name) = member.value.value {
            guard !name.isEmpty else { throw Self.wrong(member.key, wanted, member.value) }
            return .element(name)
        }
        return .point(try point(member.value, key: member.key, wanted: wanted))
    }

    private func chord(_ node: JSONNode) throws(Fault) -> KeyChord {
        let text = try Self.string(node, key: "press")
        guard let chord = KeyChord(text) else {
            throw Fault(problem: .unknownKeyChord(text), offset: node.offset)
        }
        return chord
    }

    private func filePath(_ node: JSONNode, key: String, suffix: String) throws(Fault) -> String {
        let wanted = "the name of a file that ends in “\(suffix)”"
        let path = try Self.string(node, key: key)
        guard path.lowercased().hasSuffix(suffix), path.utf8.count > suffix.utf8.count,
            !path.contains("\0")
        else { throw Self.wrong(key, wanted, node) }
        let folder = (path as NSString).deletingLastPathComponent
        guard folder.isEmpty || folderExists(folder) else {
            throw Fault(problem: .noFolder(file: path, folder: folder), offset: node.offset)
        }
        return path
    }

    private func expectation(
        _ action: JSONNode.Member
    ) throws(Fault) -> ScriptStep.Expectation {
        let node = action.value
        guard case .object(let members) = node.value else {
            throw Self.wrong(
                action.key, "an object like {\"find\": \"Undo\", \"enabled\": true}", node)
        }
        guard let find = members.first(where: { $0.key == "find" }) else {
            throw Fault(problem: .missingKey("find", step: action.key), offset: node.offset)
        }
        var expectation = ScriptStep.Expectation(find: try Self.string(find.value, key: "find"))
        for member in members where member.key != "find" {
            let value = member.value
            switch member.key {
            case "exists": expectation.exists = try Self.bool(value, key: "exists")
            case "enabled": expectation.enabled = try Self.bool(value, key: "enabled")
            case "label": expectation.label = try Self.string(value, key: "label")
            case "value": expectation.value = try Self.string(value, key: "value")
            case "frame":
                let sides = try Self.numbers(
                    value, count: 4, key: "frame", wanted: "[x, y, width, height]")
                expectation.frame = CGRect(
                    x: sides[0], y: sides[1], width: sides[2], height: sides[3])
            default:
                let allowed = ["find", "exists", "enabled", "label", "value", "frame"]
                throw Fault(
                    problem: .unknownKey(
                        member.key, step: action.key, allowed: allowed,
                        suggestion: Nearest.match(for: member.key, among: allowed)),
                    offset: member.offset)
            }
        }
        return expectation
    }

    /// The members of a step other than its action.
    private struct Extras {
        let step: JSONNode.Member
        let members: [JSONNode.Member]

        /// Throws an error for a key that is not in the list.
        func allow(_ keys: [String]) throws(Fault) {
            for member in members where !keys.contains(member.key) {
                throw Fault(
                    problem: .unknownKey(
                        member.key, step: step.key, allowed: keys + ["note"],
                        suggestion: Nearest.match(for: member.key, among: keys)),
                    offset: member.offset)
            }
        }

        private subscript(key: String) -> JSONNode? {
            members.first { $0.key == key }?.value
        }

        func duration(_ standard: Double) throws(Fault) -> Double {
            try seconds("duration") ?? standard
        }

        func seconds(_ key: String) throws(Fault) -> Double? {
            guard let node = self[key] else { return nil }
            return try ScriptReader.number(node, key: key, in: ScriptReader.durationRange)
        }

        func pen() throws(Fault) -> Double? {
            guard let node = self["pen"] else { return nil }
            return try ScriptReader.number(node, key: "pen", in: 0...1)
        }

        func count() throws(Fault) -> Int {
            guard let node = self["count"] else { return 1 }
            return Int(try ScriptReader.number(node, key: "count", in: 1...10))
        }

        func delta(_ key: String) throws(Fault) -> CGSize {
            guard let node = self[key] else {
                throw Fault(problem: .missingKey(key, step: step.key), offset: step.offset)
            }
            let sides = try ScriptReader.numbers(node, count: 2, key: key, wanted: "[dx, dy]")
            for side in sides where !ScriptReader.coordinateRange.contains(side) {
                throw ScriptReader.outOfRange(key, side, ScriptReader.coordinateRange, node)
            }
            return CGSize(width: sides[0], height: sides[1])
        }

        func distance(_ key: String) throws(Fault) -> CGFloat {
            guard let node = self[key] else {
                throw Fault(problem: .missingKey(key, step: step.key), offset: step.offset)
            }
            return try ScriptReader.number(node, key: key, in: 1...10_000)
        }
    }
}

extension JSONNode {
    /// A short value itself or the type of a longer one, for messages.
    fileprivate var summary: String {
        switch value {
        case .bool(let bool): "\(bool)"
        case .number(let number): "\(number)"
        case .string(let string) where string.count <= 40: "“\(string)”"
        case .array(let elements): "a list of \(elements.count)"
        default: kind
        }
    }
}
