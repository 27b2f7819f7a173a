import Testing

@Suite("The languages of apps")
struct AppLanguageTests {
    /// An app, with the beginnings of texts that it shows in every language: the user's data, and
    /// the names of formats and types.
    struct App: CustomTestStringConvertible, Sendable {
        let name: String
        let data: [String]

        /// `true` if the app shows Swift code.
        var showsCode = false

        var testDescription: String { name }
    }

    static let apps = [
        App(name: "TouchPainter", data: ["#FF"]),
        App(name: "PlanBoard", data: []),
        App(name: "Scanner", data: ["WPA", "PNG", "PDF"]),
        App(name: "PrintDesk", data: ["POOO", "PSSS", "WF", "WL"]),
        App(
            name: "Bookshelf",
            data: [
                "Alice", "Moby", "Pride", "The Secret", "The Time", "The Wind", "Treasure",
                "Walden", "Jane Austen", "Novel", "classic", "BIB", "CSV", "JSON", "Book Id",
            ]),
        App(name: "LayoutLab", data: ["card", "green", "red", "blue", "title"], showsCode: true),
        App(
            name: "Gallery",
            data: [
                "Aiko", "Amir", "Ana", "Ben", "Bo", "Carla", "Chen", "Dana", "David", "Elif",
                "Emil", "Nils", "Noor", "Olga", "Omar", "Paula", "Quinn", "Ravi", "Rosa", "Sara",
                "Sven", "OK",
                // Names of system symbols, which are in English so far.
                "image", "book", "camera", "star", "heart", "play fill", "backward fill",
                "forward fill",
            ], showsCode: true),
    ]

    /// Dates of the system, which knows no language that was made up.
    nonisolated(unsafe) private static let date =
        /^(January|February|March|April|May|June|July|August|September|October|November|December|(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) |(Mon|Tue|Wed|Thu|Fri|Sat|Sun), |MON|TUE|WED|THU|FRI|SAT|SUN|AM$|PM$|\d+:\d\d.[AP]M$)/

    @Test(
        "Apps: a further language is one folder per module, and every text and menu is in it",
        arguments: apps)
    func everyText(app: App) throws {
        let program = try ProgramCopy(of: "textprobe")
        try program.addLanguage("qps")
        let texts = try program.output(["qps", app.name], patience: 300)
            .split(separator: "\n").map(String.init)
        #expect(texts.count { $0.contains("⟦") } > 20)
        for text in texts where ProgramCopy.unmarked(text).contains(/[A-Za-z]{2}/) {
            let isData = (app.data + ["textprobe"]).contains(where: text.hasPrefix)
            let isCode = app.showsCode && text.contains(/\w\.\w|[={]/)
            #expect(isData || isCode || text.firstMatch(of: Self.date) != nil, "\(text)")
        }
    }
}
