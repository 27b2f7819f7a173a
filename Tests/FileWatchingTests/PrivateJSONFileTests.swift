import FileWatching
import Foundation
import Testing

@Suite("Files that only the user can read")
struct PrivateJSONFileTests {
    /// Calls `body` with a file of a folder that is removed afterwards.
    private func withFile(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("private-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appendingPathComponent("names.json"))
    }

    /// Puts a folder in the way of the new file while `body` runs.
    private func blocking(_ file: URL, _ body: () throws -> Void) throws {
        let part = file.appendingPathExtension("part")
        try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
        try body()
        try FileManager.default.removeItem(at: part)
    }

    @Test("Private file: it and its folder are the user's alone, also over a file that was not")
    func permissions() throws {
        try withFile { file in
            let names = PrivateJSONFile(file, initial: [String]())
            try names.change { $0.append("a") }
            let folder = file.deletingLastPathComponent()
            let part = file.appendingPathExtension("part")
            try Data("left by a crash, and longer than the new file".utf8).write(to: part)
            try names.change { $0.append("b") }
            let modes = try [file, folder].map {
                try FileManager.default.attributesOfItem(atPath: $0.path)[.posixPermissions] as? Int
            }
            #expect(modes == [0o600, 0o700])
            #expect(PrivateJSONFile(file, initial: [String]()).contents == ["a", "b"])
            #expect(!FileManager.default.fileExists(atPath: part.path))
        }
    }

    @Test("Private file: no other program changes it between reading and writing")
    func locked() throws {
        try withFile { file in
            let names = PrivateJSONFile(file, initial: [String]())
            try names.change { $0 = ["a"] }
            let other = open(file.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY)
            defer { close(other) }
            var results: [Int32] = []
            try names.change { _ in results.append(flock(other, LOCK_EX | LOCK_NB)) }
            #expect(results == [-1])
            #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
        }
    }

    @Test("Private file: changes that were not written are made to what others wrote since")
    func pending() throws {
        try withFile { file in
            let first = PrivateJSONFile(file, initial: [String]())
            let second = PrivateJSONFile(file, initial: [String]())
            try first.change { $0 = ["a", "b"] }
            try blocking(file) {
                #expect(throws: PrivateFileError.self) { try first.change { $0.append("c") } }
                #expect(throws: PrivateFileError.self) {
                    try first.change { $0.removeAll { $0 == "a" } }
                }
            }
            #expect(first.contents == ["b", "c"])
            try second.change { $0.append("d") }
            #expect(second.contents == ["a", "b", "d"])
            try first.change { $0.append("e") }
            #expect(first.contents == ["b", "d", "c", "e"])
            // Each change is made once.
            try second.change { $0.append("a") }
            try first.change { $0.append("f") }
            #expect(first.contents == ["b", "d", "c", "e", "a", "f"])
        }
    }

    @Test("Private file: one that cannot be read is not replaced, and changes wait for it")
    func unreadable() throws {
        try withFile { file in
            // A folder is there instead.
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
            let names = PrivateJSONFile(file, initial: [String]())
            guard case .unreadable = names.loadingError else {
                Issue.record("It is \(String(describing: names.loadingError)).")
                return
            }
            #expect(throws: PrivateFileError.self) { try names.change { $0.append("a") } }
            #expect(names.contents == ["a"])
            try FileManager.default.removeItem(at: file)
            try Data(#"["b"]"#.utf8).write(to: file)
            try names.change { $0.append("c") }
            #expect(names.contents == ["b", "a", "c"])
        }
    }

    @Test("Private file: a damaged one gets a free name, and is reported")
    func damaged() throws {
        try withFile { file in
            let names = PrivateJSONFile(file, initial: [String]())
            try names.change { $0.append("a") }
            for number in 1...2 {
                try Data("{".utf8).write(to: file)
                let kept = file.deletingLastPathComponent()
                    .appendingPathComponent("names-damaged-\(number).json")
                #expect(throws: PrivateFileError.damaged(keptAt: kept.path)) {
                    try names.change { $0.append("\(number)") }
                }
                #expect(try String(contentsOf: kept, encoding: .utf8) == "{")
            }
            #expect(PrivateJSONFile(file, initial: [String]()).contents == ["a", "1", "2"])
        }
    }

    @Test("User folders: variables that are no absolute path are ignored")
    func folders() {
        let home = ["HOME": "/home/ana", "XDG_DATA_HOME": "data", "XDG_CACHE_HOME": ""]
        #expect(URL.userData(home).path == "/home/ana/.local/share")
        #expect(URL.userCache(home).path == "/home/ana/.cache")
        #expect(URL.userData(["XDG_DATA_HOME": "/srv/data/"]).path == "/srv/data")
        #expect(URL.userCache(["XDG_CACHE_HOME": "/srv/cache"]).path == "/srv/cache")
    }
}
