import UIKit

extension Article {
    /// Books behind a facade.
    static var shelf: Article {
        Article(
            "shelf", .localized("The bookshelf"), symbol: "books.vertical",
            color: .systemOrange,
            [
                (.localized("The model"), [.bookValues, .bookFiles, .decoration, .folders]),
                (.localized("The facade"), [.bookAPI, .thumbnails]),
                (.localized("The screen"), [.bookCells]),
            ])
    }
}

extension Page {
    fileprivate static var bookValues: Page {
        Page(
            "book-values", .localized("A book from a dictionary"),
            .localized(
                "The server sends dictionaries. A member that is missing or of the wrong type is nothing; a book writes only the members that it has. Files hold readable JSON, and the same books give the same bytes."
            ),
            rows: ["S3-02", "S3-03", "S3-17"], files: ["BookValuesExample.swift"],
            live: .lines([
                .text("name", .localized("Name"), "小王子"),
                .flag("wrong", .localized("Values of the wrong type")),
            ]) {
                BookValuesExample.run(name: $0.text("name"), isWrong: $0.isOn("wrong"))
            })
    }

    fileprivate static var bookFiles: Page {
        Page(
            "book-files", .localized("From the file, or from the app"),
            .localized(
                "At the first start there is no file: the app's own books are read, and saved. Of a damaged file what can be read is kept, and the file itself stays under another name."
            ),
            rows: ["S3-16"], asks: [.localized("What if the saved file is damaged?")],
            files: ["BookFilesExample.swift"],
            live: .lines([
                .choice(
                    "start", .localized("Start"),
                    [
                        .localized("the first"), .localized("the second"),
                        .localized("with a damaged file"),
                    ])
            ]) { try BookFilesExample.run(BookFilesExample.Start.allCases[$0.index("start")]) })
    }

    fileprivate static var decoration: Page {
        Page(
            "decoration", .localized("Two forms of decorating"),
            .localized(
                "Decorate where a type should stay as it is: to show it in a table, say. An extension decorates every value of the type; an object around a value decorates that one, and can be taken away."
            ),
            rows: ["S3-11"], files: ["DecorationExample.swift"],
            live: .lines { _ in DecorationExample.run() })
    }

    fileprivate static var folders: Page {
        Page(
            "folders", .localized("Folders for model, view and controller"),
            .localized(
                "Who looks for a screen looks into the folder of screens. What is imported goes one way: the model knows no view, so that a program without a window can use it."
            ),
            rows: ["S3-06"], files: ["FoldersExample.swift"],
            live: .lines { _ in FoldersExample.run() })
    }

    fileprivate static var bookCells: Page {
        Page(
            "book-cells", .localized("Books in a collection"),
            .localized(
                "Each cell is a board with a book. Cells beyond the last book are empty boards, and books that were read have a badge. A tap asks before it deletes."
            ),
            rows: ["S3-04", "S3-12", "S3-13", "S3-14"], files: ["ShelfExample.swift"],
            live: .screen(height: 180) { _ in ShelfExample() })
    }

    fileprivate static var bookAPI: Page {
        Page(
            "book-api", .localized("One object in front of server and file"),
            .localized(
                "Screens talk to one object that lives until the end; they know neither the server nor the file. Deleting asks the server first. If it fails, refuses or sends nonsense, the book stays, and an index beyond the shelf is refused."
            ),
            .localized("The server is a stand-in: choose its mood."),
            rows: ["S3-07", "S3-08", "S3-09", "S3-15", "S3-18", "S3-19"],
            asks: [.localized("How do I test without a server?")],
            files: ["BookAPIExample.swift"],
            live: .screen(height: 230) { _ in
                ReportController(
                    .localized("Server"),
                    BookAPIExample.moods.map { LocalizedText(verbatim: $0.name) }
                ) { await BookAPIExample.run($0) }
            })
    }

    fileprivate static var thumbnails: Page {
        Page(
            "thumbnails", .localized("A small picture for each device"),
            .localized("The address of a thumbnail ends differently on a phone and on a pad."),
            rows: ["S3-10"], files: ["ThumbnailExample.swift"],
            live: .lines([.text("path", .localized("Path"), "/image/sea.png")]) {
                ThumbnailExample.run($0.text("path"))
            })
    }
}
