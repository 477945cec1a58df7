#pragma once

#include "editor/rally/results_panel.h"
#include "tests/editor/window/open_window.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QStringList>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace stagewright {

/// A window with the panel of results.
class ResultsSheet : public testing::Test {
protected:
    /// @param file that is opened; empty: none
    explicit ResultsSheet(const QString& file = {}) : open(file) {
        open.window.findChild<QAction*>(QStringLiteral("panel-results"))->trigger();
        QCoreApplication::processEvents();
    }

    [[nodiscard]] ResultsPanel& panel() { return open.window.current().results(); }
    [[nodiscard]] ResultsTable& table() { return panel().entries(); }
    [[nodiscard]] const Rally& rally() { return open.document().rally(); }
    [[nodiscard]] QModelIndex cell(int row, ResultColumn column) {
        return table().model()->index(row, static_cast<int>(column));
    }
    [[nodiscard]] QString textAt(int row, ResultColumn column) {
        return cell(row, column).data(Qt::DisplayRole).toString();
    }
    [[nodiscard]] const StageResult* resultOf(int row) {
        return rally().result(open.document().current(), rally().drivers().at(row).key);
    }
    [[nodiscard]] QStringList names() {
        QStringList names;
        for (const Driver& each : rally().drivers())
            names << each.name;
        return names;
    }
    /// The rows of the standings, cells parted by blanks.
    [[nodiscard]] QStringList standings() {
        QStringList rows;
        const QTableWidget& lines = panel().standings().lines();
        for (int row = 0; row < lines.rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < lines.columnCount(); ++column)
                cells << lines.item(row, column)->text();
            rows << cells.join(u' ').trimmed();
        }
        return rows;
    }
    void press(const char* button) {
        QTest::mouseClick(panel().findChild<QToolButton*>(QString::fromLatin1(button)),
                          Qt::LeftButton);
        QCoreApplication::processEvents();
    }
    void clickOn(int row, ResultColumn column) {
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {},
                          table().visualRect(cell(row, column)).center());
    }
    void typeIn(const char* text) {
        for (const char letter : std::string(text))
            QTest::keyClick(QApplication::focusWidget(), letter);
    }
    void enter(const char* text) {
        typeIn(text);
        open.key(Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    void addDrivers(const std::vector<const char*>& all) {
        for (const char* name : all) {
            press("add-driver");
            auto* edit = table().findChild<QLineEdit*>();
            ASSERT_TRUE(edit);
            edit->selectAll();
            enter(name);
        }
    }

    OpenWindow open;
};

} // namespace stagewright
