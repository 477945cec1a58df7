#include "tests/editor/window/waiting_box.h"

#include "tests/editor/window/hung_folder.h"

#include <QAbstractButton>
#include <QApplication>
#include <QTest>

#include <gtest/gtest.h>

namespace stagewright {

QMessageBox* waitingBox() {
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    return box && box->objectName() == QStringLiteral("disk-wait") ? box : nullptr;
}

AtTheBox::AtTheBox(std::function<void(QMessageBox&)> act) : act_(std::move(act)) {
    QObject::connect(&timer_, &QTimer::timeout, [this] {
        QMessageBox* box = waitingBox();
        if (!box || !text_.isEmpty())
            return;
        text_ = box->text();
        act_(*box);
    });
    timer_.start(20);
}

void stopWaiting(QMessageBox& box) {
    ASSERT_EQ(box.buttons().size(), 1);
    QTest::mouseClick(box.buttons().front(), Qt::LeftButton);
}

void letGo(QMessageBox&) {
    HungFolder::answer();
}

} // namespace stagewright
