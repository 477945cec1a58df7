// The manual names keys, menus and views: they are held to those that the window has.

#include "editor/language/language.h"
#include "editor/manual/manual.h"
#include "editor/print/print_form.h"
#include "editor/settings/fixed_keys.h"
#include "editor/settings/menu_command.h"
#include "tests/editor/window/open_window.h"

#include <QCoreApplication>
#include <QMenuBar>
#include <QRegularExpression>

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace stagewright {

namespace {

using Rows = std::vector<std::pair<QString, QString>>; ///< of a table with two columns

QString withoutMarks(QString text) {
    return text.remove(u'`').remove(u'*').trimmed();
}

/// The tables of a section, without their heads.
std::vector<Rows> tablesOf(const Manual& manual, const char* id) {
    const auto section =
        std::find_if(manual.sections.begin(), manual.sections.end(),
                     [&](const auto& each) { return each.id == QLatin1StringView(id); });
    std::vector<Rows> tables;
    bool inside = false;
    int row = 0;
    for (const QString& line : manual.markdown.split(u'\n')) {
        if (line.startsWith(u'#'))
            inside = line.endsWith(u' ' + section->title);
        if (!inside || !line.startsWith(u'|')) {
            row = 0;
            continue;
        }
        if (row == 0)
            tables.emplace_back();
        const QStringList cells = line.split(u'|');
        if (row++ > 1)
            tables.back().emplace_back(cells.at(1).trimmed(), cells.at(2).trimmed());
    }
    return tables;
}

/// "Save as", whatever dots and marks the menu has.
QString plainName(QString text) {
    text.remove(u'&');
    while (text.endsWith(u'…') || text.endsWith(u'.'))
        text.chop(1);
    return text;
}

/// Menus and their entries as the text names them, "*File, Save as…*", and what else is in italics
/// and has a comma.
Rows pathsIn(const Manual& manual) {
    const QRegularExpression path(QStringLiteral("(?<![*\\w…)])\\*(?=\\S)([^*,]+), ([^*]+)\\*"),
                                  QRegularExpression::UseUnicodePropertiesOption);
    Rows rows;
    auto paths = path.globalMatch(manual.markdown);
    while (paths.hasNext()) {
        const auto match = paths.next();
        rows.emplace_back(match.captured(1), match.captured(2));
    }
    return rows;
}

/// What stands in a menu and in those that it opens.
void gather(const QMenu& menu, QStringList& entries) {
    for (const QAction* action : menu.actions()) {
        if (action->menu())
            gather(*action->menu(), entries);
        entries << plainName(action->iconText()) << plainName(action->text());
    }
}

class ManualKeys : public testing::TestWithParam<const char*> {
protected:
    ManualKeys() { useLanguage(*QCoreApplication::instance(), language_); }
    ~ManualKeys() override {
        open_.reset();
        useLanguage(*QCoreApplication::instance(), QStringLiteral("en"));
    }

    /// The window in that language.
    [[nodiscard]] MainWindow& window() {
        if (!open_)
            open_.emplace();
        return open_->window;
    }

    /// The command that is called so.
    [[nodiscard]] const QAction* subcommandNamed(const QString& name) {
        for (const MenuCommand& each : commandsOf(window()))
            if (nameOf(*each.action) == name || textOf(*each.action) == name)
                return each.action;
        return nullptr;
    }

    const QString language_ = QString::fromLatin1(GetParam());
    const Manual manual_ = readManual(language_);
    std::optional<OpenWindow> open_;
};

bool isLayer(const QAction& action) {
    const auto entries = allLayers();
    return std::any_of(entries.begin(), entries.end(),
                       [&](const Layer& each) { return action.shortcut() == keyOf(each); });
}

TEST_P(ManualKeys, OfTheTableAreThoseOfTheCommands) {
    std::set<QString> named;
    const auto tables = tablesOf(manual_, "keys");
    ASSERT_EQ(tables.size(), 4U);
    for (const auto& [keys, name] : tables[0]) {
        const QAction* command = subcommandNamed(name);
        EXPECT_TRUE(command) << name.toStdString();
        if (!command)
            continue;
        EXPECT_TRUE(named.insert(name).second) << name.toStdString();
        for (const QString& key : keys.split(QStringLiteral(", "))) {
            EXPECT_TRUE(key.startsWith(u'`') && key.endsWith(u'`')) << key.toStdString();
            EXPECT_TRUE(command->shortcuts().contains(
                QKeySequence::fromString(withoutMarks(key), QKeySequence::NativeText)))
                << name.toStdString() << ": " << key.toStdString();
        }
    }
    for (const MenuCommand& each : commandsOf(window()))
        if (!each.action->shortcut().isEmpty() && !isLayer(*each.action) &&
            each.action != window().actions().cancel) {
            EXPECT_TRUE(named.contains(nameOf(*each.action)))
                << "| `" << keysText({each.action->shortcut()}).toStdString() << "` | "
                << nameOf(*each.action).toStdString() << " |";
        }
}

TEST_P(ManualKeys, ThatAreFixedAreThose) {
    const auto tables = tablesOf(manual_, "keys");
    ASSERT_EQ(tables.size(), 4U);
    const auto expectNamed = [](const Rows& table, const std::vector<FixedKeys>& keys) {
        Rows fixed;
        std::string expected;
        for (const FixedKeys& each : keys) {
            fixed.emplace_back(
                each.shown.isEmpty() ? keysText({each.keys.constFirst()}) : each.shown, each.what);
            expected += "| `" + fixed.back().first.toStdString() + "` | " +
                        each.what.toStdString() + " |\n";
        }
        Rows named;
        for (const auto& [shown, what] : table)
            named.emplace_back(withoutMarks(shown), what);
        EXPECT_EQ(named, fixed) << expected;
    };
    expectNamed(tables[1], fixedKeys());
    expectNamed(tables[2], driveKeys());
    expectNamed(tables[3], panelKeys());
}

TEST_P(ManualKeys, OfTheViewsAreThoseOfTheLayers) {
    const auto tables = tablesOf(manual_, "views");
    ASSERT_EQ(tables.size(), 1U);
    const auto entries = allLayers();
    ASSERT_EQ(tables[0].size(), entries.size());
    for (std::size_t i = 0; i < entries.size(); ++i) {
        EXPECT_EQ(withoutMarks(tables[0][i].first), keyOf(entries[i]).toString());
        const QString name = u'*' + plainName(nameOf(entries[i])) + u'*';
        EXPECT_TRUE(tables[0][i].second.startsWith(name)) << name.toStdString();
    }
}

TEST_P(ManualKeys, MenusAreCalledSo) {
    std::map<QString, QStringList> menus;
    for (const QAction* title : window().menuBar()->actions())
        gather(*title->menu(), menus[plainName(title->text())]);
    int count = 0;
    for (const auto& [menu, entry] : pathsIn(manual_)) {
        const auto at = menus.find(menu);
        if (at == menus.end())
            continue; // what has a comma and is no menu
        for (const QString& part : entry.split(QStringLiteral(", ")))
            EXPECT_TRUE(at->second.contains(plainName(part)))
                << menu.toStdString() << ", " << part.toStdString();
        ++count;
    }
    const QStringList english{QStringLiteral("File"), QStringLiteral("Edit"),
                              QStringLiteral("View"), QStringLiteral("Rally"),
                              QStringLiteral("Help")};
    const Rows there = pathsIn(readManual(QStringLiteral("en")));
    EXPECT_EQ(count, std::count_if(there.begin(), there.end(),
                                   [&](const auto& each) { return english.contains(each.first); }))
        << "some menu is called otherwise";
}

TEST_P(ManualKeys, KindsOfPagesAreCalledAsInThePrintDialog) {
    const PrintForm form({}, 2);
    for (const auto part : {SheetPart::Rally, SheetPart::Map, SheetPart::List, SheetPart::Laying,
                            SheetPart::Notes, SheetPart::Times}) {
        const QString name = plainName(form.part(part).text());
        EXPECT_TRUE(manual_.markdown.contains(QStringLiteral("- **%1**").arg(name)))
            << name.toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, ManualKeys, testing::Values("en", "pl", "fr", "de"));

} // namespace

} // namespace stagewright
