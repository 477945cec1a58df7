#include "editor/settings/shortcuts_page.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace stagewright {

ShortcutsPage::ShortcutsPage(Shortcuts& shortcuts, QWidget* parent)
    : QWidget(parent)
    , shortcuts_(shortcuts)
    , search_(new QLineEdit)
    , tree_(new ShortcutTree(shortcuts))
    , name_(new QLabel)
    , field_(new KeyField)
    , none_(new QPushButton(tr("&No key")))
    , reset_(new QPushButton(tr("&Reset")))
    , answer_(new QLabel)
    , takeOver_(new QPushButton(tr("&Take it over"))) {
    search_->setPlaceholderText(tr("Search for a command or a key"));
    search_->setAccessibleName(tr("Search"));
    search_->setClearButtonEnabled(true);
    field_->setAccessibleName(tr("Press the new key"));
    name_->setBuddy(field_);
    name_->setWordWrap(true);
    answer_->setWordWrap(true);
    for (QPushButton* button : {none_, reset_, takeOver_})
        button->setAutoDefault(false);

    auto* keys = new QHBoxLayout;
    keys->addWidget(name_, 1);
    keys->addWidget(field_);
    keys->addWidget(none_);
    keys->addWidget(reset_);
    auto* answers = new QHBoxLayout;
    answers->addWidget(answer_, 1);
    answers->addWidget(takeOver_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(search_);
    layout->addWidget(tree_, 1);
    layout->addLayout(keys);
    layout->addLayout(answers);

    connect(search_, &QLineEdit::textChanged, tree_, &ShortcutTree::search);
    connect(tree_, &ShortcutTree::chosenChanged, this, &ShortcutsPage::showChosen);
    connect(tree_, &QTreeWidget::itemActivated, field_, qOverload<>(&QWidget::setFocus));
    connect(field_, &KeyField::pressed, this, &ShortcutsPage::take);
    connect(none_, &QPushButton::clicked, this, [this] { give({}, tr("It has no key now.")); });
    connect(reset_, &QPushButton::clicked, this, [this] {
        if (const QAction* action = tree_->chosen())
            give(shortcuts_.usual(*action), tr("It has its usual keys again."));
    });
    connect(takeOver_, &QPushButton::clicked, this,
            [this] { give({field_->keySequence()}, tr("It has been taken over.")); });
    connect(&shortcuts, &Shortcuts::changed, this, &ShortcutsPage::showChosen);
    showChosen();
}

void ShortcutsPage::restoreDefaults() {
    shortcuts_.resetAll();
    answer(tr("All commands have their usual keys."));
}

void ShortcutsPage::showChosen() {
    const QAction* action = tree_->chosen();
    name_->setText(action ? tr("Press the key for \"%1\":").arg(nameOf(*action))
                          : tr("Choose a command to change its key."));
    field_->setEnabled(action);
    none_->setEnabled(action && !action->shortcuts().isEmpty());
    reset_->setEnabled(action && !shortcuts_.isUsual(*action));
    field_->setKeySequence(action ? action->shortcut() : QKeySequence());
    answer({});
}

void ShortcutsPage::answer(const QString& text) {
    answer_->setText(text);
    takeOver_->hide();
}

void ShortcutsPage::take(const QKeySequence& key) {
    const QAction* action = tree_->chosen();
    const auto holder = shortcuts_.holderOf(key, action);
    const QString name = key.toString(QKeySequence::NativeText);
    if (!holder)
        return give({key}, tr("Its key is %1 now.").arg(name));
    if (!holder->action)
        return answer(tr("%1 is fixed: %2.").arg(name, holder->name));
    answer(tr("%1 belongs to \"%2\" already.").arg(name, holder->name));
    takeOver_->show();
}

void ShortcutsPage::give(const Shortcuts::Keys& keys, const QString& done) {
    if (QAction* action = tree_->chosen())
        shortcuts_.set(*action, keys);
    answer(done);
}

} // namespace stagewright
