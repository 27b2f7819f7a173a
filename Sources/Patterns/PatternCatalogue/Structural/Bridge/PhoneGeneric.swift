extension Phones {
    /// Software as a value: a name and what it opens.
    struct App: Sendable {
        let lines: [String]

        static let play = App(lines: ["PlaySoftWare开始打开微信", "PlaySoftWare开始打开QQ"])
        static let work = App(lines: ["WorkSoftWare打开Xcode", "WorkSoftWare打开办公软件"])
        static let game = App(lines: ["GameSoftware开始QQ斗地主", "GameSoftware开始QQ麻将"])
    }

    /// A make of phone, which only knows how to present what runs on it.
    protocol Handset {
        func present(_ lines: [String]) -> [String]
    }

    struct LinedHandset: Handset {
        func present(_ lines: [String]) -> [String] {
            lines + [String(repeating: "=", count: 28)]
        }
    }

    /// Any app on any make: the two sides meet here and nowhere else.
    static func run(_ app: App, on handset: some Handset) -> [String] {
        handset.present(app.lines)
    }
}
