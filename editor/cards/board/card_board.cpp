#include "editor/cards/board/card_board.h"

#include "editor/cards/board/table_speech.h"
#include "editor/cards/edits/table_steps.h"
#include "editor/cards/faces/table_painter.h"
#include "editor/colours/board_colours.h"
#include "editor/drawing/fitted_text.h"
#include "editor/icons/finding_tip.h"
#include "editor/icons/severity_mark.h"
#include "model/layouts/cards/play/box_list.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace stagewright {

namespace {

constexpr double boardMargin = 10;

} // namespace

CardBoard::CardBoard(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(320, 220);
    setObjectName(QStringLiteral("cards"));
    setAccessibleName(tr("Board"));
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        cancel();
        if (change.whole)
            choose({});
        forgetWhatIsGone();
    });
    connect(&document, &Document::rallyChanged, this, &CardBoard::forgetWhatIsGone); // players
    connect(&document, &Document::checked, this, qOverload<>(&QWidget::update));
}

TableGrid CardBoard::grid() const {
    return TableGrid(QRectF(rect()).adjusted(boardMargin, boardMargin, -boardMargin, -boardMargin),
                     tableOf(document_).seats.size());
}

std::vector<TableThing> CardBoard::things() const {
    return thingsOn(tableOf(document_), cardGameOf(document_));
}

void CardBoard::forgetWhatIsGone() {
    const auto all = things();
    const auto isThere = [&](TableThing thing) {
        return std::find(all.begin(), all.end(), thing) != all.end();
    };
    if (pointed_ && !isThere(*pointed_))
        pointTo(std::nullopt);
    if (!isThere(chosen_)) {
        cancel();
        choose({});
    }
    update();
}

void CardBoard::choose(TableThing thing) {
    if (thing == chosen_)
        return;
    chosen_ = thing;
    update();
    Q_EMIT chosenChanged();
}

void CardBoard::press(TableThing thing) {
    switch (thing.kind) {
    case TableThing::Kind::Slot:
        return pressSlot(thing.number);
    case TableThing::Kind::Pile:
        return document_.make(turnStack(document_, thing.number));
    case TableThing::Kind::Seat:
        return pressSeat(thing.number - 1);
    case TableThing::Kind::Driver:
        return pressDriver(thing.number);
    }
}

void CardBoard::pressSlot(int slot) {
    const CardTable table = tableOf(document_);
    if (table.mode == CardMode::Trial)
        return Q_EMIT refused(tr("Of a trial all cards lie open"));
    if (slot < stageSlots)
        return Q_EMIT refused(tr("Five cards or six lie open: press the slot beside the deck"));
    document_.make(
        changeFaceUp(document_, table.faceUp == stageSlots ? stageSlots - 1 : stageSlots));
}

/// Round all that nobody else has, and none.
void CardBoard::pressSeat(qsizetype seat) {
    const CardTable table = tableOf(document_);
    if (table.mode == CardMode::Trial)
        return Q_EMIT refused(tr("In a trial nobody has a driver"));
    QStringList choices{QString()};
    for (const QString& id : cardGameOf(document_).driverIds())
        if (std::none_of(table.seats.begin(), table.seats.end(), [&](const CardSeat& other) {
                return &other != &table.seats[seat] && other.driver == id;
            }))
            choices << id;
    const qsizetype now = choices.indexOf(table.seats[seat].driver);
    document_.make(seatDriver(document_, seat, choices[(now + 1) % choices.size()]));
}

void CardBoard::pressDriver(int driver) {
    const CardTable table = tableOf(document_);
    const QString id = cardGameOf(document_).driverIds().value(driver - 1);
    for (qsizetype seat = 0; seat < table.seats.size(); ++seat)
        if (table.seats[seat].driver.isEmpty())
            return document_.make(seatDriver(document_, seat, id));
    Q_EMIT refused(tr("All players have drivers: drag this one to one of them"));
}

void CardBoard::removeChosen() {
    const CardTable table = tableOf(document_);
    switch (chosen_.kind) {
    case TableThing::Kind::Slot:
        if (const auto place = placeOf(chosen_, table))
            document_.make(noteCard(document_, CardNote{place->y, {}, 0, 0, {}, {}}));
        return;
    case TableThing::Kind::Pile:
        return document_.make(layStack(document_, chosen_.number, 0));
    case TableThing::Kind::Seat:
        return document_.make(seatDriver(document_, chosen_.number - 1, {}));
    case TableThing::Kind::Driver:
        for (qsizetype seat = 0; seat < table.seats.size(); ++seat)
            if (table.seats[seat].driver ==
                cardGameOf(document_).driverIds().value(chosen_.number - 1))
                document_.make(seatDriver(document_, seat, {}));
        return;
    }
}

void CardBoard::moveChosen(int by) {
    if (chosen_.kind != TableThing::Kind::Seat)
        return;
    const int to = chosen_.number + by;
    const auto seats = static_cast<int>(tableOf(document_).seats.size());
    if (to < 1 || to > seats)
        return;
    document_.make(moveSeat(document_, chosen_.number - 1, to - 1));
    choose({TableThing::Kind::Seat, to});
}

Findings CardBoard::findingsAt(TableThing thing) const {
    const auto place = placeOf(thing, tableOf(document_));
    Findings there;
    for (const Finding& finding : document_.findings())
        if (place && finding.places.contains(*place))
            there.append(finding);
    return there;
}

void CardBoard::cancel() {
    pressed_.reset();
    if (!drag_)
        return;
    drag_.reset();
    update();
}

bool CardBoard::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto thing = thingUnder(help->pos());
    if (!thing) {
        QToolTip::hideText();
        return true;
    }
    QStringList lines{thingInWords(document_, *thing)};
    if (const Findings there = findingsAt(*thing); !there.isEmpty())
        lines << tipOf(there);
    QToolTip::showText(help->globalPos(), lines.join(u'\n'), this);
    return true;
}

void CardBoard::paintFindings(QPainter& painter, const TableGrid& grid) const {
    const double size = std::clamp(grid.line() * 1.1, 10.0, 22.0);
    for (const TableThing thing : things()) {
        const Findings there = findingsAt(thing);
        if (there.isEmpty() || there.front().severity == Severity::Hint)
            continue;
        const QRectF place = rectOf(grid, thing);
        paintSeverityMark(painter, there.front().severity,
                          QRectF(place.right() - size * 0.8, place.top() - size * 0.3, size, size));
    }
}

void CardBoard::paintChosen(QPainter& painter, const TableGrid& grid) const {
    const BoardColours colours = boardColours(palette());
    const auto frame = [&](TableThing thing, const QPen& pen) {
        const double out = grid.line() * 0.25;
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rectOf(grid, thing).adjusted(-out, -out, out, out), out * 2,
                                out * 2);
    };
    if (pointed_)
        frame(*pointed_, QPen(colours.selection, 1.5));
    frame(chosen_, QPen(colours.selection, 3, hasFocus() ? Qt::SolidLine : Qt::DotLine));
}

void CardBoard::paintDrag(QPainter& painter, const TableGrid& grid) const {
    if (!drag_ || !drag_->moves)
        return;
    const BoardColours colours = boardColours(palette());
    QRectF chip = grid.driver(0);
    chip.moveCenter(drag_->at);
    painter.setPen(QPen(colours.selection, 2));
    painter.setBrush(colours.table);
    painter.drawRoundedRect(chip, 6, 6);
    paintFitted(painter, driverName(CardSeat{drag_->driver, 0, {}, {}}, cardGameOf(document_)),
                chip, grid.line() * 0.6, screenTable(isDark(palette())).ink);
}

void CardBoard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const TableStyle style = screenTable(isDark(palette()));
    painter.fillRect(rect(), style.ground);
    const TableGrid seen = grid();
    paintTable(painter, seen, tableOf(document_), cardGameOf(document_), style);
    paintChosen(painter, seen);
    paintFindings(painter, seen);
    paintDrag(painter, seen);
    Q_EMIT painted();
}

} // namespace stagewright
