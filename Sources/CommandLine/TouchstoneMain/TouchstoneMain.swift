// The program of a user's own app: `AppProgram`, with the options of Touchstone's apps.
@_exported public import AppLaunching
