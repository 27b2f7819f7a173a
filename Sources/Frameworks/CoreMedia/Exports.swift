// On Apple's systems `import CoreMedia` brings these too.
@_exported public import CoreVideo
@_exported public import Foundation
