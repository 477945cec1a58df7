#include "editor/hextiles/faces/art_pictures.h"

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

/// Of sizes that nobody wants any more.
constexpr std::size_t mostFound = 64;

} // namespace

ArtPictures::ArtPictures(std::function<void(TileId side)> come)
    : come_(std::move(come))
    , reading_([this](const Found& found) { hear(found); }, WorkManner{false, diskPatience}) {}

void ArtPictures::setFolder(const ArtFolder& folder) {
    reading_.giveUp();
    folder_ = folder;
    wanted_.clear();
    found_.clear();
    answers_ = true;
}

std::optional<QImage> ArtPictures::picture(TileId side, int width) {
    if (folder_.path().isEmpty())
        return std::nullopt;
    const Wanted wanted{side, width};
    std::optional<QImage> picture;
    if (takeFound(wanted, picture))
        return picture;
    if (std::find(wanted_.begin(), wanted_.end(), wanted) == wanted_.end()) {
        wanted_.push_back(wanted);
        if (wanted_.size() == 1)
            beginNext();
    }
    if (!answers_)
        return std::nullopt;
    awaited_ = wanted;
    reading_.hearUntil(QDeadlineTimer(diskBlink));
    awaited_.reset();
    answers_ = takeFound(wanted, picture);
    return picture;
}

bool ArtPictures::takeFound(const Wanted& wanted, std::optional<QImage>& picture) {
    const auto found = std::find_if(found_.begin(), found_.end(),
                                    [&](const Found& each) { return each.wanted == wanted; });
    if (found == found_.end())
        return false;
    picture = std::move(found->picture);
    found_.erase(found);
    return true;
}

void ArtPictures::beginNext() {
    if (!wanted_.empty())
        reading_.begin(&ArtPictures::read, folder_, wanted_.front());
}

void ArtPictures::read(const std::stop_token&, const Reading::Tell& tell, const ArtFolder& folder,
                       const Wanted& wanted) {
    tell({wanted, folder.picture(wanted.side, wanted.width)});
}

void ArtPictures::hear(const Found& found) {
    answers_ = true;
    std::erase(wanted_, found.wanted);
    if (found_.size() == mostFound)
        found_.erase(found_.begin());
    found_.push_back(found);
    beginNext();
    if (awaited_ != found.wanted)
        come_(found.wanted.side);
}

} // namespace stagewright
