#pragma once

#include "model/catalogue/catalogue.h"
#include "model/fault.h"

#include <QByteArray>
#include <QString>

#include <span>
#include <vector>

namespace stagewright {

/// A file of the user's own that adds tile sides or boxes to the catalogue, or corrects them: an
/// object with "tiles" as in resources/catalogue/FORMAT.md, or a list of boxes as in boxes.json.
struct Overlay {
    QString name; ///< of the file; sheets name it
    std::vector<TileSide> sides;
    std::vector<Box> boxes;
};

/// Reads an overlay through the same loaders as the catalogue; which of the two it is, its content
/// says.
[[nodiscard]] Expected<Overlay> readOverlay(const QString& name, const QByteArray& text);

/// A catalogue with overlays laid over it, one after another.
struct Overlaid {
    Catalogue catalogue;
    std::vector<Fault>
        passedOver; ///< what was left out, such as a tile of a box that nothing describes
};

/// A side or a box of an overlay takes the place of the one with its id, or is added. A tile that a
/// box holds and nothing describes is passed over, and the rest of the box counts. The fault is a
/// tile of which one side is missing.
[[nodiscard]] Expected<Overlaid> overlaid(const Catalogue& base, std::span<const Overlay> overlays);

} // namespace stagewright
