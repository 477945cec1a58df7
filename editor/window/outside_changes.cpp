#include "editor/window/outside_changes.h"

#include "editor/document/file_digest.h"
#include "editor/window/user_interaction.h"

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
        settle();
        break;
    }
}

// Where the user has decided, what follows is done in the window's thread: the file has just
// answered.

bool OutsideChanges::mayWrite() {
    return watch_.state() != FileWatch::State::Changed || settle() == OutsideChange::KeepMine;
}

OutsideChange OutsideChanges::settle() {
    const QString path = document_.path();
    const OutsideChange answer = dialogs_.changedOutside(window_, QFileInfo(path).fileName());
    // What is known of the file stays as it was, so that saving over it asks again.
    const auto leaveOpen = [this] { document_.keepOver(QByteArray(document_.fileDigest())); };
    switch (answer) {
    case OutsideChange::Reload:
        if (const auto loaded = document_.load(path); !loaded) {
            leaveOpen();
            dialogs_.complain(window_, sentence(loaded.error()));
        }
        break;
    case OutsideChange::KeepMine:
        document_.keepOver(fileDigest(path));
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

} // namespace stagewright
