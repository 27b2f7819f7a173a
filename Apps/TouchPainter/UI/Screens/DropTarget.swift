import Foundation
import TouchPainterCore
import UIKit
import UniformTypeIdentifiers

/// Takes pictures and drawings that are dropped on the canvas from other programs, and pictures
/// that are chosen in the desktop's dialog.
///
/// A picture lands where it is dropped; a drawing comes onto the canvas, as one step of undo.
final class DropTarget: NSObject, UIDropInteractionDelegate, UIDocumentPickerDelegate {
    private unowned let controller: CanvasViewController

    init(controller: CanvasViewController) {
        self.controller = controller
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool {
        session.canLoadObjects(ofClass: UIImage.self) || session.canLoadObjects(ofClass: URL.self)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
        let canvas = controller.canvasView
        let place = canvas.viewport.canvasPoint(at: session.location(in: canvas))
        guard session.canLoadObjects(ofClass: URL.self) else {
            session.loadObjects(ofClass: UIImage.self) { [weak self] images in
                for image in images { self?.place(image, at: place) }
            }
            return
        }
        session.loadObjects(ofClass: URL.self) { [weak self] urls in
            for url in urls where url.isFileURL { self?.take(url, at: place) }
        }
    }

    /// Shows the desktop's dialog for pictures, which land in the middle of what is shown.
    func pick() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image])
        picker.allowsMultipleSelection = true
        picker.delegate = self
        controller.present(picker, animated: true)
    }

    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
        for url in urls { take(url, at: self.controller.middle) }
    }

    private func take(_ url: URL, at place: CGPoint) {
        if url.pathExtension == PaintingFile.pathExtension {
            controller.mediator?.open(file: url)
        } else if let image = CanvasViewController.picture(named: url.path) {
            self.place(image, at: place)
        } else {
            let name = url.lastPathComponent
            controller.show(
                message: String(localized: "“\(name)” is not a picture.", bundle: .module))
        }
    }

    private func place(_ image: UIImage, at place: CGPoint) {
        guard controller.painting.activeLayer.isEditable else {
            return controller.painting.refuse()
        }
        controller.paste(image, at: place)
    }
}
