// On Apple's systems `import CoreVideo` brings these too.
@_exported public import Foundation
