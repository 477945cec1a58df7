#pragma once

#include "model/fault.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <span>
#include <vector>

namespace stagewright {

/// A file of the user's own that adds tile sides or boxes to the catalogue, or corrects them: an
/// object with "tiles" as in resources/catalogue/FORMAT.md, or a list of boxes as in boxes.json.
struct Overlay {
    QString name; ///< of the file; sheets name it
    std::vector<TileSide> sides;
    std::vector<Box> boxes;
    qsizetype values = 0; ///< of its text
};

/// Most values (valuesIn) of tile files that count together: ten times what the whole catalogue
/// has.
inline constexpr qsizetype mostOverlayValues = 300'000;

/// What is said of the file with which there are more.
[[nodiscard]] Fault tooManyValues(const QString& overlay);

/// Reads an overlay through the same loaders as the catalogue; which of the two it is, its content
/// says.
[[nodiscard]] Expected<Overlay> readOverlay(const QString& name, const QByteArray& text);

/// Larger files are refused before they are read.
inline constexpr qint64 largestOverlayFile = 4 * 1024 * 1024;

/// Named after the file, without its folder.
[[nodiscard]] Expected<Overlay> loadOverlay(const QString& path);

/// A catalogue with overlays laid over it, one after another.
struct Overlaid {
    Catalogue catalogue;
    QStringList names;             ///< of the overlays
    std::vector<Fault> passedOver; ///< what was left out: tiles of a box that nothing describes
};

/// A side or a box of an overlay takes the place of the one with its id, or is added. A tile that a
/// box holds and nothing describes is passed over, and the rest of the box counts. The fault is a
/// tile of which one side is missing, or that overlays hold more values than may be together.
[[nodiscard]] Expected<Overlaid> overlaid(const Catalogue& base, std::span<const Overlay> overlays);

/// Likewise with overlays from files, the first fault being that of the first bad file.
[[nodiscard]] Expected<Overlaid> overlaidFrom(const Catalogue& base, const QStringList& paths);

} // namespace stagewright
