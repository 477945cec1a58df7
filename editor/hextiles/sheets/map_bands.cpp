#include "editor/hextiles/sheets/map_bands.h"

#include "editor/drawing/fonts.h"
#include "editor/hextiles/faces/tile_signs.h"
#include "editor/hextiles/sheets/stage_map.h"
#include "editor/hextiles/sheets/used_boxes.h"
#include "editor/hextiles/tokens/token_painter.h"
#include "editor/sheets/sheet_title.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_list.h"
#include "model/one_line.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <memory>
#include <utility>

namespace stagewright {

namespace {

struct MapBandTexts {
    Q_DECLARE_TR_FUNCTIONS(MapBands)
};

const QColor bandInk(0x20, 0x24, 0x28);
const QColor bandGrey(0x5c, 0x62, 0x68);

constexpr double lineOf = 1.45; ///< height of a line, in sizes of its font
constexpr int unit = 100;       ///< fonts come in whole pixels: text is set so large, and scaled

QFont fontOf(bool isBold) {
    return isBold ? boldFont(unit) : plainFont(unit);
}

double widthOf(const QString& text, double size, bool isBold) {
    return QFontMetricsF(fontOf(isBold)).horizontalAdvance(text) * size / unit;
}

/// At the left of the place, in its middle; cut at its end where it is too long.
void paintBandText(QPainter& painter, const QRectF& place, const QString& text, double size,
                   bool isBold, const QColor& colour) {
    const QFont font = fontOf(isBold);
    const QFontMetricsF metrics(font);
    painter.save();
    painter.translate(place.left(), place.center().y());
    painter.scale(size / unit, size / unit);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(QPointF(0, metrics.capHeight() / 2),
                     metrics.elidedText(text, Qt::ElideRight, place.width() * unit / size));
    painter.restore();
}

/// A sign, and what it means.
struct LegendEntry {
    std::function<void(QPainter&, const QRectF&)> paint;
    QString words;
};

std::vector<LegendEntry> legendOf(const Stage& stage, const Catalogue& catalogue,
                                  const std::shared_ptr<const FaceStyle>& style) {
    std::vector<LegendEntry> entries;
    for (const auto& [sign, number] : signsOn(stage, catalogue))
        entries.push_back(
            {[sign = sign, number = number, style](QPainter& painter, const QRectF& area) {
                 paintTileSign(painter, sign, number, *style, area);
             },
             wordsFor(sign)});
    for (const auto& [id, count] : tokenList(stage)) {
        const TokenKind kind = tokenKind(id);
        entries.push_back({[kind](QPainter& painter, const QRectF& area) {
                               const double scale = std::min(area.width() / kind.size.width(),
                                                             area.height() / kind.size.height());
                               painter.save();
                               painter.translate(area.center());
                               painter.scale(scale, scale);
                               paintToken(painter, kind);
                               painter.restore();
                           },
                           nameOf(kind)});
    }
    return entries;
}

/// Of ways other than the route: "Joker: 9 spaces more".
std::vector<LegendEntry> branchEntries(const Stage& stage, const Catalogue& catalogue,
                                       bool isMono) {
    std::vector<LegendEntry> entries;
    for (const MapBranch& branch :
         mapBranches(stage, catalogue, findRoute(stage, RoadGraph(stage, catalogue))))
        entries.push_back({[isMono](QPainter& painter, const QRectF& area) {
                               const double scale = std::min(area.width(), area.height());
                               painter.save();
                               painter.translate(area.center());
                               painter.scale(scale, scale);
                               paintBranchArrow(painter, isMono);
                               painter.restore();
                           },
                           branch.length});
    return entries;
}

/// "217b", "218a ×2", and the tokens.
QStringList piecesOf(const Stage& stage) {
    QStringList pieces;
    const auto add = [&](const QString& name, int count) {
        pieces << (count == 1 ? name : MapBandTexts::tr("%1 ×%2").arg(name).arg(count));
    };
    for (const TileCount& tile : tileList(stage))
        add(tile.side.toString(), tile.count);
    for (const TokenCount& token : tokenList(stage))
        add(nameOf(tokenKind(token.id)), token.count);
    return pieces;
}

} // namespace

MapBands::MapBands(const Stage& stage, const Catalogue& catalogue, const MapOptions& options,
                   const QSizeF& map)
    : map_(map)
    , onPlate_(options.transparent)
    , style_(std::make_shared<const FaceStyle>(options.mono ? monoStyle() : colourStyle())) {
    constexpr double smallest = 6; // millimetres, on tiles of 105 mm
    constexpr double part = 1.0 / 68;
    constexpr double leastWidth = 26; // letters: of a picture with a text
    letter_ = std::max(smallest, std::max(map.width(), map.height()) * part);
    margin_ = 0.8 * letter_;
    const bool hasTitle =
        options.title && !(stage.info.title + stage.info.author).trimmed().isEmpty();
    const bool hasText = hasTitle || options.tileList || options.legend;
    width_ = hasText ? std::max(map.width(), leastWidth * letter_) : map.width();
    if (options.title)
        addTitle(stage);
    if (options.tileList)
        addTiles(stage, catalogue);
    if (options.legend)
        addLegend(stage, catalogue, options.route);
}

void MapBands::addLine(std::vector<Band>& bands, const QString& text, double size, bool isBold,
                       const QColor& colour) {
    bands.push_back({size * lineOf, [=](QPainter& painter, const QRectF& place) {
                         paintBandText(painter, place, text, size, isBold, colour);
                     }});
}

void MapBands::addTitle(const Stage& stage) {
    const QString title = oneLine(stage.info.title).simplified();
    const QString author = oneLine(stage.info.author).simplified();
    constexpr double large = 2.1;
    constexpr double smallest = 1.2;
    if (!title.isEmpty()) {
        const QString named = withLaps(title, stage);
        const double fits = innerWidth() / widthOf(named, letter_, true);
        addLine(above_, named, letter_ * std::clamp(fits, smallest, large), true, bandInk);
    }
    if (!author.isEmpty())
        addLine(above_, MapBandTexts::tr("by %1").arg(author), letter_ * 1.15, false, bandGrey);
}

void MapBands::addTiles(const Stage& stage, const Catalogue& catalogue) {
    QStringList heading{MapBandTexts::tr("Tiles: %1").arg(tilesOf(stage).placements().size())};
    heading << usedBoxTitles(stage, catalogue);
    addLine(below_, heading.join(QStringLiteral(" · ")), letter_, true, bandInk);
    // All as wide as the widest, so that they stand in columns.
    const QStringList pieces = piecesOf(stage);
    double widest = 0;
    for (const QString& piece : pieces)
        widest = std::max(widest, widthOf(piece, letter_, false));
    widest += 1.2 * letter_;
    const auto columns = std::max<qsizetype>(1, static_cast<qsizetype>(innerWidth() / widest));
    for (qsizetype first = 0; first < pieces.size(); first += columns)
        below_.push_back({letter_ * lineOf, [=, letter = letter_, row = pieces.mid(first, columns)](
                                                QPainter& painter, const QRectF& place) {
                              for (qsizetype i = 0; i < row.size(); ++i)
                                  paintBandText(painter,
                                                {place.left() + widest * double(i), place.top(),
                                                 widest, place.height()},
                                                row[i], letter, false, bandInk);
                          }});
}

void MapBands::addLegend(const Stage& stage, const Catalogue& catalogue, bool hasRoute) {
    constexpr double high = 1.9; // letters
    const double sign = 1.5 * letter_;
    const double wordsAt = sign * 1.5 + 0.5 * letter_;
    auto entries = legendOf(stage, catalogue, style_);
    if (hasRoute)
        for (LegendEntry& entry : branchEntries(stage, catalogue, style_->isMono))
            entries.push_back(std::move(entry));
    if (entries.empty())
        return;
    double widest = 0;
    for (const LegendEntry& entry : entries)
        widest = std::max(widest, wordsAt + widthOf(entry.words, letter_, false) + 1.2 * letter_);
    widest = std::min(widest, innerWidth());
    const auto columns = std::max<std::size_t>(1, static_cast<std::size_t>(innerWidth() / widest));
    if (!below_.empty())
        below_.push_back({letter_ * 0.5, [](QPainter&, const QRectF&) {}});
    for (std::size_t first = 0; first < entries.size(); first += columns) {
        const std::vector<LegendEntry> row(entries.begin() + static_cast<std::ptrdiff_t>(first),
                                           entries.begin() + static_cast<std::ptrdiff_t>(std::min(
                                                                 first + columns, entries.size())));
        below_.push_back(
            {letter_ * high, [=, letter = letter_](QPainter& painter, const QRectF& place) {
                 for (std::size_t i = 0; i < row.size(); ++i) {
                     const double left = place.left() + widest * double(i);
                     QRectF area(left, 0, sign * 1.5, sign);
                     area.moveCenter({area.center().x(), place.center().y()});
                     row[i].paint(painter, area);
                     paintBandText(painter,
                                   {left + wordsAt, place.top(), widest - wordsAt, place.height()},
                                   row[i].words, letter, false, bandInk);
                 }
             }});
    }
}

namespace {

template <typename Bands>
double heightOfBands(const Bands& bands, double margin) {
    double height = 0;
    for (const auto& band : bands)
        height += band.height;
    return bands.empty() ? 0 : height + 2 * margin;
}

} // namespace

QSizeF MapBands::size() const {
    return {width_,
            map_.height() + heightOfBands(above_, margin_) + heightOfBands(below_, margin_)};
}

QPointF MapBands::mapCorner() const {
    return {(width_ - map_.width()) / 2, heightOfBands(above_, margin_)};
}

void MapBands::paint(QPainter& painter) const {
    const auto paintAll = [&](const std::vector<Band>& bands, double top) {
        const double height = heightOfBands(bands, margin_);
        if (bands.empty())
            return;
        if (onPlate_) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(Qt::white);
            painter.drawRoundedRect(QRectF(0, top, width_, height), margin_, margin_);
        }
        QRectF place(margin_, top + margin_, innerWidth(), 0);
        for (const Band& band : bands) {
            place.setHeight(band.height);
            band.paint(painter, place);
            place.moveTop(place.bottom());
        }
    };
    paintAll(above_, 0);
    paintAll(below_, mapCorner().y() + map_.height());
}

} // namespace stagewright
