#pragma once

#include "model/design/answers.h"
#include "model/design/table_room.h"
#include "model/fault.h"
#include "model/game/pieces.h"
#include "validators/table.h"

#include <QCommandLineParser>

#include <optional>

namespace stagewright {

/// What a command that searches for stages is asked for, whatever it searches for.
struct SearchChoice {
    std::optional<BoxCounts> boxes; ///< nothing: they were left out
    std::optional<Table> table;
    SearchRun run;
    bool several = false; ///< a number of answers was given: -o names a folder
    QString output;       ///< empty: none was named
    bool json = false;

    /// The same table, as searches measure it.
    [[nodiscard]] std::optional<TableRoom> room() const;
};

inline constexpr int mostAnswers = 1000;

/// Which boxes are meant where none are named.
enum class UsualBoxes : unsigned char {
    AsNeeded, ///< as few as hold the tiles that are there
    Core      ///< the core box of the game
};

/// The options that all commands have that search for stages: --boxes, --table, --count, --seed,
/// --time, --json, -o.
class SearchOptions {
public:
    /// Adds them to the parser.
    SearchOptions(QCommandLineParser& parser, UsualBoxes usual);

    /// @param games with their pieces
    /// @return the fault of what was given wrongly
    [[nodiscard]] Expected<SearchChoice> read(const QCommandLineParser& parser,
                                              const Games& games) const;

private:
    QCommandLineOption boxes_;
    QCommandLineOption table_;
    QCommandLineOption count_;
    QCommandLineOption seed_;
    QCommandLineOption time_;
    QCommandLineOption output_;
    QCommandLineOption json_;
};

} // namespace stagewright
