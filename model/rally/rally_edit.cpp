#include "model/rally/rally_edit.h"

#include <utility>

namespace stagewright {

namespace {

template <typename Value>
bool isNothing(const std::optional<Change<Value>>& change) {
    return !change || change->before == change->after;
}

template <typename Value>
void turnBack(std::optional<Change<Value>>& change) {
    if (change)
        std::swap(change->before, change->after);
}

template <typename Value>
void make(const std::optional<Change<Value>>& change, Value& value) {
    if (change)
        value = change->after;
}

template <typename Value>
std::optional<Change<Value>> composed(const std::optional<Change<Value>>& first,
                                      const std::optional<Change<Value>>& second) {
    if (first && second)
        return Change<Value>{first->before, second->after};
    return first ? first : second;
}

} // namespace

bool RallyEdit::isNothing() const {
    return stagewright::isNothing(info) && stagewright::isNothing(sessions) &&
           stagewright::isNothing(stages) && stagewright::isNothing(drivers) &&
           stagewright::isNothing(results);
}

std::optional<StageKey> stageOfResults(const RallyEdit& edit) {
    if (!edit.results || edit.info || edit.sessions || edit.stages || edit.drivers)
        return std::nullopt;
    const auto& [before, after] = *edit.results;
    std::optional<StageKey> only;
    for (const auto& [some, others] : {std::pair(&before, &after), std::pair(&after, &before)})
        for (const auto& [key, result] : *some) {
            const auto same = others->find(key);
            if (same != others->end() && same->second == result)
                continue;
            if (only && *only != key.stage)
                return std::nullopt;
            only = key.stage;
        }
    return only;
}

RallyEdit inverse(const RallyEdit& edit) {
    RallyEdit back = edit;
    turnBack(back.info);
    turnBack(back.sessions);
    turnBack(back.stages);
    turnBack(back.drivers);
    turnBack(back.results);
    return back;
}

void apply(const RallyEdit& edit, Rally& rally) {
    make(edit.info, rally.info);
    make(edit.sessions, rally.sessions_);
    make(edit.stages, rally.stages_);
    make(edit.drivers, rally.drivers_);
    make(edit.results, rally.results_);
}

RallyEdit composed(const RallyEdit& first, const RallyEdit& second) {
    return {composed(first.info, second.info), composed(first.sessions, second.sessions),
            composed(first.stages, second.stages), composed(first.drivers, second.drivers),
            composed(first.results, second.results)};
}

} // namespace stagewright
