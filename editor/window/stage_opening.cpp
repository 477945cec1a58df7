#include "editor/window/stage_opening.h"

#include "editor/document/document.h"
#include "editor/waiting/user_interaction.h"
#include "editor/welcome/recent_files.h"
#include "editor/window/document_tabs.h"
#include "model/season/season_file.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t mostTold = 12;

/// What takes longer is said.
constexpr auto slowOpeningAfter = 1s;

/// Those that take long do not count.
constexpr int mostAtOnce = 8;

QStringList sentences(const std::vector<Fault>& faults) {
    QStringList lines;
    for (std::size_t i = 0; i < std::min(faults.size(), mostTold); ++i)
        lines.append(sentence(faults[i]));
    return lines;
}

/// Where a file belongs among those that are open, if they stand as they were asked for.
qsizetype placeAmong(const QStringList& open, const QStringList& asked, const QString& path) {
    const qsizetype at = asked.indexOf(path);
    for (qsizetype i = at - 1; i >= 0; --i)
        if (const qsizetype before = open.indexOf(asked[i]); before >= 0)
            return before + 1;
    for (qsizetype i = at + 1; i < asked.size(); ++i)
        if (const qsizetype after = open.indexOf(asked[i]); after >= 0)
            return after;
    return open.size();
}

} // namespace

StageOpening::StageOpening(DocumentTabs& tabs, RecentFiles& recent, Dialogs dialogs,
                           QWidget* window)
    : QObject(window)
    , tabs_(tabs)
    , recent_(recent)
    , dialogs_(std::move(dialogs))
    , window_(window) {
    const auto follow = [this](Workspace& workspace) {
        const Document& document = workspace.document();
        connect(&document, &Document::pathChanged, this, [this, &document] {
            if (!document.path().isEmpty())
                recent_.add(document.canonicalPath());
        });
        connect(&document, &Document::changed, this, [this](const StageChange& change) {
            if (change.info || !change.layout.isNothing())
                leaveBehind();
        });
    };
    for (const auto& workspace : tabs.workspaces())
        follow(*workspace);
    connect(&tabs, &DocumentTabs::added, this, follow);
    connect(&tabs, &DocumentTabs::turned, this, &StageOpening::leaveBehind);
    slow_.setSingleShot(true);
    slow_.setInterval(slowOpeningAfter);
    connect(&slow_, &QTimer::timeout, this, &StageOpening::callSlow);
    later_.setSingleShot(true);
    later_.setInterval(300ms);
    connect(&later_, &QTimer::timeout, this, &StageOpening::deliver);
}

StageOpening::~StageOpening() {
    for (const Asked& each : asked_) // all before the first end is waited for
        if (each.reading)
            each.reading->giveUp();
}

void StageOpening::ask() {
    const QFileInfo now(originOf(tabs_.current().document()));
    const QString path = dialogs_.pathToOpen(window_, now.path());
    if (!path.isEmpty())
        open(path);
}

void StageOpening::open(const QString& path) {
    open(QStringList{path});
}

void StageOpening::open(const QStringList& paths) {
    QStringList stages;
    for (const QString& path : paths)
        if (isSeasonName(path))
            Q_EMIT seasonWanted(path);
        else
            stages << path;
    askFor({stages, {}, false});
}

void StageOpening::reopen(const QStringList& paths, const QString& front) {
    askFor({paths, front, true});
}

void StageOpening::askFor(Batch batch) {
    for (QString& path : batch.paths)
        path = QFileInfo(path).absoluteFilePath(); // the next start may be elsewhere
    batch.paths.removeDuplicates();
    const auto asked = std::make_shared<const Batch>(std::move(batch));
    leaveBehind();
    for (const QString& path : asked->paths) {
        const auto again = std::find_if(asked_.begin(), asked_.end(),
                                        [&](const Asked& each) { return each.path == path; });
        if (again == asked_.end())
            asked_.push_back({path, asked});
        else
            again->isBehind = false;
    }
    isSettled_ = false;
    begin();
    const QDeadlineTimer end(diskBlink);
    for (std::size_t i = 0; i < asked_.size(); ++i) {
        if (!asked_[i].isSlow && asked_[i].reading)
            asked_[i].reading->hearUntil(end);
        begin();
    }
    deliver();
    if (isAnyAwaited() && !slow_.isActive())
        slow_.start();
}

void StageOpening::takeOver(const StageOpening& other) {
    unreached_ = other.unreached_;
    for (const Asked& each : other.asked_) {
        Asked& again = asked_.emplace_back(Asked{each.path, each.batch, each.isSlow});
        begin(again);
    }
    if (isAnyAwaited())
        slow_.start();
    Q_EMIT slowChanged();
}

/// As many as may be read at once, in their order.
void StageOpening::begin() {
    auto running = std::count_if(asked_.begin(), asked_.end(), [&](const Asked& each) {
        return each.reading && isAwaited(each);
    });
    for (Asked& each : asked_) {
        if (running >= mostAtOnce)
            return;
        if (each.reading || each.isThere())
            continue;
        begin(each);
        running += each.isThere() ? 0 : 1;
    }
}

void StageOpening::begin(Asked& asked) {
    asked.isOpen = tabs_.isOpen(asked.path);
    if (asked.isOpen)
        return;
    asked.reading = std::make_unique<Background<ReadFile>>(
        [this](const ReadFile& found) { hear(found); }, WorkManner{false, diskPatience});
    asked.reading->begin(&StageOpening::read, asked.path, tabs_.current().document().baseGames());
}

void StageOpening::read(const std::stop_token&, const Background<ReadFile>::Tell& tell,
                        const QString& path, const Games& games) {
    tell(readFile(path, games));
}

void StageOpening::hear(const ReadFile& found) {
    for (Asked& each : asked_)
        if (each.path == found.path)
            each.found = found;
    // Later, as what has told it goes then.
    QMetaObject::invokeMethod(this, &StageOpening::deliver, Qt::QueuedConnection);
}

bool StageOpening::isAwaited(const Asked& asked) const {
    return !asked.isThere() && !asked.isSlow;
}

bool StageOpening::isAnyAwaited() const {
    return std::any_of(asked_.begin(), asked_.end(),
                       [this](const Asked& each) { return isAwaited(each); });
}

/// In their order, for which those that take long are not waited for.
std::optional<StageOpening::Asked> StageOpening::takeNext() {
    const auto next = std::find_if(asked_.begin(), asked_.end(), [](const Asked& each) {
        return each.isThere() || !each.isSlow;
    });
    if (next == asked_.end() || !next->isThere())
        return std::nullopt;
    Asked taken = std::move(*next);
    asked_.erase(next);
    if (taken.isSlow)
        Q_EMIT slowChanged();
    return taken;
}

void StageOpening::deliver() {
    if (isDelivering_)
        return;
    if (!asked_.empty() && isUserInteracting())
        return later_.start();
    isDelivering_ = true;
    while (const auto next = takeNext())
        take(*next);
    begin();
    if (!isAnyAwaited()) {
        tell(std::exchange(told_, {}));
        if (!std::exchange(isSettled_, true))
            Q_EMIT settled();
    }
    isDelivering_ = false;
    if (std::any_of(asked_.begin(), asked_.end(), [](const Asked& each) { return each.isThere(); }))
        QMetaObject::invokeMethod(this, &StageOpening::deliver, Qt::QueuedConnection);
}

void StageOpening::take(const Asked& asked) {
    if (asked.isOpen)
        return show(asked, asked.path);
    const ReadFile& found = *asked.found;
    if (tabs_.isOpen(found.known.canonicalPath)) // by another path
        return show(asked, found.known.canonicalPath);
    if (found.isSeason) {
        Q_EMIT seasonWanted(asked.path);
        return;
    }
    if (!found.opened) {
        const bool isNothingKnown = found.opened.error().place.isEmpty();
        if (found.text && isNothingKnown && !asked.batch->isSession && takeText(asked))
            return;
        told_.unread.push_back(found.opened.error());
        if (asked.batch->isSession && found.reach == Reach::OutOfReach)
            unreached_.push_back({asked.path, asked.batch});
        else if (!asked.batch->isSession && found.reach == Reach::Gone)
            recent_.remove(asked.path);
        return;
    }
    recent_.add(found.known.canonicalPath);
    std::erase_if(unreached_, [&](const Unreached& each) { return each.path == asked.path; });
    const auto workspace = placeAmong(tabs_.origins(), asked.batch->paths, asked.path);
    tabs_.open(*found.opened, asked.path, found.known, static_cast<int>(workspace));
    show(asked, asked.path);
    if (originOf(tabs_.current().document()) == asked.path)
        Q_EMIT fileOpened();
    if (asked.batch->isSession)
        return;
    const OpenedFile& opened = *found.opened;
    told_.passedOver.insert(told_.passedOver.end(), opened.remarks.begin(), opened.remarks.end());
    told_.hints.insert(told_.hints.end(), opened.hints.begin(), opened.hints.end());
}

/// A file of a text of which a stage can be made. @return whether there is no more to be told of it
bool StageOpening::takeText(const Asked& asked) {
    const auto taken = tabs_.openText(*asked.found->text);
    if (taken) {
        recent_.add(asked.found->known.canonicalPath);
        Q_EMIT fileOpened();
        return true;
    }
    if (taken.error().place.isEmpty())
        return false; // it is something else
    Fault fault = taken.error();
    fault.file = asked.path;
    told_.unread.push_back(std::move(fault));
    return true;
}

/// To the front, unless the user has gone on to something else while it was being read.
void StageOpening::show(const Asked& asked, const QString& path) {
    const bool isFront = asked.batch->front.isEmpty() || asked.batch->front == asked.path;
    if (asked.isBehind || !isFront)
        return;
    tabs_.goTo(path);
    recent_.add(tabs_.current().document().canonicalPath());
}

/// What the user does counts, not what is opened here.
void StageOpening::leaveBehind() {
    if (!isDelivering_)
        for (Asked& each : asked_)
            each.isBehind = true;
}

void StageOpening::callSlow() {
    for (Asked& each : asked_)
        each.isSlow = each.isSlow || (each.reading && !each.isThere());
    begin();
    Q_EMIT slowChanged();
    deliver();
    if (isAnyAwaited())
        slow_.start();
}

QStringList StageOpening::slow() const {
    QStringList paths;
    for (const Asked& each : asked_)
        if (each.isSlow && !each.isThere())
            paths.append(each.path);
    return paths;
}

void StageOpening::giveUpSlow() {
    std::vector<Asked> kept;
    std::vector<Asked> left;
    for (Asked& each : asked_)
        (each.isSlow && !each.isThere() ? left : kept).push_back(std::move(each));
    asked_ = std::move(kept);
    for (const Asked& each : left) {
        each.reading->giveUp();
        if (each.batch->isSession)
            unreached_.push_back({each.path, each.batch});
    }
    Q_EMIT slowChanged();
}

QStringList StageOpening::withUnopened(QStringList open) const {
    const auto add = [&](const QString& path, const Batch& batch) {
        if (!open.contains(path))
            open.insert(placeAmong(open, batch.paths, path), path);
    };
    for (const Unreached& each : unreached_)
        add(each.path, *each.batch);
    for (const Asked& each : asked_)
        add(each.path, *each.batch);
    return open;
}

void StageOpening::tell(const OpenReport& report) {
    QStringList lines = sentences(report.unread);
    std::size_t more = std::max(report.unread.size(), mostTold) - mostTold;
    const auto add = [&](const QString& heading, const std::vector<Fault>& faults) {
        if (faults.empty())
            return;
        if (!lines.isEmpty())
            lines.append(QString());
        lines.append(heading);
        lines += sentences(faults);
        more += std::max(faults.size(), mostTold) - mostTold;
    };
    add(tr("Not everything could be taken over:"), report.passedOver);
    add(tr("Worth knowing:"), report.hints);
    if (more > 0)
        lines.append(tr("And %n more.", nullptr, static_cast<int>(more)));
    if (!lines.isEmpty())
        dialogs_.complain(window_, lines.join(u'\n'));
}

void StageOpening::openSample(const QString& path) {
    if (auto sample = loadDocument(path, tabs_.current().document().baseGames()))
        tabs_.openNewRally(std::move(sample->pack));
}

} // namespace stagewright
