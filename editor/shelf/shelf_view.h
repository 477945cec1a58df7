#pragma once

#include "editor/shelf/shelf_delegate.h"
#include "editor/welcome/thumbnails.h"

#include <QListView>

namespace stagewright {

class Library;

/// The shelf as a grid of cards. Pictures are drawn behind the window, and times reckoned, of what
/// is in sight first. Enter opens what is selected, Delete moves it to the bin, F2 renames it, the
/// Menu key or a right click asks for a menu; cards are dragged as files.
class ShelfView final : public QListView {
    Q_OBJECT

public:
    /// Both must outlive it.
    ShelfView(ShelfModel& model, Library& library, QWidget* parent = nullptr);

    /// Paths of the files that are selected, each once, in their order.
    [[nodiscard]] QStringList selectedPaths() const;
    [[nodiscard]] QModelIndexList inSight() const;

Q_SIGNALS:
    void openWanted();
    void binWanted();
    void renameWanted();
    void menuWanted(QPoint global);
    void selectionChangedTo(const QStringList& paths);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
    void selectionChanged(const QItemSelection& selected,
                          const QItemSelection& deselected) override;

private:
    void rememberPlace();
    void findPlace();
    void lookAtSight();

    ShelfModel& model_;
    Library& library_;
    ShelfDelegate* delegate_;
    Thumbnails pictures_;
    QTimer sight_;                          ///< it has come to rest
    std::vector<ShelfModel::Row> selected_; ///< before the rows were listed anew
    ShelfModel::Row current_;
    int scrolled_ = 0;
};

} // namespace stagewright
