import AVFoundation
import UIKit

/// A screen that finds a QR code with the camera, in a view finder.
final class ScannerViewController: UIViewController {
    /// Called with the text of the first code.
    var onResult: ((String) -> Void)?

    let viewFinder = ViewFinderView()
    private let session = AVCaptureSession()
    private let output = AVCaptureMetadataOutput()
    private let queue = DispatchQueue(label: "scanner.session")
    private var preview: AVCaptureVideoPreviewLayer?
    private var observers: [NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Scan", comment: "")
        view.backgroundColor = .black
        viewFinder.frame = view.bounds
        viewFinder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(viewFinder)
        let started = NotificationCenter.default.addObserver(
            forName: .AVCaptureSessionDidStartRunning, object: session, queue: .main
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.viewFinder.isScanning = true }
        }
        let interrupted = NotificationCenter.default.addObserver(
            forName: .AVCaptureSessionWasInterrupted, object: session, queue: .main
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.viewFinder.isScanning = false }
        }
        observers = [started, interrupted]
        initCapture()
    }

    private func initCapture() {
        guard let device = AVCaptureDevice.default(for: .video),
            let input = try? AVCaptureDeviceInput(device: device)
        else { return }
        if (try? device.lockForConfiguration()) != nil {
            if device.hasTorch, device.isTorchModeSupported(.auto) { device.torchMode = .auto }
            if device.isFocusModeSupported(.continuousAutoFocus) {
                device.focusMode = .continuousAutoFocus
            }
            device.unlockForConfiguration()
        }
        session.beginConfiguration()
        if session.canAddInput(input) { session.addInput(input) }
        if session.canAddOutput(output) { session.addOutput(output) }
        for preset: AVCaptureSession.Preset in [.hd1920x1080, .hd1280x720, .vga640x480]
        where session.canSetSessionPreset(preset) {
            session.sessionPreset = preset
            break
        }
        session.commitConfiguration()
        output.setMetadataObjectsDelegate(self, queue: .main)
        output.metadataObjectTypes = output.availableMetadataObjectTypes
        let preview = AVCaptureVideoPreviewLayer(session: session)
        preview.videoGravity = .resizeAspectFill
        view.layer.insertSublayer(preview, at: 0)
        self.preview = preview
        queue.async { [session] in session.startRunning() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard preview == nil, presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: NSLocalizedString("No camera", comment: ""),
            message: NSLocalizedString(
                "Allow this app to use the camera in Settings.", comment: ""),
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("OK", comment: ""), style: .default))
        present(alert, animated: true)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        preview?.frame = view.bounds
        guard let preview else { return }
        // A code may extend beyond the view finder.
        let area = viewFinder.opening.insetBy(dx: -50, dy: -50).intersection(view.bounds)
        output.rectOfInterest = preview.metadataOutputRectConverted(fromLayerRect: area)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stop()
    }

    private func stop() {
        viewFinder.isScanning = false
        queue.async { [session] in session.stopRunning() }
    }
}

extension ScannerViewController: AVCaptureMetadataOutputObjectsDelegate {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {
        guard let code = metadataObjects.first as? AVMetadataMachineReadableCodeObject,
            let text = code.stringValue, session.isRunning
        else { return }
        stop()
        viewFinder.hint.text = text
        onResult?(text)
    }
}
