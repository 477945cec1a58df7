#include "editor/hextiles/palette/token_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <cmath>

namespace stagewright {

TokenPanel::TokenPanel(QWidget* parent)
    : QWidget(parent)
    , tokens_(new TokenList)
    , name_(new QLabel)
    , angle_(new NumberField) {
    name_->setTextFormat(Qt::PlainText);
    name_->setWordWrap(true);
    angle_->setRange(0, 359);
    angle_->setWrapping(true);
    angle_->setSingleStep(15);
    angle_->setSuffix(tr("°"));
    angle_->setAccessibleName(tr("Angle of the token"));
    angle_->setToolTip(tr("How the chosen token is turned, clockwise"));
    auto* line = new QHBoxLayout;
    line->setContentsMargins(8, 4, 8, 6);
    line->addWidget(name_, 1);
    line->addWidget(angle_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(tokens_, 1);
    layout->addLayout(line);
    setFocusProxy(tokens_);
    connect(angle_, &NumberField::valueChanged, this,
            [this](int degrees) { Q_EMIT angleWanted(degrees); });
    connect(tokens_, &QListWidget::itemEntered, this, [this](const QListWidgetItem* item) {
        under_ = item->data(Qt::UserRole).toString();
        showName();
    });
    connect(tokens_, &QListWidget::viewportEntered, this, [this] {
        under_.clear();
        showName();
    });
    connect(tokens_, &QListWidget::currentItemChanged, this, &TokenPanel::showName);
    tokens_->viewport()->installEventFilter(this);
    showChosen(std::nullopt);
}

void TokenPanel::showChosen(const std::optional<Chosen>& chosen) {
    const QSignalBlocker quiet(angle_);
    chosen_ = chosen ? chosen->id : QString();
    angle_->setEnabled(chosen.has_value());
    angle_->setValue(chosen ? static_cast<int>(std::lround(chosen->angle)) % 360 : 0);
    showName();
}

bool TokenPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave) {
        under_.clear();
        showName();
    }
    return QWidget::eventFilter(watched, event);
}

/// Of the one under the pointer, else of the one chosen on the board.
void TokenPanel::showName() {
    const QString& id = under_.isEmpty() ? chosen_ : under_;
    if (!id.isEmpty())
        name_->setText(nameOf(tokenKind(id)));
    else if (const QListWidgetItem* item = tokens_->currentItem())
        name_->setText(nameOf(tokenKind(item->data(Qt::UserRole).toString())));
    else
        name_->setText(tr("Drag one onto the road"));
}

} // namespace stagewright
