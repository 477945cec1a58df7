#include "editor/driving/turn_strip.h"

#include "editor/cars/dice_painter.h"
#include "editor/cars/dice_words.h"
#include "editor/driving/drive_keys.h"
#include "model/drive/space_graph.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace stagewright {

namespace {

constexpr int TurnRole = Qt::UserRole;       ///< a StripTurn
constexpr int ColourRole = Qt::UserRole + 1; ///< of the car, where there are several

/// What the strip shows of a turn.
struct StripTurn {
    int number = 1; ///< of the turn; where cars are mixed, of the car
    int gear = 0;
    bool isLoss = false;
    bool isIn = false;
    QList<bool> hazards; ///< of each roll: whether it showed one
};

int cellHeight(const QFontMetrics& font) {
    return 3 * font.height() + 8;
}

class TurnDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto turn = index.data(TurnRole).value<StripTurn>();
        const int dots = static_cast<int>(turn.hazards.size()) * dotStep(option.fontMetrics);
        return {std::max(2 * option.fontMetrics.height(), dots + 12),
                cellHeight(option.fontMetrics)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const auto turn = index.data(TurnRole).value<StripTurn>();
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const QRectF cell = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5);
        const QColor ink =
            option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
        painter->setPen(QPen(option.palette.color(QPalette::Mid), 1));
        painter->setBrush(selected ? option.palette.highlight() : option.palette.base());
        painter->drawRoundedRect(cell, 4, 4);
        const double line = option.fontMetrics.height();
        const QRectF top(cell.left(), cell.top() + 2, cell.width(), line);
        QFont small = option.font;
        small.setPointSizeF(small.pointSizeF() * 0.8);
        painter->setFont(small);
        if (const QVariant colour = index.data(ColourRole); colour.isValid())
            paintCarNumber(*painter, turn.number, colour.value<QColor>(), top);
        painter->setPen(ink);
        if (!index.data(ColourRole).isValid())
            painter->drawText(top, Qt::AlignCenter, QLocale().toString(turn.number));
        QRectF die(0, 0, line * 1.15, line * 1.15);
        die.moveCenter({cell.center().x(), cell.top() + 1.65 * line});
        paintGear(*painter, turn.gear, die);
        if (turn.isLoss) {
            painter->setPen(QPen(QColor(0xd3, 0x2f, 0x2f), 2.4, Qt::SolidLine, Qt::RoundCap));
            painter->drawLine(die.topLeft(), die.bottomRight());
            painter->drawLine(die.topRight(), die.bottomLeft());
        }
        paintDots(*painter, turn, cell, ink, option.fontMetrics);
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(ink, 1, Qt::DotLine));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(cell.adjusted(2, 2, -2, -2), 3, 3);
        }
        painter->restore();
    }

private:
    /// On a disc, as on the roof of the car, over its colour.
    static void paintCarNumber(QPainter& painter, int number, const QColor& colour,
                               const QRectF& band) {
        const QColor ink(0x16, 0x16, 0x16);
        painter.setPen(QPen(ink, 1));
        painter.setBrush(colour);
        painter.drawRoundedRect(band.adjusted(3, 2, -3, -1), 3, 3);
        painter.setBrush(Qt::white);
        const double radius = band.height() * 0.5;
        painter.drawEllipse(band.center() + QPointF(0, 0.5), radius, radius);
        painter.setPen(ink);
        painter.drawText(band, Qt::AlignCenter | Qt::TextDontClip, QLocale().toString(number));
    }

    static int dotStep(const QFontMetrics& font) { return std::max(6, font.height() / 2); }

    /// One for each roll; a hazard is a triangle.
    static void paintDots(QPainter& painter, const StripTurn& turn, const QRectF& cell, QColor ink,
                          const QFontMetrics& font) {
        const double step = dotStep(font);
        double x = cell.center().x() - step * (static_cast<double>(turn.hazards.size()) - 1) / 2;
        const double y = cell.bottom() - font.height() * 0.42;
        for (const bool hazard : turn.hazards) {
            if (hazard) {
                const double side = step * 1.15;
                paintHazardSign(painter, QRectF(x - side / 2, y - side / 2, side, side));
            } else {
                painter.setPen(Qt::NoPen);
                painter.setBrush(ink);
                painter.drawEllipse(QPointF(x, y), step * 0.22, step * 0.22);
            }
            x += step;
        }
    }
};

/// @param number of the turn; 0: it is said of which car of a race it is
QString phraseForTurn(const RecordedTurn& turn, int number, const DrivenPieces& pieces,
                      const SpaceGraph& graph) {
    QString phrase = (number > 0 ? TurnStrip::tr("Turn %1: to %2 in gear %3, %4 s").arg(number)
                                 : TurnStrip::tr("Round %1, car %2: to %3 in gear %4, %5 s")
                                       .arg(turn.round + 1)
                                       .arg(turn.car + 1))
                         .arg(nameOf(pieces, graph, turn.space))
                         .arg(turn.gear)
                         .arg(turn.seconds);
    if (const QString end = phraseForEnd(turn); !end.isEmpty())
        phrase += QStringLiteral(", ") + end;
    return phrase;
}

} // namespace

TurnStrip::TurnStrip(QWidget* parent) : QListWidget(parent) {
    setFlow(QListView::LeftToRight);
    setWrapping(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
    setItemDelegate(new TurnDelegate(this));
    setAccessibleName(tr("Turns of the drive"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    fitHeight();
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            choose(row);
    });
    connect(this, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { choose(row(item)); });
}

void TurnStrip::show(const DriveRecord& record, const DrivenPieces& pieces, const SpaceGraph& graph,
                     const std::vector<QColor>& colours, std::optional<std::size_t> car) {
    const QSignalBlocker quiet(this);
    clear();
    turns_.clear();
    const bool isRace = colours.size() > 1;
    for (std::size_t i = 0; i < record.turns.size(); ++i) {
        const RecordedTurn& turn = record.turns[i];
        const auto whose = static_cast<std::size_t>(turn.car);
        if (car && whose != *car)
            continue;
        turns_.push_back(i);
        StripTurn shown;
        shown.number = !isRace ? count() + 1 : car ? turn.round + 1 : turn.car + 1;
        shown.gear = turn.gear;
        shown.isLoss = turn.end == TurnEnd::Loses || turn.end == TurnEnd::Leaves;
        shown.isIn = turn.end == TurnEnd::Finishes;
        for (const RecordedRoll& roll : turn.rolls)
            shown.hazards.append(
                std::any_of(roll.dice.begin(), roll.dice.end(),
                            [](const RolledDie& die) { return die.face == DieFace::Hazard; }));
        const QString said = phraseForTurn(turn, isRace ? 0 : shown.number, pieces, graph);
        auto* item = new QListWidgetItem;
        item->setData(TurnRole, QVariant::fromValue(shown));
        item->setData(Qt::AccessibleTextRole, said);
        item->setToolTip(said);
        if (isRace && !car)
            item->setData(ColourRole, colours[whose]);
        addItem(item);
    }
}

void TurnStrip::mark(DriveMoment at) {
    const QSignalBlocker quiet(this);
    const auto after = std::upper_bound(turns_.begin(), turns_.end(), at.turn);
    const int row = static_cast<int>(after - turns_.begin()) - 1;
    if (row == currentRow())
        return; // it was clicked, and stays under the pointer
    setCurrentRow(row);
    for (const int beside : {row - 1, row + 1, row}) // what comes next is seen, too
        if (const QListWidgetItem* turn = item(beside))
            scrollToItem(turn);
}

/// Its letters are layers of the board elsewhere in the window.
bool TurnStrip::event(QEvent* event) {
    return takeDriveKey(*event) || QListWidget::event(event);
}

void TurnStrip::keyPressEvent(QKeyEvent* event) {
    const bool shifted = event->modifiers().testFlag(Qt::ShiftModifier);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (shifted)
            return Q_EMIT dieWanted(event->key() == Qt::Key_Left ? -1 : 1);
        break;
    case Qt::Key_Space:
        return Q_EMIT playWanted();
    case Qt::Key_L:
        return Q_EMIT lossWanted();
    case Qt::Key_P:
        return Q_EMIT passWanted();
    default:
        break;
    }
    QListWidget::keyPressEvent(event);
}

void TurnStrip::changeEvent(QEvent* event) {
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitHeight();
}

void TurnStrip::fitHeight() {
    setFixedHeight(cellHeight(fontMetrics()) + horizontalScrollBar()->sizeHint().height() + 2);
}

QSize TurnStrip::sizeHint() const {
    return {300, height()};
}

QSize TurnStrip::minimumSizeHint() const {
    return {120, height()};
}

} // namespace stagewright
