/// One look at a picture: what is made of it first, and who looks.
struct QRPass: Hashable, Sendable {
    /// Who looks.
    enum Viewer: Hashable, Sendable {
        /// The first decoder.
        case first
        /// The last decoder.
        case last
    }

    let view: PictureView
    let viewer: Viewer

    /// What follows when nothing is found in the picture as it is, cheapest first.
    ///
    /// The order is from measurements on 97 public photographs, and on these blurred, noisy, pale, shaded, inverted, made smaller, turned and
    /// seen from the side: by pictures read in a millisecond, of those that all passes before leave over.
    static let further = [
        QRPass(view: .inverted, viewer: .first),
        QRPass(view: .reduced(2), viewer: .first),
        QRPass(view: .stretched, viewer: .first),
        QRPass(view: .smoothed(1), viewer: .first),
        QRPass(view: .sharpened, viewer: .first),
        QRPass(view: .reduced(2), viewer: .last),
        QRPass(view: .smoothed(1), viewer: .last),
        QRPass(view: .sharpened, viewer: .last),
        QRPass(view: .enlarged, viewer: .first),
        QRPass(view: .thresholded, viewer: .last),
        QRPass(view: .smoothed(2), viewer: .last),
        QRPass(view: .turned(15), viewer: .first),
        QRPass(view: .inverted, viewer: .last),
        QRPass(view: .enlarged, viewer: .last),
    ]
}
