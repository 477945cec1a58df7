#pragma once

#include "model/game/games.h"
#include "model/library/library_filter.h"

#include <QCommandLineParser>

namespace stagewright {

/// What the library command is asked for, apart from the folders.
struct LibraryChoice {
    LibraryFilter filter;
    std::optional<BoxCounts> boxes; ///< from which the filter's pieces are
    LibrarySort sort = LibrarySort::Title;
    bool times = false;     ///< are to be reckoned
    bool rulebooks = false; ///< the stages of the rulebooks too
    bool json = false;
    bool csv = false;

    [[nodiscard]] int players() const { return filter.players.value_or(usualPlayers); }
};

/// The options of the library command.
class LibraryOptions {
public:
    /// Adds them to the parser.
    explicit LibraryOptions(QCommandLineParser& parser);

    /// @param games with their pieces. @return the fault of what was given wrongly
    [[nodiscard]] Expected<LibraryChoice> read(const QCommandLineParser& parser,
                                               const Games& games) const;

private:
    QCommandLineOption boxes_;
    QCommandLineOption allAtOnce_;
    QCommandLineOption lacking_;
    QCommandLineOption players_;
    QCommandLineOption minutes_;
    QCommandLineOption words_;
    QCommandLineOption game_;
    QCommandLineOption sort_;
    QCommandLineOption times_;
    QCommandLineOption rulebooks_;
    QCommandLineOption json_;
    QCommandLineOption csv_;
};

} // namespace stagewright
