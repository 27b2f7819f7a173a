#include "CKiwi.h"

#include <kiwi/kiwi.h>
#include <vector>

struct kiwi_layout {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
};

kiwi_layout *kiwi_make(int32_t variable_count) {
    auto layout = new kiwi_layout;
    layout->variables = std::vector<kiwi::Variable>(variable_count);
    for (auto &variable : layout->variables) variable = kiwi::Variable("");
    return layout;
}

/// The priorities of the workloads as weights that do not add up to one another.
static double weight(float priority) {
    if (priority >= 1000) return kiwi::strength::required;
    if (priority >= 751) return kiwi::strength::create(100, 0, 0);
    if (priority >= 750) return kiwi::strength::create(1, 0, 0);
    if (priority >= 500) return kiwi::strength::create(0, 10, 0);
    if (priority >= 251) return kiwi::strength::create(0, 0, 100);
    return kiwi::strength::create(0, 0, 1);
}

static kiwi::RelationalOperator comparison(kiwi_relation relation) {
    switch (relation) {
    case kiwi_at_most: return kiwi::OP_LE;
    case kiwi_equal: return kiwi::OP_EQ;
    case kiwi_at_least: return kiwi::OP_GE;
    }
    return kiwi::OP_EQ;
}

void kiwi_add(
    kiwi_layout *layout, const int32_t *variables, const double *coefficients, int32_t term_count,
    double constant, kiwi_relation relation, float priority
) {
    std::vector<kiwi::Term> terms;
    terms.reserve(term_count);
    for (int32_t index = 0; index < term_count; index++)
        terms.emplace_back(layout->variables[variables[index]], coefficients[index]);
    layout->solver.addConstraint(kiwi::Constraint(
        kiwi::Expression(std::move(terms), constant), comparison(relation), weight(priority)));
}

void kiwi_edit(kiwi_layout *layout, int32_t variable) {
    layout->solver.addEditVariable(layout->variables[variable], kiwi::strength::strong * 900);
}

void kiwi_suggest(kiwi_layout *layout, int32_t variable, double value) {
    layout->solver.suggestValue(layout->variables[variable], value);
}

void kiwi_solve(kiwi_layout *layout) { layout->solver.updateVariables(); }

double kiwi_value(const kiwi_layout *layout, int32_t variable) {
    return layout->variables[variable].value();
}

void kiwi_free(kiwi_layout *layout) { delete layout; }
