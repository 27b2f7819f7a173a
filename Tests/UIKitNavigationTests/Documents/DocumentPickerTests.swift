import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@Suite("Pickers of files")
struct DocumentPickerTests {
    private final class Follower: NSObject, UIDocumentPickerDelegate,
        UIImagePickerControllerDelegate, UINavigationControllerDelegate
    {
        var calls: [String] = []
        var urls: [URL] = []
        var picked: [UIImagePickerController.InfoKey: Any] = [:]

        func documentPicker(
            _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
        ) {
            self.urls = urls
            calls.append("picked, gone: \(controller.presentingViewController == nil)")
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
            calls.append("cancelled")
        }

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            picked = info
            calls.append("image")
            picker.dismiss(animated: true)
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            calls.append("no image")
            picker.dismiss(animated: true)
        }
    }

    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("PickerTests-\(UUID().uuidString)")
    private let follower = Follower()
    private let root = UIViewController()

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func file(_ name: String, _ text: String) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    private func present(_ make: () -> UIViewController) -> HeadlessApp {
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: root)
        root.present(make(), animated: true)
        app.settle()
        return app
    }

    @Test("Document picker: opens files of its types, and is gone before it reports them")
    func opening() throws {
        let app = present {
            let picker = UIDocumentPickerViewController(
                forOpeningContentTypes: [.commaSeparatedText, .jpeg])
            picker.allowsMultipleSelection = true
            picker.delegate = follower
            return picker
        }
        let request = try #require(app.host.fileRequest)
        #expect(request.action == .open && request.allowsMultiple)
        #expect(request.fileExtensions == ["csv", "jpeg", "jpg", "jpe"])
        let (one, two) = try (file("a.csv", "a"), file("b.csv", "b"))
        app.host.answerFileRequest([one.path, two.path])
        app.settle()
        #expect(follower.calls == ["picked, gone: true"] && root.presentedViewController == nil)
        #expect(follower.urls.map(\.path) == [one.path, two.path])
    }

    @Test("Document picker: cancelling is reported")
    func cancelling() {
        let app = present {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.folder])
            picker.delegate = follower
            return picker
        }
        #expect(app.host.fileRequest?.action == .folder)
        app.host.answerFileRequest(nil)
        app.settle()
        #expect(follower.calls == ["cancelled"] && root.presentedViewController == nil)
    }

    @Test("Document picker: a copy may be changed without changing the original")
    func copies() throws {
        let app = present {
            let picker = UIDocumentPickerViewController(
                forOpeningContentTypes: [.item], asCopy: true)
            picker.delegate = follower
            return picker
        }
        #expect(app.host.fileRequest?.fileExtensions == [])
        let original = try file("a.txt", "original")
        app.host.answerFileRequest([original.path])
        app.settle()
        let copy = try #require(follower.urls.first)
        #expect(copy.lastPathComponent == "a.txt" && copy.path != original.path)
        #expect(try String(contentsOf: copy, encoding: .utf8) == "original")
    }

    @Test("Document picker: exports one file under a chosen name, several into a folder")
    func exporting() throws {
        let (one, two) = try (file("one.txt", "1"), file("two.txt", "2"))
        let target = try file("old.txt", "old")
        let app = present {
            let picker = UIDocumentPickerViewController(forExporting: [one], asCopy: true)
            picker.delegate = follower
            return picker
        }
        #expect(app.host.fileRequest?.suggestedName == "one.txt")
        app.host.answerFileRequest([target.path])
        app.settle()
        #expect(follower.urls.map(\.path) == [target.path])
        #expect(try String(contentsOf: target, encoding: .utf8) == "1")
        #expect(FileManager.default.fileExists(atPath: one.path))

        let other = folder.appendingPathComponent("other")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        let picker = UIDocumentPickerViewController(forExporting: [one, two])
        picker.delegate = follower
        root.present(picker, animated: true)
        app.settle()
        app.host.answerFileRequest([other.path])
        app.settle()
        #expect(follower.urls.map(\.lastPathComponent) == ["one.txt", "two.txt"])
        #expect(!FileManager.default.fileExists(atPath: one.path))
    }

    @Test("Document picker: a file that cannot be written is shown, and counts as cancelled")
    func failing() throws {
        let one = try file("one.txt", "1")
        let app = present {
            let picker = UIDocumentPickerViewController(forExporting: [one], asCopy: true)
            picker.delegate = follower
            return picker
        }
        app.host.answerFileRequest([folder.appendingPathComponent("none/x.txt").path])
        app.settle()
        #expect(root.presentedViewController is UIAlertController && follower.calls == [])
        try app.finger.tap(on: "OK")
        app.settle()
        #expect(follower.calls == ["cancelled"])
    }

    @Test("Image picker: offers the media types of the app, and gives a film's file")
    func films() throws {
        let film = try file("f.mp4", "film")
        let app = present {
            let picker = UIImagePickerController()
            picker.mediaTypes =
                UIImagePickerController.availableMediaTypes(for: .photoLibrary) ?? []
            picker.delegate = follower
            return picker
        }
        let extensions = try #require(app.host.fileRequest?.fileExtensions)
        #expect(extensions.contains("png") && extensions.contains("mp4"))
        app.host.answerFileRequest([film.path])
        app.settle()
        #expect(follower.picked[.mediaURL] as? URL == film)
        #expect(follower.picked[.mediaType] as? String == "public.movie")
    }

    @Test("Image picker: a picker that allows editing gives the square in the middle, too")
    func editedImage() throws {
        let picture = folder.appendingPathComponent("wide.png")
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10), format: format)
            .image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
            }
        try #require(image.pngData()).write(to: picture)
        let app = present {
            let picker = UIImagePickerController()
            picker.allowsEditing = true
            picker.delegate = follower
            return picker
        }
        app.host.answerFileRequest([picture.path])
        app.settle()
        let square = try #require(follower.picked[.editedImage] as? UIImage)
        #expect(square.size == CGSize(width: 10, height: 10))
        #expect(
            (follower.picked[.cropRect] as? NSValue)?.cgRectValue
                == CGRect(x: 10, y: 0, width: 10, height: 10))
        let full = UIGraphicsImageRenderer(size: square.size, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(square.pngData() == full.pngData())
    }

    @Test("Image picker: gives the picture and its file")
    func images() throws {
        let picture = folder.appendingPathComponent("p.png")
        let app = present {
            let picker = UIImagePickerController()
            picker.delegate = follower
            return picker
        }
        #expect(app.host.fileRequest?.fileExtensions.contains("png") == true)
        try UIGraphicsImageRenderer(size: CGSize(width: 5, height: 4)).pngData {
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 4))
        }.write(to: picture)
        app.host.answerFileRequest([picture.path])
        app.settle()
        #expect(follower.calls == ["image"] && root.presentedViewController == nil)
        #expect(follower.picked[.imageURL] as? URL == picture)
        #expect(follower.picked[.originalImage] is UIImage)
        // A text is no picture.
        let picker = UIImagePickerController()
        picker.delegate = follower
        root.present(picker, animated: true)
        app.settle()
        app.host.answerFileRequest([try file("a.png", "text").path])
        app.settle()
        #expect(follower.calls == ["image", "no image"] && root.presentedViewController == nil)
    }

    @Test("Uniform types: by ending, media type and hierarchy")
    func types() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "image/png; q=1") == .png)
        #expect(UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
        #expect(UTType.svg.isSubtype(of: .xml) && UTType.image.isSupertype(of: .heic))
        #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
        let own = UTType(filenameExtension: "paint")
        #expect(own?.isDynamic == true && own?.preferredFilenameExtension == "paint")
        #expect(own?.conforms(to: .data) == true && UTType("no.such") == nil)
        #expect(UTType(exportedAs: "org.example.paint").conforms(to: .item))
    }
}
