#include "editor/welcome/recent_menu.h"

#include "editor/language/user_text.h"

#include <QDir>
#include <QFileInfo>

namespace stagewright {

namespace {

constexpr int folderWidth = 36; // mean characters

} // namespace

RecentMenu::RecentMenu(const QString& title, RecentFiles& files, QWidget* parent)
    : QMenu(title, parent)
    , files_(files) {
    setToolTipsVisible(true);
    connect(&files_, &RecentFiles::changed, this, &RecentMenu::fill);
    fill();
}

void RecentMenu::fill() {
    clear();
    int number = 0;
    for (const QString& path : files_.paths()) {
        const QFileInfo file(path);
        const QString folder =
            fontMetrics().elidedText(QDir::toNativeSeparators(file.path()), Qt::ElideMiddle,
                                     folderWidth * fontMetrics().averageCharWidth());
        const QString name = withoutKey(tr("%1 – %2").arg(file.fileName(), folder));
        ++number;
        QAction* entry = addAction(
            number < 10 ? QStringLiteral("&%1  %2").arg(QString::number(number), name) : name);
        entry->setToolTip(QDir::toNativeSeparators(path));
        connect(entry, &QAction::triggered, this, [this, path] { Q_EMIT chosen(path); });
    }
    if (number == 0)
        addAction(tr("No files yet"))->setEnabled(false);
    addSeparator();
    QAction* forget = addAction(tr("&Clear the list"));
    forget->setEnabled(number > 0);
    connect(forget, &QAction::triggered, &files_, &RecentFiles::clear);
}

} // namespace stagewright
