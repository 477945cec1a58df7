#include "editor/fields/measure_field.h"
#include "editor/fields/number_field.h"
#include "editor/fields/scrolling_wheel.h"
#include "tests/editor/settle.h"
#include "tests/editor/wheel.h"

#include <QApplication>
#include <QComboBox>
#include <QDateEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QVBoxLayout>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// A form that is longer than the window.
struct LongForm : testing::Test {
    QScrollArea bars;
    NumberField* number = new NumberField;
    MeasureField* measure = new MeasureField;
    QComboBox* list = new QComboBox;
    QComboBox* typed = new QComboBox;
    QSlider* slider = new QSlider(Qt::Horizontal);
    QDateEdit* day = new QDateEdit(QDate(2024, 5, 5));

    LongForm() {
        auto* form = new QWidget;
        auto* column = new QVBoxLayout(form);
        for (QComboBox* box : {list, typed})
            box->addItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
        typed->setEditable(true);
        for (QWidget* field : fields())
            column->addWidget(field);
        column->addSpacing(2000);
        number->setValue(5);
        measure->setValue(5);
        list->setCurrentIndex(1);
        typed->setCurrentIndex(1);
        slider->setValue(50);
        bars.setWidget(form);
        bars.resize(300, 300);
        bars.show();
        bars.setFocus();
        QApplication::setActiveWindow(&bars);
        settle();
    }

    [[nodiscard]] QList<QWidget*> fields() const {
        return {number, measure, list, typed, slider, day};
    }
    [[nodiscard]] QVariantList values() const {
        return {number->value(),       measure->value(), list->currentIndex(),
                typed->currentIndex(), slider->value(),  day->date()};
    }
};

TEST_F(LongForm, IsScrolledByTheWheelOverFieldsThatNobodyHasClicked) {
    const QVariantList before = values();
    for (QWidget* field : fields()) {
        bars.verticalScrollBar()->setValue(0);
        wheelOver(*field, -1);
        EXPECT_GT(bars.verticalScrollBar()->value(), 0) << field->metaObject()->className();
        wheelOver(*field, 1);
        EXPECT_EQ(bars.verticalScrollBar()->value(), 0) << field->metaObject()->className();
        EXPECT_FALSE(field->hasFocus()) << field->metaObject()->className();
        EXPECT_EQ(values(), before) << field->metaObject()->className();
    }
}

TEST_F(LongForm, AFieldThatHasTheFocusIsTurned) {
    for (QWidget* field : fields()) {
        const QVariantList before = values();
        field->setFocus();
        wheelOver(*field, -1);
        EXPECT_NE(values(), before) << field->metaObject()->className();
        EXPECT_EQ(bars.verticalScrollBar()->value(), 0) << field->metaObject()->className();
    }
}

TEST_F(LongForm, TheBarItselfIsTurnedAsEver) {
    bars.setFocus();
    wheelOver(*bars.verticalScrollBar(), -1);
    EXPECT_GT(bars.verticalScrollBar()->value(), 0);
}

} // namespace

} // namespace stagewright
