#include "editor/rally/tiles_page.h"

#include "editor/language/rally_words.h"
#include "editor/language/user_text.h"
#include "editor/rally/evening_text.h"
#include "editor/rally/table_text.h"
#include "model/rally/rally_edits.h"

#include <QGridLayout>
#include <QLabel>

namespace stagewright {

TilesPage::TilesPage(Document& document, const EveningPlanner& planner, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , planner_(planner)
    , steps_(document)
    , laying_(named(new QComboBox, "rally-laying", tr("Stages are laid")))
    , said_(new QCheckBox(tr("We have these boxes:")))
    , boxes_(new QWidget)
    , inputErrors_(new InputErrors)
    , order_(new QPushButton(tr("Put the stages in this order")))
    , text_(named(new EveningView, "evening-table", {})) {
    said_->setObjectName(QStringLiteral("boxes-said"));
    said_->setToolTip(tr("When this is off: one of each box that the stages need"));
    order_->setObjectName(QStringLiteral("order-stages"));
    for (const Laying laying : {Laying::OneAfterAnother, Laying::SessionAtOnce, Laying::AllAtOnce})
        laying_->addItem(wordFor(laying));
    // Long words give way to the width of the panel.
    laying_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    laying_->setMinimumContentsLength(12);
    new QGridLayout(boxes_);
    boxes_->layout()->setContentsMargins(20, 0, 0, 0);
    boxes_->layout()->setSpacing(2);

    auto* ways = new QHBoxLayout;
    auto* caption = new QLabel(laying_->accessibleName());
    caption->setBuddy(laying_);
    ways->addWidget(caption);
    ways->addWidget(laying_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 0);
    layout->setSpacing(4);
    layout->addLayout(ways);
    layout->addWidget(said_);
    layout->addWidget(boxes_);
    layout->addWidget(inputErrors_);
    layout->addWidget(text_);
    layout->addWidget(order_, 0, Qt::AlignLeft);
    text_->growWithText();

    connect(laying_, &QComboBox::activated, this, [this](int way) {
        steps_.info([] { return tr("Way of laying"); },
                    [way](RallyInfo& info) { info.laying = Laying(way); });
    });
    connect(said_, &QCheckBox::clicked, this, &TilesPage::sayBoxes);
    connect(order_, &QPushButton::clicked, this, &TilesPage::putInOrder);
    connect(&document, &Document::rallyChanged, this, &TilesPage::show);
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        if (change.games)
            listBoxes();
    });
    connect(&planner, &EveningPlanner::reported, this, &TilesPage::tell);
    listBoxes();
    tell();
}

void TilesPage::listBoxes() {
    auto& grid = static_cast<QGridLayout&>(*boxes_->layout());
    for (const auto& [id, field] : counts_)
        inputErrors_->forget(*field);
    for (QObject* old : boxes_->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        delete old;
    counts_.clear();
    int row = 0;
    for (const GameBox& box : allBoxes(document_.games())) {
        auto* label = new QLabel(withoutKey(box.title));
        label->setWordWrap(true);
        auto* field = named(new NumberField, "", box.title);
        field->setObjectName(QStringLiteral("box-") + box.id);
        field->setRange(0, mostBoxCopies);
        inputErrors_->watch(*field);
        label->setBuddy(field);
        grid.addWidget(label, row, 0);
        grid.addWidget(field, row++, 1);
        counts_.emplace(box.id, field);
        connect(field, &QSpinBox::valueChanged, this,
                [this, id = box.id](int copies) { count(id, copies); });
    }
    grid.setColumnStretch(0, 1);
    show();
}

/// Begins with those that the stages need.
void TilesPage::sayBoxes(bool said) {
    const auto needed = boxesOf(document_.rally(), document_.games());
    steps_.info([] { return tr("Boxes on the table"); },
                [&](RallyInfo& info) { info.boxes = said ? needed : BoxCounts(); });
    show();
}

void TilesPage::count(const QString& box, int copies) {
    steps_.info([] { return tr("Boxes on the table"); },
                [&](RallyInfo& info) {
                    if (copies > 0)
                        info.boxes[box] = copies;
                    else
                        info.boxes.erase(box);
                });
}

void TilesPage::putInOrder() {
    const EveningReport& report = planner_.report();
    if (!report.ordered)
        return;
    text_->setFocus(); // the button goes, and with its focus the place that is looked at
    QList<StageKey> order;
    for (const qsizetype stage : report.ordered->best.order)
        order << report.ordered->given.at(stage);
    document_.make(RallyUndoStep{orderStages(document_.rally(), order),
                                 [] { return tr("Order with the least rebuilding"); }});
}

void TilesPage::show() {
    const RallyInfo& info = document_.rally().info;
    const bool said = !info.boxes.empty();
    steps_.show([&] {
        laying_->setCurrentIndex(static_cast<int>(info.laying));
        said_->setChecked(said);
        boxes_->setVisible(said);
        for (const auto& [id, field] : counts_) {
            const auto copies = info.boxes.find(id);
            field->setValue(copies == info.boxes.end() ? 0 : copies->second);
        }
    });
}

void TilesPage::tell() {
    const EveningReport& report = planner_.report();
    text_->tell(tableText(report));
    text_->setAccessibleName(report.words.say(PieceSentence::OnTheTable));
    const auto inTurn = report.rally.info.laying == Laying::OneAfterAnother;
    order_->setVisible(inTurn && report.ordered && report.ordered->best.laid < report.laidAsGiven);
}

} // namespace stagewright
