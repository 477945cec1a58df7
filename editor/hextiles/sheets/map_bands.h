#pragma once

#include "editor/hextiles/faces/face_style.h"
#include "editor/sheets/stage_drawing.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QPainter>
#include <QSizeF>

#include <functional>
#include <memory>
#include <vector>

namespace stagewright {

/// What stands above and below the map in a picture of it, for those who have only the picture:
/// title and author, the list of tiles, what signs mean. All in millimetres.
class MapBands {
public:
    /// @param map how large the map is
    /// @param options which of them are wanted
    MapBands(const Stage& stage, const Catalogue& catalogue, const MapOptions& options,
             const QSizeF& map);

    /// Of all of it, the map included.
    [[nodiscard]] QSizeF size() const;
    /// Where the map lies.
    [[nodiscard]] QPointF mapCorner() const;

    void paint(QPainter& painter) const;

private:
    struct Band {
        double height;
        std::function<void(QPainter&, const QRectF&)> paint;
    };

    void addTitle(const Stage& stage);
    void addTiles(const Stage& stage, const Catalogue& catalogue);
    void addLegend(const Stage& stage, const Catalogue& catalogue, bool hasRoute);
    void addLine(std::vector<Band>& bands, const QString& text, double size, bool isBold,
                 const QColor& colour);
    [[nodiscard]] double innerWidth() const { return width_ - 2 * margin_; }

    QSizeF map_;
    double letter_; ///< the size of the usual font
    double margin_;
    double width_;
    bool onPlate_; ///< as the ground may be dark
    std::shared_ptr<const FaceStyle> style_;
    std::vector<Band> above_;
    std::vector<Band> below_;
};

} // namespace stagewright
