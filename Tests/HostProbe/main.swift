import Foundation
import HostGTK
import Platform

// A window for the tests of HostGTK: it shows a known picture, prints what happens to it, one line each, and does
// what lines on its standard input say (see Probe+Commands.swift).

do {
    let host = try GTKHost.make()
    let probe = try Probe(host: host)
    probe.watchInput()
    exit(host.run())
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
}
