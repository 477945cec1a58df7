#pragma once

#include "editor/hextiles/edits/selection.h"
#include "model/layouts/hextiles/building/continuation.h"

namespace stagewright {

/// The open road end at which building goes on. It follows the road as tiles are laid and taken
/// back, and goes to a tile that is selected if that has an open end.
class ActiveRoadEnd final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    ActiveRoadEnd(const Document& document, const Selection& selection, QObject* parent = nullptr);

    /// Nothing where no road end calls for a tile.
    [[nodiscard]] std::optional<OpenEnd> end() const { return end_; }

    /// To the next open end, those behind the start and beyond the finish among them, or to the one
    /// before; after the last one to the first. Where building was nowhere under way, to that of
    /// the tile laid last. After a tile was taken the first step goes to where building goes on, if
    /// that is known: nothing else is meant. @return whether there is another one
    bool step(int by);

    /// To an open end that leads into the hex, if there is one.
    void goTo(Hex hex);

Q_SIGNALS:
    void moved();

private:
    void follow(const StageChange& change);
    void goToSelected();
    void goTo(std::optional<OpenEnd> end);
    [[nodiscard]] std::optional<OpenEnd> after() const;

    const Document& document_;
    const Selection& selection_;
    std::optional<OpenEnd> end_;
    bool taken_ = false; ///< a tile, since the last step or tile laid
};

} // namespace stagewright
