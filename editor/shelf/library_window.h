#pragma once

#include "editor/shelf/entry_panel.h"
#include "editor/shelf/shelf_filters.h"
#include "editor/shelf/shelf_view.h"

#include <QDialog>
#include <QToolBar>

namespace stagewright {

/// What can be done with what is selected on the shelf.
struct ShelfActions {
    QAction* open;
    QAction* addToRally;
    QAction* compare; ///< of two
    QAction* copyPicture;
    QAction* showFolder;
    QAction* rename;
    QAction* bin;
    QAction* undo; ///< of the last two
};

/// The library in a window of its own: filters, the shelf, what is known of what is selected. It
/// asks for what is to be done, and does none of it. Escape closes it.
class LibraryWindow final : public QDialog {
    Q_OBJECT

public:
    /// @param library must outlive it
    explicit LibraryWindow(Library& library, QWidget* parent = nullptr);
    ~LibraryWindow() override;

    [[nodiscard]] ShelfModel& model() { return model_; }
    [[nodiscard]] ShelfView& view() const { return *view_; }
    [[nodiscard]] ShelfFilters& filters() const { return *filters_; }
    [[nodiscard]] EntryPanel& details() const { return *details_; }
    [[nodiscard]] const ShelfActions& actions() const { return actions_; }

    void setHoldings(const Holdings& holdings);
    /// Below the shelf, until something else is said; empty: nothing.
    void say(const QString& text);
    [[nodiscard]] QString said() const { return said_->text(); }

Q_SIGNALS:
    void folderWanted();
    void boxesWanted();

private:
    QAction* add(const QString& text, const QKeySequence& key, const char* iconName = nullptr);
    void makeActions();
    void enable(const QStringList& paths);
    void showEmpty();

    Library& library_;
    ShelfModel model_;
    ShelfActions actions_{};
    QToolBar* bar_;
    ShelfFilters* filters_;
    ShelfView* view_;
    EntryPanel* details_;
    WrappedLabel* empty_; ///< over the shelf, where nothing is on it
    WrappedLabel* hint_;  ///< above it, while there is none of the user's own
    QLabel* said_;
};

} // namespace stagewright
