#include "editor/zones/board/chain_board.h"

#include "editor/icons/finding_tip.h"
#include "editor/zones/board/section_speech.h"
#include "editor/zones/edits/chain_steps.h"
#include "editor/zones/faces/chain_painter.h"
#include "editor/zones/faces/road_curve.h"
#include "model/layouts/zones/boards/entered_roads.h"
#include "model/layouts/zones/rally/tyre_plan.h"

#include <QHelpEvent>
#include <QPainterPathStroker>
#include <QToolTip>

#include <algorithm>

namespace stagewright {

namespace {

constexpr double largestUnit = 220; // pixels
constexpr double boardMargin = 12;
constexpr double roomBehind = 1.5; // units, for what is offered behind the open end

RoadCurve curveOf(const ChainGrid& grid, const DrawnChain& drawn, const DrawnSection& section) {
    return {grid, drawn.boards[section.board].lies, section.entry, section.exit};
}

/// Ways over a board from an end whose road is not known.
std::vector<ChainOffer> waysFrom(const TableEnd& entry, const ZoneBoards& boards) {
    std::vector<ChainOffer> ways;
    const Zone* zone = boards.zone(entry.zone);
    const ZoneSide* side = zone ? sideWith(*zone, entry.number, entry.snow) : nullptr;
    if (!side)
        return ways;
    for (const int exit : endsWithoutRoad(*zone, *side))
        if (exit != entry.number)
            ways.push_back(
                {entry, StageSection{entry.zone, {entry.number, exit}, entry.snow}, false});
    return ways;
}

} // namespace

ChainBoard::ChainBoard(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(320, 220);
    setObjectName(QStringLiteral("chain"));
    setAccessibleName(tr("Board"));
    connect(&document, &Document::changed, this, &ChainBoard::follow);
    connect(&document, &Document::rallyChanged, this, &ChainBoard::draw); // tyres that are kept
    connect(&document, &Document::checked, this, qOverload<>(&QWidget::update));
    follow({});
}

void ChainBoard::follow(const StageChange& change) {
    const ChainLayout& chain = chainOf(document_.stage());
    draw();
    entered_.reset();
    const bool isGone = chosen_ && (change.whole || *chosen_ >= chain.sections.size());
    if (isGone)
        chosen_.reset();
    findOffers();
    update();
    const bool isAnother = chosen_ && chain.sections[*chosen_] != chosenSection_;
    if (isAnother)
        chosenSection_ = chain.sections[*chosen_];
    if (isGone || isAnother)
        Q_EMIT chosenChanged();
}

void ChainBoard::draw() {
    const Rally& rally = document_.rally();
    drawn_ = drawnChain(chainOf(document_.stage()), boardsOf(document_),
                        tyresKeptFrom(rally, rally.indexOf(document_.current())));
    update();
}

void ChainBoard::findOffers() {
    ChainLayout before = chainOf(document_.stage());
    before.sections = before.sections.first(goesBefore());
    offers_ = entered_ ? waysFrom(*entered_, boardsOf(document_))
                       : offersBehind(before, boardsOf(document_));
    previewed_.reset();
    update();
    Q_EMIT offersChanged();
}

ChainGrid ChainBoard::grid() const {
    const double margin = ChainGrid::margin * 2;
    QRectF places(QPointF(), QSizeF(drawn_.table.width(), drawn_.table.height()));
    if (entered_)
        if (const auto board = offeredBoardNow())
            places |= QRectF(board->lies.at.x, board->lies.at.y, widthOf(board->lies),
                             heightOf(board->lies));
    if (const auto open = openPlace(); open && !entered_)
        places |= QRectF(open->at.x, open->at.y, 0, 0)
                      .translated(QPointF(open->outward.x, open->outward.y) * roomBehind * 2)
                      .adjusted(-0.1, -0.1, 0.1, 0.1);
    if (places.isEmpty())
        places = {0, 0, boardWidth, boardHeight};
    places.adjust(-margin, -margin, margin, margin);
    const QRectF area =
        QRectF(rect()).adjusted(boardMargin, boardMargin, -boardMargin, -boardMargin);
    const double unit = std::min(
        {largestUnit, area.width() / places.width() * 2, area.height() / places.height() * 2});
    return {area.center() - places.center() * (unit / 2), unit};
}

void ChainBoard::choose(std::optional<qsizetype> section) {
    if (section == chosen_)
        return;
    chosen_ = section;
    if (section)
        chosenSection_ = chainOf(document_.stage()).sections[*section];
    entered_.reset();
    findOffers();
    Q_EMIT chosenChanged();
}

Findings ChainBoard::findingsAt(std::optional<qsizetype> section) const {
    Findings there;
    for (const Finding& finding : document_.findings())
        if (section && finding.places.contains(Place{static_cast<int>(*section), 0}))
            there.append(finding);
    return there;
}

QRect ChainBoard::rectOf(qsizetype section) const {
    for (const DrawnSection& each : drawn_.sections)
        if (each.section == section)
            return curveOf(grid(), drawn_, each).path().boundingRect().toAlignedRect();
    return {};
}

std::optional<qsizetype> ChainBoard::sectionAt(QPointF at) const {
    const ChainGrid seen = grid();
    QPainterPathStroker stroker;
    stroker.setWidth(std::max(roadWidth(seen), 8.0));
    // The last driven lies uppermost.
    for (auto each = drawn_.sections.rbegin(); each != drawn_.sections.rend(); ++each)
        if (stroker.createStroke(curveOf(seen, drawn_, *each).path()).contains(at))
            return each->section;
    return std::nullopt;
}

qsizetype ChainBoard::goesBefore() const {
    return chosen_ ? *chosen_ + 1 : chainOf(document_.stage()).sections.size();
}

void ChainBoard::take(const ChainOffer& offer) {
    if (!offer.section) {
        entered_ = offer.entry;
        findOffers();
        if (offers_.empty()) {
            cancel();
            Q_EMIT refused(tr("All other ends of this board have roads that are known"));
        }
        return;
    }
    const qsizetype at = goesBefore();
    const bool isInside = at < chainOf(document_.stage()).sections.size();
    document_.make(insertSection(document_, at, *offer.section));
    choose(isInside ? std::optional(at) : std::nullopt);
}

void ChainBoard::preview(std::optional<std::size_t> offer) {
    if (offer == previewed_)
        return;
    previewed_ = offer;
    update();
    Q_EMIT previewChanged();
}

void ChainBoard::cancel() {
    if (entered_) {
        entered_.reset();
        findOffers();
    } else if (previewed_) {
        preview(std::nullopt);
    } else {
        choose(std::nullopt);
    }
}

std::optional<EndPlace> ChainBoard::openPlace() const {
    const bool isLast = goesBefore() == chainOf(document_.stage()).sections.size();
    return isLast ? drawn_.finish : std::nullopt;
}

std::optional<QPointF> ChainBoard::openEnd() const {
    const auto place = openPlace();
    return place && !entered_ ? std::optional(offerCentre(grid(), *place)) : std::nullopt;
}

std::optional<DrawnBoard> ChainBoard::offeredBoardNow() const {
    const bool isLast = goesBefore() == chainOf(document_.stage()).sections.size();
    if (!isLast || (!entered_ && !previewed_))
        return std::nullopt;
    return offeredBoard(drawn_, entered_ ? *entered_ : offers_[*previewed_].entry,
                        boardsOf(document_));
}

std::vector<QPointF> ChainBoard::exits() const {
    std::vector<QPointF> places;
    const auto board = entered_ ? offeredBoardNow() : std::nullopt;
    if (!board)
        return places;
    const ChainGrid seen = grid();
    for (const ChainOffer& way : offers_)
        for (const DrawnEnd& end : board->ends)
            if (end.number == way.section->exit())
                places.push_back(offerCentre(seen, end.place));
    return places;
}

std::optional<std::size_t> ChainBoard::exitAt(QPointF at) const {
    const auto places = exits();
    const double reach = offerRadius(grid());
    for (std::size_t i = 0; i < places.size(); ++i)
        if (QLineF(places[i], at).length() <= reach)
            return i;
    return std::nullopt;
}

bool ChainBoard::isOpenEndAt(QPointF at) const {
    const auto open = openEnd();
    return open && QLineF(*open, at).length() <= offerRadius(grid());
}

bool ChainBoard::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto section = sectionAt(help->pos());
    if (!section) {
        QToolTip::hideText();
        return true;
    }
    QStringList lines{sectionInWords(document_, *section)};
    if (const Findings there = findingsAt(section); !there.isEmpty())
        lines << tipOf(there);
    QToolTip::showText(help->globalPos(), lines.join(u'\n'), this);
    return true;
}

} // namespace stagewright
