#include "editor/zones/board/chain_accessible.h"

#include "editor/zones/board/section_speech.h"
#include "editor/zones/edits/chain_steps.h"

#include <memory>

namespace stagewright {

namespace {

/// A section as an item of the board: pressing it chooses it.
class SectionAccessible final : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    SectionAccessible(ChainBoard& board, int section) : board_(board), section_(section) {}

    [[nodiscard]] int section() const { return section_; }

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
        return what == QAccessible::Name ? spokenSection(board_, section_) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QRect rect() const override {
        const QRect seen = board_.rectOf(section_);
        return {board_.mapToGlobal(seen.topLeft()), seen.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state;
        state.selectable = true;
        state.focusable = true;
        state.selected = board_.chosen() == section_;
        state.focused = state.selected && board_.hasFocus();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override {
        if (name == pressAction() && section_ < chainOf(board_.document().stage()).sections.size())
            board_.choose(section_);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    ChainBoard& board_;
    int section_;
};

} // namespace

ChainBoardAccessible::ChainBoardAccessible(ChainBoard& board)
    : QAccessibleWidget(&board, QAccessible::List)
    , board_(board) {}

ChainBoardAccessible::~ChainBoardAccessible() {
    for (const auto& [section, id] : sections_)
        QAccessible::deleteAccessibleInterface(id);
}

int ChainBoardAccessible::childCount() const {
    return static_cast<int>(chainOf(board_.document().stage()).sections.size());
}

QAccessibleInterface* ChainBoardAccessible::child(int index) const {
    if (index < 0 || index >= childCount())
        return nullptr;
    if (const auto known = sections_.find(index); known != sections_.end())
        return QAccessible::accessibleInterface(known->second);
    // The cache of the interfaces owns it.
    auto* made = std::make_unique<SectionAccessible>(board_, index).release();
    sections_.emplace(index, QAccessible::registerAccessibleInterface(made));
    return made;
}

int ChainBoardAccessible::indexOfChild(const QAccessibleInterface* child) const {
    const auto* section = dynamic_cast<const SectionAccessible*>(child);
    return section && section->section() < childCount() ? section->section() : -1;
}

QAccessibleInterface* ChainBoardAccessible::childAt(int x, int y) const {
    const auto section = board_.sectionAt(board_.mapFromGlobal(QPoint(x, y)));
    return section ? child(static_cast<int>(*section)) : nullptr;
}

QAccessibleInterface* ChainBoardAccessible::focusChild() const {
    return board_.hasFocus() && board_.chosen() ? child(static_cast<int>(*board_.chosen()))
                                                : QAccessibleWidget::focusChild();
}

QString ChainBoardAccessible::text(QAccessible::Text what) const {
    if (what != QAccessible::Description)
        return QAccessibleWidget::text(what);
    if (const auto offer = board_.previewed())
        return offerInWords(board_.offers()[*offer], boardsOf(board_.document()));
    return board_.chosen() ? spokenSection(board_, *board_.chosen()) : QString();
}

void installChainAccessibility() {
    QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
        auto* board = qobject_cast<ChainBoard*>(object);
        // The cache of the interfaces owns it.
        return board ? std::make_unique<ChainBoardAccessible>(*board).release() : nullptr;
    });
}

void tellChosenSection(ChainBoard& board) {
    if (!QAccessible::isActive() || !board.chosen())
        return;
    QAccessibleEvent event(&board, QAccessible::Focus);
    event.setChild(static_cast<int>(*board.chosen()));
    QAccessible::updateAccessibility(&event);
}

void tellPreviewedOffer(ChainBoard& board) {
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(&board, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

} // namespace stagewright
