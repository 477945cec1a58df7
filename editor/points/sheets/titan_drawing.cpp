#include "editor/points/sheets/titan_drawing.h"

#include "editor/drawing/fonts.h"
#include "editor/points/sheets/cut_board.h"
#include "editor/points/sheets/mark_key.h"
#include "model/layouts/points/racing/titan_game.h"
#include "model/one_line.h"

#include <QCoreApplication>
#include <QFontMetricsF>

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

QImage pictureOfTrack(const Stage& stage, const Games& games, QSize size, qreal devicePixelRatio,
                      QColor ground) {
    QImage picture = bareGround(size, devicePixelRatio, ground);
    const QList<PointTrack> tracks = tracksToDraw(stage, games);
    if (tracks.isEmpty())
        return picture;
    QPainter painter(&picture);
    const auto count = static_cast<double>(tracks.size());
    const double side = std::min<double>(size.height(), size.width() / count);
    TrackStyle style = screenStyle(ground.lightness() < 128);
    style.names = false; // nobody could read them
    QRectF square((size.width() - count * side) / 2, (size.height() - side) / 2, side, side);
    for (const PointTrack& track : tracks) {
        paintTrack(painter, BoardGrid(square), track, style);
        square.translate(side, 0);
    }
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

} // namespace stagewright
