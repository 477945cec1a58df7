#pragma once

#include "editor/timing/typed_time.h"

#include <QAction>
#include <QByteArray>
#include <QPointer>
#include <QSettings>

#include <optional>

namespace stagewright {

class Document;
class DocumentTabs;
class TimingWindow;
class Workspace;

/// The view at the table, of the rally for which it was opened; it closes with it.
class TimingActions final : public QObject {
    Q_OBJECT

public:
    /// @param tabs and settings must outlive it
    /// @param window owns it, and the view
    TimingActions(DocumentTabs& tabs, QSettings& settings, QWidget& window);

    /// Among the commands of the menu: opens the view for the rally in front.
    [[nodiscard]] QAction& entry() const { return *entry_; }
    /// Null while it is closed.
    [[nodiscard]] TimingWindow* view() const;
    void close();

    /// Where a view was, and of which document.
    struct Left {
        const Document* document = nullptr; ///< null: none was open
        QByteArray place;
        std::optional<TypedTime> typed;
    };
    /// Closes it, as its window is to go.
    [[nodiscard]] Left leave();
    /// As it was in another window, whose documents are here now.
    void resume(const Left& left);

private:
    void open();
    void make(Workspace& workspace);

    DocumentTabs& tabs_;
    QSettings& settings_;
    QWidget& window_;
    QAction* entry_;
    QPointer<TimingWindow> view_;
};

} // namespace stagewright
