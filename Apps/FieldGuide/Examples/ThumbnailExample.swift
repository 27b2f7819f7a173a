import BookshelfCore

/// The address of a picture's small version, which depends on the device.
enum ThumbnailExample {
    static func run(_ path: String) -> [String] {
        let host = PictureHost(address: "https://pictures.example.com")
        return [
            "phone: \(host.thumbnail(of: path, for: .phone))",
            "pad: \(host.thumbnail(of: path, for: .pad))",
        ]
    }
}
