import QRMaking
import UIKit

/// A QR code of a text, and what is known about it.
final class CodeExample: UIViewController {
    private let text: String

    init(_ text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let picture = UIImageView(frame: CGRect(x: 16, y: 16, width: 148, height: 148))
        let label = UILabel(
            frame: CGRect(x: 180, y: 16, width: view.bounds.width - 192, height: 148))
        label.autoresizingMask = .flexibleWidth
        label.numberOfLines = 0
        label.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        view.addSubview(picture)
        view.addSubview(label)
        do {
            let code = try QRPicture(text, encoder: QREncoder(level: .medium))
            picture.image = UIImage(cgImage: try code.image(pixels: 296))
            label.text = "UTF-8, level M\n\(code.matrix.side)×\(code.matrix.side) modules\n\(text)"
        } catch {
            label.text = "\(error)"
        }
    }
}
