#include "editor/panels/stage_panel.h"

#include "editor/fields/one_line_field.h"
#include "editor/panels/stage_form.h"
#include "model/one_line.h"

#include <QFormLayout>
#include <QUndoStack>

namespace stagewright {

namespace {

const auto foldKey = QStringLiteral("stage/unfolded"); // in settings

} // namespace

StagePanel::StagePanel(Document& document, QSettings& settings, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , settings_(settings)
    , title_(field(tr("Title"), changeTitle))
    , author_(field(tr("Author"), changeAuthor))
    , fold_(new QToolButton) {
    auto* layout = new QFormLayout(this);
    layout->setRowWrapPolicy(QFormLayout::WrapLongRows);
    layout->addRow(tr("&Title"), title_);
    layout->addRow(tr("&Author"), author_);
    layout->addRow(fold_);
    fold_->setObjectName(QStringLiteral("stage-more"));
    fold_->setText(tr("More"));
    fold_->setToolTip(tr("Place, text, bonuses, service, rules of its own, session"));
    fold_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    fold_->setAutoRaise(true);
    fold_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); // a line of its own
    more_ = new StageForm(document, *layout);
    unfold(false);
    connect(fold_, &QToolButton::clicked, this, [this] {
        unfold(!unfolded_);
        settings_.setValue(foldKey, unfolded_);
    });
    show(document.stage().info);
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        if (change.info || change.whole)
            show(document_.stage().info);
    });
}

/// As it is in other tabs.
void StagePanel::showEvent(QShowEvent* event) {
    unfold(settings_.value(foldKey, false).toBool());
    QWidget::showEvent(event);
}

void StagePanel::unfold(bool unfolded) {
    unfolded_ = unfolded;
    fold_->setArrowType(unfolded ? Qt::DownArrow : Qt::RightArrow);
    more_->setVisible(unfolded);
}

QLineEdit* StagePanel::field(const QString& name, Change change) {
    auto* edit = new OneLineField(this);
    edit->setAccessibleName(name);
    edit->setPlaceholderText(tr("None yet"));
    connect(edit, &QLineEdit::textEdited, this, [this, change](const QString& text) {
        if (gesture_ == 0)
            gesture_ = document_.newGesture();
        StageUndoStep step = change(document_.stage(), text);
        step.gesture = gesture_;
        document_.make(std::move(step));
    });
    connect(edit, &QLineEdit::editingFinished, this, [this] { gesture_ = 0; });
    return edit;
}

void StagePanel::show(const StageInfo& info) {
    setWindowTitle(info.kind == StageKind::Circuit ? tr("Circuit") : tr("Stage"));
    const auto put = [](QLineEdit* edit, const QString& text) {
        // A field that is being typed into shows the text already; setting it would move its
        // cursor.
        if (edit->text() == oneLine(text))
            return;
        edit->setText(text);
        edit->home(false); // of a long text the beginning is seen
    };
    put(title_, info.title);
    put(author_, info.author);
}

} // namespace stagewright
