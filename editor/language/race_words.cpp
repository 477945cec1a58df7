#include "editor/language/race_words.h"

#include "editor/language/display_locale.h"
#include "model/drive/race/raced_pieces.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

struct RaceTexts {
    Q_DECLARE_TR_FUNCTIONS(RaceWords)
};

QString oneDigit(double value) {
    return displayNumber(value, 1);
}

/// Passing is little below half a pass a car and lap, and much from one and a half on. Of a lap is
/// spoken only where there are several: stages have none.
QString passing(const RaceSimulator& simulator, const RaceStatistics& races,
                const QStringList& names) {
    constexpr double little = 0.5;
    constexpr double much = 1.5;
    const int laps = std::max(1, simulator.track().road().laps);
    const double aLap = races.figure(RaceCount::Passes).mean / laps;
    const double each = aLap / races.cars();
    const auto& pieces = races.pieces();
    const auto most =
        std::max_element(pieces.begin(), pieces.end(),
                         [](const auto& a, const auto& b) { return a.passes < b.passes; });
    if (most == pieces.end() || most->passes == 0)
        return RaceTexts::tr("No passing.");
    const QString at = names.value(most - pieces.begin());
    const auto said = [&]() -> QString {
        if (each < little)
            return laps > 1 ? RaceTexts::tr("Little passing: %1 a lap, most of it at %2.")
                            : RaceTexts::tr("Little passing: %1 a race, most of it at %2.");
        if (each < much)
            return laps > 1 ? RaceTexts::tr("Some passing: %1 a lap, most of it at %2.")
                            : RaceTexts::tr("Some passing: %1 a race, most of it at %2.");
        return laps > 1 ? RaceTexts::tr("Much passing: %1 a lap, most of it at %2.")
                        : RaceTexts::tr("Much passing: %1 a race, most of it at %2.");
    };
    return said().arg(oneDigit(aLap), at);
}

/// What the pole is worth: its share of wins beyond what each car would have by chance.
QString start(const RaceSimulator& simulator, const RaceStatistics& races) {
    if (simulator.hasGrid()) {
        const double worth = 100 * (races.wins(0).mean - 1.0 / races.cars());
        const auto percent = static_cast<int>(std::lround(std::abs(worth)));
        if (percent == 0)
            return RaceTexts::tr("Pole is worth nothing.");
        return worth > 0 ? RaceTexts::tr("Pole is worth %1 %.").arg(percent)
                         : RaceTexts::tr("Pole costs %1 %.").arg(percent);
    }
    double others = 0;
    for (int car = 1; car < races.cars(); ++car)
        others += races.seconds(car).mean / (races.cars() - 1);
    const double longer = races.seconds(0).mean - others;
    if (std::abs(longer) < 0.05)
        return RaceTexts::tr("Who starts first takes as long as the others.");
    return (longer > 0 ? RaceTexts::tr("Who starts first takes %1 s longer than the others.")
                       : RaceTexts::tr("Who starts first is %1 s faster than the others."))
        .arg(oneDigit(std::abs(longer)));
}

} // namespace

QString raceSentence(const RaceSimulator& simulator, const RaceStatistics& races,
                     const QStringList& pieces) {
    if (races.cars() < 2)
        return RaceTexts::tr("One car races against nobody.");
    return RaceTexts::tr("%1 %2", "two sentences")
        .arg(passing(simulator, races, pieces), start(simulator, races));
}

QStringList racedPieceNames(const RaceSimulator& simulator, const StagePlaces& places) {
    const std::vector<RacedPiece> pieces = racedPieces(simulator);
    QStringList names;
    for (const RacedPiece& piece : pieces) {
        const auto like = std::count_if(pieces.begin(), pieces.end(), [&](const RacedPiece& each) {
            return each.name == piece.name;
        });
        names << (like == 1 ? piece.name
                            : QStringLiteral("%1 %2").arg(piece.name, places.name(piece.place)));
    }
    return names;
}

} // namespace stagewright
