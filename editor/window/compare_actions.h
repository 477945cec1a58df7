#pragma once

#include "editor/compare/compare_source.h"
#include "editor/window/dialogs.h"

#include <QAction>
#include <QMenu>
#include <QObject>

#include <functional>

namespace stagewright {

class CompareWindow;
class DocumentTabs;
class Workspace;

/// Compares what is open with another tab, a file, or its own file as it was saved; the stage in
/// sight with another of its rally; and files of the library. Each comparison has a window of its
/// own.
class CompareActions final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    /// @param window owns it, and the windows of the comparisons
    CompareActions(DocumentTabs& tabs, const Dialogs& dialogs, QWidget* window);

    /// Of the File menu, with a menu of its own.
    [[nodiscard]] QAction& entry() const { return *menu_->menuAction(); }
    [[nodiscard]] QMenu& menu() const { return *menu_; }
    [[nodiscard]] QAction& withFile() const { return *withFile_; }
    [[nodiscard]] QAction& withSaved() const { return *withSaved_; }

    void compareFiles(const QString& first, const QString& second);

    [[nodiscard]] QList<CompareWindow*> windows() const;

private:
    void compareWithFile();
    void compareWithSaved();
    void fillMenu();
    void clearMenu();
    void listStages();
    void listTabs();
    void list(const QString& name, const std::function<void()>& compare);
    void enable();
    void show(const CompareSource& first, const CompareSource& second);

    DocumentTabs& tabs_;
    const Dialogs& dialogs_;
    QWidget* window_;
    QMenu* menu_;
    QAction* withFile_;
    QAction* withSaved_;
    QList<QAction*> listed_; ///< stages and tabs
};

} // namespace stagewright
