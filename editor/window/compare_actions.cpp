#include "editor/window/compare_actions.h"

#include "editor/compare/compare_window.h"
#include "editor/document/document.h"
#include "editor/language/user_text.h"
#include "editor/window/document_tabs.h"
#include "editor/window/file_actions.h"
#include "editor/window/workspace.h"
#include "model/drive/table_time.h"
#include "model/rally/stage_name.h"

#include <QFileInfo>

#include <algorithm>

namespace stagewright {

namespace {

CompareSource sourceOf(Workspace& workspace) {
    const Document& document = workspace.document();
    CompareSource source{{workspace.files().name(), {}, document.games()}};
    for (const RallyStage& each : document.rally().stages())
        source.stages.stages.push_back(each.stage);
    source.current = static_cast<std::size_t>(document.rally().indexOf(document.current()));
    return source;
}

CompareSource sourceOf(const QString& path, const Games& games) {
    return {{QFileInfo(path).fileName(), {}, games}, path};
}

CompareSource sourceOf(Workspace& workspace, qsizetype stage) {
    const Document& document = workspace.document();
    return {{workspace.files().name(), {document.rally().stages()[stage].stage}, document.games()}};
}

} // namespace

CompareActions::CompareActions(DocumentTabs& tabs, const Dialogs& dialogs, QWidget* window)
    : QObject(window)
    , tabs_(tabs)
    , dialogs_(dialogs)
    , window_(window)
    , menu_(new QMenu(tr("Co&mpare with"), window))
    , withFile_(menu_->addAction(tr("Compare with a &file…")))
    , withSaved_(menu_->addAction(tr("Compare with the &saved version"))) {
    menu_->menuAction()->setObjectName(QStringLiteral("compare-with"));
    withFile_->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_D);
    window->addActions({withFile_, withSaved_});
    connect(withFile_, &QAction::triggered, this, &CompareActions::compareWithFile);
    connect(withSaved_, &QAction::triggered, this, &CompareActions::compareWithSaved);
    connect(menu_, &QMenu::aboutToShow, this, &CompareActions::fillMenu);
    connect(&tabs_, &DocumentTabs::closing, this, &CompareActions::clearMenu);
    connect(&tabs_, &DocumentTabs::nameChanged, this, &CompareActions::enable);
    connect(&tabs_, &DocumentTabs::turned, this, &CompareActions::enable);
    enable();
}

QList<CompareWindow*> CompareActions::windows() const {
    return window_->findChildren<CompareWindow*>();
}

void CompareActions::enable() {
    const Document& document = tabs_.current().document();
    withSaved_->setEnabled(document.isModified() && !originOf(document).isEmpty());
}

/// What is listed is of a moment: no entry outlives what it names.
void CompareActions::clearMenu() {
    qDeleteAll(listed_);
    listed_.clear();
}

void CompareActions::fillMenu() {
    enable();
    clearMenu();
    listStages();
    listTabs();
}

void CompareActions::listStages() {
    const Document& document = tabs_.current().document();
    const auto current = document.rally().indexOf(document.current());
    const auto count = std::ssize(document.rally().stages());
    if (count > 1)
        listed_ << menu_->addSeparator();
    for (qsizetype stage = 0; stage < count; ++stage)
        if (stage != current)
            list(stageName(document.rally(), stage), [this, current, stage] {
                show(sourceOf(tabs_.current(), current), sourceOf(tabs_.current(), stage));
            });
}

void CompareActions::listTabs() {
    if (tabs_.workspaces().size() > 1)
        listed_ << menu_->addSeparator();
    for (const auto& each : tabs_.workspaces())
        if (each.get() != &tabs_.current())
            list(each->files().name(),
                 [this, &other = *each] { show(sourceOf(tabs_.current()), sourceOf(other)); });
}

void CompareActions::list(const QString& name, const std::function<void()>& compare) {
    QAction* action = menu_->addAction(withoutKey(name));
    connect(action, &QAction::triggered, this, compare);
    listed_ << action;
}

void CompareActions::compareWithFile() {
    const QString& now = originOf(tabs_.current().document());
    const QString path =
        dialogs_.pathToOpen(window_, now.isEmpty() ? QString() : QFileInfo(now).path());
    if (!path.isEmpty())
        show(sourceOf(tabs_.current()), sourceOf(path, tabs_.current().document().baseGames()));
}

/// What was saved at the left, as it was first.
void CompareActions::compareWithSaved() {
    const Document& document = tabs_.current().document();
    if (originOf(document).isEmpty())
        return;
    CompareSource saved = sourceOf(originOf(document), document.baseGames());
    saved.stages.name = tr("Saved: %1").arg(saved.stages.name);
    CompareSource open = sourceOf(tabs_.current());
    open.stages.name = tr("Open: %1").arg(open.stages.name);
    show(saved, open);
}

void CompareActions::compareFiles(const QString& first, const QString& second) {
    const Games& games = tabs_.current().document().baseGames();
    show(sourceOf(first, games), sourceOf(second, games));
}

void CompareActions::show(const CompareSource& first, const CompareSource& second) {
    const int players =
        std::clamp(tabs_.current().document().rally().players(), 1, mostPlayersListed);
    auto* comparison = new CompareWindow(first, second, players, window_);
    comparison->show();
    comparison->raise();
    comparison->activateWindow();
}

} // namespace stagewright
