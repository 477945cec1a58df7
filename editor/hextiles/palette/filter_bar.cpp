#include "editor/hextiles/palette/filter_bar.h"

#include <QVBoxLayout>

namespace stagewright {

FilterBar::FilterBar(QWidget* parent)
    : QWidget(parent)
    , text_(new QLabel)
    , button_(new QPushButton(tr("Show them"))) {
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    button_->setAutoDefault(false);
    button_->setAccessibleName(tr("Show the tiles that the filter hides"));
    connect(button_, &QPushButton::clicked, this, &FilterBar::showAllWanted);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 8, 6);
    layout->setSpacing(4);
    layout->addWidget(text_);
    layout->addWidget(button_, 0, Qt::AlignLeft);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    QWidget::hide();
}

void FilterBar::show(const QStringList& filter, int hidden) {
    if (!filter.isEmpty()) {
        const QString hides = hidden > 0 ? tr("%n tiles are hidden by the filter.", nullptr, hidden)
                                         : tr("The filter hides nothing here.");
        text_->setText(filter.join(QStringLiteral("; ")) + u'\n' + hides);
        button_->setText(hidden > 0 ? tr("Show them") : tr("Clear the filter"));
    }
    setVisible(!filter.isEmpty());
}

} // namespace stagewright
