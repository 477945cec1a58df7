#include "editor/hextiles/palette/filter_button.h"

#include "editor/icons/icons.h"

#include <QMenu>
#include <QMouseEvent>
#include <QSignalBlocker>

namespace stagewright {

namespace {

/// Ticking an entry does not close it: filters are combined.
class TickMenu final : public QMenu {
public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent* event) override {
        QAction* const action = actionAt(event->position().toPoint());
        if (action && action->isCheckable())
            action->trigger();
        else
            QMenu::mouseReleaseEvent(event);
    }
    void keyPressEvent(QKeyEvent* event) override {
        QAction* const action = activeAction();
        const bool ticks = event->key() == Qt::Key_Space || event->key() == Qt::Key_Return ||
                           event->key() == Qt::Key_Enter;
        if (ticks && action && action->isCheckable())
            action->trigger();
        else
            QMenu::keyPressEvent(event);
    }
};

} // namespace

FilterButton::FilterButton(QWidget* parent) : QToolButton(parent), menu_(new TickMenu(this)) {
    setIcon(stagewright::icon(QStringLiteral("filter")));
    setToolTip(tr("Filter the tiles"));
    setAccessibleName(tr("Filter"));
    setPopupMode(QToolButton::InstantPopup);
    setMenu(menu_);
    setAutoRaise(true);
    setCheckable(true);
    connect(this, &QToolButton::toggled, this, [this] { setChecked(!filter_.isEmpty()); });
    // Menus cost time at the start, and most starts need none of these entries.
    connect(menu_, &QMenu::aboutToShow, this, [this] {
        if (menu_->isEmpty())
            addChoices(*menu_);
    });
}

template <typename T>
void FilterButton::addChoice(QMenu& menu, const QString& text, std::set<T> TileFilter::*of,
                             T value) {
    QAction* const action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked((filter_.*of).contains(value));
    connect(action, &QAction::toggled, this, [this, of, value](bool on) {
        if (on)
            (filter_.*of).insert(value);
        else
            (filter_.*of).erase(value);
        tell();
    });
}

void FilterButton::addFlag(QMenu& menu, const QString& text, bool TileFilter::*flag) {
    QAction* const action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(filter_.*flag);
    connect(action, &QAction::toggled, this, [this, flag](bool on) {
        filter_.*flag = on;
        tell();
    });
}

void FilterButton::addChoices(QMenu& menu) {
    addFlag(menu, tr("Only what &fits here"), &TileFilter::onlyFitting);
    addFlag(menu, tr("Only what is &left"), &TileFilter::onlyLeft);
    menu.addSection(tr("Bend"))->setData(true);
    addChoice(menu, tr("Straight on"), &TileFilter::bends, 0);
    addChoice(menu, tr("60°"), &TileFilter::bends, 1);
    addChoice(menu, tr("120°"), &TileFilter::bends, 2);
    menu.addSection(tr("Surface"));
    addChoice(menu, tr("Gravel"), &TileFilter::terrains, Terrain::Gravel);
    addChoice(menu, tr("Asphalt"), &TileFilter::terrains, Terrain::Asphalt);
    addChoice(menu, tr("Snow"), &TileFilter::terrains, Terrain::Snow);
    menu.addSection(tr("Danger"))->setData(true);
    addChoice(menu, tr("Low"), &TileFilter::dangers, Danger::Low);
    addChoice(menu, tr("Medium"), &TileFilter::dangers, Danger::Medium);
    addChoice(menu, tr("High"), &TileFilter::dangers, Danger::High);
    menu.addSection(tr("Lanes"));
    for (const int lanes : {2, 3, 4})
        addChoice(menu, tr("%n lane(s)", nullptr, lanes), &TileFilter::lanes, lanes);
    menu.addSection(tr("On the tile"));
    addChoice(menu, tr("Jump"), &TileFilter::features, TileFeature::Jump);
    addChoice(menu, tr("Ford"), &TileFilter::features, TileFeature::Ford);
    addChoice(menu, tr("Slide"), &TileFilter::features, TileFeature::Slide);
    addChoice(menu, tr("Shortcut"), &TileFilter::features, TileFeature::Shortcut);
    addChoice(menu, tr("Climb"), &TileFilter::features, TileFeature::Climb);
    addChoice(menu, tr("Junction"), &TileFilter::features, TileFeature::Junction);
    addChoice(menu, tr("Bridge"), &TileFilter::features, TileFeature::Bridge);
    addChoice(menu, tr("Start"), &TileFilter::features, TileFeature::Start);
    addChoice(menu, tr("Finish"), &TileFilter::features, TileFeature::Finish);
    addChoice(menu, tr("Service"), &TileFilter::features, TileFeature::Service);
    menu.addSeparator();
    connect(menu.addAction(tr("&Show all")), &QAction::triggered, this, &FilterButton::clear);
}

/// What says little by itself goes under its heading: "Danger: Low, Medium".
QStringList FilterButton::words() const {
    QStringList words;
    QString heading;
    for (const QAction* action : menu_->actions()) {
        if (action->isSeparator())
            heading = action->data().toBool() ? action->text() : QString();
        if (!action->isChecked())
            continue;
        const QString text = action->text().remove(u'&');
        const QString start = heading + QStringLiteral(": ");
        if (heading.isEmpty())
            words << text;
        else if (!words.isEmpty() && words.back().startsWith(start))
            words.back() += QStringLiteral(", ") + text;
        else
            words << start + text;
    }
    return words;
}

void FilterButton::clear() {
    if (filter_.isEmpty())
        return;
    filter_ = {};
    for (QAction* action : menu_->actions()) {
        const QSignalBlocker quiet(action);
        action->setChecked(false);
    }
    tell();
}

void FilterButton::showFitting() {
    if (filter_.onlyFitting)
        return;
    filter_.onlyFitting = true;
    menu_->clear(); // its ticks are put when it is opened
    tell();
}

void FilterButton::setFilter(const TileFilter& filter) {
    if (filter_ == filter)
        return;
    filter_ = filter;
    menu_->clear();
    addChoices(*menu_);
    tell();
}

void FilterButton::tell() {
    setAutoRaise(filter_.isEmpty());
    setChecked(!filter_.isEmpty()); // seen to be in force
    Q_EMIT changed(filter_);
}

} // namespace stagewright
