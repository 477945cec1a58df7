#include "editor/driving/turn_strip.h"

#include "editor/cars/dice_painter.h"
#include "editor/cars/dice_words.h"

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
        if (const QVariant colour = index.data(ColourRole); colour.isValid()) {
            painter->setPen(QPen(ink, 1));
            painter->setBrush(colour.value<QColor>());
            painter->drawRect(QRectF(cell.left() + 4, cell.top() + 4, cell.width() - 8, 4));
        }
        QFont small = option.font;
        small.setPointSizeF(small.pointSizeF() * 0.8);
        painter->setFont(small);
        painter->setPen(ink);
        painter->drawText(QRectF(cell.left(), cell.top() + 2, cell.width(), line), Qt::AlignCenter,
                          QLocale().toString(index.row() + 1));
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

QString phraseForTurn(const RecordedTurn& turn, int number, const DrivenPieces& pieces,
                      const SpaceGraph& graph) {
    QString phrase = TurnStrip::tr("Turn %1: to %2 in gear %3, %4 s")
                         .arg(number)
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
            Q_EMIT turnChosen(row);
    });
    connect(this, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { Q_EMIT turnChosen(row(item)); });
}

void TurnStrip::show(const DriveRecord& record, const DrivenPieces& pieces, const SpaceGraph& graph,
                     const std::vector<QColor>& colours) {
    const QSignalBlocker quiet(this);
    clear();
    int number = 0;
    for (const RecordedTurn& turn : record.turns) {
        StripTurn shown;
        shown.gear = turn.gear;
        shown.isLoss = turn.end == TurnEnd::Loses || turn.end == TurnEnd::Leaves;
        shown.isIn = turn.end == TurnEnd::Finishes;
        for (const RecordedRoll& roll : turn.rolls)
            shown.hazards.append(
                std::any_of(roll.dice.begin(), roll.dice.end(),
                            [](const RolledDie& die) { return die.face == DieFace::Hazard; }));
        const QString said = phraseForTurn(turn, ++number, pieces, graph);
        auto* item = new QListWidgetItem;
        item->setData(TurnRole, QVariant::fromValue(shown));
        item->setData(Qt::AccessibleTextRole, said);
        item->setToolTip(said);
        if (colours.size() > 1)
            item->setData(ColourRole, colours[static_cast<std::size_t>(turn.car)]);
        addItem(item);
    }
}

void TurnStrip::mark(DriveMoment at) {
    const QSignalBlocker quiet(this);
    setCurrentRow(static_cast<int>(at.turn));
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
