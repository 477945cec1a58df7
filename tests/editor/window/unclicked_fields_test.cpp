#include "editor/document/rally_undo_step.h"
#include "editor/holdings/holdings_dialog.h"
#include "editor/print/print_dialog.h"
#include "editor/window/settings_actions.h"
#include "editor/window/table_actions.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/settle.h"
#include "tests/editor/wheel.h"
#include "tests/editor/window/open_window.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDockWidget>
#include <QListWidget>
#include <QScrollBar>
#include <QTabWidget>
#include <QTimer>

#include <gtest/gtest.h>

#include <set>

namespace stagewright {

namespace {

/// Turns the wheel over every field that is seen and that nobody has clicked on.
class UnclickedFields : public testing::Test {
protected:
    void wheelOverAll(QWidget& place) {
        for (QWidget* field : place.findChildren<QWidget*>()) {
            if (!isField(*field) || !field->isVisible() || !field->isEnabled())
                continue;
            place.setFocus();
            if (field->hasFocus())
                field->clearFocus();
            const QVariant before = valueOf(*field);
            for (const int notches : {-1, 1, 1}) {
                wheelOver(*field, notches);
                EXPECT_EQ(valueOf(*field), before) << nameOf(*field);
            }
            EXPECT_FALSE(field->hasFocus()) << nameOf(*field);
            turned.insert(nameOf(*field));
        }
    }

    /// Each of its pages in front, one after the other.
    void wheelOverPages(QWidget& place) {
        const auto books = place.findChildren<QTabWidget*>();
        if (books.isEmpty())
            return wheelOverAll(place);
        for (QTabWidget* book : books)
            for (int page = 0; page < book->count(); ++page) {
                book->setCurrentIndex(page);
                settle();
                wheelOverAll(place);
            }
    }

    std::set<std::string> turned; ///< what they are called

private:
    static bool isField(const QWidget& widget) {
        return qobject_cast<const QAbstractSpinBox*>(&widget) ||
               qobject_cast<const QComboBox*>(&widget) ||
               (qobject_cast<const QAbstractSlider*>(&widget) &&
                !qobject_cast<const QScrollBar*>(&widget));
    }
    static QVariant valueOf(const QWidget& field) {
        return field.property(qobject_cast<const QComboBox*>(&field) ? "currentIndex" : "value");
    }
    /// One to choose from may be known by its first entry.
    static std::string nameOf(const QWidget& field) {
        const auto* box = qobject_cast<const QComboBox*>(&field);
        const QString name = !field.accessibleName().isEmpty() ? field.accessibleName()
                             : box                             ? box->itemText(0)
                                                               : field.objectName();
        return name.toStdString();
    }
};

TEST_F(UnclickedFields, OfThePanelsStayAsTheyAre) {
    OpenWindow open(QStringLiteral(TEST_DATA_DIR "/gt-circuits/course1.json")); // with laps, cars
    open.document().make(duplicateStageOf(open.document().rally(), open.document().current()));
    const Rally before = open.document().rally();
    for (QDockWidget* dock : open.window.findChildren<QDockWidget*>()) {
        dock->show();
        dock->raise();
        settle();
        wheelOverPages(*dock);
    }
    wheelOverAll(open.window); // tool bars, what lies over the board
    EXPECT_EQ(open.document().rally(), before);
    for (const char* name : {"Players", "Laps", "Car", "Careful", "Stages are laid", "Stage"})
        EXPECT_TRUE(turned.contains(name)) << name;
}

TEST_F(UnclickedFields, OfTheDialogsStayAsTheyAre) {
    OpenWindow open;
    open.window.actions().holdings->trigger();
    settle();
    wheelOverPages(open.window.table().dialog());
    open.window.table().dialog().close();
    QApplication::setActiveWindow(&open.window);
    open.board().setFocus();
    open.key(Qt::Key_Comma, Qt::ControlModifier);
    SettingsDialog& settings = open.window.settings().dialog();
    ASSERT_TRUE(settings.isVisible());
    settle();
    for (auto* pages : settings.findChildren<QListWidget*>())
        for (int page = 0; page < pages->count(); ++page) {
            pages->setCurrentRow(page);
            settle();
            wheelOverAll(settings);
        }
    wheelOverPages(settings);
    settings.close();
    bool wasThere = false;
    QTimer::singleShot(0, &open.window, [&] {
        if (auto* print = qobject_cast<PrintDialog*>(QApplication::activeModalWidget())) {
            wasThere = true;
            wheelOverPages(*print);
            print->reject();
        }
    });
    open.window.actions().print->trigger();
    EXPECT_TRUE(wasThere);
    for (const char* name : {"A4", "As the system", "Margin", "Width of the table"})
        EXPECT_TRUE(turned.contains(name)) << name << " among " << testing::PrintToString(turned);
}

} // namespace

} // namespace stagewright
