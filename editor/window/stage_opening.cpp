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

bool StageOpening::read(const QString& path, Told& told) {
    auto opened = openFile(path, tabs_.current().document().baseCatalogue());
    if (!opened) {
        told.unread.push_back(opened.error());
        return false;
    }
    recent_.add(path);
    const QString whole = QFileInfo(path).absoluteFilePath(); // the next start may be elsewhere
    if (opened->isOurs)
        tabs_.open(std::move(opened->pack), whole);
    else
        tabs_.import(std::move(opened->pack), whole);
    Q_EMIT fileOpened();
    told.passedOver.insert(told.passedOver.end(), opened->remarks.begin(), opened->remarks.end());
    told.hints.insert(told.hints.end(), opened->hints.begin(), opened->hints.end());
    return true;
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
    Told told;
    for (const QString& path : paths) {
        if (tabs_.goTo(path))
            recent_.add(path);
        else if (!read(path, told) && !QFileInfo::exists(path))
            recent_.remove(path);
    }
    tell(told);
    return told.unread.size() < static_cast<std::size_t>(paths.size());
}

void StageOpening::tell(const Told& told) {
    QStringList lines = sentences(told.unread);
    std::size_t more = std::max(told.unread.size(), mostTold) - mostTold;
    const auto add = [&](const QString& heading, const std::vector<Fault>& faults) {
        if (faults.empty())
            return;
        if (!lines.isEmpty())
            lines.append(QString());
        lines.append(heading);
        lines += sentences(faults);
        more += std::max(faults.size(), mostTold) - mostTold;
    };
    add(tr("Not everything could be taken over:"), told.passedOver);
    add(tr("Worth knowing:"), told.hints);
    if (more > 0)
        lines.append(tr("And %n more.", nullptr, static_cast<int>(more)));
    if (!lines.isEmpty())
        dialogs_.complain(window_, lines.join(u'\n'));
}

bool StageOpening::reopen(const QStringList& paths) {
    Told told;
    bool isAnyOpen = false;
    for (const QString& path : paths)
        if (QFileInfo(path).isFile())
            isAnyOpen = tabs_.goTo(path) || read(path, told) || isAnyOpen;
    tell({told.unread, {}, {}});
    return isAnyOpen;
}

void StageOpening::openSample(const QString& path) {
    if (auto sample = loadDocument(path))
        tabs_.openNewRally(std::move(sample->pack));
}

} // namespace stagewright
