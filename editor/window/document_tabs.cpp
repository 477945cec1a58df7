#include "editor/window/document_tabs.h"

#include "editor/files/document_file.h"
#include "editor/language/user_text.h"
#include "editor/recovery/file_of_copy.h"
#include "editor/recovery/recovery_copy.h"
#include "editor/window/file_actions.h"
#include "editor/window/open_document.h"
#include "model/one_line.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

/// Those of one name are told apart by their folders.
QStringList namesOf(const std::vector<Workspace*>& workspaces) {
    QStringList names;
    for (Workspace* each : workspaces)
        names.append(each->files().name());
    QStringList apart;
    for (std::size_t i = 0; i < workspaces.size(); ++i) {
        const QString& name = names[static_cast<qsizetype>(i)];
        const QString& path = workspaces[i]->document().path();
        const bool isAlone = names.count(name) == 1 || path.isEmpty();
        apart.append(isAlone ? name
                             : DocumentTabs::tr("%1 in %2")
                                   .arg(name, QDir::toNativeSeparators(QFileInfo(path).path())));
    }
    return apart;
}

} // namespace

const QString& originOf(const Document& document) {
    return document.path().isEmpty() ? document.source() : document.path();
}

DocumentTabs::DocumentTabs(Make make, QWidget* window)
    : make_(std::move(make))
    , tabs_(new QTabWidget(window)) {
    tabs_->setDocumentMode(true);
    tabs_->setTabBarAutoHide(true);
    tabs_->setTabsClosable(true);
    tabs_->setMovable(true);
    connect(tabs_, &QTabWidget::currentChanged, this, &DocumentTabs::follow);
    connect(tabs_, &QTabWidget::tabCloseRequested, this, [this](int index) {
        for (const auto& workspace : workspaces_)
            if (&workspace->boards() == tabs_->widget(index)) {
                close(*workspace);
                return;
            }
    });
    add(make_({}));
}

DocumentTabs::~DocumentTabs() {
    tabs_->disconnect(this); // boards leave it as they go
}

Workspace& DocumentTabs::add(std::unique_ptr<Workspace> made) {
    Workspace& workspace = insert(std::move(made), tabs_->count());
    turnTo(workspace);
    return workspace;
}

Workspace& DocumentTabs::insert(std::unique_ptr<Workspace> made, int index) {
    Workspace& workspace = *workspaces_.emplace_back(std::move(made));
    const auto show = [this, &workspace] { showName(workspace); };
    connect(&workspace.document(), &Document::pathChanged, this, show);
    connect(&workspace.document(), &Document::modifiedChanged, this, show);
    connect(&workspace.document(), &Document::rallyChanged, this, show);
    connect(&workspace.document(), &Document::changed, this, [show](const StageChange& change) {
        if (change.info || change.whole)
            show();
    });
    workspace.files().setOpenElsewhere([this, &workspace](const QString& path) {
        return std::any_of(workspaces_.begin(), workspaces_.end(), [&](const auto& each) {
            return each.get() != &workspace &&
                   (each.get() == workspaceOf(path) || each->document().saving().isWriting(path) ||
                    each->files().isExporting(path));
        });
    });
    tabs_->insertTab(index, &workspace.boards(), {});
    showName(workspace);
    Q_EMIT added(workspace);
    Q_EMIT countChanged();
    return workspace;
}

void DocumentTabs::showName(Workspace& workspace) {
    const QString name = withoutKey(workspace.files().name());
    tabs_->setTabToolTip(tabs_->indexOf(&workspace.boards()),
                         oneLine(originOf(workspace.document())));
    tabs_->setTabText(tabs_->indexOf(&workspace.boards()),
                      workspace.document().isModified() ? tr("%1*").arg(name) : name);
    if (&workspace == current_)
        Q_EMIT nameChanged();
}

void DocumentTabs::follow(int index) {
    const auto found =
        std::find_if(workspaces_.begin(), workspaces_.end(), [&](const auto& workspace) {
            return &workspace->boards() == tabs_->widget(index);
        });
    if (found == workspaces_.end() || found->get() == current_)
        return;
    current_ = found->get();
    Q_EMIT turned(*current_);
    Q_EMIT nameChanged();
    current_->editor().board().setFocus();
}

void DocumentTabs::turnTo(Workspace& workspace) {
    tabs_->setCurrentWidget(&workspace.boards());
}

void DocumentTabs::turn(int by) {
    const int count = tabs_->count();
    tabs_->setCurrentIndex((tabs_->currentIndex() + by + count) % count);
}

Workspace* DocumentTabs::workspaceOf(const QString& path) const {
    if (path.isEmpty())
        return nullptr;
    const QString wanted = QDir::cleanPath(path);
    const auto found =
        std::find_if(workspaces_.begin(), workspaces_.end(), [&](const auto& workspace) {
            const Document& document = workspace->document();
            return !originOf(document).isEmpty() &&
                   (QDir::cleanPath(originOf(document)) == wanted ||
                    document.canonicalPath() == wanted);
        });
    return found == workspaces_.end() ? nullptr : found->get();
}

QStringList DocumentTabs::origins() const {
    QStringList origins;
    for (Workspace* each : inOrder())
        origins.append(originOf(each->document()));
    return origins;
}

QStringList DocumentTabs::paths() const {
    QStringList paths = origins();
    paths.removeAll(QString());
    paths.removeDuplicates(); // a file may hold several stages
    return paths;
}

bool DocumentTabs::goTo(const QString& path) {
    Workspace* there = workspaceOf(path);
    if (there)
        turnTo(*there);
    return there;
}

void DocumentTabs::open(const OpenedFile& file, const QString& path, const KnownFile& known,
                        int index) {
    Workspace& workspace = current_->isUntouched() ? *current_ : insert(make_({}), index);
    if (file.isOurs)
        workspace.document().open(file.pack, path, known);
    else
        workspace.document().import(file.pack, path, known);
}

void DocumentTabs::openNew(const Stage& stage) {
    openNewRally(stageAlone(stage));
}

void DocumentTabs::openNewRally(RallyPack pack) {
    freeWorkspace().document().open(std::move(pack), {});
}

Expected<void> DocumentTabs::openText(const QString& text) {
    if (current_->isUntouched() && current_->document().stage().layout.isEmpty() &&
        current_->editor().takeText(text))
        return {};
    Workspace& before = *current_;
    Workspace& fresh = add(make_({}));
    auto taken = fresh.editor().takeText(text);
    if (!taken) {
        turnTo(before);
        remove(fresh);
    }
    return taken;
}

bool DocumentTabs::recover(const RecoveryCopy& copy, const FileOfCopy& file) {
    Workspace* there = copy.path.isEmpty() ? nullptr : workspaceOf(copy.path);
    if (!there && !copy.path.isEmpty())
        there = workspaceOf(file.known.canonicalPath);
    if (there)
        turnTo(*there); // it may ask about what is seen
    return (there ? *there : freeWorkspace()).files().recover(copy, file);
}

Workspace& DocumentTabs::freeWorkspace() {
    return current_->isUntouched() ? *current_ : add(make_({}));
}

OpenDocument DocumentTabs::handOver(Workspace& workspace) const {
    OpenDocument open;
    open.view = workspace.view();
    open.document = workspace.handOver();
    open.isCurrent = &workspace == current_;
    return open;
}

std::vector<OpenDocument> DocumentTabs::handOver() {
    std::vector<OpenDocument> documents;
    for (Workspace* each : inOrder())
        documents.push_back(handOver(*each));
    return documents;
}

void DocumentTabs::takeOver(std::vector<OpenDocument> documents) {
    const std::size_t before = workspaces_.size();
    Workspace* current = nullptr;
    for (OpenDocument& each : documents) {
        Workspace& workspace = add(make_(std::move(each.document)));
        workspace.document().announce();
        workspace.setView(each.view);
        if (each.isCurrent)
            current = &workspace;
    }
    if (current)
        turnTo(*current);
    for (std::size_t i = 0; i < before && !documents.empty(); ++i)
        close(*workspaces_.front());
}

bool DocumentTabs::close(Workspace& workspace) {
    if (workspace.files().hasChanges())
        turnTo(workspace); // the question is about what is seen
    if (!workspace.files().mayLeave())
        return false;
    remove(workspace);
    return true;
}

void DocumentTabs::remove(Workspace& workspace) {
    const bool isLast = workspaces_.size() == 1;
    if (isLast) {
        Stage empty;
        empty.info.game = workspace.document().stage().info.game;
        add(make_({})).document().open(empty, {});
    }
    if (&workspace == current_)
        turn(tabs_->currentIndex() + 1 < tabs_->count() ? 1 : -1);
    Q_EMIT closing(workspace);
    tabs_->removeTab(tabs_->indexOf(&workspace.boards()));
    std::erase_if(workspaces_, [&](const auto& each) { return each.get() == &workspace; });
    Q_EMIT countChanged();
    if (isLast)
        Q_EMIT emptied();
}

void DocumentTabs::closeOthers(const Workspace& kept, const Dialogs& dialogs) {
    std::vector<Workspace*> others = inOrder();
    std::erase(others, &kept);
    std::vector<Workspace*> changed = this->changed();
    std::erase(changed, &kept);
    if (!mayClose(changed, dialogs))
        return;
    for (Workspace* each : others)
        remove(*each);
}

std::vector<Workspace*> DocumentTabs::inOrder() const {
    std::vector<Workspace*> ordered;
    for (int i = 0; i < tabs_->count(); ++i)
        for (const auto& workspace : workspaces_)
            if (&workspace->boards() == tabs_->widget(i))
                ordered.push_back(workspace.get());
    return ordered;
}

std::vector<Workspace*> DocumentTabs::changed() const {
    std::vector<Workspace*> changed = inOrder();
    std::erase_if(changed, [](Workspace* each) { return !each->files().hasChanges(); });
    return changed;
}

bool DocumentTabs::mayCloseAll(const Dialogs& dialogs) {
    return mayClose(changed(), dialogs);
}

bool DocumentTabs::mayClose(const std::vector<Workspace*>& changed, const Dialogs& dialogs) {
    if (changed.empty())
        return true;
    if (changed.size() == 1) {
        turnTo(*changed.front()); // the question is about what is seen
        return changed.front()->files().mayLeave();
    }
    switch (dialogs.allUnsaved(tabs_->window(), namesOf(changed))) {
    case Dialogs::Unsaved::Save:
        return saveAll(changed);
    case Dialogs::Unsaved::Discard:
        return true;
    case Dialogs::Unsaved::Cancel:
        break;
    }
    return false;
}

/// One that cannot be saved is seen then, and those after it are left as they are.
bool DocumentTabs::saveAll(const std::vector<Workspace*>& workspaces) {
    Workspace* const front = current_;
    const bool isSaved =
        std::all_of(workspaces.begin(), workspaces.end(), [this](Workspace* workspace) {
            turnTo(*workspace); // what is asked is about what is seen
            return workspace->files().save();
        });
    if (isSaved)
        turnTo(*front); // as the session is to be remembered
    return isSaved;
}

} // namespace stagewright
