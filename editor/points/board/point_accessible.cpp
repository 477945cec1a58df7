#include "editor/points/board/point_accessible.h"

#include "editor/points/board/point_speech.h"

#include <memory>

namespace stagewright {

namespace {

/// A point as an item of the board: pressing it chooses it.
class PointAccessible final : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    PointAccessible(PointBoard& board, int number) : board_(board), number_(number) {}

    [[nodiscard]] int number() const { return number_; }

    [[nodiscard]] bool isValid() const override { return true; }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override { return board_.window()->windowHandle(); }
    [[nodiscard]] QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(&board_);
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text what) const override {
        return what == QAccessible::Name ? spokenPoint(board_, point()) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QRect rect() const override {
        const BoardGrid grid = board_.grid();
        const QPointF reach(grid.radius(), grid.radius());
        const QRect seen =
            QRectF(grid.at(point()) - reach, grid.at(point()) + reach).toAlignedRect();
        return {board_.mapToGlobal(seen.topLeft()), seen.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state;
        state.selectable = true;
        state.focusable = true;
        state.selected = board_.chosen() == point();
        state.focused = state.selected && board_.hasFocus();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override {
        if (name == pressAction())
            board_.choose(point());
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    [[nodiscard]] Place point() const { return pointNumbered(number_); }

    PointBoard& board_;
    int number_;
};

} // namespace

PointBoardAccessible::PointBoardAccessible(PointBoard& board)
    : QAccessibleWidget(&board, QAccessible::List)
    , board_(board) {}

PointBoardAccessible::~PointBoardAccessible() {
    for (const QAccessible::Id id : points_)
        if (id != 0)
            QAccessible::deleteAccessibleInterface(id);
}

QAccessibleInterface* PointBoardAccessible::child(int index) const {
    if (index < 0 || index >= pointCount)
        return nullptr;
    QAccessible::Id& known = points_.at(static_cast<std::size_t>(index));
    if (known != 0)
        return QAccessible::accessibleInterface(known);
    // The cache of the interfaces owns it.
    auto* made = std::make_unique<PointAccessible>(board_, index).release();
    known = QAccessible::registerAccessibleInterface(made);
    return made;
}

int PointBoardAccessible::indexOfChild(const QAccessibleInterface* child) const {
    const auto* point = dynamic_cast<const PointAccessible*>(child);
    return point ? point->number() : -1;
}

QAccessibleInterface* PointBoardAccessible::childAt(int x, int y) const {
    const auto place = board_.grid().under(board_.mapFromGlobal(QPoint(x, y)));
    return place ? child(numberOfPoint(wrapped(*place))) : nullptr;
}

QAccessibleInterface* PointBoardAccessible::focusChild() const {
    return board_.hasFocus() ? child(numberOfPoint(board_.chosen()))
                             : QAccessibleWidget::focusChild();
}

QString PointBoardAccessible::text(QAccessible::Text what) const {
    if (what == QAccessible::Description)
        return spokenPoint(board_, board_.chosen());
    return QAccessibleWidget::text(what);
}

void installPointAccessibility() {
    QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
        auto* board = qobject_cast<PointBoard*>(object);
        // The cache of the interfaces owns it.
        return board ? std::make_unique<PointBoardAccessible>(*board).release() : nullptr;
    });
}

void tellChosenPoint(PointBoard& board) {
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(&board, QAccessible::Focus);
    event.setChild(numberOfPoint(board.chosen()));
    QAccessible::updateAccessibility(&event);
}

} // namespace stagewright
