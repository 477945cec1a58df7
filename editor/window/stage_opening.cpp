#include "editor/window/stage_opening.h"

#include "editor/document/document_file.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

constexpr std::size_t mostTold = 12;

QStringList sentences(const std::vector<Fault>& faults) {
    QStringList lines;
    for (std::size_t i = 0; i < std::min(faults.size(), mostTold); ++i)
        lines.append(sentence(faults[i]));
    return lines;
}

} // namespace

StageOpening::StageOpening(DocumentTabs& tabs, RecentFiles& recent, Dialogs dialogs,
                           QWidget* window)
    : QObject(window)
    , tabs_(tabs)
    , recent_(recent)
    , dialogs_(std::move(dialogs))
    , window_(window) {
    const auto follow = [this](Workplace& place) {
        const Document& document = place.document();
        connect(&document, &Document::pathChanged, this, [this, &document] {
            if (!document.path().isEmpty())
                recent_.add(document.path());
        });
    };
    for (const auto& place : tabs.places())
        follow(*place);
    connect(&tabs, &DocumentTabs::added, this, follow);
}

Expected<std::vector<Fault>> StageOpening::read(const QString& path) {
    auto opened = openFile(path, tabs_.current().document().baseCatalogue());
    if (!opened)
        return tl::unexpected(opened.error());
    recent_.add(path);
    const QString whole = QFileInfo(path).absoluteFilePath(); // the next start may be elsewhere
    if (opened->isOurs)
        tabs_.open(std::move(opened->pack), whole);
    else
        tabs_.import(std::move(opened->pack), whole);
    Q_EMIT fileOpened();
    return std::move(opened->remarks);
}

void StageOpening::ask() {
    const QFileInfo now(originOf(tabs_.current().document()));
    const QString path = dialogs_.pathToOpen(window_, now.path());
    if (!path.isEmpty())
        open(path);
}

bool StageOpening::open(const QString& path) {
    return open(QStringList{path});
}

bool StageOpening::open(const QStringList& paths) {
    std::vector<Fault> unread;
    std::vector<Fault> passedOver;
    for (const QString& path : paths) {
        if (tabs_.goTo(path)) {
            recent_.add(path);
            continue;
        }
        const auto remarks = read(path);
        if (!remarks) {
            unread.push_back(remarks.error());
            if (!QFileInfo::exists(path))
                recent_.remove(path);
            continue;
        }
        passedOver.insert(passedOver.end(), remarks->begin(), remarks->end());
    }
    tell(unread, passedOver);
    return unread.size() < static_cast<std::size_t>(paths.size());
}

void StageOpening::tell(const std::vector<Fault>& unread, const std::vector<Fault>& passedOver) {
    QStringList lines = sentences(unread);
    if (!passedOver.empty()) {
        if (!lines.isEmpty())
            lines.append(QString());
        lines.append(tr("Not everything could be taken over:"));
        lines += sentences(passedOver);
    }
    const std::size_t more =
        std::max(unread.size(), mostTold) + std::max(passedOver.size(), mostTold) - 2 * mostTold;
    if (more > 0)
        lines.append(tr("And %n more.", nullptr, static_cast<int>(more)));
    if (!lines.isEmpty())
        dialogs_.complain(window_, lines.join(u'\n'));
}

bool StageOpening::reopen(const QStringList& paths) {
    std::vector<Fault> unread;
    bool isAnyOpen = false;
    for (const QString& path : paths) {
        if (!QFileInfo(path).isFile())
            continue;
        if (tabs_.goTo(path)) {
            isAnyOpen = true;
            continue;
        }
        const auto remarks = read(path);
        if (!remarks)
            unread.push_back(remarks.error());
        isAnyOpen = isAnyOpen || remarks;
    }
    tell(unread, {});
    return isAnyOpen;
}

void StageOpening::openSample(const QString& path) {
    if (auto sample = loadDocument(path))
        tabs_.openNewRally(std::move(sample->pack));
}

} // namespace stagewright
