#pragma once

#include "editor/window/actions.h"
#include "editor/window/dialogs.h"

#include <QObject>

class QSettings;

namespace stagewright {

class DocumentTabs;

/// Whole stages by way of the clipboard: the one in front as a picture or as a code, and a code
/// back as a stage. Pieces of a stage are the boards' own.
class StageClipboard final : public QObject {
    Q_OBJECT

public:
    /// @param tabs, actions and settings must outlive it, as must the window, the dialogs' parent
    StageClipboard(DocumentTabs& tabs, const Actions& actions, QSettings& settings, Dialogs dialogs,
                   QWidget* window);

Q_SIGNALS:
    /// What is in the clipboard now, in a sentence.
    void copied(const QString& what) const;

private:
    /// As large, and showing what exported pictures showed the last time.
    void copyPicture() const;
    /// What does not travel in it is told.
    void copyCode() const;
    /// A stage's code, or else what the board takes.
    void paste() const;
    /// Opens the stage of a code in a tab of its own; where the strip of stages has the focus, it
    /// joins the rally behind the open stage.
    /// @return whether the clipboard is for it: it holds a code, or what is meant as one and
    /// nothing else, which is told
    [[nodiscard]] bool pasteCode() const;

    DocumentTabs& tabs_;
    QSettings& settings_;
    Dialogs dialogs_;
    QWidget* window_;
};

} // namespace stagewright
