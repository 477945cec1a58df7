#include "editor/rally/result_cell.h"

#include "model/rally/race_time.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace stagewright {

namespace {

struct ResultCell {
    Q_DECLARE_TR_FUNCTIONS(ResultCell)
};

QString countText(int count) {
    return count == 0 ? QString() : QString::number(count);
}

/// What was entered: of a retired car, before it retired.
std::optional<DrivenResult> drivenIn(const StageOutcome& outcome) {
    return std::visit(
        [](const auto& one) -> std::optional<DrivenResult> {
            if constexpr (std::is_same_v<std::decay_t<decltype(one)>, Retired>)
                return one.before;
            else
                return one;
        },
        outcome);
}

QString outcomeText(const StageOutcome& outcome, const DriveRules& rules) {
    if (const auto* race = std::get_if<Raced>(&outcome))
        return QStringLiteral("P%1").arg(race->place);
    const auto seconds = drivenSeconds(outcome, rules);
    return seconds ? raceTimeText(*seconds) : QString();
}

Expected<StageOutcome> outcomeOf(const QString& text) {
    static const QRegularExpression place(QStringLiteral("\\A[pP] ?([1-9][0-9]{0,2})\\z"));
    if (const auto race = place.match(text.trimmed()); race.hasMatch())
        return Raced{race.captured(1).toInt()};
    const auto seconds = parseRaceTime(text);
    if (!seconds)
        return tl::unexpected(seconds.error());
    if (*seconds == 0)
        return tl::unexpected(
            Fault{ResultCell::tr("no stage is driven in no time"),
                  {},
                  ResultCell::tr("Write the time as in 1:37; Delete empties the entry"),
                  {}});
    return Timed{*seconds};
}

Expected<int> damageOf(const QString& text) {
    bool isNumber = true;
    const int count = text.trimmed().isEmpty() ? 0 : text.trimmed().toInt(&isNumber);
    if (!isNumber || count < 0 || count > mostDamage)
        return tl::unexpected(
            Fault{ResultCell::tr("damage is a number from 0 to %1").arg(mostDamage), {}, {}, {}});
    return count;
}

} // namespace

QString cellText(const StageResult& result, ResultColumn column, const DriveRules& rules) {
    switch (column) {
    case ResultColumn::Time:
        return outcomeText(result.outcome, rules);
    case ResultColumn::Gearbox:
        return countText(result.damage.gearbox);
    case ResultColumn::Coast:
        return countText(result.damage.coast);
    case ResultColumn::Brake:
        return countText(result.damage.brake);
    case ResultColumn::Wheel:
        return result.wheel == SpareWheel::Kept ? QString() : wordFor(result.wheel);
    case ResultColumn::Penalty:
        return gapText(result.penalty);
    default:
        return {};
    }
}

Expected<std::optional<StageResult>> typed(const std::optional<StageResult>& before,
                                           ResultColumn column, const QString& text) {
    StageResult result = before.value_or(StageResult{});
    const auto put = [&](auto& place, const auto& value) -> Expected<std::optional<StageResult>> {
        if (!value)
            return tl::unexpected(value.error());
        place = *value;
        return result;
    };
    switch (column) {
    case ResultColumn::Time:
        if (text.trimmed().isEmpty())
            return std::optional<StageResult>();
        return put(result.outcome, outcomeOf(text));
    case ResultColumn::Gearbox:
        return put(result.damage.gearbox, damageOf(text));
    case ResultColumn::Coast:
        return put(result.damage.coast, damageOf(text));
    case ResultColumn::Brake:
        return put(result.damage.brake, damageOf(text));
    case ResultColumn::Penalty: {
        const QString bare = text.trimmed().startsWith(u'+') ? text.trimmed().mid(1) : text;
        return put(result.penalty,
                   bare.trimmed().isEmpty() ? Expected<int>(0) : parseRaceTime(bare));
    }
    default:
        return before;
    }
}

StageResult retired(const std::optional<StageResult>& before) {
    StageResult result = before.value_or(StageResult{});
    result.outcome = before ? Retired{drivenIn(before->outcome)} : Retired{};
    return result;
}

std::optional<StageResult> notRetired(const std::optional<StageResult>& before) {
    const auto driven = before ? drivenIn(before->outcome) : std::nullopt;
    if (!driven)
        return std::nullopt;
    StageResult result = *before;
    result.outcome = std::visit([](const auto& one) { return StageOutcome(one); }, *driven);
    return result;
}

ResultColumn columnOf(ResultWarning::Field field) {
    switch (field) {
    case ResultWarning::Field::Damage:
        return ResultColumn::Gearbox;
    case ResultWarning::Field::SpareWheel:
        return ResultColumn::Wheel;
    case ResultWarning::Field::Penalty:
        return ResultColumn::Penalty;
    case ResultWarning::Field::Sisu:
        return ResultColumn::Sisu;
    case ResultWarning::Field::Result:
        break;
    }
    return ResultColumn::Time;
}

QString wordFor(SpareWheel wheel) {
    switch (wheel) {
    case SpareWheel::UsedOnStage:
        return ResultCell::tr("used");
    case SpareWheel::ChangedAfterwards:
        return ResultCell::tr("changed afterwards");
    case SpareWheel::Kept:
        break;
    }
    return ResultCell::tr("kept");
}

} // namespace stagewright
