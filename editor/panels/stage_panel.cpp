#include "editor/panels/stage_panel.h"

#include "editor/fields/one_line_field.h"
#include "model/one_line.h"

#include <QFormLayout>
#include <QUndoStack>

namespace stagewright {

StagePanel::StagePanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , title_(field(tr("Title"), changeTitle))
    , author_(field(tr("Author"), changeAuthor)) {
    auto* layout = new QFormLayout(this);
    layout->setRowWrapPolicy(QFormLayout::WrapLongRows);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum); // no void below the fields
    layout->addRow(tr("&Title"), title_);
    layout->addRow(tr("&Author"), author_);
    show(document.stage().info);
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        if (change.info || change.whole)
            show(document_.stage().info);
    });
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
