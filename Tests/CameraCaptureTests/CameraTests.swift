import Testing

/// One after the other, so that what one leaves running is not taken for another's.
@Suite("Cameras", .serialized)
enum CameraTests {}
