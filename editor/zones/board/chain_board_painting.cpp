// How ChainBoard looks.

#include "editor/colours/board_colours.h"
#include "editor/icons/severity_mark.h"
#include "editor/zones/board/chain_board.h"
#include "editor/zones/faces/chain_painter.h"
#include "editor/zones/faces/road_curve.h"

#include <QPainter>

namespace stagewright {

namespace {

constexpr double findingMark = 18;      // pixels
constexpr double ghostOfABoard = 0.55;  // opacity
constexpr double shareOfTheMark = 0.25; // of the way over a section

} // namespace

void ChainBoard::paintOffers(QPainter& painter, const ChainGrid& grid) const {
    const ZoneStyle style = screenZones(isDark(palette()));
    if (const auto board = offeredBoardNow()) {
        painter.save();
        painter.setOpacity(ghostOfABoard);
        paintZoneBoard(painter, grid, *board, style);
        painter.restore();
        if (entered_) {
            for (std::size_t i = 0; i < offers_.size(); ++i)
                for (const DrawnEnd& end : board->ends)
                    if (end.number == offers_[i].section->exit())
                        paintOffer(painter, grid, end.place, QString::number(end.number), false,
                                   previewed_ == i, style);
            return;
        }
    }
    const auto open = openPlace();
    if (!open || offers_.empty() || entered_)
        return;
    const TableEnd& first = offers_.front().entry;
    const QString name =
        offers_.size() == 1 ? nameOfEnd(first.zone, first.number, first.snow) : QStringLiteral("+");
    paintOffer(painter, grid, *open, name, offers_.front().isEntered, previewed_.has_value(),
               style);
}

void ChainBoard::paintFindings(QPainter& painter) const {
    const ChainGrid seen = grid();
    for (const DrawnSection& each : drawn_.sections) {
        const Findings there = findingsAt(each.section);
        if (there.isEmpty() || there.front().severity == Severity::Hint)
            continue;
        const RoadCurve curve(seen, drawn_.boards[each.board].lies, each.entry, each.exit);
        QRectF mark(0, 0, findingMark, findingMark);
        mark.moveCenter(curve.at(shareOfTheMark));
        paintSeverityMark(painter, there.front().severity, mark);
    }
}

void ChainBoard::paintHint(QPainter& painter) const {
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("Type a roadbook line beside the board, as L0-L1 / C7-C6, or choose where "
                        "the stage starts"));
}

void ChainBoard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ZoneStyle style = screenZones(isDark(palette()));
    painter.fillRect(rect(), style.table);
    const ChainGrid seen = grid();
    ChainShows shows;
    shows.selected = chosen_;
    paintChain(painter, seen, drawn_, style, shows);
    paintOffers(painter, seen);
    paintFindings(painter);
    if (drawn_.boards.empty() && !offeredBoardNow())
        paintHint(painter);
    if (hasFocus()) {
        painter.setPen(QPen(boardColours(palette()).selection, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5));
    }
    Q_EMIT painted();
}

} // namespace stagewright
