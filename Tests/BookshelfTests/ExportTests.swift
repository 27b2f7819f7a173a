import BookshelfLists
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Exported files")
struct ExportTests {
    @Test("Export: a file that was exported before stays")
    func names() throws {
        let folder = try TemporaryFolder()
        let (app, _, api) = HeadlessApp.shelf(in: folder)
        for title in ["Emma", "Ulysses"] {
            try api.insert(Book(name: title))
            try app.finger.tap(on: "More")
            app.settle()
            try app.finger.tap(on: "Import and export…")
            app.settle()
            try app.finger.tap(on: "Save file")
            app.settle()
            try app.finger.tap(on: "Done")
            app.settle()
        }
        let texts = try ["books-export.csv", "books-export 2.csv"].map {
            try String(contentsOf: folder.url.appendingPathComponent($0), encoding: .utf8)
        }
        #expect(texts[0].contains("Emma") && !texts[0].contains("Ulysses"))
        #expect(texts[1].contains("Ulysses"))
    }
}
