#include "editor/fields/panel_combo.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QScreen>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolTip>

#include <algorithm>

namespace stagewright {

namespace {

constexpr double mostHeights = 11.6; // of its letters, that the narrowest panel is wide

} // namespace

PanelCombo::PanelCombo(const char* name, const QString& accessibleName, QWidget* parent)
    : QComboBox(parent) {
    setObjectName(QString::fromLatin1(name));
    setAccessibleName(accessibleName);
    setSizeAdjustPolicy(QComboBox::AdjustToContents); // entries may come later
}

QSize PanelCombo::sizeHint() const {
    const QSize whole = QComboBox::sizeHint();
    const auto most = static_cast<int>(mostHeights * fontMetrics().height());
    return {std::min(whole.width(), most), whole.height()};
}

void PanelCombo::showPopup() {
    const int whole = view()->sizeHintForColumn(modelColumn()) + 2 * view()->frameWidth();
    view()->setMinimumWidth(std::min(whole, screen()->availableSize().width()));
    QComboBox::showPopup();
}

bool PanelCombo::event(QEvent* event) {
    const auto* help = event->type() == QEvent::ToolTip ? static_cast<QHelpEvent*>(event) : nullptr;
    if (!help || !toolTip().isEmpty() || shownText() == currentText())
        return QComboBox::event(event);
    QToolTip::showText(help->globalPos(), currentText(), this);
    return true;
}

void PanelCombo::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    option.currentText = shownText();
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

QString PanelCombo::shownText() const {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    return fontMetrics().elidedText(currentText(), Qt::ElideRight, field.width());
}

} // namespace stagewright
