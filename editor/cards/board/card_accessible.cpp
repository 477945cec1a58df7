#include "editor/cards/board/card_accessible.h"

#include "editor/cards/board/table_speech.h"

#include <algorithm>
#include <memory>

namespace stagewright {

namespace {

/// A thing as an item of the board: pressing it does what Space does.
class ThingAccessible final : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    ThingAccessible(CardBoard& board, TableThing thing) : board_(board), thing_(thing) {}

    [[nodiscard]] TableThing thing() const { return thing_; }

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
        return what == QAccessible::Name ? spokenThing(board_, thing_) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QRect rect() const override {
        const QRect seen = rectOf(board_.grid(), thing_).toAlignedRect();
        return {board_.mapToGlobal(seen.topLeft()), seen.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state;
        state.selectable = true;
        state.focusable = true;
        state.selected = board_.chosen() == thing_;
        state.focused = state.selected && board_.hasFocus();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override {
        return {setFocusAction(), pressAction()};
    }
    void doAction(const QString& name) override {
        board_.choose(thing_);
        if (name == pressAction())
            board_.press(thing_);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    CardBoard& board_;
    TableThing thing_;
};

} // namespace

CardBoardAccessible::CardBoardAccessible(CardBoard& board)
    : QAccessibleWidget(&board, QAccessible::List)
    , board_(board) {}

CardBoardAccessible::~CardBoardAccessible() {
    for (const auto& [thing, id] : things_)
        QAccessible::deleteAccessibleInterface(id);
}

int CardBoardAccessible::childCount() const {
    return static_cast<int>(board_.things().size());
}

int CardBoardAccessible::indexOf(TableThing thing) const {
    const auto all = board_.things();
    const auto found = std::find(all.begin(), all.end(), thing);
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

QAccessibleInterface* CardBoardAccessible::child(int index) const {
    const auto all = board_.things();
    if (index < 0 || index >= static_cast<int>(all.size()))
        return nullptr;
    const TableThing thing = all[static_cast<std::size_t>(index)];
    if (const auto known = things_.find(thing); known != things_.end())
        return QAccessible::accessibleInterface(known->second);
    // The cache of the interfaces owns it.
    auto* made = std::make_unique<ThingAccessible>(board_, thing).release();
    things_.emplace(thing, QAccessible::registerAccessibleInterface(made));
    return made;
}

int CardBoardAccessible::indexOfChild(const QAccessibleInterface* child) const {
    const auto* thing = dynamic_cast<const ThingAccessible*>(child);
    return thing ? indexOf(thing->thing()) : -1;
}

QAccessibleInterface* CardBoardAccessible::childAt(int x, int y) const {
    const auto thing = thingAt(board_.grid(), board_.things(), board_.mapFromGlobal(QPoint(x, y)));
    return thing ? child(indexOf(*thing)) : nullptr;
}

QAccessibleInterface* CardBoardAccessible::focusChild() const {
    return board_.hasFocus() ? child(indexOf(board_.chosen())) : QAccessibleWidget::focusChild();
}

QString CardBoardAccessible::text(QAccessible::Text what) const {
    if (what == QAccessible::Description)
        return spokenThing(board_, board_.chosen());
    return QAccessibleWidget::text(what);
}

void installCardAccessibility() {
    QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
        auto* board = qobject_cast<CardBoard*>(object);
        // The cache of the interfaces owns it.
        return board ? std::make_unique<CardBoardAccessible>(*board).release() : nullptr;
    });
}

void tellChosenThing(CardBoard& board) {
    if (!QAccessible::isActive())
        return;
    const auto all = board.things();
    const auto found = std::find(all.begin(), all.end(), board.chosen());
    QAccessibleEvent event(&board, QAccessible::Focus);
    event.setChild(static_cast<int>(found - all.begin()));
    QAccessible::updateAccessibility(&event);
}

} // namespace stagewright
