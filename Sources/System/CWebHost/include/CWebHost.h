/* CWebHost has no functions of its own: web_gate.h declares them. */
