#include "editor/driving/table_dice.h"

#include "editor/cars/dice_painter.h"
#include "editor/cars/dice_words.h"
#include "editor/fields/panel_fields.h"
#include "editor/fields/wrapped_row.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace stagewright {

namespace {

/// A die as it lies there, to be turned by a click.
class FaceButton final : public QToolButton {
public:
    explicit FaceButton(const RolledDie& die) : die_(die) {
        setCheckable(true);
        setAutoRaise(true);
        name();
        connect(this, &QToolButton::toggled, this, [this] { name(); });
    }

    [[nodiscard]] QSize sizeHint() const override {
        const int side = 2 * fontMetrics().height();
        return {side, side};
    }

protected:
    void paintEvent(QPaintEvent* event) override {
        QToolButton::paintEvent(event);
        QPainter painter(this);
        RolledDie die = die_;
        die.face = isChecked() ? DieFace::Hazard : DieFace::Clean;
        const double side = std::min(width(), height()) - 8;
        QRectF square(0, 0, side, side);
        square.moveCenter(QRectF(rect()).center());
        paintDie(painter, die, DieLook::Rolled, square);
    }

private:
    void name() {
        RolledDie die = die_;
        die.face = isChecked() ? DieFace::Hazard : DieFace::Clean;
        setAccessibleName(phraseFor({die}, true));
        setToolTip(accessibleName());
    }

    RolledDie die_;
};

} // namespace

TableDice::TableDice(QWidget* parent)
    : QWidget(parent)
    , faces_(new QHBoxLayout)
    , enter_(new QPushButton(tr("En&ter these dice"))) {
    enter_->setToolTip(tr("Click a die to turn it to its hazard and back"));
    markOwnFields(*this);
    auto* lying = new QHBoxLayout;
    lying->addWidget(new QLabel(tr("Rolled at the table:")));
    lying->addLayout(faces_);
    auto* row = new WrappedRow(this);
    row->addLayout(lying);
    row->addWidget(enter_);
    connect(enter_, &QPushButton::clicked, this, &TableDice::entered);
}

void TableDice::show(const std::vector<RolledDie>& dice) {
    qDeleteAll(dice_);
    dice_.clear();
    for (const RolledDie& die : dice) {
        dice_.append(new FaceButton(die));
        faces_->addWidget(dice_.last());
    }
    enter_->setEnabled(!dice.empty());
}

std::vector<DieFace> TableDice::faces() const {
    std::vector<DieFace> faces;
    for (const QToolButton* die : dice_)
        faces.push_back(die->isChecked() ? DieFace::Hazard : DieFace::Clean);
    return faces;
}

} // namespace stagewright
