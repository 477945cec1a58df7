#include "editor/rally/folding_halves.h"

#include "editor/fields/panel_tabs.h"

#include <QVBoxLayout>

namespace stagewright {

FoldingHalves::FoldingHalves(const Half& left, const Half& right, QWidget* parent)
    : QWidget(parent)
    , tabs_(new PanelTabs)
    , halves_(new QSplitter) {
    for (const Half& half : {left, right}) {
        tabs_->addTab(half.name);
        halves_->addWidget(half.widget);
        halves_->setStretchFactor(halves_->count() - 1, half.share);
    }
    tabs_->hide();
    halves_->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(tabs_);
    column->addWidget(halves_, 1);
    connect(tabs_, &QTabBar::currentChanged, this, &FoldingHalves::fold);
}

QSize FoldingHalves::minimumSizeHint() const {
    const QSize least =
        halves_->widget(0)->minimumSizeHint().expandedTo(halves_->widget(1)->minimumSizeHint());
    return least + QSize(0, tabs_->sizeHint().height() + layout()->spacing());
}

void FoldingHalves::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fold();
}

void FoldingHalves::fold() {
    const int both = halves_->widget(0)->minimumSizeHint().width() + halves_->handleWidth() +
                     halves_->widget(1)->minimumSizeHint().width();
    const bool folded = width() < both;
    tabs_->setVisible(folded);
    for (int half = 0; half < halves_->count(); ++half)
        halves_->widget(half)->setVisible(!folded || tabs_->currentIndex() == half);
}

} // namespace stagewright
