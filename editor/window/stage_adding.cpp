#include "editor/window/stage_adding.h"

#include "editor/document/added_stages.h"
#include "editor/document/document.h"
#include "editor/waiting/user_interaction.h"
#include "editor/window/document_tabs.h"

#include <QFileInfo>

#include <utility>

namespace stagewright {

namespace {

using namespace std::chrono_literals;

} // namespace

StageAdding::StageAdding(Current current, Dialogs dialogs, QWidget* window)
    : QObject(window)
    , current_(std::move(current))
    , dialogs_(std::move(dialogs))
    , window_(window)
    , reading_(
          [this](const std::vector<ReadFile>& files) {
              found_ = files;
              deliver();
          },
          WorkManner{false, diskPatience}) {
    slow_.setSingleShot(true);
    slow_.setInterval(1s);
    connect(&slow_, &QTimer::timeout, this, [this] { setSlow(true); });
    later_.setSingleShot(true);
    later_.setInterval(300ms);
    connect(&later_, &QTimer::timeout, this, &StageAdding::deliver);
}

void StageAdding::ask() {
    const QFileInfo now(originOf(current_().document()));
    add(dialogs_.pathsToAdd(window_, now.path()));
}

void StageAdding::add(const QStringList& paths) {
    if (paths.isEmpty())
        return;
    Document& document = current_().document();
    if (asked_.isEmpty() || !document_ || document_ == &document)
        begin(document, paths);
    else
        dialogs_.complain(window_, tr("The files that are to be added to another rally are still "
                                      "being read. Wait for them, or give them up first."));
}

void StageAdding::takeOver(const StageAdding& other) {
    if (other.document_ && !other.asked_.isEmpty())
        begin(*other.document_, other.asked_);
}

void StageAdding::begin(Document& document, const QStringList& paths) {
    if (document_ != &document)
        asked_.clear();
    document_ = &document;
    asked_ += paths; // with those that are still being read
    setSlow(false);
    slow_.start();
    reading_.begin(&StageAdding::read, asked_, document.games());
    reading_.hearUntil(QDeadlineTimer(diskBlink));
}

void StageAdding::read(const std::stop_token& stop, const Reading::Tell& tell,
                       const QStringList& paths, const Games& games) {
    std::vector<ReadFile> files;
    for (const QString& path : paths)
        if (!stop.stop_requested())
            files.push_back(readFile(path, games));
    tell(std::move(files));
}

void StageAdding::setSlow(bool slow) {
    slow_.stop();
    if (std::exchange(isSlow_, slow) != slow)
        Q_EMIT slowChanged();
}

void StageAdding::giveUpSlow() {
    if (!isSlow_)
        return;
    reading_.giveUp();
    setSlow(false);
    asked_.clear();
}

void StageAdding::deliver() {
    setSlow(false);
    if (isUserInteracting())
        return later_.start();
    asked_.clear();
    const std::vector<ReadFile> files = std::exchange(found_, {});
    if (document_) // else its tab has been closed
        addTo(*document_, files);
}

void StageAdding::addTo(Document& document, const std::vector<ReadFile>& files) {
    QList<RallyStage> stages;
    QStringList remarks;
    for (const ReadFile& file : files) {
        const auto& opened = file.opened;
        if (!opened) {
            remarks.append(sentence(opened.error()));
            continue;
        }
        stages += opened->pack.rally.stages();
        for (const Fault& fault : opened->remarks)
            remarks.append(sentence(fault));
        if (!opened->pack.tileSets.empty())
            remarks.append(tr("\"%1\" brings tiles of its own, which were not taken over.")
                               .arg(QFileInfo(file.path).fileName()));
    }
    const Rally& rally = document.rally();
    if (rally.stages().size() + stages.size() > mostStages) {
        stages.clear();
        remarks.append(tr("A rally has at most %n stages.", nullptr, mostStages));
    }
    document.make(addStagesTo(rally, stages, rally.indexOf(document.current()) + 1));
    if (!remarks.isEmpty())
        dialogs_.complain(window_, remarks.join(u'\n'));
}

} // namespace stagewright
