#include "editor/points/sheets/titan_drawing.h"

#include "editor/drawing/fonts.h"
#include "editor/points/sheets/cut_board.h"
#include "editor/points/sheets/mark_key.h"
#include "model/layouts/points/racing/titan_game.h"
#include "model/one_line.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace stagewright {

namespace {

struct TitanMap {
    Q_DECLARE_TR_FUNCTIONS(TitanMap)
};

// In millimetres.
constexpr double titleHeight = 12;
constexpr double authorHeight = 6;
constexpr double keyLine = 7;

/// Of a board on the small picture, side by side with the others.
QRectF squareOf(qsizetype board, qsizetype boards, QSize size) {
    const auto count = static_cast<double>(boards);
    const double side = std::min<double>(size.height(), size.width() / count);
    return {(size.width() - count * side) / 2 + static_cast<double>(board) * side,
            (size.height() - side) / 2, side, side};
}

QPolygonF outlineOfPoint(const Stage& stage, const Games&, Place place, QSize size) {
    const qsizetype boards = boardsOf(titanLayoutOf(stage)).size();
    const int board = (place.y - 1) / pointRows;
    const BoardGrid grid(squareOf(board, boards, size));
    QPainterPath disc;
    disc.addEllipse(grid.at({place.x, place.y - board * pointRows}), grid.radius(), grid.radius());
    return disc.toFillPolygon();
}

QImage pictureOfTrack(const Stage& stage, const Games& games, QSize size, qreal devicePixelRatio,
                      QColor ground) {
    QImage picture = bareGround(size, devicePixelRatio, ground);
    const QList<PointTrack> tracks = tracksToDraw(stage, games);
    if (tracks.isEmpty())
        return picture;
    QPainter painter(&picture);
    TrackStyle style = screenStyle(ground.lightness() < 128);
    style.names = false; // nobody could read them
    for (qsizetype i = 0; i < tracks.size(); ++i)
        paintTrack(painter, BoardGrid(squareOf(i, tracks.size(), size)), tracks[i], style);
    return picture;
}

/// One line, smaller where it would be too long.
void paintTitle(QPainter& painter, const QString& text, const QRectF& area, const QFont& font,
                double share) {
    const QFontMetricsF metrics(font);
    const double width = metrics.horizontalAdvance(text);
    if (width <= 0)
        return;
    const double scale =
        std::min(area.height() * share / metrics.capHeight(), area.width() / width);
    painter.save();
    painter.translate(area.left(), area.center().y());
    painter.scale(scale, scale);
    painter.setFont(font);
    painter.setPen(Qt::black);
    painter.drawText(QPointF(0, metrics.capHeight() / 2), text);
    painter.restore();
}

Expected<Picture> mapOfTrack(const Stage& stage, const Games& games, const MapOptions& options) {
    constexpr int fontSize = 100;
    if (options.graph || options.drive)
        return tl::unexpected(Fault{TitanMap::tr("no car drives on tracks of points"), {}, {}, {}});
    const QList<PointTrack> tracks = tracksToDraw(stage, games);
    const QString title = options.title ? oneLine(stage.info.title).simplified() : QString();
    const QString author = options.title ? oneLine(stage.info.author).simplified() : QString();
    const MarkKey key(options.legend ? marksOn(tracks) : TrackMarks(), keyLine, options.mono);
    const double heading =
        (title.isEmpty() ? 0 : titleHeight) + (author.isEmpty() ? 0 : authorHeight);
    const double width = boardMillimetres + 2 * cuttingMillimetres;
    const double boards =
        static_cast<double>(tracks.size()) * boardMillimetres + 2 * cuttingMillimetres;
    Picture map;
    map.title = oneLine(stage.info.title).simplified();
    map.size = QSizeF(width, heading + boards + key.height());
    map.isTransparent = options.transparent;
    TrackStyle style = paperStyle(options.mono);
    style.names = options.numbers;
    map.paint = [=](QPainter& painter, int) {
        QRectF area(cuttingMillimetres, 0, boardMillimetres, titleHeight);
        if (!title.isEmpty()) {
            paintTitle(painter, title, area, boldFont(fontSize), 0.45);
            area.translate(0, titleHeight);
        }
        area.setHeight(authorHeight);
        if (!author.isEmpty())
            paintTitle(painter, author, area, plainFont(fontSize), 0.45);
        QRectF square(cuttingMillimetres, heading + cuttingMillimetres, boardMillimetres,
                      boardMillimetres);
        for (auto track = tracks.crbegin(); track != tracks.crend(); ++track) { // the last on top
            paintCutBoard(painter, square, *track, style, 1);
            square.translate(0, boardMillimetres);
        }
        key.paint(painter, {cuttingMillimetres, heading + boards, boardMillimetres, key.height()});
    };
    return map;
}

} // namespace

QList<PointTrack> tracksToDraw(const Stage& stage, const Games& games) {
    QList<PointTrack> tracks;
    for (const PointTrack& track : boardsOf(titanLayoutOf(stage)))
        tracks << resolved(track, games.data<TitanGame>());
    return tracks;
}

StageDrawing titanDrawing() {
    StageDrawing drawing;
    drawing.picture = pictureOfTrack;
    drawing.map = mapOfTrack;
    drawing.density = [](int pixelsPerPoint) {
        return pixelsPerPoint /
               BoardGrid({0, 0, boardMillimetres, boardMillimetres}).step().width();
    };
    return drawing;
}

PlaceOutlines titanOutlines() {
    return {outlineOfPoint};
}

} // namespace stagewright
