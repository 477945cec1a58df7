#include "editor/hextiles/palette/picture_size_actions.h"

#include <algorithm>

namespace stagewright {

namespace {

const auto sizeKey = QStringLiteral("palette/pictures");

QString idOf(PictureSize size) {
    switch (size) {
    case PictureSize::Small:
        return QStringLiteral("small");
    case PictureSize::Medium:
        return QStringLiteral("medium");
    case PictureSize::Large:
        break;
    }
    return QStringLiteral("large");
}

QString nameOf(PictureSize size) {
    switch (size) {
    case PictureSize::Small:
        return PictureSizeActions::tr("&Small");
    case PictureSize::Medium:
        return PictureSizeActions::tr("&Medium");
    case PictureSize::Large:
        break;
    }
    return PictureSizeActions::tr("&Large");
}

} // namespace

PictureSizeActions::PictureSizeActions(QWidget& window, QSettings& settings)
    : QObject(&window)
    , settings_(settings)
    , menu_(new QMenu(tr("Tiles in the p&alette"), &window))
    , sizes_(new QActionGroup(this)) {
    const QString remembered = settings.value(sizeKey).toString();
    for (const PictureSize size : allPictureSizes) {
        auto* action = new QAction(nameOf(size), sizes_);
        action->setObjectName(QStringLiteral("palette-") + idOf(size));
        action->setCheckable(true);
        action->setData(static_cast<int>(size));
        action->setChecked(remembered == idOf(size));
        menu_->addAction(action);
    }
    if (!sizes_->checkedAction())
        action(PictureSize::Medium).setChecked(true);
    connect(sizes_, &QActionGroup::triggered, this, [this] {
        settings_.setValue(sizeKey, idOf(size()));
        Q_EMIT changed(size());
    });
}

PictureSize PictureSizeActions::size() const {
    return static_cast<PictureSize>(sizes_->checkedAction()->data().toInt());
}

QAction& PictureSizeActions::action(PictureSize size) const {
    return *sizes_->actions().at(static_cast<int>(size));
}

} // namespace stagewright
