#include "editor/fields/panel_fields.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QScrollBar>
#include <QSpinBox>
#include <QSplitter>
#include <QTabBar>
#include <QUndoView>

#include <utility>
#include <vector>

namespace stagewright {

namespace {

/// Scrolls as soon as there is room for it, and until it has been seen so: what lays out the panel
/// may scroll it, too. Whoever does something there meanwhile is not pulled back.
class WantedScroll final : public QObject {
public:
    WantedScroll(QScrollBar& bar, QWidget& view, int wanted)
        : QObject(&bar)
        , bar_(bar)
        , view_(view)
        , wanted_(wanted) {
        view.installEventFilter(this);
        bar.installEventFilter(this);
        bar.setValue(wanted);
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        switch (event->type()) {
        case QEvent::Paint:
            if (bar_.value() == wanted_)
                end();
            else
                bar_.setValue(wanted_);
            break;
        case QEvent::Wheel:
        case QEvent::MouseButtonPress:
        case QEvent::KeyPress:
            end();
            break;
        default:
            break;
        }
        return false;
    }

private:
    void end() {
        view_.removeEventFilter(this);
        bar_.removeEventFilter(this);
        deleteLater();
    }

    QScrollBar& bar_;
    QWidget& view_; ///< what is scrolled
    int wanted_;
};

/// Null for one that stands alone.
QAbstractScrollArea* areaOf(const QScrollBar& bar) {
    return bar.parentWidget() ? qobject_cast<QAbstractScrollArea*>(bar.parentWidget()->parent())
                              : nullptr;
}

/// All widgets below, each by what it is and the how-manieth of its kind in its parent: alike in
/// every language. What is done to one may take others away.
using PlacedWidgets = std::vector<std::pair<QString, QPointer<QWidget>>>;

void gather(const QWidget& panel, const QString& place, PlacedWidgets& all) {
    QHash<QString, int> counts;
    for (QObject* child : panel.children()) {
        auto* widget = qobject_cast<QWidget*>(child);
        if (!widget || widget->isWindow())
            continue;
        const QString kind = QString::fromLatin1(widget->metaObject()->className());
        const QString there = place + u'/' + kind + QString::number(counts[kind]++);
        all.emplace_back(there, widget);
        gather(*widget, there, all);
    }
}

PlacedWidgets widgetsOf(const QWidget& panel) {
    PlacedWidgets all;
    gather(panel, {}, all);
    return all;
}

/// Whether its text is a user's, and not a part of another field.
bool isField(const QLineEdit& edit) {
    return !edit.isReadOnly() && !qobject_cast<const QAbstractSpinBox*>(edit.parent()) &&
           !qobject_cast<const QComboBox*>(edit.parent());
}

/// Row and column.
QVariant placeOf(const QModelIndex& index) {
    return index.isValid() ? QPoint(index.column(), index.row()) : QPoint(-1, -1);
}

/// Invalid: there is nothing to tell of it.
QVariant valueOf(const QWidget& widget) {
    if (const auto* edit = qobject_cast<const QLineEdit*>(&widget))
        return isField(*edit) ? QVariant(edit->text()) : QVariant();
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(&widget))
        return text->isReadOnly() ? QVariant() : QVariant(text->toPlainText());
    if (const auto* number = qobject_cast<const QSpinBox*>(&widget))
        return number->value();
    if (const auto* number = qobject_cast<const QDoubleSpinBox*>(&widget))
        return number->value();
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        return box->currentIndex();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->isCheckable() ? QVariant(button->isChecked()) : QVariant();
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        return tabs->currentIndex();
    if (const auto* splitter = qobject_cast<const QSplitter*>(&widget))
        return splitter->saveState();
    if (const auto* bar = qobject_cast<const QScrollBar*>(&widget))
        return bar->value();
    if (qobject_cast<const QHeaderView*>(&widget) || qobject_cast<const QUndoView*>(&widget))
        return {}; // a row of this one is a step of the document
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget))
        return placeOf(view->currentIndex());
    return {};
}

void put(const QVariant& value, QWidget& widget) {
    if (auto* edit = qobject_cast<QLineEdit*>(&widget)) {
        edit->setText(value.toString());
        Q_EMIT edit->textEdited(edit->text());
    } else if (auto* text = qobject_cast<QPlainTextEdit*>(&widget)) {
        text->setPlainText(value.toString());
    } else if (auto* number = qobject_cast<QSpinBox*>(&widget)) {
        number->setValue(value.toInt());
    } else if (auto* decimal = qobject_cast<QDoubleSpinBox*>(&widget)) {
        decimal->setValue(value.toDouble());
    } else if (auto* box = qobject_cast<QComboBox*>(&widget)) {
        if (value.toInt() < box->count()) {
            box->setCurrentIndex(value.toInt());
            Q_EMIT box->activated(value.toInt());
        }
    } else if (auto* button = qobject_cast<QAbstractButton*>(&widget)) {
        button->click();
    } else if (auto* tabs = qobject_cast<QTabBar*>(&widget)) {
        tabs->setCurrentIndex(value.toInt());
    } else if (auto* splitter = qobject_cast<QSplitter*>(&widget)) {
        splitter->restoreState(value.toByteArray());
    } else if (auto* bar = qobject_cast<QScrollBar*>(&widget)) {
        if (const QAbstractScrollArea* area = areaOf(*bar))
            new WantedScroll(*bar, *area->viewport(), value.toInt());
    } else if (auto* view = qobject_cast<QAbstractItemView*>(&widget)) {
        const QPoint at = value.toPoint();
        if (view->model() && at.y() >= 0)
            view->setCurrentIndex(view->model()->index(at.y(), at.x(), view->rootIndex()));
    }
}

constexpr int lastTurn = 3;

/// What says which others there are and what they may hold comes first, what depends on all of them
/// last.
int turnOf(const QWidget& widget) {
    if (qobject_cast<const QScrollBar*>(&widget))
        return lastTurn;
    if (qobject_cast<const QAbstractItemView*>(&widget))
        return 2;
    const bool decides = qobject_cast<const QComboBox*>(&widget) ||
                         qobject_cast<const QAbstractButton*>(&widget) ||
                         qobject_cast<const QTabBar*>(&widget);
    return decides ? 0 : 1;
}

} // namespace

PanelFields::PanelFields(const QWidget& panel) {
    for (const auto& [place, widget] : widgetsOf(panel))
        if (const QVariant value = valueOf(*widget); value.isValid())
            fields_.insert(place, value);
}

void PanelFields::putInto(QWidget& panel) const {
    for (int turn = 0; turn <= lastTurn; ++turn)
        for (const auto& [place, widget] : widgetsOf(panel)) {
            const auto value = fields_.constFind(place);
            if (value != fields_.cend() && widget && turnOf(*widget) == turn &&
                valueOf(*widget) != *value)
                put(*value, *widget);
        }
}

} // namespace stagewright
