import MapKit
import PlacesAppCore
import UIKit

// Printing the part of the map that is shown.
extension MapController {
    /// Shows the desktop's dialog for printers.
    func printPart() {
        loadViewIfNeeded()
        let options = MKMapSnapshotter.Options()
        options.mapRect = mapView.visibleMapRect
        options.size = mapView.bounds.size
        options.scale = 2
        options.traitCollection = UITraitCollection(userInterfaceStyle: .light)
        MKMapSnapshotter(options: options).start { [weak self] snapshot, error in
            guard let self else { return }
            guard let snapshot else {
                return tell(error?.localizedDescription ?? "")
            }
            send(picture(of: snapshot))
        }
    }

    /// Returns a part of the map with its lines and pins.
    private func picture(of snapshot: MKMapSnapshotter.Snapshot) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let size = snapshot.image.size
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            snapshot.image.draw(at: .zero)
            let canvas = context.cgContext
            for line in mapView.overlays.compactMap({ $0 as? MKPolyline }) {
                draw(line, of: snapshot, in: canvas)
            }
            for place in mapView.annotations.compactMap({ $0 as? PlaceAnnotation }) {
                draw(place, of: snapshot, in: canvas)
            }
        }
    }

    private func draw(
        _ line: MKPolyline, of snapshot: MKMapSnapshotter.Snapshot, in canvas: CGContext
    ) {
        guard line.pointCount > 1 else { return }
        var places = [CLLocationCoordinate2D](
            repeating: CLLocationCoordinate2D(), count: line.pointCount)
        line.getCoordinates(&places, range: NSRange(location: 0, length: line.pointCount))
        let color: UIColor = line === measuredLine ? .systemBlue : .systemPurple
        canvas.setStrokeColor(color.cgColor)
        canvas.setLineWidth(4)
        canvas.setLineJoin(.round)
        canvas.setLineCap(.round)
        canvas.addLines(between: places.map { snapshot.point(for: $0) })
        canvas.strokePath()
    }

    private func draw(
        _ place: PlaceAnnotation, of snapshot: MKMapSnapshotter.Snapshot, in canvas: CGContext
    ) {
        let point = snapshot.point(for: place.coordinate)
        let frame = CGRect(x: point.x - 5, y: point.y - 5, width: 10, height: 10)
        canvas.setFillColor(UIColor.white.cgColor)
        canvas.fillEllipse(in: frame.insetBy(dx: -2, dy: -2))
        let color: UIColor = place.kind == .saved ? .systemOrange : .systemRed
        canvas.setFillColor((place.kind == .measured ? .systemBlue : color).cgColor)
        canvas.fillEllipse(in: frame)
        guard place.kind != .measured else { return }
        place.details.name.draw(
            at: CGPoint(x: point.x + 9, y: point.y - 9),
            withAttributes: [
                .font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.black,
                .backgroundColor: UIColor.white.withAlphaComponent(0.75),
            ])
    }

    private func send(_ picture: UIImage) {
        let printer = UIPrintInteractionController.shared
        printer.printInfo = UIPrintInfo.printInfo()
        printer.printInfo?.jobName = String(localized: "Map", bundle: .module)
        printer.printInfo?.orientation =
            picture.size.width > picture.size.height ? .landscape : .portrait
        printer.printingItem = picture
        printer.present(animated: true) { [weak self] _, _, error in
            if let error { self?.tell(error.localizedDescription) }
        }
    }
}
