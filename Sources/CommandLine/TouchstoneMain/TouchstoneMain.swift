// What the program of a user's own app needs: `AppProgram`, with the options of Touchstone's apps.
@_exported public import AppLaunching
