#include "editor/driving/test_words.h"

#include "editor/cars/dice_words.h"
#include "editor/language/percent_text.h"
#include "model/drive/drive_playback.h"
#include "model/drive/estimate.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

namespace stagewright {

namespace {

struct TestWords {
    Q_DECLARE_TR_FUNCTIONS(TestWords)
};

QString asSentence(const QString& words) {
    return words.left(1).toUpper() + words.mid(1) + u'.';
}

/// The order of the cars as it is now.
QString orderNow(const TestRace& race) {
    QStringList numbers;
    const DriveRecord& record = race.race().record;
    for (const std::size_t car : orderAt(record, race.drive().stage().graph(), lastMoment(record)))
        numbers << QString::number(car + 1);
    return TestWords::tr("Order: %1.").arg(numbers.join(u' '));
}

/// What has come of the last roll, or of the turn.
QStringList justHappened(const TestDrive& drive) {
    QStringList said;
    if (drive.record().turns.empty())
        return said;
    const RecordedTurn& turn = drive.record().turns.back();
    if (turn.flatOut) {
        QStringList dice;
        for (const RecordedRoll& roll : turn.rolls)
            dice << phraseFor(roll.dice, true);
        for (const RolledDie& die : turn.left)
            dice << phraseFor({die}, true);
        said << asSentence(dice.join(QStringLiteral(", ")));
    } else if (!turn.rolls.empty()) {
        said << asSentence(phraseFor(turn.rolls.back().dice, true));
    }
    if (!drive.isInTurn())
        if (const QString end = phraseForEnd(turn); !end.isEmpty())
            said << asSentence(end);
    return said;
}

QStringList howItEnded(const TestRace& race, std::optional<double> partSlower) {
    const TestDrive& drive = race.drive();
    if (drive.record().outcomes.front().retired)
        return {TestWords::tr("No gear die is left: the car has retired.")};
    QStringList said{TestWords::tr("You took %1.").arg(minutesAndSeconds(drive.seconds()))};
    if (race.isAmongOthers() && race.race().isOver)
        said << TestWords::tr("You are number %1 of %2.")
                    .arg(race.race().places.front())
                    .arg(race.race().cars.size());
    if (partSlower)
        said << TestWords::tr("That is faster than %1 % of the simulated drives.")
                    .arg(std::lround(100 * *partSlower));
    return said;
}

QString whereItIs(const TestDrive& drive) {
    const auto begun = static_cast<int>(drive.record().turns.size()) + (drive.isInTurn() ? 0 : 1);
    return TestWords::tr("Turn %1 at %2, gear %3. Hazards: %4 of %5.")
        .arg(begun)
        .arg(nameOf(drive.stage().task().pieces, drive.stage().graph(), drive.space()))
        .arg(drive.gear())
        .arg(drive.hazards())
        .arg(drive.dashboard().hazardLimit);
}

} // namespace

QString sentenceNow(const TestRace& race, std::optional<double> partSlower) {
    const TestDrive& drive = race.drive();
    QStringList said;
    if (race.isAmongOthers() && !drive.isInTurn())
        said << orderNow(race);
    said << justHappened(drive);
    if (drive.isOver())
        said << howItEnded(race, partSlower);
    else
        said << whereItIs(drive);
    return said.join(u' ');
}

QString sentenceOf(const PersonsPlan& plan) {
    if (plan.isEmpty() && plan.choices().empty())
        return TestWords::tr("No die can be laid from here.");
    if (plan.isEmpty())
        return TestWords::tr("Choose the first die of the turn and lay it.");
    QStringList laid;
    for (const OpenRoll& roll : plan.rolls())
        laid << phraseFor(roll.dice, false);
    const QString said =
        TestWords::tr("Laid: %1. Control is lost in %2 of the cases; %n token(s) are paid.",
                      nullptr, plan.tokens())
            .arg(laid.join(QStringLiteral(", ")), percentText(plan.lossChance()));
    return plan.choices().empty() ? said + u' ' + TestWords::tr("No other die can be added.")
                                  : said;
}

} // namespace stagewright
