#include "editor/window/outside_changes.h"

#include "editor/document/document.h"
#include "editor/files/read_file.h"
#include "editor/waiting/disk_wait.h"
#include "editor/waiting/user_interaction.h"

#include <QFileInfo>

#include <chrono>
#include <utility>

namespace stagewright {

namespace {

using namespace std::chrono_literals;

} // namespace

OutsideChanges::OutsideChanges(Document& document, Dialogs dialogs, QWidget* window)
    : document_(document)
    , dialogs_(std::move(dialogs))
    , window_(window)
    , watch_(document, &document) {
    later_.setSingleShot(true);
    later_.setInterval(300ms);
    connect(&later_, &QTimer::timeout, &watch_, &FileWatch::lookAgain);
    connect(&watch_, &FileWatch::differs, this, &OutsideChanges::tell);
}

void OutsideChanges::tell(FileWatch::State state) {
    if (isUserInteracting())
        return later_.start();
    switch (state) {
    case FileWatch::State::AsKnown:
        break;
    case FileWatch::State::Gone:
        document_.keepOver({});
        dialogs_.complain(window_, tr("Another program has moved or removed \"%1\". The stage is "
                                      "still open here. Save it to have a file again.")
                                       .arg(QFileInfo(document_.path()).fileName()));
        break;
    case FileWatch::State::Changed:
        settle(QByteArray(watch_.told()));
        break;
    }
}

bool OutsideChanges::mayWrite(const QByteArray& found) {
    return watch_.stateOf(found) != FileWatch::State::Changed ||
           settle(found) == OutsideChange::KeepMine;
}

OutsideChange OutsideChanges::settle(const QByteArray& found) {
    const OutsideChange answer =
        dialogs_.changedOutside(window_, QFileInfo(document_.path()).fileName());
    switch (answer) {
    case OutsideChange::Reload:
        reload();
        break;
    case OutsideChange::KeepMine:
        document_.keepOver(found); // what is in the file by now may be something else again
        break;
    case OutsideChange::SaveAs:
        leaveOpen();
        Q_EMIT saveAsWanted();
        break;
    case OutsideChange::Cancel:
        leaveOpen();
        break;
    }
    return answer;
}

/// What is known of the file stays as it was, so that saving over it asks again.
void OutsideChanges::leaveOpen() {
    document_.keepOver(QByteArray(document_.fileDigest()));
}

void OutsideChanges::reload() {
    const QString path = document_.path();
    auto read = askDisk<&readFile>(window_, path, path, document_.baseGames());
    if (!read)
        return leaveOpen();
    if (!read->opened) {
        leaveOpen();
        return dialogs_.complain(window_, sentence(read->opened.error()));
    }
    document_.open(*std::move(read));
}

} // namespace stagewright
