#include "editor/hextiles/commands/wish_options.h"

#include "editor/cli/arguments.h"
#include "editor/cli/number_option.h"
#include "editor/cli/refusal.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>
#include <utility>

namespace stagewright {

namespace {

struct WishOptionTexts {
    Q_DECLARE_TR_FUNCTIONS(WishOptions)
};

constexpr int mostWishedPlayers = 200;
constexpr double mostMinutes = 600;

constexpr std::array surfaceNames{std::pair{Terrain::Asphalt, QLatin1StringView("asphalt")},
                                  std::pair{Terrain::Gravel, QLatin1StringView("gravel")},
                                  std::pair{Terrain::Snow, QLatin1StringView("snow")}};

std::optional<Terrain> terrainNamed(QStringView text) {
    for (const auto& [terrain, name] : surfaceNames)
        if (text == name)
            return terrain;
    return std::nullopt;
}

std::optional<Difficulty> difficultyNamed(QStringView text) {
    for (const Difficulty difficulty : {Difficulty::Easy, Difficulty::Medium, Difficulty::Hard})
        if (text == name(difficulty))
            return difficulty;
    return std::nullopt;
}

QString helpOf(Trait trait) {
    switch (trait) {
    case Trait::Danger:
        return WishOptionTexts::tr("How dangerous the tiles are on average: low, medium or high.");
    case Trait::Twist:
        return WishOptionTexts::tr("How much the road winds: low, medium or high.");
    case Trait::Jumps:
        return WishOptionTexts::tr("How many tiles have a jump: low (at most one in eight), medium "
                                   "or high (at least one in four).");
    case Trait::Fords:
        return WishOptionTexts::tr("How many have a ford, likewise.");
    case Trait::Shortcuts:
        break;
    }
    return WishOptionTexts::tr("How many have a shortcut, likewise.");
}

/// Whether a box of the choice, or of the game, has a start tile.
bool hasStart(const QString& game, const SearchChoice& choice, const Catalogue& catalogue) {
    return std::any_of(catalogue.boxes().begin(), catalogue.boxes().end(), [&](const Box& box) {
        const bool isThere =
            choice.boxes ? choice.boxes->contains(box.id) : box.game == game && !box.expansion;
        return isThere && std::any_of(box.tiles.begin(), box.tiles.end(), [&](const auto& each) {
                   const TileSide* side = catalogue.find(each.first.withSide('a'));
                   return side && side->role == Role::Start;
               });
    });
}

} // namespace

WishOptions::WishOptions(QCommandLineParser& parser)
    : game_(valueOption(
          "game", WishOptionTexts::tr("The game, as stage files name it. Left out: dirt."), "GAME"))
    , kind_(valueOption("kind",
                        WishOptionTexts::tr("stage or circuit. Left out: a circuit where the boxes "
                                            "have no start tile."),
                        "KIND"))
    , laps_(valueOption("laps", WishOptionTexts::tr("Laps of a circuit. Left out: 1."), "L"))
    , stages_(
          valueOption("stages",
                      WishOptionTexts::tr("So many stages, 1 to %1: of more than one a rally is "
                                          "made, and the wishes are for each of them.")
                          .arg(mostRallyStages),
                      "N"))
    , together_(
          QStringLiteral("together"),
          WishOptionTexts::tr("The stages of the rally lie on the table at once: no tile is in "
                              "two of them."))
    , course_(valueOption("course",
                          WishOptionTexts::tr("rising or falling: how the difficulty goes from the "
                                              "first stage of the rally to the last."),
                          "COURSE"))
    , tiles_(valueOption("tiles",
                         WishOptionTexts::tr("Road tiles, start and finish among them, %1 to %2. "
                                             "Left out: 12.")
                             .arg(fewestTiles)
                             .arg(mostTiles),
                         "N"))
    , minutes_(valueOption("minutes",
                           WishOptionTexts::tr("Minutes to play, met within a tenth; instead of "
                                               "--tiles."),
                           "M"))
    , players_(valueOption(
          "players", WishOptionTexts::tr("How many play, which makes the minutes. Left out: 4."),
          "N"))
    , surface_(valueOption("surface",
                           WishOptionTexts::tr("Surfaces and how many percent of the tiles have "
                                               "them: asphalt, gravel, snow."),
                           "NAME[:P],..."))
    , difficulty_(valueOption("difficulty",
                              WishOptionTexts::tr("easy, medium or hard, as \"estimate\" says it."),
                              "LEVEL"))
    , service_(QStringLiteral("service"),
               WishOptionTexts::tr("A service park beside the finish; of a circuit a pit.")) {
    parser.addOptions(
        {game_, kind_, laps_, stages_, together_, course_, tiles_, minutes_, players_, surface_});
    for (const Trait trait : allTraits) {
        amounts_.emplace_back(name(trait), helpOf(trait), QStringLiteral("AMOUNT"));
        parser.addOption(amounts_.back());
    }
    parser.addOptions({difficulty_, service_});
}

Expected<RallyWishes> WishOptions::read(const QCommandLineParser& parser,
                                        const SearchChoice& choice, const Games& games) const {
    RallyWishes wishes;
    wishes.stages = 1;
    wishes.stage.table = choice.room();
    wishes.stage.service = parser.isSet(service_);
    wishes.together = parser.isSet(together_);
    if (const auto read = readKind(parser, games, choice, wishes.stage); !read)
        return tl::unexpected(read.error());
    if (const auto read = readNumbers(parser, wishes); !read)
        return tl::unexpected(read.error());
    if (const auto read = readAmounts(parser, wishes); !read)
        return tl::unexpected(read.error());
    if (wishes.stages == 1 && (wishes.together || parser.isSet(course_)))
        return refusal(WishOptionTexts::tr("--together and --course are for the stages of a "
                                           "rally"),
                       WishOptionTexts::tr("Say how many with --stages"));
    return wishes;
}

Expected<void> WishOptions::readKind(const QCommandLineParser& parser, const Games& games,
                                     const SearchChoice& choice, Wishes& wishes) const {
    const auto& catalogue = games.data<Catalogue>();
    if (parser.isSet(game_))
        wishes.game = parser.value(game_);
    QStringList known;
    for (const Box& box : catalogue.boxes())
        if (!known.contains(box.game))
            known << box.game;
    if (!known.contains(wishes.game))
        return refusal(WishOptionTexts::tr("there are no hex tiles of a game \"%1\", but of: "
                                           "%2")
                           .arg(wishes.game, known.join(QStringLiteral(", "))));
    const QString kind = parser.value(kind_);
    if (!parser.isSet(kind_))
        wishes.kind =
            hasStart(wishes.game, choice, catalogue) ? StageKind::Stage : StageKind::Circuit;
    else if (kind == QStringLiteral("circuit"))
        wishes.kind = StageKind::Circuit;
    else if (kind != QStringLiteral("stage"))
        return refusal(WishOptionTexts::tr("--kind takes stage or circuit, not \"%1\"").arg(kind));
    return {};
}

Expected<void> WishOptions::readNumbers(const QCommandLineParser& parser,
                                        RallyWishes& wishes) const {
    Wishes& stage = wishes.stage;
    const auto into = [&](const QCommandLineOption& option, WholeRange range,
                          int& number) -> Expected<void> {
        const auto read = wholeNumberOf(parser, option, range);
        if (!read)
            return tl::unexpected(read.error());
        if (*read)
            number = static_cast<int>(**read);
        return {};
    };
    for (const auto& read : {into(laps_, {1, mostLaps}, stage.laps),
                             into(stages_, {1, mostRallyStages}, wishes.stages),
                             into(tiles_, {fewestTiles, mostTiles}, stage.tiles),
                             into(players_, {1, mostWishedPlayers}, stage.players)})
        if (!read)
            return read;
    if (!parser.isSet(minutes_))
        return {};
    if (parser.isSet(tiles_))
        return refusal(WishOptionTexts::tr("--tiles and --minutes exclude each other"));
    const auto minutes =
        numberOf(parser, minutes_, 1, mostMinutes,
                 WishOptionTexts::tr("--minutes takes a number from 1 to %1").arg(mostMinutes));
    if (!minutes)
        return tl::unexpected(minutes.error());
    stage.minutes = *minutes;
    return {};
}

Expected<void> WishOptions::readAmounts(const QCommandLineParser& parser,
                                        RallyWishes& wishes) const {
    for (const Trait trait : allTraits) {
        const QCommandLineOption& option = amounts_[index(trait)];
        if (!parser.isSet(option))
            continue;
        const auto amount = amountNamed(parser.value(option));
        if (!amount)
            return refusal(WishOptionTexts::tr("--%1 takes low, medium or high, not \"%2\"")
                               .arg(name(trait), parser.value(option)));
        wishes.stage.amount(trait) = amount;
    }
    if (parser.isSet(difficulty_)) {
        wishes.stage.difficulty = difficultyNamed(parser.value(difficulty_));
        if (!wishes.stage.difficulty)
            return refusal(
                WishOptionTexts::tr("--difficulty takes easy, medium or hard, not \"%1\"")
                    .arg(parser.value(difficulty_)));
    }
    if (parser.isSet(course_)) {
        const QString course = parser.value(course_);
        if (course != QStringLiteral("rising") && course != QStringLiteral("falling"))
            return refusal(
                WishOptionTexts::tr("--course takes rising or falling, not \"%1\"").arg(course));
        if (wishes.stage.difficulty)
            return refusal(WishOptionTexts::tr("--course and --difficulty exclude each other"));
        wishes.course = course == QStringLiteral("rising") ? Course::Rising : Course::Falling;
    }
    if (parser.isSet(surface_)) {
        auto surfaces = surfacesNamed(parser.value(surface_));
        if (!surfaces)
            return tl::unexpected(surfaces.error());
        wishes.stage.surfaces = *std::move(surfaces);
    }
    return {};
}

Expected<std::map<Terrain, int>> surfacesNamed(const QString& text) {
    std::map<Terrain, int> surfaces;
    std::optional<Terrain> rest;
    for (const QString& each : text.split(u',')) {
        const QString surface = each.section(u':', 0, 0).trimmed();
        const auto terrain = terrainNamed(surface);
        if (!terrain)
            return refusal(
                WishOptionTexts::tr("there is no surface \"%1\", but asphalt, gravel and snow")
                    .arg(surface));
        if (surfaces.contains(*terrain))
            return refusal(WishOptionTexts::tr("the surface \"%1\" is named twice").arg(surface));
        bool isNumber = true;
        const int percent =
            each.contains(u':') ? each.section(u':', 1).trimmed().toInt(&isNumber) : 0;
        if (!each.contains(u':') && rest)
            return refusal(
                WishOptionTexts::tr("of several surfaces it has to be said how many percent each "
                                    "has"),
                WishOptionTexts::tr("Write them as in gravel:60,snow:40"));
        if (!each.contains(u':'))
            rest = *terrain;
        if (!isNumber || percent < 0 || percent > 100)
            return refusal(
                WishOptionTexts::tr("\"%1\" is no number of percent").arg(each.section(u':', 1)),
                WishOptionTexts::tr("Write them as in gravel:60,snow:40"));
        surfaces[*terrain] = percent;
    }
    const int all = std::accumulate(surfaces.begin(), surfaces.end(), 0,
                                    [](int sum, const auto& each) { return sum + each.second; });
    if (all > 100)
        return refusal(
            WishOptionTexts::tr("the surfaces have %1 % together, which is more than all")
                .arg(all));
    if (rest)
        surfaces[*rest] = 100 - all;
    return surfaces;
}

} // namespace stagewright
