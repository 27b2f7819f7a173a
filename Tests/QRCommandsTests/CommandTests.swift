import CommandLineKit
import CoreGraphics
import Foundation
import QR
import QRCommands
import TestSupport
import Testing

/// Answers a command line.
func answer(_ words: String..., input: Data = Data()) async throws -> CommandResponse {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(input)
    try pipe.fileHandleForWriting.close()
    return await respond(
        to: patient(words),
        console: Console(standardInput: pipe.fileHandleForReading.fileDescriptor))
}

/// Answers a command line as the program does.
private func respond(
    to words: [String], console: Console = Console()
) async -> CommandResponse {
    await QRCommands.family.respond(to: words, called: "touchstone qr", console: console)
}

/// A command that reads pictures with the maximum time budget, so that a busy machine does not
/// matter.
private func patient(_ words: [String]) -> [String] {
    let others = ["--budget", "--film", "--camera", "--help"]
    guard words.first == "read", words.count > 1, !words.contains(where: others.contains) else {
        return words
    }
    return words + ["--budget", "600000"]
}

@Suite("touchstone qr")
struct FamilyTests {
    @Test(
        "qr: every command prints its help",
        arguments: [
            [], ["--help"], ["read", "--help"], ["make", "-h"],
        ])
    func help(words: [String]) async {
        let response = await respond(to: words)
        #expect(response.exitCode == .success)
        #expect(response.output.contains("USAGE"))
        #expect(response.output.contains("EXAMPLES"))
        #expect(response.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test("qr: an unknown command or option gets the nearest name as a suggestion")
    func mistakes() async throws {
        let command = try await answer("reed", "a.png")
        #expect(command.exitCode == .mistake)
        #expect(command.complaint?.contains("Did you mean “read”?") == true)
        let style = try await answer("make", "a", "--style", "liqid")
        #expect(style.exitCode == .mistake)
        #expect(style.complaint?.contains("Did you mean “liquid”?") == true)
        #expect(try await answer("read").exitCode == .mistake)
        #expect(try await answer("make").exitCode == .mistake)
        let chinese = await respond(
            to: ["make"], console: Console(environment: ["LANG": "zh_CN.UTF-8"]))
        #expect(chinese.complaint == "需要文本，例如“touchstone qr make https://example.com”。")
    }

    @Test("qr: a mistake refers to existing help, and an option without effect is refused")
    func hints() async throws {
        for words in [["make", "a", "--password", "x"], ["make", "a", "--tel", "1"]] {
            let response = await respond(to: words)
            #expect(response.complaint?.hasSuffix("See “touchstone qr make --help”.") == true)
        }
        #expect(
            try await answer("make", "a", "--radial").complaint
                == "“--radial” has no effect without “--to-color”. Leave it out.")
    }

    @Test(
        "qr: conflicting arguments are refused",
        arguments: [
            ["make", "a", "b"], ["make", "a", "--tel", "1"],
            ["make", "--tel", "1", "--geo", "1,2"],
            ["make", "a", "--password", "x"], ["make", "--geo", "1"], ["make", "--geo", "91,0"],
            ["make", "a", "-o", "a.gif"], ["make", "a", "--version", "41"],
            ["make", "1", "--micro", "--version", "5"], ["make", "1", "--micro", "--parts", "2"],
            ["make", "a", "--parts", "17"], ["make", "a", "--color", "reddish"],
            ["make", "--wifi", "a", "--password", "short"],
            ["make", "--wifi", "a", "--security", "x"],
            ["make", "--wifi", "a", "--security", "open", "--password", "12345678"],
            ["read", "a.png", "--budget", "0"],
            ["make", "--tel", "abc"], ["make", "--sms", "me"], ["make", "--mail", "foo"],
            ["make", "--mail", "a b@c.example"], ["make", "--mail", "a@b..example"],
            ["make", "--contact", "A", "--email", "foo"],
            ["make", "--contact", "A", "--phone", "+"],
            ["make", "a", "--radial"], ["make", "a", "--angle", "45"],
            ["make", "a", "--logo-share", "20"],
            ["make", "a", "--to-color", "#0050A0", "--radial", "--angle", "45"],
        ])
    func conflicts(words: [String]) async {
        let response = await respond(to: words)
        #expect(response.exitCode == .mistake)
        #expect(response.complaint?.isEmpty == false)
    }
}

@Suite("touchstone qr make")
struct MakeTests {
    @Test(
        "qr make: a written file of each format is read back", .rows("S0-103"),
        arguments: ["png", "svg", "PNG"])
    func formats(format: String) async throws {
        let folder = try Folder()
        let path = folder.path("code.\(format)")
        let made = try await answer(
            "make", "https://example.com/中文", "--style", "liquid", "--eyes", "leaf", "--level", "Q",
            "--size", "400", "-o", path)
        #expect(made.exitCode == .success)
        #expect(made.output.contains("level Q"))
        let read = try await answer("read", "--text", path)
        #expect(read.output == "https://example.com/中文\n")
    }

    @Test("qr make: PDF and text files are written")
    func otherFormats() async throws {
        let folder = try Folder()
        #expect(
            try await answer("make", "a", "-o", folder.path("a.pdf")).exitCode == .success)
        #expect(try folder.contents("a.pdf").starts(with: Data("%PDF".utf8)))
        #expect(
            try await answer("make", "a", "-o", folder.path("a.txt")).exitCode == .success)
        #expect(try folder.contents("a.txt").count > 500)
    }

    @Test("qr make: without a file name the code is printed")
    func terminal() async throws {
        let light = try await answer("make", "01234567")
        #expect(light.output.split(separator: "\n").count == 15)
        let dark = try await answer("make", "01234567", "--terminal", "dark")
        #expect(dark.output.hasPrefix("█████"))
        let ansi = try await answer("make", "01234567", "--terminal", "ansi")
        #expect(ansi.output.hasPrefix("\u{1B}["))
        let micro = try await answer("make", "12345", "--micro")
        #expect(micro.output.split(separator: "\n").count == 8)
    }

    @Test("qr make: the text is read from standard input")
    func standardInput() async throws {
        let folder = try Folder()
        let path = folder.path("a.png")
        let made = try await answer("make", "-", "-o", path, input: Data("from a pipe\n".utf8))
        #expect(made.exitCode == .success)
        #expect(try await answer("read", "--text", path).output == "from a pipe\n")
        let empty = try await answer("make", "-", "-o", path)
        #expect(empty.exitCode == .failure)
        #expect(empty.complaint?.contains("nothing to say") == true)
        _ = try await answer("make", "-", "-o", path, input: Data("of Windows\r\n".utf8))
        #expect(try await answer("read", "--text", path).output == "of Windows\n")
    }

    @Test("qr make: a standard input that is not UTF-8 is refused with advice")
    func otherEncoding() async throws {
        let made = try await answer("make", "-", input: Data([0xCD, 0xE2, 0xCC, 0xB2]))
        #expect(made.exitCode == .failure)
        #expect(
            made.complaint
                == "The standard input is no text in UTF-8. Convert it first, as “iconv -f GB18030 -t UTF-8” does."
        )
    }

    @Test(
        "qr make: options encode networks, places, messages and contacts",
        arguments: [
            (
                ["--wifi", "Café", "--password", "kaffee123", "--hidden"],
                "WIFI:T:WPA;S:Café;P:kaffee123;H:true;;"
            ),
            (
                ["--geo", "31.2397,-121.4998", "--label", "外滩"],
                "geo:31.2397,-121.4998?q=31.2397,-121.4998(%E5%A4%96%E6%BB%A9)"
            ),
            (["--tel", "+86 21 5555"], "tel:+86%2021%205555"),
            (["--sms", "10086", "--body", "hi: there"], "SMSTO:10086:hi: there"),
            (["--mail", "a@b.example", "--subject", "x y"], "mailto:a@b.example?subject=x%20y"),
        ])
    func payloads(words: [String], text: String) async throws {
        let folder = try Folder()
        let path = folder.path("a.png")
        let made = await respond(to: ["make"] + words + ["-o", path])
        #expect(made.exitCode == .success)
        #expect(try await answer("read", "--text", path).output == text + "\n")
    }

    @Test("qr make: a text is split over several codes, which qr read joins")
    func parts() async throws {
        let folder = try Folder()
        let text = "one text in three parts, 分三部分"
        let made = try await answer("make", text, "--parts", "3", "-o", folder.path("p.png"))
        #expect(made.output.split(separator: "\n").count == 3)
        let paths = (1...3).map { folder.path("p-\($0).png") }
        let read = await respond(to: patient(["read", "--text"] + paths.reversed()))
        #expect(read.output == text + "\n")
        let report = await respond(to: patient(["read"] + paths))
        #expect(report.output.contains("part 2 of 3"))
        #expect(report.output.contains("3 parts together"))
        let some = await respond(to: patient(["read"] + paths.prefix(2)))
        #expect(!some.output.contains("together"))
        #expect(
            some.complaint
                == "Part 3 of 3 is missing: \(paths.prefix(2).joined(separator: ", ")).")
    }

    @Test("qr read: JSON has the joined text of several codes, or the missing one")
    func partsInJSON() async throws {
        let folder = try Folder()
        let text = String(repeating: "中文字符", count: 40)
        _ = try await answer("make", text, "--parts", "3", "-o", folder.path("p.png"))
        let paths = (1...3).map { folder.path("p-\($0).png") }
        for count in [3, 2] {
            let words = patient(["read", "--json"] + paths.suffix(count).reversed())
            let response = await respond(to: words)
            let entries = try #require(
                try JSONSerialization.jsonObject(with: Data(response.output.utf8))
                    as? [[String: Any]])
            #expect(entries.count == count + 1)
            let spread = try #require(entries.last)
            #expect(spread["text"] as? String == (count == 3 ? text : nil))
            #expect(spread["missing"] as? [Int] == (count == 3 ? [] : [1]))
            #expect(spread["files"] as? [String] == paths.suffix(count).reversed())
        }
    }

    @Test(
        "qr make: the largest codes need square eyes, and other shapes are refused with advice",
        arguments: QRStyle.EyeShape.allCases)
    func largestCodes(eyes: QRStyle.EyeShape) async throws {
        let folder = try Folder()
        let path = folder.path("a.png")
        let text = String(repeating: "a", count: 2331)
        let made = try await answer("make", text, "--eyes", eyes.rawValue, "-o", path)
        if eyes != .square {
            #expect(made.complaint?.contains("version 40") == true)
            #expect(made.complaint?.contains("Square eyes work.") == true)
            return
        }
        #expect(made.complaint == nil)
        #expect(try await answer("read", "--text", path).output == text + "\n")
    }

    @Test("qr make: the output file can be a link or a pipe")
    func otherPlaces() async throws {
        let folder = try Folder()
        let (link, pipe) = (folder.path("link.svg"), folder.path("pipe.txt"))
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "far.svg")
        try #require(mkfifo(pipe, 0o600) == 0)
        // Opened for reading and writing, so that neither end blocks.
        let reader = FileHandle(fileDescriptor: open(pipe, O_RDWR), closeOnDealloc: true)
        #expect(try await answer("make", "a", "-o", link).complaint == nil)
        #expect(try await answer("make", "a", "-o", pipe).complaint == nil)
        #expect(try folder.contents("far.svg").starts(with: Data("<".utf8)))
        _ = try FileManager.default.destinationOfSymbolicLink(atPath: link)
        #expect(reader.availableData.count > 100)
    }

    @Test(
        "qr make: a failure to make or write a code reports the reason",
        arguments: [
            (["make", "a", "--color", "#FFFF00"], "contrast"),
            (["make", "a", "--color", "#FFFFFF", "--background", "#000000"], "Swap"),
            (["make", "a", "--quiet", "1"], "quiet zone"),
            (["make", "a", "-o", "/no/such/folder/a.png"], "no folder"),
            (["make", "a", "--logo", "/no/such/logo.png"], "Is the name right?"),
            (["make", String(repeating: "x", count: 3000)], "669 bytes too long"),
        ])
    func failures(words: [String], reason: String) async {
        let response = await respond(to: words)
        #expect(response.exitCode == .failure)
        #expect(response.complaint?.contains(reason) == true)
    }
}

@Suite("touchstone qr make: standard output and JSON")
struct MadeCodeTests {
    /// Answers a command line, with what it writes to the standard output itself.
    private func written(_ words: [String]) async throws -> (CommandResponse, Data) {
        let pipe = Pipe()
        let output = pipe.fileHandleForWriting
        let response = await QRCommands.family.respond(
            to: words, called: "touchstone qr",
            console: Console(standardOutput: output.fileDescriptor))
        try output.close()
        return (response, pipe.fileHandleForReading.readDataToEndOfFile())
    }

    @Test(
        "qr make: a code is written to the standard output in any format",
        arguments: [("png", "\u{89}PNG"), ("svg", "<"), ("pdf", "%PDF"), ("txt", "█")])
    func standardOutput(format: String, start: String) async throws {
        for place in [["-o", "-"], []] {
            let (response, data) = try await written(["make", "a", "--format", format] + place)
            #expect(response == CommandResponse())
            let bytes = format == "png" ? [0x89] + Array("PNG".utf8) : Array(start.utf8)
            #expect(format == "txt" ? data.count > 500 : data.starts(with: bytes))
        }
    }

    @Test("qr make: --format decides, whatever the file is called")
    func format() async throws {
        let folder = try Folder()
        let path = folder.path("code")
        #expect(try await answer("make", "a", "-o", path).exitCode == .mistake)
        #expect(try await answer("make", "a", "--format", "svg", "-o", path).complaint == nil)
        #expect(try folder.contents("code").starts(with: Data("<".utf8)))
        #expect(
            try await answer("make", "two parts", "--parts", "2", "--format", "svg", "-o", path)
                .complaint == nil)
        #expect(try folder.contents("code-2").starts(with: Data("<".utf8)))
    }

    @Test(
        "qr make: what a terminal or a pipe cannot take is refused",
        arguments: [["--format", "png"], ["--format", "pdf", "-o", "-"]])
    func refused(words: [String]) async throws {
        let response = await QRCommands.family.respond(
            to: ["make", "a"] + words, called: "touchstone qr",
            console: Console(isOutputTerminal: true))
        #expect(response.complaint?.hasPrefix("A terminal cannot show") == true)
        #expect(try await written(["make", "a", "--parts", "2"] + words).0.exitCode == .mistake)
        #expect(try await written(["make", "a", "--json"] + words).0.exitCode == .mistake)
    }

    @Test("qr make: JSON output is as its help describes")
    func json() async throws {
        let folder = try Folder()
        let response = try await answer(
            "make", "some text", "--parts", "2", "--json", "-o", folder.path("a.png"))
        let codes = try #require(
            try JSONSerialization.jsonObject(with: Data(response.output.utf8))
                as? [[String: Any]])
        #expect(codes.count == 2)
        #expect((codes[1]["part"] as? [String: Int])?["index"] == 1)
        #expect((codes[0]["file"] as? String)?.hasSuffix("a-1.png") == true)
        let rows = try #require(codes[0]["modules"] as? [String])
        #expect(rows.count == codes[0]["side"] as? Int)
        #expect(rows[0].hasPrefix("11111110"))
        let printed = try await answer("make", "1", "--micro", "--json")
        #expect(printed.output.contains("\"version\" : 1\n"))
        #expect(printed.output.contains("\"isMicro\" : true"))
        #expect(!printed.output.contains("\"file\""))
    }
}

@Suite("touchstone qr read")
struct ReadTests {
    private func picture(of text: String, in folder: Folder, _ name: String) throws -> String {
        let path = folder.path(name)
        try QRPicture(text).png(pixels: 300).write(to: URL(fileURLWithPath: path))
        return path
    }

    @Test("qr read: the effect of following a code is described, with a warning")
    func preview() async throws {
        let folder = try Folder()
        let path = try picture(of: "http://apple.com@evil.example/", in: folder, "a.png")
        let english = try await answer("read", path)
        #expect(english.exitCode == .success)
        #expect(english.output.contains("a.png: QR 3-M, mask"))
        #expect(english.output.contains("  Opens a web page: evil.example"))
        #expect(english.output.contains("“apple.com” is not the site"))
        let chinese = try await answer("read", path, "--language", "zh")
        #expect(chinese.output.contains("打开网页：evil.example"))
    }

    @Test("qr read: passwords and keys are shown only on request")
    func secrets() async throws {
        let folder = try Folder()
        let path = try picture(
            of: "otpauth://totp/a?secret=JBSWY3DPEHPK3PXP", in: folder, "a.png")
        #expect(try await !answer("read", path).output.contains("JBSWY3DP"))
        #expect(try await answer("read", "--secrets", path).output.contains("JBSWY3DP"))
    }

    @Test("qr read: keys of one-time passwords are hidden in texts and JSON, unless asked for")
    func keys() async throws {
        let folder = try Folder()
        let text = "otpauth://totp/a?secret=JBSWY3DPEHPK3PXP&issuer=b"
        let path = try picture(of: text, in: folder, "a.png")
        let plain = try await answer("read", "--text", path).output
        #expect(plain == "otpauth://totp/a?secret=•••&issuer=b\n")
        #expect(try await answer("read", "--text", "--secrets", path).output == text + "\n")
        let json = try await answer("read", "--json", path).output
        #expect(!json.contains("JBSWY3DP") && !json.contains("bytes"))
        let base64 = Data(text.utf8).base64EncodedString()
        let whole = try await answer("read", "--json", "--secrets", path).output
        #expect(whole.contains("JBSWY3DP") && whole.contains(base64.prefix(20)))
    }

    @Test("qr read: JSON output is as its help describes")
    func json() async throws {
        let folder = try Folder()
        let good = try picture(of: "WIFI:T:WPA;S:a;P:12345678;;", in: folder, "a.png")
        let bad = folder.path("none.png")
        let response = try await answer("read", "--json", good, bad)
        #expect(response.exitCode == .failure)
        let files = try #require(
            try JSONSerialization.jsonObject(with: Data(response.output.utf8))
                as? [[String: Any]])
        #expect(files.count == 2)
        let code = try #require((files[0]["codes"] as? [[String: Any]])?.first)
        #expect(code["text"] as? String == "WIFI:T:WPA;S:a;P:12345678;;")
        #expect(code["kind"] as? String == "wifi")
        #expect(code["version"] as? Int == 2)
        #expect(code["level"] as? String == "M")
        #expect((code["corners"] as? [[Double]])?.count == 4)
        let preview = try #require(code["preview"] as? [String: Any])
        #expect(preview["title"] as? String == "Joins a wireless network: a")
        #expect((files[1]["error"] as? String)?.isEmpty == false)
        #expect(files[1]["codes"] == nil)
    }

    @Test("qr read: of a folder the pictures are read, by name, and in its folders")
    func folders() async throws {
        let folder = try Folder()
        for name in ["more/deep", ".hidden", "empty"] {
            try FileManager.default.createDirectory(
                atPath: folder.path(name), withIntermediateDirectories: true)
        }
        for name in ["10.png", "2.PNG", "more/deep/3.png", ".hidden/4.png", ".5.png", "6.txt"] {
            _ = try picture(of: "code \(name)", in: folder, name)
        }
        let read = try await answer("read", "--text", folder.url.path)
        #expect(read.output == "code 2.PNG\ncode 10.png\ncode more/deep/3.png\n")
        #expect(read.exitCode == .success)
        let json = try await answer("read", "--json", folder.url.path + "/")
        #expect(json.output.contains("\(folder.path("2.PNG"))\""))
        let empty = try await answer("read", folder.path("empty"))
        #expect(empty.exitCode == .failure)
        #expect(empty.complaint == "\(folder.path("empty")): There is no picture in this folder.")
    }

    /// A PDF file with a page for each text, which has its code; a page without a code for `nil`.
    private func document(_ texts: [String?], in folder: Folder, _ name: String) throws -> String {
        let path = folder.path(name)
        var sheet = CGRect(x: 0, y: 0, width: 595, height: 842)
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(consumer: consumer, mediaBox: &sheet, nil))
        for text in texts {
            context.beginPDFPage(nil)
            if let text {
                let image = try QRPicture(text).image(pixels: 300)
                context.draw(image, in: CGRect(x: 100, y: 300, width: 200, height: 200))
            }
            context.endPDFPage()
        }
        context.closePDF()
        try (data as Data).write(to: URL(filePath: path))
        return path
    }

    @Test("qr read: each page of a PDF is read, and those without a code are left out")
    func pages() async throws {
        let folder = try Folder()
        let path = try document(["一", nil, "three"], in: folder, "menu.PDF")
        let read = try await answer("read", path)
        #expect(read.exitCode == .success)
        #expect(read.output.contains("menu.PDF, page 1: QR"))
        #expect(read.output.contains("menu.PDF, page 3: QR"))
        #expect(!read.output.contains("page 2"))
        let json = try await answer("read", "--json", path)
        let files = try #require(
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
        #expect(files.map { $0["page"] as? Int } == [1, 3])
        let piped = try await answer(
            "read", "--text", "-", input: try folder.contents("menu.PDF"))
        #expect(piped.output == "一\nthree\n")
        #expect(try await answer("read", "--text", folder.url.path).output == "一\nthree\n")
    }

    @Test("qr read: a PDF without a code, or one that is damaged, is one failure")
    func pagesWithoutCode() async throws {
        let folder = try Folder()
        let blank = try document([nil, nil], in: folder, "blank.pdf")
        let none = try await answer("read", blank)
        #expect(none.exitCode == .failure)
        #expect(none.complaint == "\(blank): No QR code was found on its 2 pages.")
        let damaged = folder.path("damaged.pdf")
        try Data("%PDF-1.7\nnothing".utf8).write(to: URL(filePath: damaged))
        let broken = try await answer("read", damaged)
        #expect(broken.exitCode == .failure)
        #expect(broken.complaint?.contains("looks like a PDF") == true)
    }

    @Test(
        "qr read: Chinese is neither shortened nor escaped", arguments: [nil, "--json", "--text"])
    func chinese(form: String?) async throws {
        let folder = try Folder()
        let text = String(repeating: "触石读码，不截断；", count: 60)
        let path = folder.path("long.png")
        try QRPicture(text).png(pixels: 1200).write(to: URL(filePath: path))
        let words = ["read", path, "--language", "zh"] + (form.map { [$0] } ?? [])
        let response = await respond(to: patient(words))
        #expect(response.output.contains(text))
        #expect(!response.output.contains("\\u"))
    }

    @Test("qr read: codes of many pictures come in the pictures' order")
    func many() async throws {
        let folder = try Folder()
        let texts = (0..<24).map { "picture \($0)" }
        let paths = try texts.map { try picture(of: $0, in: folder, "\($0).png") }
        let response = await respond(to: patient(["read", "--text"] + paths))
        #expect(response.output == texts.map { $0 + "\n" }.joined())
    }

    @Test("qr read: a picture is read from standard input")
    func standardInput() async throws {
        let png = try QRPicture("piped").png(pixels: 200)
        #expect(try await answer("read", "--text", "-", input: png).output == "piped\n")
        let text = try await answer("read", "-", input: Data("no picture".utf8))
        #expect(text.exitCode == .failure)
    }

    @Test("qr read: a picture without a code gives a diagnosis and exit code 1, others are read")
    func failures() async throws {
        let folder = try Folder()
        let blank = folder.path("blank.pgm")
        let pixels = Data("P5 100 100 255\n".utf8) + Data(repeating: 200, count: 10_000)
        try pixels.write(to: URL(fileURLWithPath: blank))
        let alone = try await answer("read", blank)
        #expect(alone.exitCode == .failure)
        #expect(alone.complaint?.contains("No QR code was found") == true)
        let good = try picture(of: "here", in: folder, "good.png")
        let both = try await answer("read", blank, good, folder.path("missing.png"))
        #expect(both.exitCode == .failure)
        #expect(both.output.contains("Shows text"))
        #expect(both.output.contains("blank.pgm: No QR code was found"))
        #expect(both.complaint == "2 of 3 files gave no code.")
        let chinese = try await answer(
            "read", blank, good, folder.path("missing.png"), "--language", "zh")
        #expect(chinese.complaint == "3 个文件中有 2 个没有读到码。")
    }
}
