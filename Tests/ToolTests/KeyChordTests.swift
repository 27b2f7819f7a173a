import Playback
import Testing

@Suite("KeyChord")
struct KeyChordTests {
    @Test(
        "KeyChord: parsing ignores letter case",
        arguments: [
            ("z", KeyChord(.character("z"))),
            ("ctrl+z", KeyChord(.character("z"), [.ctrl])),
            ("Control + Shift + Z", KeyChord(.character("z"), [.ctrl, .shift])),
            ("cmd+alt+F5", KeyChord(.function(5), [.cmd, .alt])),
            ("Return", KeyChord(.named(.enter))),
            ("esc", KeyChord(.named(.escape))),
            ("shift+pageUp", KeyChord(.named(.pageUp), [.shift])),
            ("ctrl+plus", KeyChord(.character("+"), [.ctrl])),
            ("ctrl+-", KeyChord(.character("-"), [.ctrl])),
            ("é", KeyChord(.character("é"))),
        ])
    func reading(text: String, chord: KeyChord) {
        #expect(KeyChord(text) == chord)
    }

    @Test(
        "KeyChord: a chord with an unknown part is nil",
        arguments: ["", "+", "ctrl+", "ctrl", "hyper+z", "ab", "f0", "f13", "z+ctrl", " "])
    func unknown(text: String) {
        #expect(KeyChord(text) == nil)
    }
}
