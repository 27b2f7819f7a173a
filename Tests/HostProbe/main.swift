import CoreGraphics
import Foundation
import HostGTK
import HostHeadless
import Platform

// A window for the tests of HostGTK: it shows a known picture, prints each callback on one line,
// and executes commands from its standard input (see Probe+Commands.swift). With `--headless` it
// does one round of work in a headless host's run(); with `--notifications`, `--portal`,
// `--settings` or `--login` it shows no window, but stands in for a service of the desktop.

if let service = CommandLine.arguments.lazy.compactMap({ DesktopService.all[$0] }).first {
    service.run()
}

do {
    if CommandLine.arguments.contains("--headless") {
        let screen = ScreenDescription(size: CGSize(width: 400, height: 300), scale: 1)
        let host = try HeadlessHost(screen: screen)
        let probe = try Probe(host: host)
        probe.useVirtualTime()
        exit(host.run())
    }
    let host = try GTKHost.make()
    let probe = try Probe(host: host)
    probe.watchInput()
    exit(host.run())
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
}
