#include "editor/hextiles/commands/search_options.h"

#include "editor/cli/arguments.h"
#include "editor/cli/box_choice.h"
#include "editor/cli/number_option.h"
#include "editor/cli/table_choice.h"
#include "validators/hextiles/room_of_table.h"

#include <QCoreApplication>

#include <algorithm>
#include <thread>

namespace stagewright {

namespace {

struct SearchTexts {
    Q_DECLARE_TR_FUNCTIONS(SearchOptions)
};

constexpr double mostSeconds = 86'400;
constexpr double usualSeconds = 10;

} // namespace

std::optional<TableRoom> SearchChoice::room() const {
    if (!table)
        return std::nullopt;
    return roomOf(*table);
}

SearchOptions::SearchOptions(QCommandLineParser& parser, UsualBoxes usual)
    : boxes_(valueOption(
          "boxes",
          usual == UsualBoxes::Core
              ? SearchTexts::tr(
                    "The boxes that the tiles come from, as \"stagewright boxes\" names them, "
                    "with commas between and the number of each: dirt-core:2,rx. Left out: "
                    "the core box of the game.")
              : SearchTexts::tr(
                    "The boxes that the tiles come from, as \"stagewright boxes\" names them, "
                    "with commas between and the number of each: dirt-core:2,rx. Left out: "
                    "as few as hold the tiles."),
          "BOX[:N],..."))
    , table_(valueOption("table",
                         SearchTexts::tr("The size of the table in centimetres, such as 120x80. "
                                         "All has to lie on it."),
                         "WxH"))
    , count_(valueOption("count",
                         SearchTexts::tr("How many answers are wanted, 1 to %1, really different "
                                         "ones, the best first. -o then names a folder.")
                             .arg(mostAnswers),
                         "N"))
    , seed_(valueOption(
          "seed", SearchTexts::tr("A number; the same gives the same answers. Left out: 1."), "S"))
    , time_(valueOption("time",
                        SearchTexts::tr("Seconds after which the search ends with what it has. "
                                        "Left out: %1.")
                            .arg(usualSeconds),
                        "S"))
    , output_(outputOption(SearchTexts::tr("The file to write; with --count a folder, in which the "
                                           "files are called 01.json, 02.json and so on.")))
    , json_(jsonOption()) {
    parser.addOptions({boxes_, table_, count_, seed_, time_, output_, json_});
}

Expected<SearchChoice> SearchOptions::read(const QCommandLineParser& parser,
                                           const Games& games) const {
    SearchChoice choice;
    if (parser.isSet(boxes_)) {
        auto named = boxesNamed(parser.value(boxes_), games);
        if (!named)
            return tl::unexpected(named.error());
        choice.boxes = *std::move(named);
    }
    if (parser.isSet(table_)) {
        const auto table = tableOf(parser.value(table_));
        if (!table)
            return tl::unexpected(table.error());
        choice.table = *table;
    }
    const auto count = wholeNumberOf(parser, count_, {1, mostAnswers});
    const auto seed = wholeNumberOf(parser, seed_, {0});
    for (const auto* each : {&count, &seed})
        if (!*each)
            return tl::unexpected(each->error());
    choice.several = count->has_value();
    choice.run.answers = static_cast<int>(count->value_or(1));
    choice.run.seed = static_cast<std::uint64_t>(seed->value_or(1));
    choice.run.seconds = usualSeconds;
    if (parser.isSet(time_)) {
        const auto seconds =
            numberOf(parser, time_, 0.001, mostSeconds,
                     SearchTexts::tr("--time takes seconds, up to %1").arg(mostSeconds));
        if (!seconds)
            return tl::unexpected(seconds.error());
        choice.run.seconds = *seconds;
    }
    choice.run.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    choice.output = parser.value(output_);
    choice.json = parser.isSet(json_);
    return choice;
}

} // namespace stagewright
