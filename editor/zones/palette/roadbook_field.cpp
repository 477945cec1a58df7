#include "editor/zones/palette/roadbook_field.h"

#include "editor/colours/board_colours.h"
#include "editor/fields/wrapped_label.h"
#include "editor/zones/edits/chain_steps.h"
#include "editor/zones/edits/roadbook_stages.h"
#include "editor/zones/words/board_words.h"
#include "model/layouts/zones/chain/roadbook_text.h"

#include <QKeyEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace stagewright {

namespace {

constexpr int roadbookLines = 3;

} // namespace

RoadbookField::RoadbookField(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , line_(new QPlainTextEdit)
    , remark_(new WrappedLabel) {
    line_->setObjectName(QStringLiteral("chain-line"));
    line_->setAccessibleName(tr("Roadbook line"));
    line_->setPlaceholderText(QStringLiteral("L0-L1 / C7-C6 / L2-L3"));
    line_->setTabChangesFocus(true);
    line_->setFixedHeight(line_->fontMetrics().lineSpacing() * roadbookLines +
                          2 * line_->frameWidth() +
                          2 * static_cast<int>(line_->document()->documentMargin()));
    line_->installEventFilter(this);
    remark_->setObjectName(QStringLiteral("chain-line-remark"));
    remark_->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(line_);
    column->addWidget(remark_);
    connect(line_, &QPlainTextEdit::textChanged, this, &RoadbookField::judge);
    connect(&document, &Document::changed, this, &RoadbookField::show);
    show();
}

/// What is typed and not taken yet stays where the chain is the same.
void RoadbookField::show() {
    const QString now = roadbookLine(chainOf(document_.stage()).sections);
    if (now == shown_)
        return;
    shown_ = now;
    line_->setPlainText(now);
}

void RoadbookField::judge() {
    const QString text = line_->toPlainText();
    const auto read = readRoadbooks(text, boardsOf(document_));
    const bool isWrong = !text.trimmed().isEmpty() && !read;
    const int stages = read ? static_cast<int>(read->size()) : 0;
    remark_->setVisible(isWrong || stages > 1);
    if (isWrong)
        remark_->setText(remarkInWords(read.error()));
    else
        remark_->setText(tr("%n stages: the others are added behind this one", nullptr, stages));
    QPalette colours = remark_->palette();
    colours.setColor(QPalette::WindowText, isWrong ? textColour(Severity::Error, palette())
                                                   : palette().color(QPalette::WindowText));
    remark_->setPalette(colours);
}

void RoadbookField::take() {
    const QString text = line_->toPlainText();
    if (text == shown_)
        return;
    if (text.trimmed().isEmpty())
        return document_.make(writeSections(document_, {}));
    if (!takeRoadbooks(document_, text))
        return judge();
    const QSignalBlocker quiet(line_);
    line_->setPlainText(shown_); // the same chain may have been written in another form
    remark_->hide();
}

bool RoadbookField::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut) {
        take();
    } else if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (isEnter && !key->modifiers().testFlag(Qt::ShiftModifier)) {
            take();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace stagewright
