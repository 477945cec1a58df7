#include "editor/cards/evening/score_steps.h"

#include "editor/cards/edits/table_steps.h"
#include "editor/cards/words/table_words.h"
#include "model/layouts/cards/play/scoring.h"
#include "model/rally/rally_edits.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct ScoreSteps {
    Q_DECLARE_TR_FUNCTIONS(ScoreSteps)
};

/// Who sits there: who has the seat's name, or of a seat without one the driver at its place in the
/// order, if nobody else is that. Nothing: nobody of the evening is.
std::optional<DriverKey> driverOf(const Rally& rally, const CardTable& table, qsizetype seat) {
    const auto& drivers = rally.drivers();
    const QString name = table.seats[seat].name;
    const auto isNamed = [&](const QString& driver) {
        return std::any_of(table.seats.begin(), table.seats.end(),
                           [&](const CardSeat& other) { return other.name == driver; });
    };
    if (name.isEmpty())
        return seat < drivers.size() && !isNamed(drivers[seat].name)
                   ? std::optional(drivers[seat].key)
                   : std::nullopt;
    const auto found = std::find_if(drivers.begin(), drivers.end(),
                                    [&](const Driver& driver) { return driver.name == name; });
    return found == drivers.end() ? std::nullopt : std::optional(found->key);
}

} // namespace

StageUndoStep enterScore(const Document& document, qsizetype seat,
                         const std::optional<SeatScore>& score) {
    CardTable table = tableOf(document);
    if (seat >= 0 && seat < table.seats.size())
        table.seats[seat].score = score;
    return changeTable(document, table, [name = seatName(table, seat)] {
        return ScoreSteps::tr("Score of %1").arg(name);
    });
}

StageUndoStep enterGhostScore(const Document& document, const std::optional<GhostScore>& score) {
    CardTable table = tableOf(document);
    table.ghostScore = score;
    return changeTable(document, table, [] { return ScoreSteps::tr("Score of the ghost driver"); });
}

StageUndoStep enterHazard(const Document& document, const std::optional<HazardFaces>& faces) {
    CardTable table = tableOf(document);
    table.hazard = faces;
    return changeTable(document, table, [] { return ScoreSteps::tr("Faces of the hazard die"); });
}

StageUndoStep enterMinutes(const Document& document, std::optional<double> minutes) {
    CardTable table = tableOf(document);
    table.minutesARound = minutes;
    if (minutes)
        table.trialMinutes.reset();
    return changeTable(document, table, [] { return ScoreSteps::tr("Minutes a round"); });
}

StageUndoStep enterTrialMinutes(const Document& document,
                                const std::optional<TrialMinutes>& minutes) {
    CardTable table = tableOf(document);
    table.trialMinutes = minutes;
    if (minutes)
        table.minutesARound.reset();
    return changeTable(document, table, [] { return ScoreSteps::tr("Minutes of a trial"); });
}

StageUndoStep addPlayed(const Document& document, const PlayedEvening& evening) {
    CardTable table = tableOf(document);
    table.played << evening;
    return changeTable(document, table, [] { return ScoreSteps::tr("Evening played"); });
}

StageUndoStep removePlayed(const Document& document, qsizetype index) {
    CardTable table = tableOf(document);
    if (index >= 0 && index < table.played.size())
        table.played.removeAt(index);
    return changeTable(document, table, [] { return ScoreSteps::tr("Remove an evening"); });
}

RallyUndoStep takePlaces(const Document& document) {
    const CardTable table = tableOf(document);
    Rally rally = document.rally();
    RallyEdit all;
    const auto make = [&](const RallyEdit& edit) {
        apply(edit, rally);
        all = composed(all, edit);
    };
    auto standings = standingsOf(table);
    std::erase_if(standings, [&](const SeatStanding& each) {
        return each.seat >= table.seats.size(); // the ghost driver
    });
    std::sort(standings.begin(), standings.end(), // drivers are added in the order of the seats
              [](const SeatStanding& a, const SeatStanding& b) { return a.seat < b.seat; });
    for (const SeatStanding& standing : standings) {
        auto driver = driverOf(rally, table, standing.seat);
        if (!driver) {
            Driver added;
            added.name = seatName(table, standing.seat);
            make(addDriver(rally, added));
            driver = rally.drivers().back().key;
        }
        StageResult result;
        result.outcome = Raced{standing.place};
        make(enterResult(rally, {document.current(), *driver}, result));
    }
    return {all, [] { return ScoreSteps::tr("Places as results"); }};
}

} // namespace stagewright
