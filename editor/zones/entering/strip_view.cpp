#include "editor/zones/entering/strip_view.h"

#include "editor/colours/board_colours.h"
#include "editor/zones/faces/strip_painter.h"

#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace stagewright {

namespace {

constexpr double stripCell = 22; // pixels
constexpr double stripMargin = 4;

} // namespace

StripView::StripView(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("section-strip"));
    setAccessibleName(tr("Strip of the section"));
    fitHeight();
}

void StripView::show(const RoadElements& road, std::optional<RoadSurface> surface,
                     std::optional<std::size_t> selected) {
    road_ = road;
    surface_ = surface;
    selected_ = selected && *selected < road.size() ? selected : std::nullopt;
    fitHeight();
    update();
}

SectionStrip StripView::strip() const {
    return {road_, {stripMargin, stripMargin}, stripCell, width() - 2 * stripMargin};
}

void StripView::fitHeight() {
    const double rows =
        road_.empty() ? stripCell * SectionStrip::rowCells : strip().area().height();
    const int needed = static_cast<int>(std::ceil(rows + 2 * stripMargin));
    if (needed != minimumHeight())
        setFixedHeight(needed);
}

void StripView::resizeEvent(QResizeEvent*) {
    fitHeight();
}

void StripView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const ZoneStyle style = screenZones(isDark(palette()));
    painter.fillRect(rect(), style.table);
    if (!road_.empty())
        paintSectionStrip(painter, strip(), surface_, style, selected_);
}

void StripView::mousePressEvent(QMouseEvent* event) {
    if (const auto element = strip().elementAt(event->position()))
        Q_EMIT picked(*element);
}

} // namespace stagewright
