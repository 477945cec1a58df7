#pragma once

#include "editor/zones/chain_editor.h"
#include "editor/zones/edits/chain_steps.h"
#include "editor/zones/faces/road_curve.h"
#include "model/layouts/zones/boards/zone_boards_file.h"
#include "model/layouts/zones/road/section_text.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/settle.h"
#include "tests/editor/window/open_window.h"

#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

#include <optional>

namespace stagewright {

/// The window with a chain of printed boards.
class ChainStages : public TemporaryFiles {
protected:
    /// @param sections as in a file: R"("L0-L1", "C7-C6")"
    void show(const QByteArray& sections) {
        open.emplace(write(R"({"format": 1, "title": "Chain", "game": "rallyman-2009",
            "sections": [)" +
                           sections + "]}"));
        ASSERT_TRUE(waitForFiles(open->window));
        ASSERT_EQ(open->answers.complaints, QStringList());
        ASSERT_TRUE(dynamic_cast<ChainEditor*>(&window().editor()) != nullptr);
    }

    [[nodiscard]] MainWindow& window() { return open->window; }
    [[nodiscard]] ChainEditor& editor() { return dynamic_cast<ChainEditor&>(window().editor()); }
    [[nodiscard]] ChainBoard& board() { return editor().chain(); }
    [[nodiscard]] std::string line() {
        return roadbookLine(chainOf(open->stage()).sections).toStdString();
    }
    [[nodiscard]] const ZoneBoards& boards() { return boardsOf(open->document()); }
    /// What is in the user's file.
    [[nodiscard]] ZoneBoards keptBoards() {
        QFile file(open->path("boards.json"));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        return readZoneBoards(file.readAll()).value_or(ZoneBoards());
    }
    /// Of a road that is entered, its text.
    [[nodiscard]] static std::string textIn(const ZoneBoards& boards, QChar letter,
                                            const char* sideName, const QList<int>& points) {
        const Zone* zone = boards.zone(letter);
        const ZoneSide* side = zone ? zone->side(QString::fromLatin1(sideName)) : nullptr;
        const auto road = side ? roadThrough(*zone, *side, points) : std::nullopt;
        return road ? textOfRoad(road->spaces).toStdString() : "no road";
    }

    void clickBoard(QPointF at) { QTest::mouseClick(&board(), Qt::LeftButton, {}, at.toPoint()); }
    /// On its way over its board, where no other section crosses it.
    [[nodiscard]] QPointF pointOn(qsizetype section) {
        constexpr double nearItsEntry = 0.15;
        const DrawnChain& drawn = board().drawn();
        for (const DrawnSection& each : drawn.sections)
            if (each.section == section)
                return RoadCurve(board().grid(), drawn.boards[each.board].lies, each.entry,
                                 each.exit)
                    .at(nearItsEntry);
        ADD_FAILURE() << "no section " << section;
        return {};
    }
    void clickSection(qsizetype section) { clickBoard(pointOn(section)); }
    void key(Qt::Key pressed, Qt::KeyboardModifiers modifiers = {}) {
        open->key(pressed, modifiers);
    }
    void undo() {
        board().setFocus();
        key(Qt::Key_Z, Qt::ControlModifier);
    }
    template <typename Widget>
    [[nodiscard]] Widget& named(const char* name) {
        auto* found = window().findChild<Widget*>(QString::fromLatin1(name));
        EXPECT_TRUE(found) << name;
        return *found;
    }
    [[nodiscard]] std::string label(const char* name) {
        return named<QLabel>(name).text().toStdString();
    }
    void press(const char* button) {
        QTest::mouseClick(&named<QPushButton>(button), Qt::LeftButton);
    }
    /// In place of what stands there, without Enter.
    void write(const char* field, const char* text) {
        auto& edit = named<QPlainTextEdit>(field);
        edit.setFocus();
        QTest::keyClick(&edit, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&edit, Qt::Key_Delete);
        QTest::keyClicks(&edit, QString::fromLatin1(text));
    }
    using TemporaryFiles::write;
    void enter(const char* field) {
        QTest::keyClick(&named<QPlainTextEdit>(field), Qt::Key_Return);
    }
    /// The offer that begins so.
    void clickOffer(const char* begin) {
        auto& list = named<QListWidget>("chain-offers");
        for (int row = 0; row < list.count(); ++row)
            if (list.item(row)->text().startsWith(QString::fromLatin1(begin))) {
                list.scrollToItem(list.item(row));
                const QRect place = list.visualItemRect(list.item(row));
                QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, place.center());
                settle();
                return;
            }
        ADD_FAILURE() << "no offer " << begin;
    }

    std::optional<OpenWindow> open;
};

} // namespace stagewright
