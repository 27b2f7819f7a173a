// Empty on purpose: a file that imports both Testing and a module named CoreImage makes the
// compiler look for this module. See Documentation/Decisions/0001-testing-overlays.md.
