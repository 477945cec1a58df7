#include "tests/editor/window/seen_texts.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QGraphicsTextItem>
#include <QGraphicsView>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QTabBar>
#include <QTextDocument>
#include <QTextEdit>
#include <QToolTip>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

QStringList& requests() {
    static QStringList urls;
    return urls;
}

QVariant noteRequest(const QUrl& url) {
    if (url.scheme() != QStringLiteral("mark"))
        requests() << url.toString();
    return {};
}

/// What is on the screen of a text that was taken for markup lacks its marks.
bool lacksSign(const QString& shown) {
    for (auto at = shown.indexOf(SeenTexts::word); at >= 0;
         at = shown.indexOf(SeenTexts::word, at + 1))
        if (!shown.left(at).endsWith(SeenTexts::sign))
            return true;
    return false;
}

QString nameOf(const QWidget& widget) {
    return QLatin1StringView(widget.metaObject()->className()) + u' ' + widget.objectName() + u' ' +
           widget.accessibleName();
}

const QLabel* tipOnScreen() {
    for (const QWidget* widget : QApplication::topLevelWidgets())
        if (widget->isVisible() && widget->inherits("QTipLabel"))
            return qobject_cast<const QLabel*>(widget);
    return nullptr;
}

} // namespace

const QString SeenTexts::sign = QStringLiteral("<b>");
const QString SeenTexts::word = QStringLiteral("wild");

SeenTexts::SeenTexts() {
    requests().clear();
    QTextDocument::setDefaultResourceProvider(noteRequest);
}

SeenTexts::~SeenTexts() {
    QTextDocument::setDefaultResourceProvider({});
}

const QStringList& SeenTexts::loaded() {
    return requests();
}

void SeenTexts::lookAt(QWidget& window) {
    QCoreApplication::processEvents();
    QList<QPointer<QWidget>> widgets{&window}; // some go while others are hovered over
    for (QWidget* widget : window.findChildren<QWidget*>())
        widgets << widget;
    for (const QPointer<QWidget>& widget : std::as_const(widgets))
        if (widget && widget->isVisible() && widget->windowType() != Qt::ToolTip) {
            read(*widget);
            hoverOverParts(*widget);
        }
    QToolTip::hideText();
}

void SeenTexts::judge(const QString& text, bool isRich, const QString& place, QStringList& plain) {
    if (!text.contains(word))
        return;
    (isRich || lacksSign(text) ? interpreted_ : plain) << place + QStringLiteral(": ") + text;
}

void SeenTexts::read(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        judge(label->text(),
              label->textFormat() != Qt::PlainText && Qt::mightBeRichText(label->text()),
              nameOf(widget), texts_);
    if (const auto* edit = qobject_cast<const QTextEdit*>(&widget))
        judge(edit->toPlainText(), false, nameOf(widget), texts_);
    if (const auto* view = qobject_cast<const QGraphicsView*>(&widget); view && view->scene())
        for (const QGraphicsItem* item : view->scene()->items())
            if (const auto* text = qgraphicsitem_cast<const QGraphicsTextItem*>(item))
                judge(text->toPlainText(), false, nameOf(widget), texts_);
    judge(widget.whatsThis(), Qt::mightBeRichText(widget.whatsThis()), nameOf(widget), texts_);
}

/// As the application does it when the pointer rests.
void SeenTexts::hover(QWidget& widget, QPoint at) {
    QHelpEvent event(QEvent::ToolTip, at, widget.mapToGlobal(at));
    QCoreApplication::sendEvent(&widget, &event);
    if (const QLabel* tip = tipOnScreen())
        judge(tip->text(), tip->textFormat() != Qt::PlainText && Qt::mightBeRichText(tip->text()),
              QStringLiteral("tooltip of ") + nameOf(widget), tips_);
}

void SeenTexts::hoverOverParts(QWidget& widget) {
    hover(widget, widget.rect().center());
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        for (int i = 0; i < tabs->count(); ++i)
            hover(widget, tabs->tabRect(i).center());
    if (const auto* menu = qobject_cast<const QMenu*>(&widget))
        for (QAction* action : menu->actions())
            hover(widget, menu->actionGeometry(action).center());
    if (const auto* header = qobject_cast<const QHeaderView*>(&widget)) {
        for (int i = 0; i < header->count(); ++i)
            hover(*header->viewport(), {header->sectionViewportPosition(i) + 2, 4});
        return;
    }
    const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
    if (!view || !view->model())
        return;
    for (int row = 0; row < view->model()->rowCount(view->rootIndex()); ++row)
        for (int column = 0; column < view->model()->columnCount(view->rootIndex()); ++column) {
            const QModelIndex index = view->model()->index(row, column, view->rootIndex());
            const QPoint at = view->visualRect(index).center();
            if (view->viewport()->rect().contains(at))
                hover(*view->viewport(), at);
        }
}

} // namespace stagewright
