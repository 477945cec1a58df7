#include "editor/window/disk_wait.h"

#include "editor/window/user_interaction.h"

#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include <chrono>
#include <utility>

namespace stagewright {

namespace {

using namespace std::chrono_literals;

/// What takes longer is said.
constexpr auto seenAfter = 1s;

} // namespace

DiskWait::DiskWait(QWidget* window, QString path) : window_(window), path_(std::move(path)) {}

void DiskWait::end() {
    isEnded_ = true;
    unseen_.quit();
    if (box_)
        box_->accept();
}

bool DiskWait::wait() {
    if (!isEnded_)
        waitUnseen();
    if (!isEnded_)
        waitSeen();
    return isEnded_;
}

void DiskWait::waitUnseen() {
    const UserWaits waits;
    QTimer::singleShot(seenAfter, &unseen_, &QEventLoop::quit);
    unseen_.exec(QEventLoop::ExcludeUserInputEvents);
}

void DiskWait::waitSeen() {
    QMessageBox box(QMessageBox::Information, tr("Waiting"),
                    tr("Still waiting for \"%1\".").arg(QFileInfo(path_).fileName()),
                    QMessageBox::NoButton, window_);
    box.setObjectName(QStringLiteral("disk-wait"));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(tr("Its disk or server does not answer. If you stop waiting, nothing of "
                              "what is open here is lost."));
    box.setToolTip(QDir::toNativeSeparators(path_));
    QPushButton* stop = box.addButton(tr("Stop waiting"), QMessageBox::RejectRole);
    stop->setAutoDefault(false); // no key that was meant for something else stops it
    box_ = &box;
    box.exec();
    box_ = nullptr;
}

} // namespace stagewright
