#include "editor/cli/library_options.h"

#include "editor/cli/arguments.h"
#include "editor/cli/box_choice.h"
#include "editor/cli/number_option.h"
#include "editor/cli/refusal.h"
#include "model/rally/rally.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace stagewright {

namespace {

struct LibraryOptionTexts {
    Q_DECLARE_TR_FUNCTIONS(LibraryOptions)
};

constexpr std::array<std::pair<const char*, LibrarySort>, 9> sortNames{{
    {"title", LibrarySort::Title},
    {"author", LibrarySort::Author},
    {"game", LibrarySort::Game},
    {"tiles", LibrarySort::Pieces},
    {"minutes", LibrarySort::Minutes},
    {"time", LibrarySort::Time},
    {"difficulty", LibrarySort::Difficulty},
    {"changed", LibrarySort::Changed},
    {"folder", LibrarySort::Folder},
}};

constexpr int mostLacking = 1000;

QString sortNamesSaid() {
    QStringList names;
    for (const auto& [name, sort] : sortNames)
        names << QString::fromLatin1(name);
    return names.join(QStringLiteral(", "));
}

Expected<LibrarySort> sortNamed(const QString& name) {
    for (const auto& [known, sort] : sortNames)
        if (name == QLatin1StringView(known))
            return sort;
    return tl::unexpected(Fault{LibraryOptionTexts::tr("nothing is sorted by \"%1\"").arg(name),
                                {},
                                LibraryOptionTexts::tr("It is one of %1").arg(sortNamesSaid()),
                                {}});
}

Expected<std::optional<int>> smallNumber(const QCommandLineParser& parser,
                                         const QCommandLineOption& option, WholeRange range) {
    return wholeNumberOf(parser, option, range)
        .map([](const std::optional<std::int64_t>& number) -> std::optional<int> {
            return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
        });
}

} // namespace

LibraryOptions::LibraryOptions(QCommandLineParser& parser)
    : boxes_(valueOption("boxes",
                         LibraryOptionTexts::tr("Only what these boxes hold, with commas between, "
                                                "as in dirt-core:2,rx."),
                         "BOXES"))
    , allAtOnce_(
          QStringLiteral("all-at-once"),
          LibraryOptionTexts::tr("With --boxes: all stages of a rally lie side by side. Left "
                                 "out: one after the other."))
    , lacking_(valueOption("lacking",
                           LibraryOptionTexts::tr("With --boxes: also what lacks up to so many "
                                                  "tiles; it is said which, and whether there are "
                                                  "substitutes."),
                           "N"))
    , players_(valueOption(
          "players",
          LibraryOptionTexts::tr("Only what so many can play, 1 to %1.").arg(mostPlayersListed),
          "N"))
    , minutes_(valueOption("minutes",
                           LibraryOptionTexts::tr("Only what takes no more minutes at the table; "
                                                  "without --players with %1 of them.")
                               .arg(usualPlayers),
                           "M"))
    , words_(valueOption("words",
                         LibraryOptionTexts::tr("Only what has all these words in title, author, "
                                                "game or the name of its file."),
                         "WORDS"))
    , game_(valueOption("game", LibraryOptionTexts::tr("Only stages of that game."), "GAME"))
    , sort_(valueOption(
          "sort",
          LibraryOptionTexts::tr("By what to sort: %1. Left out: title.").arg(sortNamesSaid()),
          "KEY"))
    , times_(QStringLiteral("times"),
             LibraryOptionTexts::tr("Reckon minutes, expected time and difficulty, too. They are "
                                    "reckoned anyway where --players, --minutes or --sort ask for "
                                    "them."))
    , rulebooks_(QStringLiteral("rulebooks"),
                 LibraryOptionTexts::tr("Add the stages of the rulebooks that come with the "
                                        "program; then no folder need be named."))
    , json_(jsonOption())
    , csv_(QStringLiteral("csv"),
           LibraryOptionTexts::tr("Write comma-separated values, with a line of names first.")) {
    parser.addOptions({boxes_, allAtOnce_, lacking_, players_, minutes_, words_, game_, sort_,
                       times_, rulebooks_, json_, csv_});
}

Expected<LibraryChoice> LibraryOptions::read(const QCommandLineParser& parser,
                                             const Games& games) const {
    LibraryChoice choice;
    LibraryFilter& filter = choice.filter;
    const auto lacking = smallNumber(parser, lacking_, {0, mostLacking});
    const auto players = smallNumber(parser, players_, {1, mostPlayersListed});
    const auto minutes = smallNumber(parser, minutes_, {1, longestEvening});
    for (const auto* number : {&lacking, &players, &minutes})
        if (!*number)
            return tl::unexpected(number->error());
    filter.lacking = lacking->value_or(0);
    filter.players = *players;
    filter.minutes = *minutes;
    filter.words = parser.value(words_);
    filter.allAtOnce = parser.isSet(allAtOnce_);
    if (parser.isSet(boxes_)) {
        const auto boxes = boxesNamed(parser.value(boxes_), games);
        if (!boxes)
            return tl::unexpected(boxes.error());
        choice.boxes = *boxes;
        filter.pieces = piecesOf(*boxes, games);
    } else if (parser.isSet(allAtOnce_) || parser.isSet(lacking_)) {
        return refusal(LibraryOptionTexts::tr("--all-at-once and --lacking go with --boxes"));
    }
    if (parser.isSet(game_)) {
        filter.game = parser.value(game_);
        if (!games.find(filter.game))
            return tl::unexpected(unknownGame(filter.game, games.ids()));
    }
    if (parser.isSet(sort_)) {
        const auto sort = sortNamed(parser.value(sort_));
        if (!sort)
            return tl::unexpected(sort.error());
        choice.sort = *sort;
    }
    choice.times = parser.isSet(times_) || filter.players || filter.minutes ||
                   choice.sort == LibrarySort::Minutes || choice.sort == LibrarySort::Time ||
                   choice.sort == LibrarySort::Difficulty;
    choice.rulebooks = parser.isSet(rulebooks_);
    choice.json = parser.isSet(json_);
    choice.csv = parser.isSet(csv_);
    if (choice.json && choice.csv)
        return refusal(LibraryOptionTexts::tr("--json and --csv do not go together"));
    return choice;
}

} // namespace stagewright
