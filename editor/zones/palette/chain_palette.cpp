#include "editor/zones/palette/chain_palette.h"

#include "editor/fields/scrolled_panel.h"
#include "editor/fields/wrapped_label.h"
#include "editor/zones/edits/chain_steps.h"
#include "model/layouts/zones/chain/section_road.h"

#include <QVBoxLayout>

namespace stagewright {

namespace {

constexpr int paletteMargin = 4;

} // namespace

ChainPalette::ChainPalette(ChainBoard& board, QWidget* parent)
    : QWidget(parent)
    , board_(board)
    , roadbook_(new RoadbookField(board.document()))
    , missing_(new WrappedLabel)
    , enter_(new QPushButton(tr("Enter spaces")))
    , assistance_(new QCheckBox(tr("Assistance afterwards")))
    , boxes_(new QWidget) {
    missing_->setObjectName(QStringLiteral("chain-missing"));
    enter_->setObjectName(QStringLiteral("chain-enter"));
    assistance_->setObjectName(QStringLiteral("chain-assistance"));
    boxes_->setLayout(new QVBoxLayout);
    boxes_->layout()->setContentsMargins({});
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(paletteMargin, paletteMargin, paletteMargin, paletteMargin);
    auto* caption = new QLabel(tr("Roadbook line"));
    caption->setBuddy(&roadbook_->line());
    column->addWidget(caption);
    column->addWidget(roadbook_);
    column->addWidget(new SectionList(board));
    column->addWidget(missing_);
    column->addWidget(enter_);
    column->addWidget(new OfferList(board), 1);
    column->addWidget(assistance_);
    column->addWidget(new QLabel(tr("Boards are taken from")));
    column->addWidget(boxes_);
    auto* bars = new ScrolledPanel;
    bars->setWidget(content);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(bars);
    setFocusProxy(&roadbook_->line());
    Document& document = board.document();
    connect(assistance_, &QCheckBox::clicked, this, [this](bool wanted) {
        board_.document().make(changeAssistance(board_.document(), wanted));
    });
    connect(enter_, &QPushButton::clicked, this, &ChainPalette::enterMissing);
    connect(&document, &Document::changed, this, &ChainPalette::show);
    show();
}

void ChainPalette::show() {
    const ChainLayout& chain = chainOf(board_.document().stage());
    QStringList names;
    for (const qsizetype section : sectionsToEnter(chain, boardsOf(board_.document())))
        names << nameOf(chain.sections[section]);
    missing_->setVisible(!names.isEmpty());
    enter_->setVisible(!names.isEmpty());
    missing_->setText(tr("Spaces not entered: %1").arg(names.join(QStringLiteral(", "))));
    assistance_->setChecked(chain.assistance);
    showBoxes();
}

/// None chosen is any.
void ChainPalette::showBoxes() {
    const ZoneBoards& boards = boardsOf(board_.document());
    const QStringList chosen = chainOf(board_.document().stage()).boxes;
    QStringList ids;
    for (const ZoneBox& box : boards.boxes)
        ids << box.id;
    if (boxes_->property("ids").toStringList() != ids) {
        qDeleteAll(boxes_->findChildren<QCheckBox*>());
        boxes_->setProperty("ids", ids);
        for (const ZoneBox& box : boards.boxes) {
            auto* check = new QCheckBox(box.title);
            check->setObjectName(QStringLiteral("chain-box-") + box.id);
            boxes_->layout()->addWidget(check);
            connect(check, &QCheckBox::clicked, this, [this, id = box.id, ids](bool wanted) {
                Document& document = board_.document();
                QStringList now = chainOf(document.stage()).boxes;
                if (now.isEmpty())
                    now = ids;
                now.removeAll(id);
                if (wanted)
                    now << id;
                now.sort();
                if (!now.isEmpty())
                    document.make(
                        chooseBoxes(document, now.size() == ids.size() ? QStringList() : now));
                showBoxes(); // the last one stays
            });
        }
    }
    for (qsizetype i = 0; i < ids.size(); ++i)
        boxes_->findChild<QCheckBox*>(QStringLiteral("chain-box-") + ids[i])
            ->setChecked(chosen.isEmpty() || chosen.contains(ids[i]));
}

void ChainPalette::enterMissing() {
    const auto missing =
        sectionsToEnter(chainOf(board_.document().stage()), boardsOf(board_.document()));
    if (missing.empty())
        return;
    board_.choose(missing.front());
    Q_EMIT enteringWanted();
}

} // namespace stagewright
