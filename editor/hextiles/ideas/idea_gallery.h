#pragma once

#include "editor/hextiles/ideas/idea_delegate.h"
#include "editor/hextiles/ideas/ideas_model.h"

#include <QListView>

namespace stagewright {

/// The ideas as pictures, two or more beside each other. The pointer over one, or the arrow keys,
/// show it on the board; a click or Enter takes it, its star or the space bar keeps it.
class IdeaGallery final : public QListView {
    Q_OBJECT

public:
    explicit IdeaGallery(QWidget* parent = nullptr);

    [[nodiscard]] IdeasModel& ideas() const { return *ideas_; }
    /// Of one, in pixels; what is said of it has room.
    [[nodiscard]] static int leastWidth(const QFontMetrics& metrics);
    /// Of the pictures, in device-independent pixels.
    [[nodiscard]] QSize pictureSize() const;

    /// The middle of an idea's star, in pixels of the viewport.
    [[nodiscard]] QPoint starAt(const QModelIndex& index) const;

Q_SIGNALS:
    /// Null: at none.
    void pointed(const stagewright::Idea* idea);
    void taken(const stagewright::Idea& idea);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    [[nodiscard]] int itemWidth() const;
    void fitColumns();
    void showBarIfAny();
    void toggleStar(const QModelIndex& index);

    IdeasModel* ideas_;
    IdeaDelegate* cards_;
    QPersistentModelIndex pressed_;
};

} // namespace stagewright
