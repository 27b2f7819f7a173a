import Foundation
import UIKit

// An app for the tests of the desktop: a window with a text below a navigation bar. It prints what
// happens to it, one line each, and executes commands from its standard input.

do {
    exit(try UIApplication.runOnDesktop { DesktopProbe() })
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
}
