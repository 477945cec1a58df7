#include "editor/points/palette/die_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace stagewright {

namespace {

struct DieWordsText {
    Q_DECLARE_TR_FUNCTIONS(TitanDie)
};

/// "+1 lap, −2 lives"
QStringList gainsInWords(int laps, int livesLost) {
    QStringList gains;
    if (laps > 0)
        gains << DieWordsText::tr("+%n lap(s)", nullptr, laps);
    if (livesLost > 0)
        gains << DieWordsText::tr("−%n life/lives", nullptr, livesLost);
    return gains;
}

} // namespace

QString dieName(TitanColour face) {
    switch (face) {
    case TitanColour::Yellow:
        return DieWordsText::tr("Yellow");
    case TitanColour::Blue:
        return DieWordsText::tr("Blue");
    case TitanColour::Brown:
        return DieWordsText::tr("Brown");
    case TitanColour::Red:
        return DieWordsText::tr("Red");
    case TitanColour::Green:
        return DieWordsText::tr("Green");
    case TitanColour::Purple:
        break;
    }
    return DieWordsText::tr("Purple");
}

QString dieEffect(TitanColour face) {
    switch (face) {
    case TitanColour::Red:
        return DieWordsText::tr("Before or after: a trap on one of the three points behind.");
    case TitanColour::Green:
        return DieWordsText::tr(
            "Before or after: 1 damage to a titan or a trap on one of the three points ahead.");
    case TitanColour::Purple:
        return DieWordsText::tr("Any of the other five, and 1 life.");
    default:
        return {};
    }
}

QString arrowsOf(const DieWay& way) {
    QStringList arrows;
    for (int i = 0; i < way.count; ++i) {
        const PointStep step = way.steps.at(static_cast<std::size_t>(i));
        arrows << (step == PointStep::Forward ? QStringLiteral("↑")
                   : step == PointStep::Left  ? QStringLiteral("↖")
                                              : QStringLiteral("↗"));
    }
    return arrows.join(u' ');
}

QString stepsInWords(const DieWay& way) {
    QStringList words;
    for (int i = 0; i < way.count; ++i) {
        const PointStep step = way.steps.at(static_cast<std::size_t>(i));
        words << (step == PointStep::Forward ? DieWordsText::tr("forward")
                  : step == PointStep::Left  ? DieWordsText::tr("left")
                                             : DieWordsText::tr("right"));
    }
    return words.join(QStringLiteral(", "));
}

QString gainsOf(const DieMove& move, int from) {
    return gainsInWords(move.ends.back().laps - from, move.livesLost).join(QStringLiteral(", "));
}

QString gainsOf(const TouchedTitan& touched) {
    return gainsInWords(touched.laps, touched.livesLost).join(QStringLiteral(", "));
}

} // namespace stagewright
