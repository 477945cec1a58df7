#include "editor/settings/shortcuts.h"

#include "editor/settings/fixed_keys.h"

#include <QMenuBar>

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

using Keys = Shortcuts::Keys;

QString settingOf(const QAction& action) {
    return QStringLiteral("shortcuts/") + action.objectName();
}

bool isKey(const QKeySequence& sequence) {
    constexpr std::array noKeys{Qt::Key_unknown, Qt::Key(0),  Qt::Key_Shift,
                                Qt::Key_Control, Qt::Key_Alt, Qt::Key_Meta};
    return sequence.count() == 1 &&
           std::find(noKeys.begin(), noKeys.end(), sequence[0].key()) == noKeys.end();
}

/// Nothing where it is not a list of keys. An empty text is: the command has none.
std::optional<Keys> keysOf(const QString& text) {
    if (text.isEmpty())
        return Keys();
    Keys keys = QKeySequence::listFromString(text, QKeySequence::PortableText);
    const bool areKeys = !keys.isEmpty() && std::all_of(keys.begin(), keys.end(), isKey);
    return areKeys ? std::optional(std::move(keys)) : std::nullopt;
}

bool share(const Keys& one, const Keys& other) {
    return std::any_of(one.begin(), one.end(),
                       [&](const QKeySequence& key) { return other.contains(key); });
}

} // namespace

Shortcuts::Shortcuts(QMainWindow& window, QSettings& settings)
    : QObject(&window)
    , window_(window)
    , settings_(settings)
    , commands_(commandsOf(window)) {
    std::erase_if(commands_,
                  [](const MenuCommand& each) { return each.action->objectName().isEmpty(); });
    for (const MenuCommand& each : commands_)
        usual_.emplace(each.action, each.action->shortcuts());
    for (const auto& [action, keys] : read())
        action->setShortcuts(keys);
}

/// What is in the way of another command, or of what is fixed, is not taken; which of two that
/// collide stays does not matter, as only a damaged file holds such.
Shortcuts::Choices Shortcuts::read() const {
    Choices choices;
    for (const MenuCommand& each : commands_) {
        const QVariant value = settings_.value(settingOf(*each.action));
        if (value.typeId() != QMetaType::QString)
            continue;
        if (auto keys = keysOf(value.toString()))
            choices.emplace(each.action, *std::move(keys));
    }
    const auto colliding = [&] {
        return std::find_if(choices.begin(), choices.end(),
                            [&](const auto& choice) { return collides(choices, choice.first); });
    };
    for (auto at = colliding(); at != choices.end(); at = colliding())
        choices.erase(at);
    return choices;
}

bool Shortcuts::collides(const Choices& choices, QAction* action) const {
    const auto chosen = [&](QAction* each) {
        const auto found = choices.find(each);
        return found == choices.end() ? usual(*each) : found->second;
    };
    const Keys& keys = choices.at(action);
    return std::any_of(keys.begin(), keys.end(), [&](const auto& key) { return fixedUse(key); }) ||
           std::any_of(commands_.begin(), commands_.end(), [&](const MenuCommand& each) {
               return each.action != action && share(keys, chosen(each.action));
           });
}

const Keys& Shortcuts::usual(const QAction& action) const {
    return usual_.at(&action);
}

bool Shortcuts::isUsual(const QAction& action) const {
    return action.shortcuts() == usual(action);
}

std::optional<QString> Shortcuts::fixedUse(const QKeySequence& key) const {
    for (const FixedKeys& each : fixedKeys())
        if (each.keys.contains(key))
            return each.what;
    for (const QAction* menu : window_.menuWidget()->actions())
        if (QKeySequence::mnemonic(menu->text()) == key)
            return tr("Open the menu %1").arg(nameOf(*menu));
    for (const MenuCommand& each : commandsOf(window_)) // those that are not listed
        if (each.action->objectName().isEmpty() && each.action->shortcuts().contains(key))
            return textOf(*each.action);
    return std::nullopt;
}

std::optional<Shortcuts::Holder> Shortcuts::holderOf(const QKeySequence& key,
                                                     const QAction* besides) const {
    if (const auto what = fixedUse(key))
        return Holder{nullptr, *what};
    for (const MenuCommand& each : commands_)
        if (each.action != besides && each.action->shortcuts().contains(key))
            return Holder{each.action, nameOf(*each.action)};
    return std::nullopt;
}

void Shortcuts::set(QAction& action, const Keys& keys) {
    for (const MenuCommand& each : commands_) {
        Keys left = each.action->shortcuts();
        if (each.action != &action && share(left, keys)) {
            left.removeIf([&](const QKeySequence& key) { return keys.contains(key); });
            give(*each.action, left);
        }
    }
    give(action, keys);
    Q_EMIT changed();
}

void Shortcuts::resetAll() {
    for (const MenuCommand& each : commands_)
        give(*each.action, usual(*each.action));
    Q_EMIT changed();
}

void Shortcuts::give(QAction& action, const Keys& keys) {
    action.setShortcuts(keys);
    if (isUsual(action))
        settings_.remove(settingOf(action));
    else
        settings_.setValue(settingOf(action), QKeySequence::listToString(keys));
}

} // namespace stagewright
