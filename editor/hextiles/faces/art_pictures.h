#pragma once

#include "editor/background/background.h"
#include "editor/hextiles/faces/art_folder.h"

#include <functional>
#include <vector>

namespace stagewright {

/// Pictures of a folder of the user's own, read behind the window, as its disk may not answer. They
/// are there at once where it does; else the program's own faces are seen until they come.
class ArtPictures {
public:
    /// @param come called when pictures of a side are there that were asked for in vain before
    explicit ArtPictures(std::function<void(TileId side)> come);

    void setFolder(const ArtFolder& folder);

    /// Nothing where there is none, or not yet.
    [[nodiscard]] std::optional<QImage> picture(TileId side, int width);

private:
    struct Wanted {
        TileId side;
        int width;

        friend bool operator==(const Wanted&, const Wanted&) = default;
    };
    struct Found {
        Wanted wanted;
        std::optional<QImage> picture;
    };
    using Reading = Background<Found>;

    static void read(const std::stop_token& stop, const Reading::Tell& tell,
                     const ArtFolder& folder, const Wanted& wanted);
    void beginNext();
    void hear(const Found& found);
    [[nodiscard]] bool takeFound(const Wanted& wanted, std::optional<QImage>& picture);

    std::function<void(TileId side)> come_;
    ArtFolder folder_;
    std::vector<Wanted> wanted_;    ///< the first is being read
    std::vector<Found> found_;      ///< not asked for again yet
    bool answers_ = true;           ///< the last time that it was waited for
    std::optional<Wanted> awaited_; ///< is asked for right now
    Reading reading_;               ///< last, so that it ends before all else goes
};

} // namespace stagewright
