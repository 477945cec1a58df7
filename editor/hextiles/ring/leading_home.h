#pragma once

#include "editor/background/background.h"
#include "editor/hextiles/board/board_view.h"
#include "model/design/close_gap.h"

#include <QTimer>

#include <vector>

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

/// Leads the road to the finish, or the lap back to its line, with the tiles that are left. The
/// shortest ways, really different ones, are looked for behind the window after each edit, for a
/// moment; where that was too short, one is looked for when it is asked for. A way is laid in one
/// step, and all are given up at the next edit.
class LeadingHome final : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t mostWays = 3;

    /// @param board must outlive it
    explicit LeadingHome(BoardView& board, QObject* parent = nullptr);

    /// Until it is wanted, no ways are looked for ahead.
    void setWanted(bool wanted);

    [[nodiscard]] RoadGoal goal() const;
    /// Stages that the open one may become, the shortest way first; none until some were found.
    [[nodiscard]] const std::vector<Stage>& ways() const { return ways_; }

    /// Lays the shortest way, or looks for it.
    void begin();
    /// Lays one of the ways.
    void lay(const Stage& way);
    [[nodiscard]] bool isSearching() const { return searching_; }

Q_SIGNALS:
    /// Ways were found or are no more, or the search for one has begun or ended.
    void changed();

private:
    using Work = Background<Answers>;
    /// How long, and for how many ways, of which some are really different.
    struct Effort {
        double seconds = 0;
        int answers = 1;
    };

    static void work(const std::stop_token& stop, const Work::Tell& tell, const Stage& stage,
                     const Catalogue& catalogue, const Stock& boxes,
                     const std::optional<Table>& table, const Gap& gap, const Effort& effort);
    [[nodiscard]] std::optional<Gap> gap() const;
    void search(Work& behind, const Gap& gap, const Effort& effort);
    void giveUp();
    void lookAhead();
    void note(const Answers& answers);
    void take(const Answers& answers);

    BoardView& board_;
    bool wanted_ = false;
    bool searching_ = false;
    std::vector<Stage> ways_;
    QTimer soon_; ///< when an edit has been made in full
    Work ahead_;  ///< last, with the other, so that they end before all else goes
    Work work_;
};

} // namespace stagewright
