import PlacesAppCore
import ProgressHUD
import Toasts
import UIKit
import UniformTypeIdentifiers

// Extracts, maps and tracks that the user opens or drops.
extension RootController: UIDocumentPickerDelegate, UIDropInteractionDelegate {
    /// Shows the desktop's dialog for extracts, maps and tracks.
    func pickFiles() {
        let picker = UIDocumentPickerViewController(
            forOpeningContentTypes: ["pbf", "mbtiles", "gpx"].compactMap {
                UTType(filenameExtension: $0)
            })
        picker.allowsMultipleSelection = true
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { open(urls) }

    func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { session.canLoadObjects(ofClass: URL.self) }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
        session.loadObjects(ofClass: URL.self) { [weak self] urls in
            self?.open(urls.filter(\.isFileURL))
        }
    }

    /// Opens files, one after another, and after those that are being opened. What fails is told in
    /// one message.
    func open(_ files: [URL]) {
        guard !files.isEmpty else { return }
        opening = Task { [opening] in
            await opening?.value
            var problems: [String] = []
            for file in files {
                if let problem = await self.open(file) { problems.append(problem) }
            }
            guard let first = problems.first else { return }
            self.tell(
                first,
                message: problems.count > 1
                    ? problems.dropFirst().joined(separator: "\n") : nil)
        }
    }

    /// Opens a file.
    ///
    /// - Returns: What went wrong; `nil` for nothing, or if the user stopped it.
    private func open(_ file: URL) async -> String? {
        switch file.pathExtension.lowercased() {
        case "gpx": return await addTrack(file)
        case "pbf", "mbtiles": return await addMap(file)
        default:
            let name = file.lastPathComponent
            return String(
                localized:
                    "“\(name)” is not an extract of OpenStreetMap (PBF), a map (MBTiles) or a track (GPX).",
                bundle: .module)
        }
    }

    private func addTrack(_ file: URL) async -> String? {
        let folder = services.tracks
        // A large file takes seconds.
        let result = await Task.detached {
            Result { () throws(TrackError) in
                let copy = try folder.add(file)
                return (copy, MeasuredTrack(try Track(gpx: copy)))
            }
        }.value
        switch result {
        case .failure(let error): return error.text
        case .success(let (copy, track)):
            NotificationCenter.default.post(name: TracksController.didChange, object: nil)
            showMap()
            map.show(track, named: copy.deletingPathExtension().lastPathComponent, of: copy)
            return nil
        }
    }

    private func addMap(_ file: URL) async -> String? {
        let library = services.library
        do {
            let name = file.lastPathComponent
            let region = try await HUD.during(
                String(localized: "Importing “\(name)”…", bundle: .module), in: view,
                cancelTitle: String(localized: "Cancel", bundle: .module)
            ) { hud in
                hud.mode = .annularDeterminate
                return try await library.add(file) { share in
                    DispatchQueue.main.async {
                        MainActor.assumeIsolated { hud.progress = Float(share) }
                    }
                }
            }
            showMap()
            map.show(region)
            let title = region.name
            view.makeToast(String(localized: "“\(title)” is on the map.", bundle: .module))
            return nil
        } catch MapLibraryError.cancelled {
            return nil
        } catch is CancellationError {
            return nil
        } catch let error as MapLibraryError {
            return error.text
        } catch {
            return error.localizedDescription
        }
    }
}
