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
#include <QSignalBlocker>
#include <QSpinBox>
#include <QSplitter>
#include <QTabBar>
#include <QUndoView>

#include <array>
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

constexpr auto ownFields = "ownFields"; // a property

/// By what it is and the how-manieth of its kind in its parent: alike in every language.
struct PlacedWidget {
    QString place;
    QPointer<QWidget> widget; ///< what is done to one may take others away
    bool isOwn;
};

void gather(const QWidget& panel, const QString& place, bool isOwn,
            std::vector<PlacedWidget>& all) {
    QHash<QString, int> counts;
    for (QObject* child : panel.children()) {
        auto* widget = qobject_cast<QWidget*>(child);
        if (!widget || widget->isWindow())
            continue;
        const QString kind = QString::fromLatin1(widget->metaObject()->className());
        const QString there = place + u'/' + kind + QString::number(counts[kind]++);
        // What is typed into a cell acts when it is entered, and is nowhere else until then.
        const bool isOwnToo = isOwn || widget->property(ownFields).toBool() ||
                              qobject_cast<const QAbstractItemView*>(widget);
        all.push_back({there, widget, isOwnToo});
        gather(*widget, there, isOwnToo, all);
    }
}

/// All that are below.
std::vector<PlacedWidget> widgetsOf(const QWidget& panel) {
    std::vector<PlacedWidget> all;
    gather(panel, {}, panel.property(ownFields).toBool(), all);
    return all;
}

/// Whether its text is a user's, and not a part of another field.
bool isField(const QLineEdit& edit) {
    return !edit.isReadOnly() && !qobject_cast<const QAbstractSpinBox*>(edit.parent()) &&
           !qobject_cast<const QComboBox*>(edit.parent());
}

/// Column and row of the current cell, and whether it is being typed into.
QVariant cellOf(const QAbstractItemView& view) {
    const QModelIndex at = view.currentIndex();
    return QVariantList{at.isValid() ? QPoint(at.column(), at.row()) : QPoint(-1, -1),
                        at.isValid() && view.isPersistentEditorOpen(at)};
}

/// Of fields of the panel's own. Invalid: there is nothing to tell of it.
QVariant heldBy(const QWidget& widget) {
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
    return {};
}

/// Likewise, of all widgets.
QVariant valueOf(const QWidget& widget, bool isOwn) {
    if (const auto* edit = qobject_cast<const QLineEdit*>(&widget))
        return isField(*edit) && (isOwn || edit->isModified()) ? QVariant(edit->text())
                                                               : QVariant();
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        return tabs->currentIndex();
    if (const auto* splitter = qobject_cast<const QSplitter*>(&widget))
        return splitter->saveState();
    if (const auto* bar = qobject_cast<const QScrollBar*>(&widget))
        return bar->value();
    if (qobject_cast<const QHeaderView*>(&widget) || qobject_cast<const QUndoView*>(&widget))
        return {}; // a row of this one is a step of the document
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget))
        return cellOf(*view);
    return isOwn ? heldBy(widget) : QVariant();
}

void put(const QVariant& value, QWidget& widget, bool isOwn) {
    if (auto* edit = qobject_cast<QLineEdit*>(&widget)) {
        {
            const QSignalBlocker quiet(isOwn ? nullptr : edit);
            edit->setText(value.toString());
        }
        edit->setModified(true); // so that it is entered when the keys leave it
        if (isOwn)
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
        const QVariantList cell = value.toList();
        const QPoint at = cell.at(0).toPoint();
        const QModelIndex index =
            view->model() ? view->model()->index(at.y(), at.x(), view->rootIndex()) : QModelIndex();
        if (!index.isValid())
            return;
        view->setCurrentIndex(index);
        if (cell.at(1).toBool())
            view->edit(index);
    }
}

enum class Round { Choices, Entries, Lists, Scrolling };

/// What says which others there are and what they may hold comes first, what depends on all of them
/// last. A list may bring fields: one for the cell that is typed into, those of what is chosen.
constexpr std::array rounds{Round::Choices, Round::Entries, Round::Lists,
                            Round::Choices, Round::Entries, Round::Scrolling};

Round roundOf(const QWidget& widget) {
    if (qobject_cast<const QScrollBar*>(&widget))
        return Round::Scrolling;
    if (qobject_cast<const QAbstractItemView*>(&widget))
        return Round::Lists;
    const bool decides = qobject_cast<const QComboBox*>(&widget) ||
                         qobject_cast<const QAbstractButton*>(&widget) ||
                         qobject_cast<const QTabBar*>(&widget);
    return decides ? Round::Choices : Round::Entries;
}

} // namespace

PanelFields::PanelFields(const QWidget& panel) {
    for (const auto& [place, widget, isOwn] : widgetsOf(panel))
        if (const QVariant value = valueOf(*widget, isOwn); value.isValid())
            fields_.insert(place, value);
}

void PanelFields::putInto(QWidget& panel) const {
    for (const Round round : rounds)
        for (const auto& [place, widget, isOwn] : widgetsOf(panel)) {
            const auto value = fields_.constFind(place);
            if (value != fields_.cend() && widget && roundOf(*widget) == round &&
                valueOf(*widget, isOwn) != *value)
                put(*value, *widget, isOwn);
        }
}

void markOwnFields(QWidget& place) {
    place.setProperty(ownFields, true);
}

} // namespace stagewright
