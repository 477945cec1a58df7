#pragma once

#include "editor/hextiles/board/board_view.h"

#include <QAccessible>

namespace stagewright {

/// A laid tile as readers for the blind and other aids see it: an item of the board that can be
/// selected.
class TileAccessible final : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    /// @param laid Placement::laid of the tile, which may go; the board must outlive this
    TileAccessible(BoardView& board, int laid) : board_(board), laid_(laid) {}

    [[nodiscard]] int laid() const { return laid_; }

    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override;

    [[nodiscard]] QAccessibleInterface* parent() const override;
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    [[nodiscard]] QString text(QAccessible::Text what) const override;
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override;

    void* interface_cast(QAccessible::InterfaceType type) override;
    [[nodiscard]] QStringList actionNames() const override;
    /// Presses: goes to the tile and selects it.
    void doAction(const QString& name) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    [[nodiscard]] const Placement* tile() const;

    BoardView& board_;
    int laid_;
};

} // namespace stagewright
