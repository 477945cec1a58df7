#pragma once

#include "editor/hextiles/sheets/stage_sheet.h"

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QRectF>

namespace stagewright {

/// What stands above a map: the stage's name and author, the facts that a table needs, its notes.
class MapHeading {
public:
    /// @param width dots
    /// @param titlePoints of a name that fits on a line; a longer one is smaller
    MapHeading(const StageSheet& sheet, double width, double titlePoints);

    [[nodiscard]] double height() const;
    void paint(QPainter& painter, const QRectF& area) const;

private:
    /// In lines that fit.
    struct Paragraph {
        QFont font;
        QColor colour;
        QStringList lines;

        [[nodiscard]] double height() const;
    };

    std::vector<Paragraph> paragraphs_;
};

/// "Driving direction" with its arrow, and what the numbers are.
/// @param scale dots of a circumradius
/// @return where the line ends
double paintMapKey(QPainter& painter, const QRectF& line, const StageSheet& sheet, double scale);

/// "Scale 1 : 3.4"
[[nodiscard]] QString scaleText(const StageSheet& sheet, double scale);

} // namespace stagewright
