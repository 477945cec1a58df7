#include "editor/waiting/disk_wait.h"

#include "editor/waiting/user_interaction.h"

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

DiskWait::DiskWait(QWidget* window, WaitTexts texts) : window_(window), texts_(std::move(texts)) {}

WaitTexts DiskWait::ofDisk(const QString& path) {
    return {tr("Still waiting for \"%1\".").arg(QFileInfo(path).fileName()),
            tr("Its disk or server does not answer. If you stop waiting, nothing of what is open "
               "here is lost."),
            QDir::toNativeSeparators(path), tr("Stop waiting")};
}

WaitTexts DiskWait::ofDrawing(const QString& path) {
    return {tr("Still drawing \"%1\".").arg(QFileInfo(path).fileName()),
            tr("It is large. If you stop, nothing is written."), QDir::toNativeSeparators(path),
            tr("Stop drawing")};
}

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
    QMessageBox box(QMessageBox::Information, tr("Waiting"), texts_.what, QMessageBox::NoButton,
                    window_);
    box.setObjectName(QStringLiteral("disk-wait"));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(texts_.why);
    box.setToolTip(texts_.where);
    QPushButton* stop = box.addButton(texts_.stop, QMessageBox::RejectRole);
    stop->setAutoDefault(false); // no key that was meant for something else stops it
    box_ = &box;
    box.exec();
    box_ = nullptr;
}

} // namespace stagewright
