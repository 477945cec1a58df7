#pragma once

#include "editor/background/background.h"
#include "editor/hextiles/ideas/idea_looks.h"
#include "model/design/generate.h"
#include "model/design/list_to_lay.h"
#include "validators/table.h"

#include <QObject>

#include <cstdint>
#include <variant>

namespace stagewright {

/// How a search for ideas has ended.
struct IdeasEnd {
    bool complete = false; ///< there are no others
    bool proved = false;   ///< there is none
    QString reason;        ///< why there are none, or no more; may be empty
};

/// Stages that are wished for, one at a time or the stages of rallies.
struct StagesSought {
    RallyWishes wishes;
    Stock boxes; ///< of their tiles
    std::optional<Table> table{};
    std::optional<Stage> like{}; ///< in place of the wishes for a stage: as this one is
    std::uint64_t seed = 1;      ///< another one finds others
};

/// Other roads for a part of a stage.
struct PartSought {
    Stage stage;
    std::vector<Hex> part; ///< PartToRedraw
    Stock boxes;
    std::optional<Table> table{};
    std::uint64_t seed = 1;
};

/// Looks for stages behind the window and tells of each as it is found. Another search takes the
/// place of the one before.
class IdeaSearch final : public QObject {
    Q_OBJECT

public:
    /// So many are looked for at a time.
    static constexpr int mostIdeas = 12;
    static constexpr int mostRallies = 6; ///< likewise
    static constexpr int fewestIdeas = 3; ///< to choose from
    /// Then the search ends, but not before there are so few: while they come, each may take as
    /// long, as on a busy machine.
    static constexpr double mostSeconds = 20;

    explicit IdeaSearch(QObject* parent = nullptr);

    void layList(const ListToLay& list, const IdeaLooks& looks);
    void generate(const StagesSought& sought, const IdeaLooks& looks);
    void redraw(const PartSought& sought, const IdeaLooks& looks);
    /// The stage with what the boxes hold in place of what they lack.
    void fitBoxes(const Stage& stage, const Stock& boxes, const IdeaLooks& looks);
    void stop();

    [[nodiscard]] bool isSearching() const { return searching_; }

Q_SIGNALS:
    void found(const stagewright::Idea& idea);
    /// Not after stop().
    void ended(const stagewright::IdeasEnd& end);

private:
    using News = std::variant<Idea, IdeasEnd>;
    using Work = Background<News>;

    static void lay(const std::stop_token& stop, const Work::Tell& tell, const ListToLay& list,
                    const IdeaLooks& looks);
    static void think(const std::stop_token& stop, const Work::Tell& tell,
                      const StagesSought& sought, const IdeaLooks& looks);
    static void change(const std::stop_token& stop, const Work::Tell& tell,
                       const PartSought& sought, const IdeaLooks& looks);
    static void fit(const std::stop_token& stop, const Work::Tell& tell, const Stage& stage,
                    const Stock& boxes, const IdeaLooks& looks);
    void take(const News& news);

    bool searching_ = false;
    Work work_; ///< last, so that it ends before all else goes
};

} // namespace stagewright
