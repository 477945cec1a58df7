#include "editor/window/stage_clipboard.h"

#include "editor/document/added_stages.h"
#include "editor/document/document.h"
#include "editor/exports/export_file.h"
#include "editor/files/document_file.h"
#include "editor/rally/stage_strip.h"
#include "editor/window/document_tabs.h"
#include "model/exchange/stage_code.h"

#include <QApplication>
#include <QClipboard>
#include <QSettings>

#include <algorithm>

namespace stagewright {

namespace {

/// A code is far shorter; a text of any length may be in the clipboard.
constexpr qsizetype longestCode = 64 * 1024;

bool hasFocus(const QWidget& widget) {
    const QWidget* focus = QApplication::focusWidget();
    return focus && (focus == &widget || widget.isAncestorOf(focus));
}

} // namespace

StageClipboard::StageClipboard(DocumentTabs& tabs, const Actions& actions, QSettings& settings,
                               Dialogs dialogs, QWidget* window)
    : QObject(window)
    , tabs_(tabs)
    , settings_(settings)
    , dialogs_(std::move(dialogs))
    , window_(window) {
    connect(actions.copyPicture, &QAction::triggered, this, &StageClipboard::copyPicture);
    connect(actions.copyCode, &QAction::triggered, this, &StageClipboard::copyCode);
    connect(actions.paste, &QAction::triggered, this, &StageClipboard::paste);
}

void StageClipboard::copyPicture() const {
    const Document& document = tabs_.current().document();
    const auto picture =
        exportedPicture(document.stage(), document.games(), readExportChoice(settings_));
    if (!picture)
        return dialogs_.complain(window_, sentenceAlone(picture.error()));
    QGuiApplication::clipboard()->setImage(*picture);
    Q_EMIT copied(
        tr("Copied as a picture of %1 × %2 pixels").arg(picture->width()).arg(picture->height()));
}

void StageClipboard::copyCode() const {
    const Document& document = tabs_.current().document();
    const auto code = writeStages({&document.stage(), 1}, {}, Format::Code, document.games());
    if (!code)
        return dialogs_.complain(window_, sentence(code.error()));
    const QString text = QString::fromLatin1(code->text.trimmed());
    QGuiApplication::clipboard()->setText(text);
    QStringList said{tr("Copied as a code of %n sign(s)", nullptr, static_cast<int>(text.size()))};
    for (const Fault& loss : code->losses)
        if (!said.contains(loss.what)) // of each tile, perhaps
            said << loss.what;
    Q_EMIT copied(said.join(QStringLiteral("; ")));
}

void StageClipboard::paste() const {
    const Workspace& workspace = tabs_.current();
    if (!workspace.hasPanels()) // the boards have no pieces yet
        return;
    if (!pasteCode() && workspace.editor().has(BoardCommand::Paste))
        workspace.editor().run(BoardCommand::Paste);
}

bool StageClipboard::pasteCode() const {
    const QString text = QGuiApplication::clipboard()->text();
    if (text.size() > longestCode || !mayBeStageCode(text.toUtf8()))
        return false;
    const auto read = readStageCode(text.toUtf8());
    Workspace& workspace = tabs_.current();
    if (!read) {
        // A list of tiles may begin as a code does.
        if (!workspace.editor().takeText(text))
            dialogs_.complain(window_, sentence(read.error()));
        return true;
    }
    if (!hasFocus(workspace.strip())) {
        tabs_.openNew(read->stages.front());
        return true;
    }
    Document& document = workspace.document();
    const Rally& rally = document.rally();
    if (rally.stages().size() == mostStages)
        dialogs_.complain(window_, tr("A rally has at most %n stages.", nullptr, mostStages));
    else
        document.make(addStagesTo(rally, stageAlone(read->stages.front()).rally.stages(),
                                  rally.indexOf(document.current()) + 1));
    return true;
}

} // namespace stagewright
