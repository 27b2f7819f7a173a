import CameraCapture
import CoreGraphics
import Foundation
import FoundationGaps
import QuartzCore
import UIKitControls
import UIKitCore

/// The screen of a ``UIImagePickerController`` whose source is the camera: its picture with a
/// button that takes a photo, then the photo with one that uses it.
final class CameraController: UIViewController {
    /// Called with the photo that the user uses.
    var onPhoto: ((UIImage) -> Void)?

    /// Called when the user closes the screen.
    var onCancel: (() -> Void)?

    /// `false` if the app has controls of its own, which take and use photos at once.
    var showsControls = true {
        didSet { update() }
    }

    /// The app's view over the picture.
    var overlay: UIView? {
        didSet {
            guard overlay !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if isViewLoaded { addOverlay() }
        }
    }

    /// The transform of the camera's picture; photos have none.
    var pictureTransform = CGAffineTransform.identity {
        didSet { update() }
    }

    private enum Phase {
        /// No frame has come yet.
        case opening

        case live(CGImage)
        case photo(UIImage)

        /// The camera gives no frames; those that can come again do so by themselves.
        case failed(CameraError, isOver: Bool)
    }

    private var phase = Phase.opening {
        didSet { update() }
    }

    /// `true` if a photo is to be taken of the next frame.
    private var isPhotoWanted = false

    private var watching: Task<Void, Never>?
    private let picture = UIImageView()
    private let advice = UILabel()
    private let shutter = ShutterButton()
    private let left = UIButton(type: .system)
    private let right = UIButton(type: .system)

    /// The height of the controls in points.
    private static let barHeight: CGFloat = 104

    // MARK: The screen

    override func viewDidLoad() {
        super.viewDidLoad()
        overrideUserInterfaceStyle = .dark
        view.backgroundColor = .black
        view.clipsToBounds = true
        picture.contentMode = .scaleAspectFit
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = SystemText.localized("Camera")
        advice.font = .preferredFont(forTextStyle: .callout)
        advice.textColor = .white
        advice.textAlignment = .center
        advice.numberOfLines = 0
        shutter.addAction(UIAction { [weak self] _ in self?.takePicture() }, for: .touchUpInside)
        left.addAction(UIAction { [weak self] _ in self?.leave() }, for: .primaryActionTriggered)
        right.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .primaryActionTriggered)
        for button in [left, right] {
            button.tintColor = .white
            button.titleLabel?.font = .systemFont(ofSize: 18)
        }
        for part in [picture, advice, shutter, left, right] { view.addSubview(part) }
        addOverlay()
        update()
    }

    private func addOverlay() {
        guard let overlay else { return }
        view.insertSubview(overlay, belowSubview: advice)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        let height = showsControls ? min(Self.barHeight, safe.height / 3) : 0
        let bar = CGRect(x: safe.minX, y: safe.maxY - height, width: safe.width, height: height)
        let area = CGRect(
            x: safe.minX, y: safe.minY, width: safe.width, height: safe.height - height)
        // A frame has no meaning for a view with a transform.
        picture.bounds.size = area.size
        picture.center = CGPoint(x: area.midX, y: area.midY)
        let width = max(0, min(area.width - 40, 480))
        let size = advice.sizeThatFits(CGSize(width: width, height: .infinity))
        advice.frame = CGRect(
            x: area.midX - width / 2, y: area.midY - size.height / 2,
            width: width, height: size.height)
        let side = min(ShutterButton.side, height)
        shutter.frame = CGRect(
            x: bar.midX - side / 2, y: bar.midY - side / 2, width: side, height: side)
        // A long word does not reach the shutter.
        let room = max(0, (bar.width - side) / 2 - 32)
        for (button, isLeft) in [(left, true), (right, false)] {
            let width = min(room, max(44, button.sizeThatFits(bar.size).width))
            button.frame = CGRect(
                x: isLeft ? bar.minX + 16 : bar.maxX - 16 - width, y: bar.midY - 22, width: width,
                height: 44)
        }
    }

    private func update() {
        guard isViewLoaded else { return }
        var problem: CameraError?
        var canRetry = false
        switch phase {
        case .opening: picture.image = nil
        case .live(let image): picture.image = UIImage(cgImage: image)
        case .photo(let photo): picture.image = photo
        case .failed(let error, let isOver):
            (problem, canRetry) = (error, isOver)
            picture.image = nil
        }
        var isPhoto = false
        if case .photo = phase { isPhoto = true }
        picture.transform = isPhoto ? .identity : pictureTransform
        let text = problem?.pickerAdvice
        if advice.text != text {
            advice.text = text
            view.setNeedsLayout()
        }
        shutter.isHidden = !showsControls || isPhoto
        shutter.isEnabled = problem == nil
        left.isHidden = !showsControls
        right.isHidden = !showsControls || !(isPhoto || canRetry)
        setTitle(of: left, isPhoto ? "Retake" : "Cancel")
        setTitle(of: right, isPhoto ? "Use Photo" : "Try Again")
    }

    private func setTitle(of button: UIButton, _ english: String) {
        let text = SystemText.localized(english)
        guard button.title(for: .normal) != text else { return }
        button.setTitle(text, for: .normal)
        view.setNeedsLayout()
    }

    // MARK: The camera

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
        // A photo that waits for an answer stays.
        if case .photo = phase { return }
        start()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stop()
    }

    private func start() {
        CameraUsage.check(for: "UIImagePickerController")
        phase = .opening
        stop()
        let camera = Camera(
            .device(), configuration: CaptureConfiguration(torch: .off, format: .color))
        watching = Task { [weak self] in await Self.watch(camera, for: self) }
    }

    private func stop() {
        watching?.cancel()
        watching = nil
    }

    /// Follows the camera. The screen may close before it ends.
    private static func watch(
        _ camera: Camera, for screen: @autoclosure () -> CameraController?
    ) async {
        do throws(CameraError) {
            for try await event in camera {
                guard !Task.isCancelled, let screen = screen() else { return }
                screen.take(event)
            }
        } catch {
            guard !Task.isCancelled else { return }
            screen()?.phase = .failed(error, isOver: true)
        }
    }

    private func take(_ event: CameraEvent) {
        switch event {
        case .frame(let frame):
            guard let image = frame.image else { return }
            phase = .live(image)
            if isPhotoWanted { takePicture() }
        case .interrupted(let error): phase = .failed(error, isOver: false)
        case .stopped: phase = .failed(.lost(""), isOver: true)
        case .started, .interruptionEnded, .refused: break
        }
    }

    // MARK: The photo

    /// Takes a photo: of the frame that is shown, or of the next one.
    func takePicture() {
        guard case .live(let image) = phase else {
            if case .photo = phase { return }
            isPhotoWanted = true
            return
        }
        isPhotoWanted = false
        let photo = UIImage(cgImage: image)
        guard showsControls else {
            onPhoto?(photo)
            return
        }
        stop()
        phase = .photo(photo)
    }

    /// Closes the screen, or goes back from a photo to the camera.
    private func leave() {
        if case .photo = phase { start() } else { onCancel?() }
    }

    /// Uses the photo, or opens the camera again.
    private func goOn() {
        switch phase {
        case .photo(let photo): onPhoto?(photo)
        case .failed(_, isOver: true): start()
        case .opening, .live, .failed: break
        }
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        guard showsControls else { return nil }
        return [
            UIKeyCommand(
                action: Selector(CameraController.pressEscape, name: "pressEscape"),
                input: UIKeyCommand.inputEscape),
            UIKeyCommand(
                action: Selector(CameraController.pressReturn, name: "pressReturn"), input: "\r"),
        ]
    }

    private func pressEscape() { leave() }

    private func pressReturn() {
        if case .live = phase { takePicture() } else { goOn() }
    }
}

/// The round button that takes a photo.
private final class ShutterButton: UIControl {
    /// The side in points.
    static let side: CGFloat = 72

    private let disc = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.borderColor = UIColor.white.cgColor
        layer.borderWidth = 4
        disc.backgroundColor = .white
        disc.isUserInteractionEnabled = false
        addSubview(disc)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = SystemText.localized("Take Picture")
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.width / 2
        disc.frame = bounds.insetBy(dx: 8, dy: 8)
        disc.layer.cornerRadius = disc.bounds.width / 2
    }

    override var isHighlighted: Bool {
        didSet { updateDisc() }
    }

    override var isEnabled: Bool {
        didSet { updateDisc() }
    }

    private func updateDisc() { disc.alpha = isEnabled ? isHighlighted ? 0.5 : 1 : 0.3 }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .touchUpInside)
        return true
    }
}

extension CameraError {
    /// What is wrong, and what helps, for the user of an app.
    @MainActor fileprivate var pickerAdvice: String {
        switch self {
        case .noCamera, .missing: SystemText.localized("There is no camera. Connect one.")
        case .forbidden:
            SystemText.localized("This app may not use the camera. Allow it in the settings.")
        case .busy: SystemText.localized("Another program uses the camera. Close it.")
        case .lost: SystemText.localized("The camera was disconnected. Connect it again.")
        case .unreadable, .description: SystemText.localized("The camera gives no picture.")
        }
    }
}
