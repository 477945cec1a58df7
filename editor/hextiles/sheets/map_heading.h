#pragma once

#include "editor/hextiles/sheets/stage_sheet.h"

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QRectF>

namespace stagewright {

/// What stands above a map: the stage's name and author, the facts that a table needs, its notes;
/// at the right its code, and below all that the code as text.
class MapHeading {
public:
    /// @param width dots
    MapHeading(const StageSheet& sheet, double width);

    [[nodiscard]] double height() const;
    void paint(QPainter& painter, const QRectF& area) const;
    /// What stands beside the title, on its only line; empty: it has no room there.
    [[nodiscard]] QRectF besideTitle(const QRectF& area, double wanted) const;

private:
    /// In lines that fit.
    struct Paragraph {
        QFont font;
        QColor colour;
        QStringList lines;

        [[nodiscard]] double height() const;
    };

    [[nodiscard]] double heightOfText() const;
    [[nodiscard]] double codeSide() const { return code_ ? code_->side() : 0; }

    std::vector<Paragraph> paragraphs_;
    std::shared_ptr<const StageCodeMark> code_; ///< null: there is none
    Paragraph codeText_;
};

inline constexpr double mapKeyHeight = mm(5);
inline constexpr double aroundMap = mm(3); ///< below the heading, and between map, key and list

/// What heading and key leave for a map.
[[nodiscard]] QRectF roomForMap(const StageSheet& sheet, const QRectF& area);

/// At the bottom of an area "Driving direction" with its arrow, what the numbers are, and the
/// scale.
/// @param scale dots of a circumradius
void paintKeyLine(QPainter& painter, const QRectF& area, const StageSheet& sheet, double scale);

/// "Scale 1 : 3.4"
[[nodiscard]] QString scaleText(const StageSheet& sheet, double scale);

} // namespace stagewright
