#include "model/layouts/cards/table_changes.h"

#include "model/layouts/cards/dirt_and_dust.h"
#include "model/layouts/cards/table/card_table.h"

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

/// Number of a stack by its name, "1A"; 0: it has none.
int numberOfStack(const QString& stack) {
    return stack.isEmpty() ? 0 : stack.first(stack.size() - 1).toInt();
}

std::map<int, QString> stacksByNumber(const CardTable& table) {
    std::map<int, QString> stacks;
    for (const QString& stack : table.shop)
        stacks.emplace(numberOfStack(stack), stack);
    return stacks;
}

/// What lies in a place before and after; empty: nothing.
void addChange(Place at, const QString& before, const QString& after, ChangeKind other,
               LayoutChanges& changes) {
    if (before == after)
        return;
    LayoutChange change{before.isEmpty()  ? ChangeKind::Added
                        : after.isEmpty() ? ChangeKind::Removed
                                          : other,
                        before,
                        after,
                        {},
                        {}};
    if (!before.isEmpty())
        change.first = at;
    if (!after.isEmpty())
        change.second = at;
    changes.changes.push_back(change);
}

} // namespace

LayoutChanges changesOfTables(const Stage& first, const Stage& second) {
    const CardTable& a = cardTableOf(first);
    const CardTable& b = cardTableOf(second);
    LayoutChanges changes;
    const auto before = stacksByNumber(a);
    const auto after = stacksByNumber(b);
    const auto stackIn = [](const std::map<int, QString>& stacks, int number) {
        const auto found = stacks.find(number);
        return found == stacks.end() ? QString() : found->second;
    };
    for (int number = 1; number <= shopNumbers; ++number)
        addChange(placeIn(TableZone::Shop, number), stackIn(before, number), stackIn(after, number),
                  ChangeKind::Flipped, changes);
    const auto driverAt = [](const CardTable& table, qsizetype seat) {
        return seat < table.seats.size() ? table.seats[seat].driver : QString();
    };
    for (qsizetype seat = 0; seat < std::max(a.seats.size(), b.seats.size()); ++seat)
        addChange(placeIn(TableZone::Player, static_cast<int>(seat) + 1), driverAt(a, seat),
                  driverAt(b, seat), ChangeKind::Altered, changes);
    return changes;
}

} // namespace stagewright
