#pragma once

#include "editor/background/background.h"
#include "editor/hextiles/board/board_view.h"
#include "model/design/close_gap.h"

#include <functional>

namespace stagewright {

/// Where the road that is being laid is to end.
enum class RoadGoal : unsigned char {
    None,   ///< no road end is open, or it has all that it needs
    Finish, ///< the stage has none yet
    Lap     ///< of a circuit: back to its line
};

/// What the road of a stage still has to lead to from an open end.
[[nodiscard]] RoadGoal goalOf(const Stage& stage, const Catalogue& catalogue,
                              const std::optional<OpenEnd>& end);

/// Leads the road to the finish, or the lap back to its line, by the shortest way with the tiles
/// that are left: looked for behind the window, given up at the next edit, laid in one step.
class LeadingHome final : public QObject {
    Q_OBJECT

public:
    /// @param board must outlive it
    explicit LeadingHome(BoardView& board, QObject* parent = nullptr);

    [[nodiscard]] RoadGoal goal() const;
    void begin();
    [[nodiscard]] bool isSearching() const { return searching_; }

Q_SIGNALS:
    /// It has begun or ended.
    void searchingChanged();

private:
    using Work = Background<Answers>;

    static void work(const std::stop_token& stop, const Work::Tell& tell, const Stage& stage,
                     const Catalogue& catalogue, const Stock& boxes,
                     const std::optional<Table>& table, const Gap& gap);
    void setSearching(bool searching);
    void take(const Answers& answers);

    BoardView& board_;
    bool searching_ = false;
    RoadGoal sought_ = RoadGoal::None;
    Work work_; ///< last, so that it ends before all else goes
};

} // namespace stagewright
