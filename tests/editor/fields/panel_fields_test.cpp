#include "editor/fields/number_field.h"
#include "editor/fields/panel_fields.h"
#include "tests/editor/settle.h"

#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>
#include <QVBoxLayout>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// A panel with a field of each kind, in some language.
struct PanelOfFields {
    explicit PanelOfFields(const QString& words) {
        auto* column = new QVBoxLayout(&panel);
        for (QWidget* each : std::initializer_list<QWidget*>{&line, &text, &number, &box, &check,
                                                             &tabs, &list, &bars})
            column->addWidget(each);
        box.addItems({words + u'1', words + u'2', words + u'3'});
        tabs.addTab(words);
        tabs.addTab(words + words);
        for (int i = 0; i < 40; ++i)
            list.addItem(words + QString::number(i));
        auto* tall = new QWidget;
        tall->setFixedSize(40, 900);
        bars.setWidget(tall);
        QObject::connect(&box, &QComboBox::activated, &panel, [this](int at) { activated = at; });
        QObject::connect(&line, &QLineEdit::textEdited, &panel,
                         [this](const QString& typed) { edited = typed; });
    }
    ~PanelOfFields() { // they are its children, but not its to delete
        for (QWidget* each : std::initializer_list<QWidget*>{&line, &text, &number, &box, &check,
                                                             &tabs, &list, &bars})
            each->setParent(nullptr);
    }
    PanelOfFields(const PanelOfFields&) = delete;
    PanelOfFields& operator=(const PanelOfFields&) = delete;

    QWidget panel;
    QLineEdit line;
    QPlainTextEdit text;
    NumberField number;
    QComboBox box;
    QCheckBox check;
    QTabBar tabs;
    QListWidget list;
    QScrollArea bars;
    int activated = -1;
    QString edited;
};

TEST(PanelFields, GoToAPanelThatIsMadeAlikeWhateverItsWords) {
    PanelOfFields before(QStringLiteral("one"));
    markOwnFields(before.panel);
    before.panel.resize(300, 600);
    before.panel.show();
    settle();
    QTest::keyClicks(&before.line, QStringLiteral("typed"));
    QTest::keyClicks(&before.text, QStringLiteral("more"));
    before.number.selectAll();
    QTest::keyClicks(&before.number, QStringLiteral("17"));
    QTest::keyClick(&before.number, Qt::Key_Return);
    QTest::keyClick(&before.box, Qt::Key_End);
    QTest::mouseClick(&before.check, Qt::LeftButton, {}, {8, before.check.height() / 2});
    QTest::mouseClick(&before.tabs, Qt::LeftButton, {}, before.tabs.tabRect(1).center());
    QTest::keyClick(&before.list, Qt::Key_Home);
    QTest::keyClick(&before.list, Qt::Key_End);
    before.bars.verticalScrollBar()->setValue(120);
    ASSERT_EQ(before.number.value(), 17);
    ASSERT_TRUE(before.check.isChecked());

    PanelOfFields after(QStringLiteral("zwei"));
    markOwnFields(after.panel);
    PanelFields(before.panel).putInto(after.panel); // not seen yet: nothing can be scrolled
    after.panel.resize(300, 600);
    after.panel.show();
    settle();
    EXPECT_EQ(after.line.text(), QStringLiteral("typed"));
    EXPECT_EQ(after.edited, QStringLiteral("typed")) << "as if it were typed";
    EXPECT_EQ(after.text.toPlainText(), QStringLiteral("more"));
    EXPECT_EQ(after.number.value(), 17);
    EXPECT_EQ(after.box.currentIndex(), 2);
    EXPECT_EQ(after.activated, 2) << "as if it were chosen";
    EXPECT_TRUE(after.check.isChecked());
    EXPECT_EQ(after.tabs.currentIndex(), 1);
    EXPECT_EQ(after.list.currentRow(), 39);
    EXPECT_EQ(after.bars.verticalScrollBar()->value(), 120);
    EXPECT_EQ(PanelFields(after.panel), PanelFields(before.panel));
}

/// They show what is kept elsewhere, and whoever hears of them writes it there.
TEST(PanelFields, WhatIsNotThePanelsOwnIsNotActedOn) {
    PanelOfFields before(QStringLiteral("one"));
    before.panel.show();
    settle();
    QTest::keyClicks(&before.line, QStringLiteral("half"));
    QTest::keyClicks(&before.text, QStringLiteral("more"));
    before.number.selectAll();
    QTest::keyClicks(&before.number, QStringLiteral("17"));
    QTest::keyClick(&before.box, Qt::Key_End);
    QTest::mouseClick(&before.check, Qt::LeftButton, {}, {8, before.check.height() / 2});
    QTest::mouseClick(&before.tabs, Qt::LeftButton, {}, before.tabs.tabRect(1).center());

    PanelOfFields after(QStringLiteral("zwei"));
    QStringList acted;
    const auto note = [&](const char* what) {
        return [&acted, what] { acted << QString::fromLatin1(what); };
    };
    QObject::connect(&after.line, &QLineEdit::textChanged, &after.panel, note("line"));
    QObject::connect(&after.line, &QLineEdit::textEdited, &after.panel, note("line typed"));
    QObject::connect(&after.text, &QPlainTextEdit::textChanged, &after.panel, note("text"));
    QObject::connect(&after.number, &NumberField::valueChanged, &after.panel, note("number"));
    QObject::connect(&after.box, &QComboBox::currentIndexChanged, &after.panel, note("box"));
    QObject::connect(&after.box, &QComboBox::activated, &after.panel, note("box chosen"));
    QObject::connect(&after.check, &QCheckBox::toggled, &after.panel, note("check"));
    QObject::connect(&after.check, &QCheckBox::clicked, &after.panel, note("check clicked"));
    PanelFields(before.panel).putInto(after.panel);
    EXPECT_EQ(acted, QStringList());
    EXPECT_EQ(after.number.value(), 0);
    EXPECT_EQ(after.tabs.currentIndex(), 1) << "which page is in front is kept nowhere else";
    // What is typed and not entered yet is there to be entered.
    EXPECT_EQ(after.line.text(), QStringLiteral("half"));
    EXPECT_TRUE(after.line.isModified());
    EXPECT_EQ(PanelFields(after.panel), PanelFields(before.panel));
}

TEST(PanelFields, ACellThatIsTypedIntoIsSoAgain) {
    const auto fill = [](QListWidget& list) {
        for (int i = 0; i < 40; ++i)
            list.item(i)->setFlags(list.item(i)->flags() | Qt::ItemIsEditable);
    };
    PanelOfFields before(QStringLiteral("one"));
    fill(before.list);
    before.panel.show();
    settle();
    before.list.setCurrentRow(3);
    before.list.setFocus();
    before.list.editItem(before.list.item(3));
    auto* editor = before.list.findChild<QLineEdit*>();
    ASSERT_TRUE(editor);
    QTest::keyClicks(editor, QStringLiteral("half"));
    PanelOfFields after(QStringLiteral("zwei"));
    fill(after.list);
    PanelFields(before.panel).putInto(after.panel);
    EXPECT_EQ(after.list.currentRow(), 3);
    auto* again = after.list.findChild<QLineEdit*>();
    ASSERT_TRUE(again);
    EXPECT_EQ(again->text(), QStringLiteral("half"));
    EXPECT_EQ(after.list.item(3)->text(), QStringLiteral("zwei3")) << "it is not entered";
}

TEST(PanelFields, WhatIsSoAlreadyIsLeftAlone) {
    PanelOfFields before(QStringLiteral("one"));
    PanelOfFields after(QStringLiteral("zwei"));
    markOwnFields(before.panel);
    markOwnFields(after.panel);
    PanelFields(before.panel).putInto(after.panel);
    EXPECT_EQ(after.activated, -1);
    EXPECT_TRUE(after.edited.isNull());
}

TEST(PanelFields, WhoScrollsMeanwhileIsNotPulledBack) {
    PanelOfFields before(QStringLiteral("one"));
    before.panel.resize(300, 600);
    before.panel.show();
    settle();
    before.bars.verticalScrollBar()->setValue(120);
    PanelOfFields after(QStringLiteral("zwei"));
    PanelFields(before.panel).putInto(after.panel);
    after.panel.resize(300, 600);
    after.panel.show();
    settle();
    ASSERT_EQ(after.bars.verticalScrollBar()->value(), 120);
    after.bars.verticalScrollBar()->setValue(50);
    settle();
    after.bars.widget()->setFixedSize(40, 1000);
    settle();
    EXPECT_EQ(after.bars.verticalScrollBar()->value(), 50);
}

} // namespace

} // namespace stagewright
