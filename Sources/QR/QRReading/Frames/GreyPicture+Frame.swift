public import CameraCapture

extension GreyPicture {
    /// Creates the picture of a camera's frame.
    public init(_ frame: CameraFrame) {
        self.init(width: frame.width, height: frame.height, pixels: frame.luminance)
    }
}
