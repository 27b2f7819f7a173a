// `import MapKit` brings UIKit, Foundation and CoreLocation, as on Apple's systems.
@_exported public import CoreLocation
@_exported public import UIKit
