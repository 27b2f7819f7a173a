// Layouts that the benchmarks and the tests solve.
