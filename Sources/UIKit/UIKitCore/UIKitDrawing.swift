@_exported public import UIKitDrawing
