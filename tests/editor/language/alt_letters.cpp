#include "tests/editor/language/alt_letters.h"

#include <QAbstractButton>
#include <QAction>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>

#include <map>

namespace stagewright {

namespace {

class Letters {
public:
    void add(const QString& text) {
        const QKeySequence key = QKeySequence::mnemonic(text);
        if (!key.isEmpty())
            taken_[key.toString()].append(text);
    }
    void add(const QList<QAction*>& entries) {
        for (const QAction* entry : entries)
            if (entry->isVisible())
                add(entry->text());
    }
    void addSeen(const QWidget& widget) {
        const auto* label = qobject_cast<const QLabel*>(&widget);
        if (label && label->buddy())
            add(label->text());
        else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            add(button->text());
        else if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
            add(group->title());
        else if (const auto* bar = qobject_cast<const QMenuBar*>(&widget))
            add(bar->actions());
        else if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
            for (int i = 0; i < tabs->count(); ++i)
                add(tabs->tabText(i));
    }

    [[nodiscard]] QStringList clashes() const {
        QStringList all;
        for (const auto& [key, texts] : taken_)
            if (texts.size() > 1)
                all << QStringLiteral("%1: %2").arg(key, texts.join(QStringLiteral(", ")));
        return all;
    }

private:
    std::map<QString, QStringList> taken_;
};

} // namespace

QStringList altClashes(const QWidget& root) {
    Letters letters;
    if (qobject_cast<const QMenu*>(&root)) {
        letters.add(root.actions());
        return letters.clashes();
    }
    for (const QWidget* each : root.findChildren<QWidget*>())
        if (each->isVisibleTo(&root) && !qobject_cast<const QMenu*>(each))
            letters.addSeen(*each);
    return letters.clashes();
}

} // namespace stagewright
