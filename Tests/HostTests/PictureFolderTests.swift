import Foundation
import HostGTK
import Testing

@Suite("Folder of pictures")
struct PictureFolderTests {
    @Test("Picture folder: is created, and gets a file with a new name for each picture")
    func names() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("pictures-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let pictures = PictureFolder(path: folder.path)
        try pictures.add([1])
        try pictures.add([2])
        let second = folder.appendingPathComponent("Picture 2.png")
        #expect(try Data(contentsOf: second) == Data([2]))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }

    @Test("Picture folder: a place that cannot be written is an error")
    func failure() {
        #expect(throws: (any Error).self) {
            try PictureFolder(path: "/dev/null/pictures").add([1])
        }
    }
}
