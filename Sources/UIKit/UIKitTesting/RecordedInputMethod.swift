public import HostHeadless
public import Platform
import UIKitCore

/// An input method for a ``HeadlessApp`` that plays a recorded composition: each key of the
/// recording is answered as a real input method did.
///
///     app.inputMethod = .pinyin
///     app.keyboard.type("nihao")   // 你好 is marked
///     app.keyboard.type(" ")       // and committed
///
/// Keys of the on-screen keyboard are answered too. Keys other than the next one of the recording
/// are left to the app. After its last key the recording begins again.
@preconcurrency @MainActor
public final class RecordedInputMethod {
    /// An answer of the input method.
    public enum Answer: Hashable, Sendable {
        /// The composition from now on. An empty one ends it.
        case composing(String)

        /// A text that replaces the composition.
        case committed(String)
    }

    /// A key, and the answers to it.
    public struct Step: Hashable, Sendable {
        /// The character of the key: a letter or sign, a space, a line feed for Return, or U+0008
        /// for backspace.
        public let key: Character

        /// The answers in their order.
        public let answers: [Answer]

        /// Creates a step.
        public init(_ key: Character, _ answers: Answer...) {
            self.key = key
            self.answers = answers
        }
    }

    private let steps: [Step]
    private var next = 0

    /// Creates an input method that plays a recording.
    ///
    /// - Precondition: There are steps.
    public init(_ steps: [Step]) {
        requires(!steps.isEmpty, "A recording of an input method needs at least one step.")
        self.steps = steps
    }
}

extension RecordedInputMethod: HeadlessInputMethod {
    public func events(for character: Character) -> [TextInput]? {
        guard steps[next].key == character else { return nil }
        let answers = steps[next].answers
        next = (next + 1) % steps.count
        return answers.map { answer in
            switch answer {
            case .composing(let text):
                .composing(text, selection: text.count..<text.count)
            case .committed(let text): .committed(text)
            }
        }
    }
}
