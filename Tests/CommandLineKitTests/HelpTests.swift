import CommandLineKit
import Foundation
import ProgramTesting
import Testing

@Suite("Help, completion and manual")
struct HelpTests {
    private func help(_ words: String...) async -> String {
        await CommandFixture.program.respond(to: words + ["--help"]).output
    }

    @Test("Help: a command shows its usage, every option and its examples")
    func command() async {
        #expect(
            await help("qr", "read") == """
                tool qr read reads pictures.

                USAGE
                  tool qr read <file>… [options]  pictures

                Several pictures are read one after the other.

                OPTIONS
                  --json             Prints JSON.
                  --budget MS        The time to look at a picture.
                  -o, --output FILE  Writes a file.
                  --level L          low or high.
                  -c, --category C   A category.

                COMMON OPTIONS
                  --language L  en or zh; by default the language of LC_ALL, LC_MESSAGES or LANG.
                  -h, --help    Prints this text.

                EXAMPLES
                  tool qr read photo.png

                """)
        #expect(await help("qr", "play").contains("--<input> V  Changes an input."))
    }

    @Test("Help: a family lists its commands and exit codes, also for an empty command line")
    func family() async {
        let text = await help("qr")
        #expect(text.hasPrefix("tool qr reads and makes codes.\n\nUSAGE\n"))
        #expect(text.contains("  tool qr read <file>…  reads pictures\n"))
        #expect(text.contains("  1    A picture has no code.\n"))
        #expect(text.contains("  130  Interrupted by ctrl-C.\n"))
        #expect(await CommandFixture.program.respond(to: ["qr"]).output == text)
        #expect(await help().contains("tool qr …  reads and makes codes"))
    }

    @Test("Help: the text is in the language of the command line")
    func language() async {
        let text = await help("qr", "read", "--language", "zh")
        #expect(text.hasPrefix("tool qr read reads pictures。\n\n用法\n"))
        #expect(text.contains("打印这段说明。"))
    }

    // MARK: Completion

    /// The words that bash offers for the last of `words`.
    private func completed(_ words: String...) throws -> [String] {
        let script = """
            \(CommandFixture.program.completion(for: .bash))
            COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _tool; printf '%s\\n' "${COMPREPLY[@]}"
            """
        let bash = try ChildProcess(
            "/bin/bash", ["-c", script, "tool", "tool"] + words, in: URL(fileURLWithPath: "/"))
        _ = try bash.end()
        return bash.lines.filter { !$0.isEmpty }
    }

    @Test("Completion: bash offers commands, options, choices and files")
    func bash() throws {
        #expect(try completed("") == ["qr", "--language", "--help", "--version"])
        #expect(try completed("qr", "r") == ["read"])
        #expect(try completed("qr", "read", "--le") == ["--level"])
        #expect(try completed("qr", "read", "--level", "") == ["low", "high"])
        #expect(try completed("qr", "read", "--output", "et") == ["etc"])
        #expect(try completed("qr", "read", "et") == ["etc"])
        #expect(try completed("qr", "read", "--budget", "") == [])
        #expect(try completed("qr", "play", "et") == [])
    }

    @Test(
        "Completion: every shell's script names every command and option", arguments: Shell.allCases
    )
    func shells(shell: Shell) {
        let script = CommandFixture.program.completion(for: shell)
        for word in ["read", "play", "budget", "level", "low high", "language", "output"] {
            #expect(script.contains(word), "\(word)")
        }
    }

    @Test("Manual: the page has every command, option and exit code, with escaped dashes")
    func manual() {
        let page = CommandFixture.program.manual()
        for text in [
            ".TH TOOL 1", ".SH NAME\ntool \\- does things", ".SH TOOL QR READ",
            ".B \\-c, \\-\\-category C\nA category.", ".B 130", "A picture has no code.",
        ] {
            #expect(page.contains(text), "\(text)")
        }
    }
}
