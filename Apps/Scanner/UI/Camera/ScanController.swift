import AVFoundation
import ScannerCore
import UIKit

/// Finds codes with the camera, in a view finder. One code is shown by itself; of several, the user
/// touches one.
final class ScanController: UIViewController, AVCaptureMetadataOutputObjectsDelegate {
    private let services: ScannerServices
    private let session = AVCaptureSession()
    private let output = AVCaptureMetadataOutput()
    private let photos = AVCapturePhotoOutput()
    private let queue = DispatchQueue(label: "scanner.session")
    private let preview = AVCaptureVideoPreviewLayer()
    private let finder = ViewFinderView()
    private let outlines = CodeOutlines()
    private let hint = UILabel()
    private let fileButton = UIButton(configuration: .gray())
    private let torch = UIBarButtonItem()
    private var device: AVCaptureDevice?
    private var observers: [any NSObjectProtocol] = []

    /// The only code of the last frame: one that stays is shown.
    private var candidate: String?

    /// The faults whose alert was shown: each is shown once.
    private var reported: Set<CameraFault> = []

    /// The margin in points around the opening in which codes are found too.
    private static let margin: CGFloat = 40

    init(services: ScannerServices) {
        self.services = services
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Scan", bundle: .module)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.clipsToBounds = true
        navigationItem.largeTitleDisplayMode = .never
        preview.videoGravity = .resizeAspectFill
        view.layer.addSublayer(preview)
        hint.textColor = .white
        hint.font = .preferredFont(forTextStyle: .callout)
        hint.textAlignment = .center
        hint.numberOfLines = 0
        hint.accessibilityIdentifier = "Hint"
        fileButton.setTitle(
            String(localized: "Read a picture or file", bundle: .module), for: .normal)
        fileButton.overrideUserInterfaceStyle = .dark
        fileButton.addAction(
            UIAction { [weak self] _ in self?.root?.pickFiles() }, for: .primaryActionTriggered)
        outlines.onChoose = { [weak self] in self?.choose($0) }
        for part in [finder, outlines, hint, fileButton] { view.addSubview(part) }
        torch.primaryAction = UIAction(image: UIImage(systemName: "flashlight.on")) {
            [weak self] _ in self?.turnTorch()
        }
        view.addInteraction(UIContextMenuInteraction(delegate: self))
        observe()
        setUp()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        preview.frame = view.bounds
        CATransaction.commit()
        finder.frame = view.bounds
        outlines.frame = view.bounds
        let opening = finder.opening
        let width = max(0, min(view.bounds.width - 32, 480))
        let height = hint.sizeThatFits(CGSize(width: width, height: .infinity)).height
        hint.frame = CGRect(
            x: (view.bounds.width - width) / 2, y: opening.maxY + 16, width: width, height: height)
        let size = fileButton.sizeThatFits(view.bounds.size)
        fileButton.frame = CGRect(
            x: (view.bounds.width - size.width) / 2, y: hint.frame.maxY + 12, width: size.width,
            height: size.height)
        updateRegion()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The bar lies on the dimmed picture.
        navigationController?.overrideUserInterfaceStyle = .dark
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        root?.camera = self
        start()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.overrideUserInterfaceStyle = .unspecified
        stop()
    }

    // MARK: The session

    private func observe() {
        func on(_ name: Notification.Name, _ body: @escaping @MainActor (AVError?) -> Void) {
            observers.append(
                NotificationCenter.default.addObserver(
                    forName: name, object: session, queue: .main
                ) { note in
                    let error = note.userInfo?[AVCaptureSessionErrorKey] as? AVError
                    MainActor.assumeIsolated { body(error) }
                })
        }
        on(AVCaptureSession.didStartRunningNotification) { [weak self] _ in self?.sees(nil) }
        on(AVCaptureSession.interruptionEndedNotification) { [weak self] _ in self?.sees(nil) }
        on(AVCaptureSession.wasInterruptedNotification) { [weak self] error in
            // A camera that was there and is gone was disconnected.
            self?.sees(error?.code == .deviceInUseByAnotherApplication ? .busy : .unplugged)
        }
        on(AVCaptureSession.runtimeErrorNotification) { [weak self] error in
            self?.sees(CameraFault(error))
        }
    }

    private func setUp() {
        hint.text = nil
        guard let device = AVCaptureDevice.default(for: .video),
            let input = try? AVCaptureDeviceInput(device: device)
        else { return }
        self.device = device
        if session.canAddInput(input) { session.addInput(input) }
        for output in [output, photos] where session.canAddOutput(output) {
            session.addOutput(output)
        }
        output.setMetadataObjectsDelegate(self, queue: .main)
        output.metadataObjectTypes = output.availableMetadataObjectTypes
        preview.session = session
        navigationItem.rightBarButtonItem = device.hasTorch ? torch : nil
        updateTorch()
    }

    private func start() {
        candidate = nil
        outlines.show([])
        switch AVCaptureDevice.authorizationStatus(for: .video) {
        case .authorized: break
        case .notDetermined: return requestAccess()
        case .denied, .restricted: return sees(.denied)
        }
        // A camera may have been connected since.
        if device == nil { setUp() }
        guard device != nil else { return sees(.absent) }
        queue.async { [session] in session.startRunning() }
    }

    /// Lets the desktop ask the user, and starts after a permission.
    private func requestAccess() {
        Task { [weak self] in
            let isAllowed = await AVCaptureDevice.requestAccess(for: .video)
            guard let self, view.window != nil else { return }
            if isAllowed { start() } else { sees(.denied) }
        }
    }

    private func stop() {
        finder.isScanning = false
        queue.async { [session] in session.stopRunning() }
    }

    private func updateRegion() {
        let area = finder.opening.insetBy(dx: -Self.margin, dy: -Self.margin)
            .intersection(view.bounds)
        guard device != nil, !area.isEmpty else { return }
        output.rectOfInterest = preview.metadataOutputRectConverted(fromLayerRect: area)
    }

    /// Shows that the camera works, or what is wrong with it. An alert says so once.
    private func sees(_ fault: CameraFault?) {
        finder.isScanning = fault == nil && view.window != nil
        if fault != nil { outlines.show([]) }
        hint.text = fault.map(\.title) ?? Self.usualHint
        // Nothing in the view finder has the focus, by which a menu is opened without a pointer.
        hint.accessibilityCustomActions =
            finder.isScanning
            ? [
                UIAccessibilityCustomAction(name: Self.readingTitle) { [weak self] _ in
                    self?.readWholePicture() ?? false
                }
            ] : nil
        fileButton.isHidden = fault == nil
        view.setNeedsLayout()
        // The frames' size is known now.
        updateRegion()
        guard let fault, reported.insert(fault).inserted, view.window != nil,
            presentedViewController == nil
        else { return }
        tell(fault.title, message: fault.advice)
    }

    private static var usualHint: String {
        String(localized: "Hold a code in the frame.", bundle: .module)
    }

    // MARK: Light

    private func turnTorch() {
        guard let device else { return }
        do {
            try device.lockForConfiguration()
            defer { device.unlockForConfiguration() }
            if device.isTorchActive {
                device.torchMode = .off
            } else {
                try device.setTorchModeOn(level: 1)
            }
            updateTorch()
        } catch {
            tell(
                String(localized: "The light does not go on.", bundle: .module),
                message: error.localizedDescription)
        }
    }

    private func updateTorch() {
        let isOn = device?.isTorchActive == true
        torch.image = UIImage(systemName: isOn ? "flashlight.on.fill" : "flashlight.on")
        torch.accessibilityLabel =
            isOn
            ? String(localized: "Light off", bundle: .module)
            : String(localized: "Light on", bundle: .module)
    }

    // MARK: Codes

    nonisolated func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {
        MainActor.assumeIsolated { found(metadataObjects) }
    }

    private func found(_ objects: [AVMetadataObject]) {
        guard session.isRunning, view.window != nil, finder.isScanning else { return }
        let codes = objects.compactMap { object -> (code: FoundCode, corners: [CGPoint])? in
            guard let read = object as? AVMetadataMachineReadableCodeObject,
                let text = read.stringValue,
                let shown = preview.transformedMetadataObject(for: read)
                    as? AVMetadataMachineReadableCodeObject
            else { return nil }
            return (FoundCode(kind: read.type.scannerKind, text: text), shown.corners)
        }
        outlines.show(codes)
        let text =
            codes.count > 1
            ? String(localized: "Touch the code that you want.", bundle: .module)
            : Self.usualHint
        if hint.text != text {
            hint.text = text
            view.setNeedsLayout()
        }
        // A code that is alone in two frames is not one of several of which the others are blurred.
        let only = codes.count == 1 ? codes[0].code : nil
        defer { candidate = only?.text }
        if let only, only.text == candidate { choose(only) }
    }

    private func choose(_ code: FoundCode) {
        guard finder.isScanning else { return }
        stop()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        root?.show(code, from: .camera, sender: self)
    }
}

// MARK: - The whole picture

extension ScanController: UIContextMenuInteractionDelegate, AVCapturePhotoCaptureDelegate {
    static var readingTitle: String {
        String(localized: "Read the whole picture", bundle: .module)
    }

    /// `true` if the camera works, and its picture can be read.
    var isScanning: Bool { finder.isScanning }

    /// Reads a picture in more ways than a frame, and as a whole.
    ///
    /// - Returns: `false` if the camera does not work; the hint says why.
    @discardableResult
    func readWholePicture() -> Bool {
        guard isScanning else { return false }
        photos.capturePhoto(with: AVCapturePhotoSettings(), delegate: self)
        return true
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard finder.isScanning else { return nil }
        let read = UIAction(
            title: Self.readingTitle, image: UIImage(systemName: "qrcode.viewfinder")
        ) { [weak self] _ in self?.readWholePicture() }
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [read]) })
    }

    nonisolated func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?
    ) {
        MainActor.assumeIsolated {
            // Without a picture the view says already what is wrong with the camera.
            guard view.window != nil, let image = photo.cgImageRepresentation() else { return }
            root?.read(image, from: .camera)
        }
    }
}

extension AVMetadataObject.ObjectType {
    /// The kind's name in the history.
    fileprivate var scannerKind: String {
        switch self {
        case .aztec: "aztec"
        case .codabar: "codabar"
        case .code39: "code39"
        case .code93: "code93"
        case .code128: "code128"
        case .dataMatrix: "dataMatrix"
        case .ean8: "ean8"
        case .ean13: "ean13"
        case .gs1DataBar: "dataBar"
        case .gs1DataBarExpanded: "dataBarExpanded"
        case .interleaved2of5, .itf14: "itf"
        case .microQR: "microQR"
        case .pdf417: "pdf417"
        case .upce: "upcE"
        default: "qr"
        }
    }
}
