#pragma once

#include "editor/background/background.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QString>

#include <optional>
#include <type_traits>

class QDialog;
class QWidget;

namespace stagewright {

/// What the user is told of what he waits for.
struct WaitTexts {
    QString what;
    QString why;
    QString where; ///< a path
    QString stop;  ///< on the button
};

/// Waits for work behind the window that the user has asked for and that may take long, most of all
/// as it needs a disk, which may not answer. The window goes on painting. For a while the user sees
/// nothing of it, and what he does comes after it; then he is told what is waited for, and may stop
/// waiting.
class DiskWait final {
    Q_DECLARE_TR_FUNCTIONS(DiskWait)

public:
    /// @param window is the parent of the box that says what is waited for
    /// @param path of what is to be read or written
    DiskWait(QWidget* window, const QString& path) : DiskWait(window, ofDisk(path)) {}
    DiskWait(QWidget* window, WaitTexts texts);

    [[nodiscard]] static WaitTexts ofDisk(const QString& path);
    [[nodiscard]] static WaitTexts ofDrawing(const QString& path);

    /// The work is done, so that it is not waited for any more.
    void end();

    /// @return whether the work is done; if not, the user has stopped waiting, or the program ends
    bool wait();

private:
    void waitUnseen();
    void waitSeen();

    QWidget* window_;
    WaitTexts texts_;
    QEventLoop unseen_;
    QDialog* box_ = nullptr;
    bool isEnded_ = false;
};

/// Has `look` called behind the window, and waits for what it finds.
/// @param read what it is given to read
/// @return nothing if the user has stopped waiting
template <auto look, typename... Read>
[[nodiscard]] auto askBehind(QWidget* window, const WaitTexts& texts, const Read&... read)
    -> std::optional<std::invoke_result_t<decltype(look), const Read&...>> {
    using Answer = std::invoke_result_t<decltype(look), const Read&...>;
    using Looking = Background<Answer>;
    std::optional<Answer> answer;
    DiskWait wait(window, texts);
    Looking looking(
        [&](const Answer& found) {
            answer.emplace(found);
            wait.end();
        },
        WorkManner{false, diskPatience});
    looking.begin(
        +[](const std::stop_token&, const typename Looking::Tell& tell, const Read&... each) {
            tell(look(each...));
        },
        read...);
    looking.hearUntil(QDeadlineTimer(diskBlink));
    wait.wait();
    return answer;
}

/// Has `look` look at a disk.
/// @param path of what the user waits for
template <auto look, typename... Read>
[[nodiscard]] auto askDisk(QWidget* window, const QString& path, const Read&... read) {
    return askBehind<look>(window, DiskWait::ofDisk(path), read...);
}

} // namespace stagewright
