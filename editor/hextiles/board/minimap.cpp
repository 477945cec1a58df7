#include "editor/hextiles/board/minimap.h"

#include "editor/colours/board_colours.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/faces/uppermost.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/extent.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace stagewright {

namespace {

constexpr QSize mostSize(190, 150);
constexpr int gapToBorder = 12; // pixels to the border of the board

QColor colourOf(const TileSide* side) {
    if (!side)
        return {0xb0, 0x40, 0x40};
    switch (side->role) {
    case Role::Start:
    case Role::StartFinish:
        return {0x1f, 0x9d, 0x55};
    case Role::Finish:
        return {0xc8, 0x32, 0x2b};
    default:
        break;
    }
    switch (side->terrain) {
    case Terrain::Asphalt:
        return {0x5b, 0x63, 0x6b};
    case Terrain::Gravel:
        return {0xb0, 0x84, 0x4a};
    case Terrain::Snow:
        return {0x9f, 0xc4, 0xdc};
    case Terrain::None:
        break;
    }
    return {0x8a, 0x9a, 0x6c};
}

} // namespace

Minimap::Minimap(BoardView& board) : QWidget(&board), board_(board) {
    setAccessibleName(tr("Map of the whole stage"));
    setToolTip(tr("Click to move the view"));
    setCursor(Qt::ArrowCursor);
    hide();
    board.installEventFilter(this);
    connect(&board, &BoardView::cameraChanged, this, &Minimap::follow);
    connect(&board.document(), &Document::changed, this, &Minimap::forget);
    forget();
}

void Minimap::setWanted(bool wanted) {
    wanted_ = wanted;
    follow();
}

bool Minimap::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
        follow();
    return false;
}

void Minimap::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        picture_ = {};
    QWidget::changeEvent(event);
}

void Minimap::forget() {
    picture_ = {};
    const QRectF stage = extent(board_.document().stage());
    stage_ = stage.isEmpty() ? QRectF() : stage.adjusted(-1, -1, 1, 1);
    follow();
}

void Minimap::follow() {
    const bool all =
        stage_.isEmpty() || board_.camera().visible().contains(stage_.adjusted(1, 1, -1, -1));
    const bool room = board_.width() > 2 * mostSize.width();
    setVisible(wanted_ && !all && room);
    if (isHidden())
        return;
    const QSize fitted = stage_.size().scaled(mostSize, Qt::KeepAspectRatio).toSize();
    QRect place({}, fitted.expandedTo({40, 40}));
    place.moveBottomRight(board_.rect().bottomRight() - QPoint(gapToBorder, gapToBorder));
    setGeometry(place);
    update();
}

double Minimap::scale() const {
    return std::min(width() / stage_.width(), height() / stage_.height());
}

QRectF Minimap::toMap(const QRectF& board) const {
    const QPointF origin = QRectF(rect()).center() - (stage_.center() - board.topLeft()) * scale();
    return {origin, board.size() * scale()};
}

QPointF Minimap::toBoard(QPointF at) const {
    return (at - QRectF(rect()).center()) / scale() + stage_.center();
}

void Minimap::render() {
    picture_ = QPixmap(size() * devicePixelRatioF());
    picture_.setDevicePixelRatio(devicePixelRatioF());
    QColor ground = boardColours(palette()).table;
    ground.setAlpha(235);
    picture_.fill(ground);
    QPainter painter(&picture_);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const Document& document = board_.document();
    const QList<Placement>& tiles = tilesOf(document.stage()).placements();
    for (qsizetype i = 0; i < tiles.size(); ++i) {
        if (!isUppermost(tiles, i))
            continue;
        const Placement& tile = tiles[i];
        QPolygonF hex;
        for (const QPointF corner : corners())
            hex.append(toMap({centre(tile.hex) + corner, QSizeF()}).topLeft());
        painter.setBrush(colourOf(catalogueOf(document).find(tile.side)));
        painter.drawPolygon(hex);
    }
}

void Minimap::paintEvent(QPaintEvent*) {
    if (picture_.deviceIndependentSize().toSize() != size())
        render();
    QPainter painter(this);
    painter.drawPixmap(0, 0, picture_);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    const QRectF view = toMap(board_.camera().visible()) & QRectF(rect()).adjusted(1, 1, -2, -2);
    const BoardColours colours = boardColours(palette());
    QColor fill = colours.selection;
    fill.setAlpha(30);
    painter.setPen(QPen(colours.selection, 1.5));
    painter.setBrush(fill);
    painter.drawRect(view);
}

void Minimap::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        board_.lookAt(toBoard(event->position()));
}

void Minimap::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons().testFlag(Qt::LeftButton))
        board_.lookAt(toBoard(event->position()));
}

} // namespace stagewright
