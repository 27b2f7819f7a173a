import CameraCapture

extension AVError {
    /// The error for a camera's.
    init(_ error: CameraError) {
        let code: Code =
            switch error {
            case .noCamera, .missing: .deviceNotConnected
            case .forbidden: .applicationIsNotAuthorizedToUseDevice
            case .busy: .deviceInUseByAnotherApplication
            case .lost: .deviceWasDisconnected
            case .unreadable: .noDataCaptured
            case .description: .unknown
            }
        self.init(code, error.description)
    }
}
