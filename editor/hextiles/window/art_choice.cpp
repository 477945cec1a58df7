#include "editor/hextiles/window/art_choice.h"

#include "editor/background/answering_folder.h"

#include <QFileDialog>

#include <utility>

namespace stagewright {

namespace {

const auto folderKey = QStringLiteral("view/artFolder");

} // namespace

ArtChoice::ArtChoice(QWidget& window, QSettings& settings, Ask ask)
    : QObject(&window)
    , settings_(settings)
    , choose_(new QAction(tr("Pictures of &your own…"), this))
    , drop_(new QAction(tr("The program's own pict&ures"), this)) {
    choose_->setObjectName(QStringLiteral("art-choose"));
    drop_->setObjectName(QStringLiteral("art-drop"));
    choose_->setEnabled(false); // until there are tiles to show
    drop_->setEnabled(!folder().path().isEmpty());
    connect(choose_, &QAction::triggered, this, [this, &window, ask = std::move(ask)] {
        if (const QString path = ask(&window, folder().path()); !path.isEmpty())
            set(path);
    });
    connect(drop_, &QAction::triggered, this, [this] { set({}); });
}

ArtFolder ArtChoice::folder() const {
    return ArtFolder(settings_.value(folderKey).toString());
}

void ArtChoice::set(const QString& path) {
    settings_.setValue(folderKey, path);
    drop_->setEnabled(!path.isEmpty());
    Q_EMIT changed(folder());
}

QString ArtChoice::askOnDesktop(QWidget* window, const QString& now) {
    return QFileDialog::getExistingDirectory(window, tr("Folder with pictures of tiles"),
                                             answeringFolder(now));
}

} // namespace stagewright
