#pragma once

#include "editor/cards/card_editor.h"
#include "editor/cards/edits/table_steps.h"
#include "tests/editor/cards/card_files.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/window/open_window.h"

#include <QLabel>
#include <QMouseEvent>

#include <algorithm>
#include <optional>

namespace stagewright {

/// The window with a table of Dirt & Dust.
class CardStages : public TemporaryFiles {
protected:
    using Kind = TableThing::Kind;

    void show(const QByteArray& file) {
        open.emplace(write(file));
        ASSERT_TRUE(waitForFiles(open->window));
        ASSERT_EQ(open->answers.complaints, QStringList());
        ASSERT_TRUE(dynamic_cast<CardEditor*>(&window().editor()) != nullptr);
    }

    [[nodiscard]] MainWindow& window() { return open->window; }
    [[nodiscard]] CardEditor& editor() { return dynamic_cast<CardEditor&>(window().editor()); }
    [[nodiscard]] CardBoard& board() { return editor().cards(); }
    [[nodiscard]] CardTable table() { return cardTableOf(open->stage()); }
    [[nodiscard]] std::string shop() { return table().shop.join(u' ').toStdString(); }
    [[nodiscard]] std::string driver(qsizetype seat) {
        return table().seats.value(seat).driver.toStdString();
    }

    [[nodiscard]] QPoint pixel(TableThing thing) {
        return rectOf(board().grid(), thing).center().toPoint();
    }
    void click(TableThing thing) { QTest::mouseClick(&board(), Qt::LeftButton, {}, pixel(thing)); }
    void moveTo(QPoint at) {
        QMouseEvent move(QEvent::MouseMove, at, board().mapToGlobal(at), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(&board(), &move);
    }
    /// From one thing to the other with the left button down.
    void drag(TableThing from, TableThing to) {
        QTest::mousePress(&board(), Qt::LeftButton, {}, pixel(from));
        moveTo((pixel(from) + pixel(to)) / 2);
        moveTo(pixel(to));
        QTest::mouseRelease(&board(), Qt::LeftButton, {}, pixel(to));
    }
    void key(Qt::Key pressed, Qt::KeyboardModifiers modifiers = {}) {
        open->key(pressed, modifiers);
    }
    void undo() { key(Qt::Key_Z, Qt::ControlModifier); }
    template <typename Widget>
    [[nodiscard]] Widget& named(const char* name) {
        auto* found = window().findChild<Widget*>(QString::fromLatin1(name));
        EXPECT_TRUE(found) << name;
        return *found;
    }
    [[nodiscard]] std::string label(const char* name) {
        return named<QLabel>(name).text().toStdString();
    }
    /// As a user chooses an item.
    void pick(const char* combo, int index) {
        auto& box = named<QComboBox>(combo);
        box.setCurrentIndex(index);
        Q_EMIT box.activated(index);
    }

    std::optional<OpenWindow> open;
};

} // namespace stagewright
