// What `import Vision` brings on Apple's systems too.
@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import Foundation
