#pragma once

#include "editor/hextiles/ring/end_choices.h"
#include "editor/hextiles/ring/leading_home.h"
#include "editor/hextiles/ring/ring_button.h"

#include <vector>

namespace stagewright {

/// Round the empty hex where building goes on, small pictures of the tiles that would fit there,
/// those that bend left on the left: the best have a place. Beside them the ways that lead the road
/// to its end. The pointer over one shows it as a ghost, a click lays it; full stop and comma go
/// from one to the next, the best first, and Enter lays it.
///
/// Pictures lie on empty hexes alone, and go while something is in the hand.
class ChoiceRing final : public QObject {
    Q_OBJECT

public:
    static constexpr int mostPictures = 7;

    /// @param board owns it; @param faces must outlive it
    ChoiceRing(BoardView& board, FaceCache& faces);
    ~ChoiceRing() override;

    void setWanted(bool wanted);
    void setWishes(const Wishes& wishes) { choices_.setWishes(wishes); }
    void leadHome() { home_.begin(); }

    /// Escape. @return whether there was something to let go of
    bool letGo();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What a button stands for: one of the choices, or a way home.
    struct Entry {
        RingButton* button; ///< the board owns it
        std::optional<EndChoice> choice{};
        std::optional<std::size_t> way{}; ///< of the ways home; nothing: it has to be looked for
    };

    void refill();
    void showHome();
    void place();
    [[nodiscard]] int lengthOf(const Entry& entry) const;
    void name(const Entry& entry) const;
    void step(int by);
    void point(int entry);
    void take(const Entry& entry);
    [[nodiscard]] std::vector<QPointF> places(std::size_t count) const;
    [[nodiscard]] Entry& entryAt(std::size_t at);
    [[nodiscard]] const Entry* pointedEntry() const;

    BoardView& board_;
    TilePictures pictures_;
    EndChoices choices_;
    LeadingHome home_;
    bool wanted_ = false;
    std::vector<Entry> entries_; ///< best first, ways home last; then those not in use
    std::size_t tiles_ = 0;      ///< so many are choices
    std::size_t count_ = 0;      ///< of those in use
    int pointed_ = -1;           ///< by the keys
};

} // namespace stagewright
