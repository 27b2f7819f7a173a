// What `import AVFoundation` brings on Apple's systems too.
@_exported public import CoreGraphics
@_exported public import CoreMedia
@_exported public import CoreVideo
@_exported public import Foundation
@_exported public import QuartzCore
