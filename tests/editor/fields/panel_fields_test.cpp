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

TEST(PanelFields, WhatIsSoAlreadyIsLeftAlone) {
    PanelOfFields before(QStringLiteral("one"));
    PanelOfFields after(QStringLiteral("zwei"));
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
