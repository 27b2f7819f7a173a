extension Command {
    /// The version of the project's programs.
    public static let projectVersion = "0.2.0"
}
