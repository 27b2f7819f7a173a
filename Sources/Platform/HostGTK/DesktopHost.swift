import Foundation
import Platform

/// Creates the host for UIKit, which finds this function by its name: see `CDesktopHost`.
///
/// Public, so that libraries of release builds export it.
@_cdecl("ts_make_desktop_host")
public func makeDesktopHost(
    _ reason: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> UnsafeMutableRawPointer? {
    do {
        return Unmanaged.passUnretained(try GTKHost.make()).toOpaque()
    } catch HostError.noDisplay(let text) {
        reason.pointee = strdup(text)
    } catch {
        reason.pointee = strdup("\(error)")
    }
    return nil
}
