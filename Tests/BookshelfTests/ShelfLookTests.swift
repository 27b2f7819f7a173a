import BookshelfCore
import BookshelfLists
import CameraCapture
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import BookshelfUI

@Suite("Bookshelf's looks")
struct ShelfLookTests {
    /// The screens of the app.
    nonisolated enum Screen: String, CaseIterable {
        case shelf, tidying, nothing, page, form, wrongNumber, statistics, transfer, account
        case camera, noCamera, delete, offline, unsaved, draft, imported, trash
        case restorable
    }

    @Test(
        "Looks: each screen matches its goldens", arguments: Screen.allCases,
        AppVariant.narrowAndWide)
    func screens(screen: Screen, variant: AppVariant) throws {
        let server = FakeBookServer()
        let api = BookAPI(store: BookStore(file: nil), server: server)
        let folder = screen == .offline ? try offlineFolder() : nil
        if screen == .offline { server.mood = .failing }
        let isCamera = screen == .camera
        let app = HeadlessApp(
            variant, scale: 1,
            delegate: BookshelfApp(
                size: variant.size, api: api,
                pictures: screen == .offline ? FakeBookServer() : server,
                folders: folder?.folders, connect: { _ in server },
                camera: {
                    isCamera
                        ? StillCamera.feed([.frame(Barcode.picture("5901234123457"))])
                        : StillCamera.feed([], error: .noCamera)
                }))
        app.settle()
        let library = try #require(app.window.rootViewController as? LibraryController)
        try show(screen, in: library, api)
        app.settle()
        if screen == .restorable {
            let isEnglish = app.find("Delete book") != nil
            try app.finger.tap(on: isEnglish ? "Delete book" : "确定删除")
            app.advance(by: 1)
        }
        try app.snapshot().matchGolden("\(screen)-\(variant)")
    }

    private func show(_ screen: Screen, in library: LibraryController, _ api: BookAPI) throws {
        switch screen {
        case .shelf: break
        case .offline:
            for entry in api.entries.prefix(3) { try api.update(entry.id) { $0.year = 1 } }
        case .unsaved:
            let form = BookFormController(
                api: api, entry: api.entries[0], camera: { StillCamera.feed([]) })
            present(form, over: library)
            form.loadViewIfNeeded()
            let field = try #require(form.view.textField("Genre"))
            field.text = "novel"
            field.sendActions(for: .editingChanged)
            form.navigationController?.presentationController.map {
                $0.delegate?.presentationControllerDidAttemptToDismiss($0)
            }
        case .draft:
            var draft = BookDraft(api.entries[0].book)
            draft[.genre] = "novel"
            present(
                BookFormController(
                    api: api, restoring: draft, of: api.entries[0].book, index: 0,
                    camera: { StillCamera.feed([]) },
                    drafts: DraftFile(folder: URL(fileURLWithPath: "/dev/null/nowhere"))),
                over: library)
        case .imported:
            let list = "Title,My Rating\nEmma,5\n,3\nEmma,4\n西游记,5\n"
            let read = try BookFormat.csv.read(list).adding(to: api.books)
            library.tell(read.summary, message: read.reasons(atMost: 8).joined(separator: "\n"))
        case .trash:
            var trash = BookTrash(file: nil)
            for (index, book) in api.books.prefix(4).enumerated() {
                try trash.add(
                    book, index: index,
                    at: Date(timeIntervalSince1970: 1_795_500_000 + Double(index) * 86_400))
            }
            present(
                TrashController(editor: ShelfEditor(api: api, trash: trash)), over: library)
        case .tidying: library.shelf.setTidying(true)
        case .nothing: library.shelf.query.words = "zzz"
        case .page: library.shelf.onOpen?(api.entries[1].id)
        case .delete, .restorable:
            library.shelf.onOpen?(api.entries[1].id)
            library.details.trashItem.primaryAction?.performWithSender(nil, target: nil)
        case .form, .wrongNumber:
            let form = BookFormController(
                api: api, entry: api.entries[0], camera: { StillCamera.feed([]) })
            present(form, over: library)
            guard screen == .wrongNumber else { return }
            form.loadViewIfNeeded()
            let field = try #require(form.view.textField("ISBN"))
            field.text = "9787020008725"
            field.sendActions(for: .editingChanged)
        case .statistics:
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .gmt
            let today = Date(timeIntervalSince1970: 1_795_500_000)
            let books = (0..<6).map { number in
                var book = Book(name: "\(number)")
                (book.pages, book.page, book.isRead) = (300, 100, number % 2 == 0)
                for day in 0..<4 {
                    let start = 1_795_500_000 - (number + day * 3) * 86_400
                    book.readingTimes[start] = 600 + 1_500 * (number * day % 4)
                }
                return book
            }
            present(
                StatisticsController(books: books, today: today, calendar: calendar),
                over: library)
        case .transfer: present(TransferController(api: api, folder: nil), over: library)
        case .account:
            let sync = ShelfSync(
                api: api, accountFile: nil, connect: { _ in FakeBookServer() })
            present(SyncController(sync: sync), over: library)
        case .camera, .noCamera:
            present(
                ISBNScanController(
                    feed: {
                        screen == .camera
                            ? StillCamera.feed([.frame(Barcode.picture("5901234123457"))])
                            : StillCamera.feed([], error: .noCamera)
                    }, onFind: { _ in }), over: library)
        }
    }

    /// A folder with an account.
    private func offlineFolder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try BookAccount(address: "books.example", token: "x")?.save(to: folder.folders.account)
        return folder
    }

    private func present(_ screen: UIViewController, over library: LibraryController) {
        library.present(UINavigationController(rootViewController: screen), animated: false)
    }
}

/// A camera that delivers events of the caller's.
enum StillCamera {
    static func feed(
        _ events: [CameraEvent], error: CameraError? = nil
    ) -> AsyncThrowingStream<CameraEvent, any Error> {
        AsyncThrowingStream { feed in
            for event in events { feed.yield(event) }
            feed.finish(throwing: error)
        }
    }
}

/// Bar codes of goods, drawn by the rules of EAN-13.
nonisolated enum Barcode {
    /// The widths of bars and gaps of each digit on the left; mirrored for even parity.
    private static let digits = [
        "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011",
        "0110111", "0001011",
    ]

    /// Which of the six digits on the left have even parity, by the first digit.
    private static let parities = [
        "000000", "001011", "001101", "001110", "010011", "011001", "011100", "010101", "010110",
        "011010",
    ]

    private static func inverted(_ bits: String) -> String {
        String(bits.map { $0 == "0" ? "1" : "0" })
    }

    /// The modules of a number of 13 digits, 1 for black.
    static func modules(_ number: String) -> String {
        let values = number.compactMap(\.wholeNumberValue)
        let left = zip(values[1...6], parities[values[0]]).map { value, parity in
            parity == "0" ? digits[value] : String(inverted(digits[value]).reversed())
        }
        let right = values[7...12].map { inverted(digits[$0]) }
        return "101" + left.joined() + "01010" + right.joined() + "101"
    }

    /// A picture of 320 by 200 pixels.
    static func picture(_ number: String) -> CameraFrame {
        let modules = Array(modules(number))
        let pixels = (0..<200).flatMap { y in
            (0..<320).map { x -> UInt8 in
                let index = (x - 17) / 3
                let isBar = x >= 17 && (40..<160).contains(y) && index < modules.count
                return isBar && modules[index] == "1" ? 20 : 235
            }
        }
        return CameraFrame(width: 320, height: 200, bytes: pixels)
    }
}

extension UIView {
    /// The text field with an identifier in the view.
    fileprivate func textField(_ identifier: String) -> UITextField? {
        if let field = self as? UITextField, field.accessibilityIdentifier == identifier {
            return field
        }
        return subviews.lazy.compactMap { $0.textField(identifier) }.first
    }
}
