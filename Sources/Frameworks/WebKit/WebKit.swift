// `import WebKit` imports UIKit and Foundation with its network, as on Apple's systems.
@_exported public import FoundationNetworking
@_exported public import UIKit
