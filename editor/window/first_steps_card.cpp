#include "editor/window/first_steps_card.h"

#include "editor/fields/wrapped_label.h"
#include "editor/icons/icons.h"

#include <QGridLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace stagewright {

namespace {

// Device-independent pixels.
constexpr int air = 12;
constexpr int markSize = 16;
constexpr int charactersWide = 44;

} // namespace

FirstStepsCard::FirstStepsCard(QWidget& board)
    : QFrame(&board)
    , end_(new QLabel(tr("That is a whole stage. F1 opens the manual, which knows the rest.")))
    , close_(new QPushButton(tr("Close")))
    , grid_(new QGridLayout) {
    setObjectName(QStringLiteral("firstSteps"));
    setAccessibleName(tr("First steps"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* title = new QLabel(tr("First steps"));
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    end_->setWordWrap(true);
    close_->setAutoDefault(false);
    close_->setFocusPolicy(Qt::TabFocus); // the board keeps the keys
    grid_->setColumnStretch(1, 1);
    grid_->setHorizontalSpacing(8);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(air, air, air, air);
    column->setSpacing(8);
    column->addWidget(title);
    column->addLayout(grid_);
    column->addWidget(end_);
    column->addWidget(close_, 0, Qt::AlignRight);
    setFixedWidth(fontMetrics().averageCharWidth() * charactersWide);
    move(air, air);
    connect(close_, &QPushButton::clicked, this, &FirstStepsCard::closed);
}

FirstStepsCard::Row FirstStepsCard::addRow() {
    const Row row{new QLabel, new WrappedLabel, new WrappedLabel};
    const int line = grid_->rowCount();
    row.mark->setFixedSize(markSize, row.what->fontMetrics().height());
    row.mark->setAlignment(Qt::AlignCenter);
    grid_->addWidget(row.mark, line, 0, Qt::AlignTop);
    grid_->addWidget(row.what, line, 1);
    grid_->addWidget(row.how, line + 1, 1);
    return row;
}

void FirstStepsCard::show(const std::vector<FirstStep>& steps) {
    setHidden(steps.empty());
    while (rows_.size() < steps.size())
        rows_.push_back(addRow());
    const auto next = std::find_if(steps.begin(), steps.end(),
                                   [](const FirstStep& each) { return !each.isDone; });
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const FirstStep& step = steps[i];
        const bool isNext = next != steps.end() && &step == &*next;
        QFont font = end_->font();
        font.setBold(isNext);
        rows_[i].what->setFont(font);
        rows_[i].what->setText(step.what);
        rows_[i].what->setAccessibleName(step.isDone ? tr("%1: done").arg(step.what) : step.what);
        rows_[i].how->setText(step.how);
        rows_[i].how->setVisible(isNext);
        if (step.isDone)
            rows_[i].mark->setPixmap(icon(QStringLiteral("check")).pixmap(markSize));
        else
            rows_[i].mark->setText(QString::number(i + 1));
    }
    end_->setVisible(next == steps.end());
    resize(width(), layout()->totalHeightForWidth(width()));
    raise();
}

QString FirstStepsCard::text() const {
    QStringList lines;
    for (const Row& row : rows_) {
        lines << row.what->accessibleName();
        if (row.how->isVisibleTo(this))
            lines << row.how->text();
    }
    if (end_->isVisibleTo(this))
        lines << end_->text();
    return lines.join(u'\n');
}

} // namespace stagewright
