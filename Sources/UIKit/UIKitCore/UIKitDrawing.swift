// `import UIKitCore` also brings the module below it: colours, fonts, images and traits.
@_exported public import UIKitDrawing
