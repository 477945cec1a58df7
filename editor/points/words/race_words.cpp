#include "editor/points/words/race_words.h"

#include "model/one_line.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct RaceWordsText {
    Q_DECLARE_TR_FUNCTIONS(TitanRaceWords)
};

struct Said {
    const char* id;
    const char* text;
};

constexpr std::array riders{
    Said{"slaugg", QT_TRANSLATE_NOOP("TitanRaceWords", "Lord Greed and Slaugg")},
    Said{"ragnarok", QT_TRANSLATE_NOOP("TitanRaceWords", "Olaf and Ragnarok")},
    Said{"rassik", QT_TRANSLATE_NOOP("TitanRaceWords", "Salah and Rassik")},
    Said{"kraken", QT_TRANSLATE_NOOP("TitanRaceWords", "Captain Braaglix and Kraken")},
    Said{"masakrator", QT_TRANSLATE_NOOP("TitanRaceWords", "She'ena and Grinder")},
    Said{"chtoolhoo", QT_TRANSLATE_NOOP("TitanRaceWords", "Itag'hn and Chtóólhóó")},
};

constexpr std::array powers{
    Said{"slaugg",
         QT_TRANSLATE_NOOP("TitanRaceWords",
                           "1 damage to each titan and each trap on the three points ahead.")},
    Said{"ragnarok",
         QT_TRANSLATE_NOOP("TitanRaceWords",
                           "Moves an adjacent titan by one point, in any of the six directions.")},
    Said{"rassik",
         QT_TRANSLATE_NOOP("TitanRaceWords", "If a titan stands on one of the three points behind: "
                                             "one step forward or diagonally.")},
    Said{"kraken", QT_TRANSLATE_NOOP("TitanRaceWords", "Changes places with an adjacent titan.")},
    Said{"masakrator", QT_TRANSLATE_NOOP("TitanRaceWords", "Lays a trap on an adjacent point.")},
    Said{"chtoolhoo",
         QT_TRANSLATE_NOOP("TitanRaceWords", "1 damage to an adjacent titan, then 1 life for "
                                             "itself; not at full life.")},
};

constexpr std::array effects{
    Said{"kaldeira", QT_TRANSLATE_NOOP("TitanRaceWords",
                                       "Whoever comes onto lava loses 1 life. So does whoever "
                                       "is pushed onto it.")},
    Said{"laguna", QT_TRANSLATE_NOOP(
                       "TitanRaceWords",
                       "Whoever comes to pirates throws away a bonus card or loses 1 life. That "
                       "holds each time anew, and for whoever is pushed there too.")},
    Said{"odlewnia", QT_TRANSLATE_NOOP(
                         "TitanRaceWords",
                         "A step from a super ramp in its direction jumps two points, a step ahead "
                         "from a multi ramp jumps one. What is jumped over has no effect and is "
                         "not pushed.")},
    Said{"ban-kogu",
         QT_TRANSLATE_NOOP("TitanRaceWords",
                           "Whoever comes to a statue, or passes it, sets off a blast: 1 damage to "
                           "titans and traps on the six points round it. Whoever set it off is not "
                           "hit.")},
    Said{"angleh",
         QT_TRANSLATE_NOOP("TitanRaceWords",
                           "Whoever ends a move on a pentagram may pay 1 life, throw the die again "
                           "and has to carry it out. From then on there is no power and no bonus "
                           "card in that turn.")},
    Said{"estengaard",
         QT_TRANSLATE_NOOP("TitanRaceWords",
                           "Whoever comes onto ice slides on in the same direction to the first "
                           "point without ice. Points that are slid over do not count as moved.")},
};

template <typename Table>
QString saidOf(const Table& table, const QString& id) {
    const auto found = std::find_if(table.begin(), table.end(), [&](const Said& each) {
        return id == QLatin1StringView(each.id);
    });
    return found == table.end() ? QString() : RaceWordsText::tr(found->text);
}

} // namespace

QString riderAndTitan(const QString& titan) {
    const QString said = saidOf(riders, titan);
    return said.isEmpty() ? titan : said;
}

QString powerOf(const QString& titan) {
    return saidOf(powers, titan);
}

QString colourName(TitanColour colour) {
    switch (colour) {
    case TitanColour::Yellow:
        return RaceWordsText::tr("yellow");
    case TitanColour::Blue:
        return RaceWordsText::tr("blue");
    case TitanColour::Brown:
        return RaceWordsText::tr("brown");
    case TitanColour::Red:
        return RaceWordsText::tr("red");
    case TitanColour::Green:
        return RaceWordsText::tr("green");
    case TitanColour::Purple:
        break;
    }
    return RaceWordsText::tr("purple");
}

QString trackName(const TitanGame& game, const PointTrack& track) {
    if (const TrackRecord* record = game.track(track.id))
        return record->title;
    const QString title = oneLine(track.title).simplified();
    return title.isEmpty() ? RaceWordsText::tr("A track of one's own") : title;
}

QString effectOf(const QString& track) {
    return saidOf(effects, track);
}

QString draftName(DiceDraft draft) {
    return draft == DiceDraft::Book ? RaceWordsText::tr("By the book")
                                    : RaceWordsText::tr("Rolling");
}

QString draftInWords(DiceDraft draft) {
    return draft == DiceDraft::Book
               ? RaceWordsText::tr("The first player throws all dice each round and takes one, the "
                                   "others choose of what is left; the last throws all again.")
               : RaceWordsText::tr("Whoever is left a single die throws all of them and chooses; "
                                   "the others go on from what is left.");
}

QString pushInWords(PushReach push) {
    return push == PushReach::Full
               ? RaceWordsText::tr("A pushed titan goes as many points as the straight part of the "
                                   "die has.")
               : RaceWordsText::tr("A pushed titan goes on only while the other moves on.");
}

QStringList knockOutInWords(const TitanGame& game) {
    const auto less =
        std::find_if(game.titans.begin(), game.titans.end(),
                     [&](const TitanRecord& titan) { return titan.life < game.mostLife; });
    const QString stands =
        less == game.titans.end()
            ? RaceWordsText::tr("The turn after: it stands up with %1 lives and plays as usual.")
                  .arg(game.mostLife)
            : RaceWordsText::tr("The turn after: it stands up with %1 lives, %2 with %3, and plays "
                                "as usual.")
                  .arg(game.mostLife)
                  .arg(less->name)
                  .arg(less->life);
    return {
        RaceWordsText::tr("No life left: the figure is laid on its side, the life marker goes to "
                          "the skull. In its own move the titan stops there."),
        RaceWordsText::tr("Its next turn: it takes a die, does nothing with it, and turns the "
                          "life marker back to the heart."),
        stands};
}

} // namespace stagewright
