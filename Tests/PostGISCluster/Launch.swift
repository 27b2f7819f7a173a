import Foundation

/// Running a program and waiting for its end, but not for that of a server that it leaves behind,
/// which Foundation's `Process` waits for.
enum Launch {
    /// Runs a program, and gives its exit code and what it wrote.
    ///
    /// - Parameter words: The program's path, and its arguments.
    static func waitForEnd(_ words: [String]) throws -> (status: Int32, output: String) {
        // A file, because a server would hold the end of a pipe.
        let outputPath = "/tmp/touchstone-\(UUID().uuidString).txt"
        defer { unlink(outputPath) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(
            &actions, 1, outputPath, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)

        var arguments = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var process: pid_t = 0
        let failure = posix_spawn(&process, words[0], &actions, nil, &arguments, environ)
        guard failure == 0 else {
            throw PostGISClusterError.program(words[0], output: String(cString: strerror(failure)))
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let output = try String(contentsOfFile: outputPath, encoding: .utf8)
        return (status, output.trimmingCharacters(in: .whitespacesAndNewlines))
    }
}
