import CoreGraphics
@_spi(UIKitInternals) import UIKitCore

extension UIScrollView {
    /// Sets what the elements of nib files state about scroll views.
    func decodeScrollView(_ nib: NibCoder) {
        if let value = nib.flag("pagingEnabled") { isPagingEnabled = value }
        if let value = nib.flag("bounces") { bounces = value }
        if let value = nib.flag("alwaysBounceVertical") { alwaysBounceVertical = value }
        if let value = nib.flag("alwaysBounceHorizontal") { alwaysBounceHorizontal = value }
        if let value = nib.flag("scrollEnabled") { isScrollEnabled = value }
        if let value = nib.flag("showsVerticalScrollIndicator") {
            showsVerticalScrollIndicator = value
        }
        if let value = nib.flag("showsHorizontalScrollIndicator") {
            showsHorizontalScrollIndicator = value
        }
        nib.adoptGuides(content: contentLayoutGuide, frame: frameLayoutGuide)
    }
}
