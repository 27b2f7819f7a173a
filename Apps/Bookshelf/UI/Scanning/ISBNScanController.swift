import BookshelfLists
import CameraCapture
import QRReading
import UIKit

/// Reads the bar code on the back of a book with the camera.
final class ISBNScanController: UIViewController {
    private let feed: CameraFeed
    private let onFind: (ISBN) -> Void
    private var watching: Task<Void, Never>?

    private let picture = UIImageView()
    private let line = UIView()
    private let advice = UILabel()

    /// Creates a screen.
    ///
    /// - Parameter onFind: Called with the number of a book, after which the screen closes.
    init(feed: @escaping CameraFeed, onFind: @escaping (ISBN) -> Void) {
        self.feed = feed
        self.onFind = onFind
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Scan ISBN", bundle: .module)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        // The bar lies on the picture's black ground.
        navigationController?.overrideUserInterfaceStyle = .dark
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: String(localized: "Cancel", bundle: .module), style: .plain, target: self,
            action: ISBNScanController.cancel)
        picture.contentMode = .scaleAspectFit
        picture.isAccessibilityElement = false
        line.backgroundColor = .systemRed
        advice.font = .preferredFont(forTextStyle: .callout)
        advice.textColor = .white
        advice.textAlignment = .center
        advice.numberOfLines = 0
        advice.accessibilityIdentifier = "Advice"
        for part in [picture, line, advice] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: safe.topAnchor),
            picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            picture.bottomAnchor.constraint(equalTo: advice.topAnchor, constant: -16),
            line.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
            line.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
            line.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
            line.heightAnchor.constraint(equalToConstant: 2),
            advice.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            advice.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
            advice.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -20),
        ])
        show(nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // A screen that is on its way cannot close.
        watching = Task { [weak self, feed] in await Self.watch(feed(), for: self) }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        watching?.cancel()
    }

    private func cancel() { dismiss(animated: true) }

    // MARK: Frames

    /// Follows the camera until a book's number is seen. The screen may close before that.
    private static func watch(
        _ events: AsyncThrowingStream<CameraEvent, any Error>,
        for screen: @autoclosure () -> ISBNScanController?
    ) async {
        do {
            for try await event in events {
                guard !Task.isCancelled, let screen = screen() else { return }
                switch event {
                case .frame(let frame):
                    let codes = await Task.detached {
                        (try? GoodsCodeReader().read(GreyPicture(frame))) ?? []
                    }.value
                    screen.picture.image = frame.image.map { UIImage(cgImage: $0) }
                    if let isbn = codes.lazy.compactMap({ ISBN(goods: $0.digits) }).first {
                        return screen.found(isbn)
                    }
                    screen.show(nil, sees: codes.first?.digits)
                case .interrupted(let error): screen.show(error)
                case .started, .interruptionEnded: screen.show(nil)
                case .refused, .stopped: break
                }
            }
        } catch {
            screen()?.show(error)
        }
    }

    private func found(_ isbn: ISBN) {
        onFind(isbn)
        dismiss(animated: true)
    }

    /// Says what to do, that a code is not a book's, or why there is no picture.
    private func show(_ error: (any Error)?, sees digits: String? = nil) {
        line.isHidden = error != nil
        if let error {
            advice.text = (error as? CameraError)?.text ?? error.localizedDescription
        } else if let digits {
            advice.text = String(
                localized: "\(digits) is not a book’s number. Books have 978 or 979 in front.",
                bundle: .module)
        } else {
            advice.text = String(
                localized: "Hold the bar code on the back of the book in front of the camera.",
                bundle: .module)
        }
    }
}

extension CameraError {
    /// The sentence for the user.
    @MainActor fileprivate var text: String {
        switch self {
        case .noCamera, .missing:
            String(
                localized: "There is no camera. Connect one, or type the number.", bundle: .module)
        case .forbidden:
            String(
                localized:
                    "This program may not use the camera. Add yourself to the group “video”, and log in again.",
                bundle: .module)
        case .busy:
            String(localized: "Another program uses the camera. Close it.", bundle: .module)
        case .lost(let reason), .unreadable(let reason), .description(let reason):
            String(localized: "The camera shows nothing. \(reason)", bundle: .module)
        }
    }
}
