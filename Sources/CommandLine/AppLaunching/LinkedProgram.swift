import Foundation
import UIKit
import UIKitCore

/// The program of an app whose delegate is marked with `@main`: it has the options of
/// ``AppProgram`` without a line of code. UIKit finds it by its name.
final class LinkedProgram: DelegateProgram {
    static func run(_ delegate: any UIApplicationDelegate.Type) -> Never {
        let info = AppInfo.main
        AppProgram(
            ProcessInfo.processInfo.processName,
            .localized("is an app: \(info.displayName ?? "\(delegate)")"),
            size: CGSize(width: 390, height: 844), takesArguments: true
        ) { _ in UIApplication.makeDelegate(of: delegate) }.main()
    }
}
