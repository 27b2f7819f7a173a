import Foundation

/// A folder that pictures are saved in, each as a file with a new name.
package struct PictureFolder {
    /// The path of the folder, which need not exist.
    let path: String

    package init(path: String) { self.path = path }

    /// Writes a PNG file with the first free name of `Picture 1.png`, `Picture 2.png` and so on.
    package func add(_ png: [UInt8]) throws {
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var number = 1
        while true {
            do {
                let file = folder.appendingPathComponent("Picture \(number).png")
                return try Data(png).write(to: file, options: .withoutOverwriting)
            } catch CocoaError.fileWriteFileExists {
                number += 1
            }
        }
    }
}
