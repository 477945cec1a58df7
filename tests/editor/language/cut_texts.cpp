#include "tests/editor/language/cut_texts.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QStyleOptionComboBox>
#include <QStyleOptionDockWidget>
#include <QStyleOptionFrame>
#include <QTabBar>
#include <QTextDocument>
#include <QToolButton>

namespace stagewright {

namespace {

constexpr int tolerance = 1; // pixel, of rounding

/// Needs and has, in pixels; what matters not is 0.
struct Room {
    QSize needs;
    QSize has;

    [[nodiscard]] bool isEnough() const {
        return needs.width() <= has.width() + tolerance &&
               needs.height() <= has.height() + tolerance;
    }
};

int widthOf(const QWidget& widget, const QString& text) {
    return widget.fontMetrics().size(Qt::TextShowMnemonic, text).width();
}

Room roomOf(const QLabel& label) {
    if (label.wordWrap())
        return {{0, label.heightForWidth(label.width())}, label.size()};
    return {label.sizeHint(), label.size()};
}

Room roomOf(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                    QStyle::SC_ComboBoxEditField, &box);
    return {{widthOf(box, box.currentText()), 0}, field.size()};
}

Room roomOf(const QLineEdit& line) {
    const QString text = line.placeholderText();
    const QMargins inner = line.textMargins();
    QStyleOptionFrame option;
    option.initFrom(&line);
    option.lineWidth = line.style()->pixelMetric(QStyle::PM_DefaultFrameWidth, &option, &line);
    const QRect contents =
        line.style()->subElementRect(QStyle::SE_LineEditContents, &option, &line);
    constexpr int besides = 4; // as QLineEdit keeps it clear on both sides
    return {{widthOf(line, text) + besides + inner.left() + inner.right(), 0}, contents.size()};
}

Room roomOf(const QDockWidget& dock) {
    QStyleOptionDockWidget option;
    option.initFrom(&dock);
    option.rect = QRect(0, 0, dock.width(), dock.height());
    option.title = dock.windowTitle();
    option.closable = dock.features().testFlag(QDockWidget::DockWidgetClosable);
    option.floatable = dock.features().testFlag(QDockWidget::DockWidgetFloatable);
    const QRect title =
        dock.style()->subElementRect(QStyle::SE_DockWidgetTitleBarText, &option, &dock);
    return {{widthOf(dock, dock.windowTitle()), 0}, title.size()};
}

void addTabs(const QTabBar& bar, QStringList& cut) {
    for (int i = 0; i < bar.count(); ++i) {
        const int needs = widthOf(bar, bar.tabText(i));
        const QRect place = bar.tabRect(i);
        if (needs > place.width() || place.right() > bar.width() + tolerance)
            cut << QStringLiteral("tab \"%1\" needs %2 of %3, up to %4 of %5")
                       .arg(bar.tabText(i))
                       .arg(needs)
                       .arg(place.width())
                       .arg(place.right())
                       .arg(bar.width());
    }
}

void addSections(const QHeaderView& header, QStringList& cut) {
    const QAbstractItemModel* model = header.model();
    for (int i = 0; model && i < header.count(); ++i) {
        const QString text = model->headerData(i, header.orientation()).toString();
        if (header.isSectionHidden(i) || text.isEmpty())
            continue;
        const int needs = header.orientation() == Qt::Horizontal ? widthOf(header, text)
                                                                 : header.fontMetrics().height();
        if (needs > header.sectionSize(i))
            cut << QStringLiteral("heading \"%1\" needs %2 of %3")
                       .arg(text)
                       .arg(needs)
                       .arg(header.sectionSize(i));
    }
}

void add(const QWidget& widget, const QString& text, const Room& room, QStringList& cut) {
    if (text.isEmpty() || room.isEnough())
        return;
    cut << QStringLiteral("%1 %2 \"%3\" needs %4 x %5 of %6 x %7")
               .arg(QString::fromLatin1(widget.metaObject()->className()), widget.objectName(),
                    text.left(60))
               .arg(room.needs.width())
               .arg(room.needs.height())
               .arg(room.has.width())
               .arg(room.has.height());
}

void addTextsOf(const QWidget& widget, QStringList& cut) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        add(widget, label->text(), roomOf(*label), cut);
    else if (const auto* tool = qobject_cast<const QToolButton*>(&widget))
        add(widget, tool->toolButtonStyle() == Qt::ToolButtonIconOnly ? QString() : tool->text(),
            {tool->sizeHint(), tool->size()}, cut);
    else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        add(widget, button->text(), {button->sizeHint(), button->size()}, cut);
    else if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        add(widget, box->currentText(), roomOf(*box), cut);
    else if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
        add(widget, group->title(), {{widthOf(*group, group->title()), 0}, group->size()}, cut);
    else if (const auto* spin = qobject_cast<const QAbstractSpinBox*>(&widget))
        add(widget, spin->text(), {{spin->minimumSizeHint().width(), 0}, spin->size()}, cut);
    else if (const auto* line = qobject_cast<const QLineEdit*>(&widget))
        add(widget, line->placeholderText(), roomOf(*line), cut);
    else if (const auto* dock = qobject_cast<const QDockWidget*>(&widget))
        add(widget, dock->windowTitle(), roomOf(*dock), cut);
    else if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        addTabs(*tabs, cut);
    else if (const auto* header = qobject_cast<const QHeaderView*>(&widget))
        addSections(*header, cut);
}

} // namespace

QStringList cutTexts(const QWidget& root) {
    // A text that has just come from the background has its place once these are done.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QStringList cut;
    addTextsOf(root, cut);
    for (const QWidget* each : root.findChildren<QWidget*>())
        if (each->isVisibleTo(&root))
            addTextsOf(*each, cut);
    return cut;
}

} // namespace stagewright
