import CommandLineKit
import ProjectWork

// What `touchstone` starts for its commands on projects.
Command(
    family: "touchstone", "takes iOS projects as they are", version: Command.projectVersion,
    subcommands: ProjectWork.commands
).main()
