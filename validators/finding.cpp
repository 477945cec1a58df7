#include "validators/finding.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace stagewright {

namespace {

/// A finding, and what it is sorted by.
struct Ranked {
    explicit Ranked(Finding& ranked)
        : severity(ranked.severity)
        , hasPlace(!ranked.places.isEmpty())
        , first(hasPlace ? ranked.places.front() : Place{})
        , side(ranked.side.value_or(-1))
        , finding(&ranked) {}

    friend bool operator<(const Ranked& a, const Ranked& b) {
        const auto place = [](const Ranked& each) {
            return std::tie(each.severity, each.hasPlace, each.first, each.side);
        };
        if (const auto order = place(a) <=> place(b); order != 0)
            return order < 0;
        return std::tie(a.finding->rule, a.finding->text) <
               std::tie(b.finding->rule, b.finding->text);
    }

    Severity severity;
    bool hasPlace;
    Place first;
    int side;
    Finding* finding;
};

} // namespace

void sortFindings(Findings& findings) {
    std::vector<Ranked> ranked; // read once: there may be hundreds of thousands
    ranked.reserve(static_cast<std::size_t>(findings.size()));
    for (Finding& finding : findings)
        ranked.emplace_back(finding);
    std::stable_sort(ranked.begin(), ranked.end());
    Findings sorted;
    sorted.reserve(findings.size());
    for (const Ranked& each : ranked)
        sorted.append(std::move(*each.finding));
    findings = std::move(sorted);
}

QString name(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return QStringLiteral("error");
    case Severity::Warning:
        return QStringLiteral("warning");
    case Severity::Hint:
        break;
    }
    return QStringLiteral("hint");
}

} // namespace stagewright
