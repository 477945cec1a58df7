#pragma once

namespace stagewright {

/// Asks a rule about `what`, and puts its id on each finding that it adds.
template <typename Rule, typename Findings, typename... What>
void ask(const Rule& rule, Findings& findings, const What&... what) {
    const auto before = findings.size();
    rule.check(what..., findings);
    for (auto i = before; i < findings.size(); ++i)
        findings[i].rule = rule.id;
}

} // namespace stagewright
