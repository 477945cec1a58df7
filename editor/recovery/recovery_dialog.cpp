#include "editor/recovery/recovery_dialog.h"

#include "editor/recovery/recovery_folder.h"
#include "editor/sheets/stage_drawing.h"
#include "model/game/piece_words.h"
#include "model/one_line.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace stagewright {

namespace {

constexpr QSize pictureSize(144, 96);
constexpr int widthOfText = 280;
constexpr int mostCardsInSight = 4;

/// One line, shortened in the middle where it is too long.
QLabel* line(const QString& text) {
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setFixedWidth(widthOfText);
    label->setText(label->fontMetrics().elidedText(text, Qt::ElideMiddle, widthOfText));
    if (label->text() != text)
        label->setToolTip(text);
    return label;
}

QLabel* heading(const QString& text) {
    auto* label = new QLabel;
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    label->setTextFormat(Qt::PlainText);
    label->setFixedWidth(widthOfText);
    label->setText(QFontMetrics(bold).elidedText(text, Qt::ElideRight, widthOfText));
    return label;
}

} // namespace

RecoveryDialog::RecoveryDialog(std::span<const RecoverableCopy> left, const Games& games,
                               QWidget* parent)
    : QDialog(parent)
    , choices_(left.size(), RecoveryChoice::Keep) {
    setWindowTitle(tr("Unsaved stages"));
    auto* intro = new QLabel(tr("%n stage(s) had changes that were not saved when Stagewright "
                                "ended the last time.",
                                nullptr, static_cast<int>(left.size())));
    intro->setWordWrap(true);
    auto* list = new QWidget;
    auto* cards = new QVBoxLayout(list);
    cards->setContentsMargins({});
    cards->setSpacing(12);
    for (const RecoverableCopy& each : left)
        cards->addWidget(makeCard(each, games));
    cards->addStretch();
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(list);
    const int inSight = std::min(static_cast<int>(left.size()), mostCardsInSight);
    area->setMinimumSize(list->sizeHint().width() + 20,
                         inSight * (pictureSize.height() + cards->spacing()));
    auto* closing = new QDialogButtonBox;
    QPushButton* later = closing->addButton(tr("Decide &later"), QDialogButtonBox::RejectRole);
    later->setToolTip(tr("What is left is offered again at the next start."));
    later->setAutoDefault(false);
    connect(closing, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addWidget(intro);
    layout->addWidget(area);
    layout->addWidget(closing);
    if (!buttons_.empty())
        buttons_.front().open->setDefault(true);
}

QWidget* RecoveryDialog::makeCard(const RecoverableCopy& left, const Games& games) {
    const RecoveryCopy& copy = left.copy;
    const std::size_t index = buttons_.size();
    const auto& stages = copy.rally.stages();
    const Stage first = stages.isEmpty() ? Stage() : stages.front().stage;
    const QString title = oneLine(stages.size() > 1 ? copy.rally.info.title : first.info.title);
    const QString name = title.isEmpty() ? (stages.size() > 1 ? tr("Rally without a title")
                                                              : tr("Stage without a title"))
                                         : title;
    auto* card = new QWidget;
    auto* picture = new QLabel;
    picture->setPixmap(QPixmap::fromImage(games.face<StageDrawing>(first).picture(
        first, games, pictureSize, devicePixelRatioF(), palette().color(QPalette::Base))));
    picture->setFixedSize(pictureSize);
    auto* texts = new QVBoxLayout;
    texts->addWidget(heading(name));
    texts->addWidget(
        line(copy.path.isEmpty() ? tr("Never saved") : QDir::toNativeSeparators(copy.path)));
    texts->addWidget(line(QLocale().toString(copy.time.toLocalTime(), QLocale::ShortFormat)));
    texts->addWidget(line(stages.size() > 1
                              ? tr("%n stages", nullptr, static_cast<int>(stages.size()))
                              : games.face<PieceWords>(first).count(first.layout.pieceCount())));
    if (left.file && left.file->isThere && left.file->known.digest != copy.digest) {
        QLabel* warning = line({});
        warning->setWordWrap(true);
        warning->setText(tr("The file has been saved since this copy was made."));
        texts->addWidget(warning);
    }
    texts->addStretch();
    const Buttons buttons{new QPushButton(tr("Open")), new QPushButton(tr("Discard"))};
    buttons.open->setAccessibleName(tr("Open %1").arg(name));
    buttons.discard->setAccessibleName(tr("Discard %1").arg(name));
    connect(buttons.open, &QPushButton::clicked, this,
            [this, index, card] { decide(index, RecoveryChoice::Open, *card); });
    connect(buttons.discard, &QPushButton::clicked, this,
            [this, index, card] { decide(index, RecoveryChoice::Discard, *card); });
    auto* column = new QVBoxLayout;
    for (QPushButton* button : {buttons.open, buttons.discard}) {
        button->setAutoDefault(false);
        column->addWidget(button);
    }
    column->addStretch();
    auto* row = new QHBoxLayout(card);
    row->setContentsMargins({});
    row->setSpacing(12);
    row->addWidget(picture);
    row->addLayout(texts);
    row->addStretch();
    row->addLayout(column);
    buttons_.push_back(buttons);
    return card;
}

void RecoveryDialog::decide(std::size_t index, RecoveryChoice choice, QWidget& card) {
    choices_[index] = choice;
    card.hide();
    if (std::none_of(choices_.begin(), choices_.end(),
                     [](RecoveryChoice each) { return each == RecoveryChoice::Keep; }))
        accept();
}

} // namespace stagewright
