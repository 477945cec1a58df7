#pragma once

#include "editor/hextiles/tokens/token_kind.h"

#include <QListWidget>

#include <optional>

namespace stagewright {

/// The tokens there are, to be dragged onto tiles of the board: like the tiles of the palette,
/// without the desktop's drag and drop. A double-click or Enter asks for one on the selected tile.
class TokenList final : public QListWidget {
    Q_OBJECT

public:
    explicit TokenList(QWidget* parent = nullptr);

    /// Only the tokens of this game are offered.
    void setGame(const QString& game);

    /// Ends a drag that is under way; nothing is dropped.
    void cancelDrag();

    [[nodiscard]] QSize sizeHint() const override { return {240, 130}; }

Q_SIGNALS:
    void dragBegan(const QString& id);
    void draggedTo(QPoint global);
    void dropped(QPoint global);
    void chosen(const QString& id);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QString idAt(QPoint at) const;

    std::optional<QString> game_;
    QString pressed_; ///< empty: nothing is
    QPoint pressedAt_;
    bool dragging_ = false;
};

} // namespace stagewright
