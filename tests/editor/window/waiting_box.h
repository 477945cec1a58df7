#pragma once

#include <QMessageBox>
#include <QTimer>

#include <functional>

namespace stagewright {

/// The box that says what is waited for; null if it is not there.
QMessageBox* waitingBox();

/// What the user does when he is told what is waited for, once.
class AtTheBox {
public:
    explicit AtTheBox(std::function<void(QMessageBox&)> act);

    /// What it said; empty: it was not there.
    [[nodiscard]] const QString& text() const { return text_; }

private:
    std::function<void(QMessageBox&)> act_;
    QString text_;
    QTimer timer_;
};

void stopWaiting(QMessageBox& box);

/// The hung folder answers.
void letGo(QMessageBox& box);

} // namespace stagewright
