// What BoardView shows of a drive that is watched, or driven by hand.

#include "editor/hextiles/board/board_view.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/layers/board_drive.h"

namespace stagewright {

void BoardView::showDrive(std::optional<DriveScene> scene) {
    if (!scene) {
        if (drive_) {
            drive_.reset();
            update();
        }
        return;
    }
    auto& places = scene->isRace ? racePlaces_ : places_;
    if (!places)
        places = std::make_shared<const SpacePlaces>(
            scene->isRace ? racePlaces(document_.stage(), catalogueOf(document_))
                          : spacePlaces(document_.stage(), catalogueOf(document_)));
    drive_ = std::make_unique<BoardDrive>(BoardDrive{*std::move(scene), places});
    follow();
    update();
}

/// The car that is followed is kept in view, with some road before it.
void BoardView::follow() {
    const auto followed = drive_->scene.followed;
    if (!followed || *followed >= drive_->scene.cars.size())
        return;
    const auto place = placeOf(*drive_, drive_->scene.cars[*followed]);
    if (!place)
        return;
    const QSizeF seen = camera_.visible().size();
    const double reach = std::min({1.6, seen.width() * 0.3, seen.height() * 0.3});
    reveal(QRectF(place->at - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)));
}

std::optional<SpaceVertex> BoardView::openSpaceUnder(QPointF at) const {
    return drive_ ? openSpaceAt(*drive_, camera_, at) : std::nullopt;
}

} // namespace stagewright
