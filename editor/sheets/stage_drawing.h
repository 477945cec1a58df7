#pragma once

#include "editor/sheets/picture_file.h"
#include "model/drive/drive_record.h"
#include "model/game/games.h"
#include "model/rally/rally.h"

#include <QColor>
#include <QImage>

#include <optional>
#include <vector>

namespace stagewright {

/// What a picture of a stage shows.
struct MapOptions {
    bool mono = false;     ///< in black and white
    bool graph = false;    ///< draw the spaces and moves of the cars too
    bool title = false;    ///< with the author, above the map
    bool tileList = false; ///< below it
    bool numbers = true;   ///< of the tiles, on them
    bool pacenotes = false;
    bool route = true;                  ///< arrows along the way that is driven
    bool legend = false;                ///< what the signs on tiles mean, below the map
    bool transparent = false;           ///< where nothing is drawn; else white
    std::optional<DriveRecord> drive{}; ///< drawn as a line; of the stage with its laps

    friend bool operator==(const MapOptions&, const MapOptions&) = default;
};

/// A picture of nothing but its ground.
/// @param size in device-independent pixels
[[nodiscard]] QImage bareGround(QSize size, qreal devicePixelRatio, QColor ground);

/// The bare ground.
[[nodiscard]] QImage noPicture(const Stage& stage, const Games& games, QSize size,
                               qreal devicePixelRatio, QColor ground);
/// The fault of a kind of layout that has no map.
[[nodiscard]] Expected<Picture> noMap(const Stage& stage, const Games& games,
                                      const MapOptions& options);

/// The stages of a rally as in their files.
[[nodiscard]] std::vector<Stage> asDesigned(const Rally& rally, const Games& games);

/// How the stages of a kind of layout are drawn (Games::face).
struct StageDrawing {
    /// A small picture of the stage. One for which nothing is laid, or so much that no piece could
    /// be told from another, is the bare ground. May be called in any thread.
    /// @param size in device-independent pixels
    QImage (*picture)(const Stage& stage, const Games& games, QSize size, qreal devicePixelRatio,
                      QColor ground) = noPicture;
    /// The map of a stage alone, at true size. Stage and games must outlive it. The fault: the
    /// graph needs a way and there is none, or the kind has no map.
    /// @pre something is laid
    Expected<Picture> (*map)(const Stage& stage, const Games& games,
                             const MapOptions& options) = noMap;
    /// Pixels per millimetre of a map, if a piece is to be so many wide.
    double (*density)(int pixelsPerPiece) = [](int pixelsPerPiece) {
        constexpr double usualPiece = 100; // millimetres
        return pixelsPerPiece / usualPiece;
    };
    /// The stages of a rally as they lie on the table, laid one after another, which is how all
    /// pages show them; those of other kinds as in their files.
    std::vector<Stage> (*onTable)(const Rally& rally, const Games& games) = asDesigned;
};

/// Likewise, each as its own kind has it.
[[nodiscard]] std::vector<Stage> stagesOnTable(const Rally& rally, const Games& games);

} // namespace stagewright
