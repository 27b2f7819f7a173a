import Foundation

extension ScriptStep {
    /// The step as JSON on one line, as ``Script`` reads it.
    public var json: String {
        switch self {
        case .drag(let points, let duration, let pressure):
            let list = points.map { Self.text($0) }.joined(separator: ", ")
            return Self.object(
                ("drag", "[\(list)]"), ("duration", Self.text(duration)),
                ("pen", pressure.map { Self.text($0) }))
        case .tap(let place, let count, let pressure):
            return Self.object(
                ("tap", place.json), ("count", count == 1 ? nil : "\(count)"),
                ("pen", pressure.map { Self.text($0) }))
        case .longPress(let place, let duration):
            return Self.object(("longPress", place.json), ("duration", Self.text(duration)))
        case .pinch(let place, let start, let end, let duration):
            return Self.object(
                ("pinch", place.json), ("from", Self.text(start)), ("to", Self.text(end)),
                ("duration", Self.text(duration)))
        case .scroll(let point, let delta):
            return Self.object(
                ("scroll", Self.text(point)),
                ("by", "[\(Self.text(delta.width)), \(Self.text(delta.height))]"))
        case .type(let text): return Self.object(("type", Self.quoted(text)))
        case .press(let chord): return Self.object(("press", Self.quoted(chord.description)))
        case .wait(let seconds): return Self.object(("wait", Self.text(seconds)))
        case .waitFor(let expectation, let limit):
            return Self.object(("waitFor", expectation.json), ("limit", Self.text(limit)))
        case .settle(let limit): return Self.object(("settle", Self.text(limit)))
        case .resize(let size):
            return Self.object(("resize", "[\(Self.text(size.width)), \(Self.text(size.height))]"))
        case .appearance(let appearance):
            return Self.object(("appearance", Self.quoted(appearance.rawValue)))
        case .snapshot(let path): return Self.object(("snapshot", Self.quoted(path)))
        case .describe(let path): return Self.object(("describe", Self.quoted(path)))
        case .expect(let expectation): return Self.object(("expect", expectation.json))
        case .note: return Self.object(("note", "\"\""))
        }
    }

    fileprivate static func object(_ members: (String, String?)...) -> String {
        let list = members.compactMap { key, value in value.map { "\"\(key)\": \($0)" } }
        return "{\(list.joined(separator: ", "))}"
    }

    fileprivate static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // A string is always representable.
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    fileprivate static func text(_ number: Double) -> String {
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    fileprivate static func text(_ point: CGPoint) -> String {
        "[\(text(point.x)), \(text(point.y))]"
    }
}

extension ScriptStep.Place {
    fileprivate var json: String {
        switch self {
        case .point(let point): ScriptStep.text(point)
        case .element(let name): ScriptStep.quoted(name)
        }
    }
}

extension ScriptStep.Expectation {
    fileprivate var json: String {
        ScriptStep.object(
            ("find", ScriptStep.quoted(find)), ("exists", exists ? nil : "false"),
            ("enabled", enabled.map { "\($0)" }), ("label", label.map(ScriptStep.quoted)),
            ("value", value.map(ScriptStep.quoted)),
            (
                "frame",
                frame.map { frame in
                    let sides = [frame.minX, frame.minY, frame.width, frame.height]
                    return "[\(sides.map { ScriptStep.text($0) }.joined(separator: ", "))]"
                }
            ))
    }
}

extension Script {
    /// Returns the text of a script's file: one step on each line.
    public static func json(_ steps: [ScriptStep]) -> String {
        "[\n" + steps.map { "  \($0.json)" }.joined(separator: ",\n") + "\n]\n"
    }
}
