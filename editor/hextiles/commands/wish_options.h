#pragma once

#include "editor/hextiles/commands/search_options.h"
#include "model/design/generate.h"

#include <QCommandLineParser>

#include <vector>

namespace stagewright {

/// The options that say what a stage, or each of a rally, is to be like.
class WishOptions {
public:
    /// Adds them to the parser.
    explicit WishOptions(QCommandLineParser& parser);

    /// @param games with their pieces
    /// @return the fault of what was given wrongly, or of two that exclude each other
    [[nodiscard]] Expected<RallyWishes> read(const QCommandLineParser& parser,
                                             const SearchChoice& choice, const Games& games) const;

private:
    [[nodiscard]] Expected<void> readNumbers(const QCommandLineParser& parser,
                                             RallyWishes& wishes) const;
    [[nodiscard]] Expected<void> readKind(const QCommandLineParser& parser, const Games& games,
                                          const SearchChoice& choice, Wishes& wishes) const;
    [[nodiscard]] Expected<void> readAmounts(const QCommandLineParser& parser,
                                             RallyWishes& wishes) const;

    QCommandLineOption game_;
    QCommandLineOption kind_;
    QCommandLineOption laps_;
    QCommandLineOption stages_;
    QCommandLineOption together_;
    QCommandLineOption course_;
    QCommandLineOption tiles_;
    QCommandLineOption minutes_;
    QCommandLineOption players_;
    QCommandLineOption surface_;
    std::vector<QCommandLineOption> amounts_; ///< by trait
    QCommandLineOption difficulty_;
    QCommandLineOption service_;
};

/// "gravel:60,snow:40": percent of the tiles; a surface alone has all that is left. The fault: not
/// a surface, named twice, or more than 100 percent together.
[[nodiscard]] Expected<std::map<Terrain, int>> surfacesNamed(const QString& text);

} // namespace stagewright
