import Foundation
import TestSupport
import Testing

@testable import Coordinates

@Suite("New files of coordinates")
struct UnfinishedFileTests {
    private static let conversion = SystemConversion(from: .wgs84, to: .gcj02, region: .amap)
    private static let rows = "lat,lon\n39.915,116.404\n"
    private static let movedRows = "lat,lon\n39.916404282,116.410244499\n"

    /// A folder of a test's own, which goes with it.
    private struct Folder: ~Copyable {
        let path = FileManager.default.temporaryDirectory
            .appending(path: "touchstone-\(UUID().uuidString)").path

        init() throws {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: false)
            try rows.write(toFile: "\(path)/in.csv", atomically: false, encoding: .utf8)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        var names: [String] {
            get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
        }

        func text(_ name: String) throws -> String {
            try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
        }

        func convert(to name: String, progress: ((Int) -> Void)? = nil) throws {
            try CoordinateFile.convert(
                "\(path)/in.csv", to: "\(path)/\(name)", format: .csv, by: conversion,
                progress: progress)
        }
    }

    @Test("have no name before they are whole, so that nothing is left when the process ends")
    func interruption() throws {
        let folder = try Folder()
        let path = folder.path
        try "mine".write(toFile: "\(path)/out.csv.part", atomically: false, encoding: .utf8)
        var names: [String] = []
        try folder.convert(to: "out.csv") { _ in
            names = (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
        }
        #expect(names == ["in.csv", "out.csv.part"])
        #expect(try folder.names == ["in.csv", "out.csv", "out.csv.part"])
        #expect(try folder.text("out.csv.part") == "mine")
        #expect(try folder.text("out.csv") == Self.movedRows)
    }

    @Test("leave nothing behind that has a name either", arguments: [true, false])
    func leftovers(staysUnnamed: Bool) throws {
        let folder = try Folder()
        let path = "\(folder.path)/out.csv"
        do { _ = try UnfinishedFile(for: path, staysUnnamed: staysUnnamed) }
        #expect(try folder.names == ["in.csv"])
        let file = try UnfinishedFile(for: path, staysUnnamed: staysUnnamed)
        try file.handle.write(contentsOf: Data("whole".utf8))
        try file.finish()
        #expect(try folder.names == ["in.csv", "out.csv"])
        #expect(try folder.text("out.csv") == "whole")
    }

    @Test("are written to targets that are not files, such as a pipe")
    func pipe() throws {
        let folder = try Folder()
        let path = "\(folder.path)/pipe"
        try #require(mkfifo(path, 0o600) == 0)
        // Open for both, so that neither end waits for the other.
        let descriptor = open(path, O_RDWR)
        let pipe = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try folder.convert(to: "pipe")
        #expect(pipe.availableData == Data(Self.movedRows.utf8))
        #expect(try folder.names == ["in.csv", "pipe"])
        var status = stat()
        #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    }

    @Test("are written into an open file that is named by its number, where it stands")
    func descriptor() throws {
        let folder = try Folder()
        try "before\n".write(
            toFile: "\(folder.path)/log", atomically: false, encoding: .utf8)
        let log = open("\(folder.path)/log", O_WRONLY | O_APPEND)
        defer { close(log) }
        try CoordinateFile.convert(
            "\(folder.path)/in.csv", to: "/dev/fd/\(log)", format: .csv, by: Self.conversion)
        #expect(try folder.text("log") == "before\n" + Self.movedRows)
    }

    @Test("replace the target of a link, with its permissions")
    func links() throws {
        let folder = try Folder()
        let files = FileManager.default
        try files.createDirectory(
            atPath: "\(folder.path)/far", withIntermediateDirectories: false)
        try "old".write(
            toFile: "\(folder.path)/far/away.csv", atomically: false, encoding: .utf8)
        chmod("\(folder.path)/far/away.csv", 0o640)
        for (name, target) in [
            ("near.csv", "far/away.csv"), ("twice.csv", "near.csv"), ("new.csv", "far/new.csv"),
        ] {
            try files.createSymbolicLink(
                atPath: "\(folder.path)/\(name)", withDestinationPath: target)
        }
        try folder.convert(to: "twice.csv")
        try folder.convert(to: "new.csv")
        for name in ["near.csv", "twice.csv", "new.csv"] {
            _ = try files.destinationOfSymbolicLink(atPath: "\(folder.path)/\(name)")
        }
        #expect(try folder.text("far/away.csv") == Self.movedRows)
        #expect(try folder.text("far/new.csv") == Self.movedRows)
        var status = stat()
        #expect(stat("\(folder.path)/far/away.csv", &status) == 0)
        #expect(status.st_mode & 0o7777 == 0o640)
    }

    @Test("cannot be where links lead in a circle, or where a folder is")
    func refusals() throws {
        let folder = try Folder()
        let path = folder.path
        try FileManager.default.createSymbolicLink(
            atPath: "\(path)/loop.csv", withDestinationPath: "loop.csv")
        try FileManager.default.createDirectory(
            atPath: "\(path)/folder.csv", withIntermediateDirectories: false)
        for (name, reason) in [
            ("loop.csv", "Too many levels of symbolic links"), ("folder.csv", "Is a directory"),
            ("none/out.csv", "No such file or directory"),
        ] {
            let error = #expect(throws: FileError.self) {
                _ = try UnfinishedFile(for: "\(path)/\(name)")
            }
            #expect(error?.description == "\(path)/\(name): It cannot be written: \(reason).")
        }
    }
}
