#pragma once

#include "editor/background/background.h"
#include "editor/files/read_file.h"
#include "editor/window/dialogs.h"

#include <QTimer>

namespace stagewright {

class DocumentTabs;
class RecentFiles;

/// Opens files of every kind that can be read, a tab for each file, and tells what could not be
/// read. However a file comes to the window (dialog, drop, list, argument, session, another start),
/// it comes through here.
///
/// Files are read behind the window, each by itself: a server that does not answer holds up neither
/// the window nor the other files. Those on a disk of this machine are open before the call
/// returns, or little later.
class StageOpening final : public QObject {
    Q_OBJECT

public:
    /// @param window owns it, and is the parent of the dialogs
    StageOpening(DocumentTabs& tabs, RecentFiles& recent, Dialogs dialogs, QWidget* window);
    ~StageOpening() override;

    /// The file that the user chooses, if any.
    void ask();
    /// Goes to the tab of the file if it is open.
    void open(const QString& path);
    /// Tabs in that order, the last one in front. What could not be read is told in one go.
    void open(const QStringList& paths);

    /// What an earlier run had open: what was told then of what is in the files is not told again.
    /// @param front the one that was in front
    void reopen(const QStringList& paths, const QString& front);
    /// What another window, which is to go, still waits for.
    void takeOver(const StageOpening& other);

    /// The stage as one without a file.
    void openSample(const QString& path);

    /// Whether a file that was asked for is neither open yet nor told of.
    [[nodiscard]] bool isReading() const { return !asked_.empty(); }
    /// Whether all of them take long.
    [[nodiscard]] bool isSettled() const { return isSettled_; }
    /// Those of them that take long.
    [[nodiscard]] QStringList slow() const;
    /// No more than those is given up.
    void giveUpSlow();

    /// @param open the files of the tabs, from left to right
    /// @return with those in their places that are still being read, and those of the last session
    /// that could not be reached: they are not forgotten
    [[nodiscard]] QStringList withUnopened(QStringList open) const;

Q_SIGNALS:
    /// A file has been read, and is in front.
    void fileOpened();
    /// All that was asked for is open or told of, or takes long.
    void settled();
    void slowChanged();
    /// A file that is none of a stage or a rally, but adds such up.
    void seasonWanted(const QString& path);

private:
    /// Files that were asked for together.
    struct Batch {
        QStringList paths;
        QString front; ///< empty: each as it comes
        bool isSession = false;
    };
    struct Asked {
        QString path;
        std::shared_ptr<const Batch> batch;
        bool isSlow = false;
        bool isOpen = false;   ///< was when it was asked for, so nothing is read
        bool isBehind = false; ///< the user has gone on to something else since
        std::unique_ptr<Background<ReadFile>> reading = nullptr; ///< null: not begun
        std::optional<ReadFile> found = std::nullopt;            ///< nothing: not yet

        [[nodiscard]] bool isThere() const { return isOpen || found; }
    };
    struct Unreached {
        QString path;
        std::shared_ptr<const Batch> batch;
    };
    /// What there is to tell of files that were asked for.
    struct OpenReport {
        std::vector<Fault> unread;     ///< not opened
        std::vector<Fault> passedOver; ///< not all of it
        std::vector<Fault> hints;      ///< opened whole, but worth a word
    };

    void askFor(Batch batch);
    void begin();
    void begin(Asked& asked);
    static void read(const std::stop_token& stop, const Background<ReadFile>::Tell& tell,
                     const QString& path, const Games& games);
    void hear(const ReadFile& found);
    void deliver();
    [[nodiscard]] std::optional<Asked> takeNext();
    void take(const Asked& asked);
    [[nodiscard]] bool takeText(const Asked& asked);
    void show(const Asked& asked, const QString& path);
    void callSlow();
    void leaveBehind();
    [[nodiscard]] bool isAwaited(const Asked& asked) const;
    [[nodiscard]] bool isAnyAwaited() const;
    void tell(const OpenReport& report);

    DocumentTabs& tabs_;
    RecentFiles& recent_;
    Dialogs dialogs_;
    QWidget* window_;
    std::vector<Asked> asked_; ///< in the order in which they were asked for
    std::vector<Unreached> unreached_;
    OpenReport told_;
    QTimer slow_;
    QTimer later_; ///< the user's hands are busy
    bool isDelivering_ = false;
    bool isSettled_ = true;
};

} // namespace stagewright
