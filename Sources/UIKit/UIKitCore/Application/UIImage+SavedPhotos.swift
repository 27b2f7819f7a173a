import Foundation
public import FoundationGaps

/// Writes an image as a PNG file into the user's folder of pictures, a desktop's photo album.
/// Without a display the picture is only recorded.
///
/// - Parameters:
///   - image: The image.
///   - completionTarget: The object that is called afterwards, on the main actor.
///   - completionSelector: Its method, of the form
///     `image(_:didFinishSavingWithError:contextInfo:)`.
///   - contextInfo: A pointer that the method receives.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    let target = completionTarget as AnyObject?
    nonisolated(unsafe) let context = contextInfo
    let app = UIApplication.shared
    app.schedule(after: 0) {
        var failure: (any Error)?
        do {
            guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
            try app.host.savePicture([UInt8](data))
        } catch {
            failure = error
        }
        guard let target, let completionSelector else { return }
        completionSelector.perform(
            on: target, sender: image, event: EndOfOperation(error: failure, context: context))
    }
}
