import Foundation
import Platform
import UIKitControls
import UIKitCore

/// Saves a text, a picture or files where the user chooses, in the desktop's dialog.
final class SaveActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .saveToFiles }

    override var activityTitle: String? { SystemText.localized("Save to Files") }

    override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.down") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { Self.file($0) != nil }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    /// The dialog asks for a name; several items get that folder and names of their own.
    override func perform() {
        let files = items.compactMap(Self.file)
        guard let first = files.first, let application = UIApplication.current else {
            return activityDidFinish(false)
        }
        let isSingle = files.count == 1
        let request =
            isSingle ? FileRequest(.save, suggestedName: first.name) : FileRequest(.folder)
        application.host.chooseFiles(
            request, in: application.keyWindow?.hostWindow
        ) { [self] paths in
            application.makeCurrent()
            guard let path = paths?.first else { return activityDidFinish(false) }
            let place = URL(fileURLWithPath: path)
            do {
                for file in files {
                    let url = isSingle ? place : place.appendingPathComponent(file.name)
                    try file.contents().write(to: url, options: .atomic)
                }
                activityDidFinish(true)
            } catch {
                activityDidFail(error)
            }
        }
    }

    /// Returns the name and the contents of the file that an item becomes.
    private static func file(_ item: Any) -> (name: String, contents: () throws -> Data)? {
        if let url = item as? URL, url.isFileURL {
            return (url.lastPathComponent, { try Data(contentsOf: url) })
        }
        if let text = item as? String {
            return (SystemText.localized("Text") + ".txt", { Data(text.utf8) })
        }
        guard let image = item as? UIImage else { return nil }
        return (SystemText.localized("Image") + ".png", { image.pngData() ?? Data() })
    }
}
