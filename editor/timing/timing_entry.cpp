#include "editor/timing/timing_entry.h"

#include "editor/document/result_undo_step.h"
#include "editor/rally/result_cell.h"
#include "model/one_line.h"
#include "model/rally/stage_played.h"
#include "model/rally/standings.h"

#include <algorithm>

namespace stagewright {

TimingEntry::TimingEntry(Document& document, const RallyRulesCache& rulesCache, QObject* parent)
    : QObject(parent)
    , document_(document)
    , rulesCache_(rulesCache) {}

void TimingEntry::read() {
    const Rally& rally = document_.rally();
    if (held_ && !(rally.find(held_->stage) && rally.find(held_->driver)))
        held_.reset();
    if (chosenStage_ && !rally.find(*chosenStage_)) {
        chosenStage_.reset();
        chosenDriver_.reset();
    }
    if (chosenDriver_ && !rally.find(*chosenDriver_))
        chosenDriver_.reset();
    const auto stage = held_ ? std::optional(held_->stage) : chosenStage_;
    stage_ = stage ? rally.indexOf(*stage) : stagePlayed(rally).value_or(rally.stages().size() - 1);
    order_ = startOrder(rally, stage_, rulesCache_.rulesOf());
    driver_ = held_           ? held_->driver
              : chosenDriver_ ? chosenDriver_
                              : nextToStart(rally, rally.stages().at(stage_).key, order_);
    if (!driver_ && chosenStage_ && !order_.isEmpty())
        driver_ = order_.front(); // a stage that is turned back to is to be looked at
    Q_EMIT changed();
}

StageKey TimingEntry::stageKey() const {
    return document_.rally().stages().at(stage_).key;
}

std::optional<ResultKey> TimingEntry::next() const {
    return driver_ ? std::optional(ResultKey{stageKey(), *driver_}) : std::nullopt;
}

const StageResult* TimingEntry::result() const {
    return driver_ ? document_.rally().result(stageKey(), *driver_) : nullptr;
}

const DriveRules& TimingEntry::drive() const {
    return rulesCache_.rulesOf()(document_.rally().stages().at(stage_).stage.info.game);
}

QString TimingEntry::text() const {
    return result() ? cellText(*result(), ResultColumn::Time, drive()) : QString();
}

bool TimingEntry::isRetired() const {
    return result() && std::holds_alternative<Retired>(result()->outcome);
}

void TimingEntry::turnStage(int by) {
    const auto& stages = document_.rally().stages();
    const auto to = std::clamp<qsizetype>(stage_ + by, 0, stages.size() - 1);
    held_.reset();
    chosenStage_.reset();
    chosenDriver_.reset();
    if (stagePlayed(document_.rally()) != to)
        chosenStage_ = stages.at(to).key;
    entered_.reset();
    read();
}

void TimingEntry::turnDriver(int by) {
    if (order_.isEmpty())
        return;
    const auto last = order_.size() - 1;
    held_.reset();
    const auto to = driver_ ? order_.indexOf(*driver_) + by : by < 0 ? last : 0;
    chosenDriver_ = order_.at(std::clamp<qsizetype>(to, 0, last));
    chosenStage_ = stageKey();
    read();
}

void TimingEntry::hold(ResultKey key) {
    held_ = key;
    if (next() != key)
        read();
}

void TimingEntry::letGo() {
    held_.reset();
    read();
}

void TimingEntry::pass() {
    held_.reset();
    chosenStage_.reset();
    chosenDriver_.reset();
    const Rally& rally = document_.rally();
    const auto& stages = rally.stages();
    const StageKey stage = stageKey();
    const auto next = nextToStart(rally, stage, order_, driver_);
    const auto behind = nextUnplayed(rally, stage_);
    if (next && (next != driver_ || !behind)) {
        chosenStage_ = stage;
        if (next != nextToStart(rally, stage, order_))
            chosenDriver_ = next;
    } else if (behind) {
        chosenStage_ = stages.at(*behind).key;
    }
    if (!chosenDriver_ && chosenStage_ && stagePlayed(rally) == rally.indexOf(*chosenStage_))
        chosenStage_.reset(); // it is followed by itself
    read();
}

void TimingEntry::write(const std::optional<StageResult>& result) {
    entered_ = next();
    chosenStage_ = entered_->stage; // until it is known who is next
    chosenDriver_ = entered_->driver;
    held_.reset();
    document_.make(enterResultOf(document_.rally(), *entered_, result));
}

Expected<void> TimingEntry::take(const QString& text) {
    const QString bare = text.trimmed();
    if (!driver_ || bare.isEmpty() || bare == this->text()) {
        held_.reset();
        return {};
    }
    const auto entered =
        typed(result() ? std::optional(*result()) : std::nullopt, ResultColumn::Time, text);
    if (!entered)
        return tl::unexpected(entered.error());
    write(*entered);
    return {};
}

Expected<void> TimingEntry::enter(const QString& text) {
    if (text.trimmed().isEmpty() && !this->text().isEmpty()) {
        write(std::nullopt);
        return {};
    }
    return take(text).map([this] { pass(); });
}

void TimingEntry::toggleRetired() {
    if (!driver_)
        return;
    const auto before = result() ? std::optional(*result()) : std::nullopt;
    const bool retires = !isRetired();
    write(retires ? retired(before) : notRetired(before));
    if (retires)
        pass();
    else
        read();
}

QStringList TimingEntry::questionsAbout(ResultKey key) const {
    const Rally& rally = document_.rally();
    const StageResult* result = rally.result(key.stage, key.driver);
    const RallyStage* stage = rally.find(key.stage);
    const Driver* driver = rally.find(key.driver);
    QStringList lines;
    if (result && stage && driver)
        for (const ResultWarning& each :
             warningsAbout(rally, key, *result, rulesCache_.rulesOf()(stage->stage.info.game),
                           rulesCache_.rally()))
            lines << tr("%1: %2").arg(oneLine(driver->name), each.text);
    return lines;
}

QStringList TimingEntry::questions() const {
    QStringList lines;
    if (entered_)
        lines << questionsAbout(*entered_);
    if (const auto asked = next(); asked && asked != entered_)
        lines << questionsAbout(*asked);
    return lines;
}

} // namespace stagewright
