package import Foundation

/// The text of a Swift test that does the steps of a script.
package struct SwiftTestWriter {
    private let app: String
    private let size: CGSize

    /// Creates a writer of tests.
    ///
    /// - Parameters:
    ///   - app: The app's name.
    ///   - size: The window's size in points.
    package init(app: String, size: CGSize) {
        self.app = app
        self.size = size
    }

    /// Returns the test.
    package func test(of steps: [ScriptStep]) -> String {
        let imports = ["Testing", "UIKit", "UIKitTesting"].map { "import \($0)" }
            .joined(separator: "\n")
        let lines = steps.map { "        \(Self.code($0))" }.joined(separator: "\n")
        return """
            \(imports)

            @MainActor
            struct \(app)Recording {
                @Test("\(app): as recorded")
                func recorded() throws {
                    let app = HeadlessApp(
                        size: CGSize(width: \(Self.text(size.width)), height: \(Self.text(size.height))),
                        delegate: AppDelegate())
            \(lines)
                    app.settle()
                    #expect(app.audit([.missingLabel, .ambiguousLayout, .conflictingLayout]) == [])
                }
            }

            """
    }

    private static func code(_ step: ScriptStep) -> String {
        switch step {
        case .drag(let points, let duration, nil):
            let list = points.map { text($0) }.joined(separator: ", ")
            return "app.finger.drag(along: [\(list)], duration: \(text(duration)))"
        case .drag(let points, _, let pressure?):
            let list = points.map { "Pen.Point(\(text($0)), pressure: \(text(pressure)))" }
            return "app.pen.draw(through: [\(list.joined(separator: ", "))])"
        case .tap(.element(let name), let count, _):
            return repeated("try app.finger.tap(on: \(quoted(name)))", count)
        case .tap(.point(let point), let count, nil):
            return repeated("app.finger.tap(at: \(text(point)))", count)
        case .tap(.point(let point), let count, let pressure?):
            let place = "Pen.Point(\(text(point)), pressure: \(text(pressure)))"
            return repeated("app.pen.draw(through: [\(place)])", count)
        case .longPress(.element(let name), let duration):
            return "try app.finger.longPress(on: \(quoted(name)), for: \(text(duration)))"
        case .longPress(.point(let point), let duration):
            return "app.finger.longPress(at: \(text(point)), for: \(text(duration)))"
        case .pinch(let place, let start, let end, let duration):
            let center =
                switch place {
                case .point(let point): text(point)
                case .element(let name): "try #require(app.find(\(quoted(name)))).center"
                }
            return """
                app.pinch(at: \(center), from: \(text(start)), to: \(text(end)), \
                duration: \(text(duration)))
                """
        case .scroll(let point, let delta):
            let size = "CGSize(width: \(text(delta.width)), height: \(text(delta.height)))"
            return "app.mouse.scroll(at: \(text(point)), by: \(size))"
        case .type(let text): return "app.keyboard.type(\(quoted(text)))"
        case .press(let chord): return code(chord)
        case .wait(let seconds): return "app.advance(by: \(text(seconds)))"
        case .waitFor(let expectation, let limit):
            let element = "app.find(\(quoted(expectation.find)))"
            let existence = "\(element) \(expectation.exists ? "!=" : "==") nil"
            let condition = ([existence] + conditions(expectation)).joined(separator: " && ")
            return "try app.wait(until: \(condition), limit: \(text(limit)))"
        case .settle(let limit): return "try app.requireSettled(limit: \(text(limit)))"
        case .resize(let size):
            return
                "app.resize(to: CGSize(width: \(text(size.width)), height: \(text(size.height))))"
        case .appearance(let appearance): return "app.setAppearance(.\(appearance.rawValue))"
        case .snapshot(let path):
            let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            return "try app.snapshot().matchGolden(\(quoted(name)))"
        case .describe: return "_ = app.describe()"
        case .expect(let expectation):
            let query = "try app.query().named(\(quoted(expectation.find)))"
            guard expectation.exists else { return "\(query).requireCount(0)" }
            let checks = conditions(expectation).map { "#expect(\($0))" }
            return (["_ = \(query).require()"] + checks).joined(separator: "\n        ")
        case .note: return "// A note."
        }
    }

    /// Returns the conditions on the properties of an expected element.
    private static func conditions(_ expectation: ScriptStep.Expectation) -> [String] {
        let frame = expectation.frame.map { frame in
            let sides = zip(
                ["x", "y", "width", "height"],
                [frame.minX, frame.minY, frame.width, frame.height])
            return "CGRect(\(sides.map { "\($0): \(text($1))" }.joined(separator: ", ")))"
        }
        let properties = [
            expectation.enabled.map { "isEnabled == \($0)" },
            expectation.label.map { "label == \(quoted($0))" },
            expectation.value.map { "value == \(quoted($0))" },
            frame.map { "frame == \($0)" },
        ]
        return properties.compactMap(\.self).map {
            "app.find(\(quoted(expectation.find)))?.\($0)"
        }
    }

    private static func code(_ chord: KeyChord) -> String {
        let modifiers = KeyChord.Modifier.allCases.filter(chord.modifiers.contains).map {
            switch $0 {
            case .ctrl: ".control"
            case .shift: ".shift"
            case .alt: ".alt"
            case .cmd: ".command"
            }
        }
        let key =
            switch chord.key {
            case .character(let character): quoted(String(character))
            case .function(let number): ".function(\(number))"
            case .named(.backspace): ".delete"
            case .named(.delete): ".forwardDelete"
            case .named(let key): ".\(key)"
            }
        return modifiers.isEmpty
            ? "app.keyboard.press(\(key))"
            : "app.keyboard.press(\(key), [\(modifiers.joined(separator: ", "))])"
    }

    private static func repeated(_ line: String, _ count: Int) -> String {
        Array(repeating: line, count: count).joined(separator: "\n        ")
    }

    private static func quoted(_ text: String) -> String { text.debugDescription }

    private static func text(_ point: CGPoint) -> String {
        "CGPoint(x: \(text(point.x)), y: \(text(point.y)))"
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
}
