#include "validators/cards/card_rule.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <vector>

namespace stagewright {

namespace {

struct ShopRules {
    Q_DECLARE_TR_FUNCTIONS(ShopRules)
};

std::map<int, QList<ShopStack>> stacksByNumber(const CardTable& table) {
    std::map<int, QList<ShopStack>> stacks;
    for (const QString& id : table.shop)
        if (const auto stack = shopStackNamed(id))
            stacks[stack->number] << *stack;
    return stacks;
}

Place shopPlace(int number) {
    return placeIn(TableZone::Shop, number);
}

QString joinedNumbers(const Places& places) {
    QStringList numbers;
    for (const Place place : places)
        numbers << QString::number(place.y);
    return numbers.join(QStringLiteral(", "));
}

/// Those of the trial that are certain and not laid.
std::vector<ShopStack> lackingOfTrial(const CardCheck& check) {
    std::vector<ShopStack> lacking;
    for (const ShopStack stack : check.game.trial.shop)
        if (!check.table.shop.contains(nameOf(stack)))
            lacking.push_back(stack);
    return lacking;
}

} // namespace

void unknownStacks(const CardCheck& check, Findings& findings) {
    for (const QString& id : check.table.shop)
        if (!shopStackNamed(id))
            findings << cardFinding(Severity::Error,
                                    ShopRules::tr("There is no stack \"%1\" for the shop: numbers "
                                                  "1 to 9, each as A and B.")
                                        .arg(id.left(mostCharactersSaid)));
}

std::optional<MendedTable> takeUnknownStack(const CardCheck& check, const Finding&) {
    CardTable table = check.table;
    table.shop.removeIf([](const QString& id) { return !shopStackNamed(id); });
    return MendedTable{table,
                       [] { return ShopRules::tr("Take away the stacks that there are not"); }};
}

void numberTwice(const CardCheck& check, Findings& findings) {
    for (const auto& [number, stacks] : stacksByNumber(check.table)) {
        if (stacks.size() < 2)
            continue;
        QStringList names;
        for (const ShopStack stack : stacks)
            names << nameOf(stack);
        findings << cardFinding(Severity::Error,
                                ShopRules::tr("Number %1 is in the shop %n times: %2. Each number "
                                              "lies there once.",
                                              nullptr, static_cast<int>(stacks.size()))
                                    .arg(number)
                                    .arg(names.join(QStringLiteral(", "))),
                                {shopPlace(number)});
    }
}

std::optional<MendedTable> takeDouble(const CardCheck& check, const Finding& finding) {
    if (finding.places.isEmpty())
        return std::nullopt;
    const int number = finding.places.front().y;
    CardTable table = check.table;
    bool kept = false;
    table.shop.removeIf([&](const QString& id) {
        const auto stack = shopStackNamed(id);
        const bool isOfNumber = stack && stack->number == number;
        const bool goes = isOfNumber && kept;
        kept = kept || isOfNumber;
        return goes;
    });
    return MendedTable{
        table, [number] { return ShopRules::tr("Leave one stack of number %1").arg(number); }};
}

void numberMissing(const CardCheck& check, Findings& findings) {
    if (check.table.mode == CardMode::Trial)
        return;
    const auto stacks = stacksByNumber(check.table);
    Places missing;
    for (int number = 1; number <= shopNumbers; ++number)
        if (!stacks.contains(number))
            missing << shopPlace(number);
    if (!missing.isEmpty())
        findings << cardFinding(
            Severity::Error,
            ShopRules::tr("The shop has no stack with number %1.").arg(joinedNumbers(missing)),
            missing);
}

std::optional<MendedTable> fillWithA(const CardCheck& check, const Finding& finding) {
    CardTable table = check.table;
    for (const Place place : finding.places)
        table = withStack(std::move(table), {place.y, 'A'}, true);
    return MendedTable{table, [numbers = joinedNumbers(finding.places)] {
                           return ShopRules::tr("Lay stacks of A: %1").arg(numbers);
                       }};
}

void trialShopLacks(const CardCheck& check, Findings& findings) {
    if (check.table.mode != CardMode::Trial)
        return;
    for (const ShopStack stack : lackingOfTrial(check))
        findings << cardFinding(
            Severity::Error, ShopRules::tr("The shop of a trial has stack %1.").arg(nameOf(stack)),
            {shopPlace(stack.number)});
}

std::optional<MendedTable> fillTrialShop(const CardCheck& check, const Finding&) {
    CardTable table = check.table;
    for (const ShopStack stack : lackingOfTrial(check))
        table = withStack(std::move(table), stack, true);
    return MendedTable{table, [] { return ShopRules::tr("Lay the stacks of the trial"); }};
}

/// The book names one stack twice, so that nobody knows which it means.
void trialShopOpen(const CardCheck& check, Findings& findings) {
    const TrialRecord& trial = check.game.trial;
    if (check.table.mode != CardMode::Trial || !lackingOfTrial(check).empty() ||
        check.table.shop.size() >= trial.stacks)
        return;
    QStringList free;
    const auto laid = stacksByNumber(check.table);
    for (int number = 1; number <= shopNumbers; ++number)
        if (!laid.contains(number))
            free << nameOf({number, 'A'});
    findings << cardFinding(
        Severity::Warning,
        ShopRules::tr("Which stack is the fourth of a trial's shop, the rulebook does not tell, as "
                      "it names 5A twice. Choose one of these: %1.")
            .arg(free.join(QStringLiteral(", "))));
}

void trialShopLarge(const CardCheck& check, Findings& findings) {
    const int stacks = static_cast<int>(check.table.shop.size());
    if (check.table.mode == CardMode::Trial && stacks > check.game.trial.stacks)
        findings << cardFinding(
            Severity::Error,
            ShopRules::tr("The shop of a trial has four stacks, not %1.").arg(stacks));
}

} // namespace stagewright
