#pragma once

#include "editor/background/background.h"
#include "editor/hextiles/ideas/idea.h"
#include "model/design/list_to_lay.h"
#include "model/design/wishes.h"
#include "model/game/games.h"
#include "validators/table.h"

#include <QColor>
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

/// What is shown of an idea, and by what it is measured.
struct IdeaLooks {
    Games games;
    int players = 4;
    QSize picture; ///< device-independent pixels
    qreal devicePixelRatio = 1;
    QColor ground;
};

/// Looks for stages behind the window and tells of each as it is found. Another search takes the
/// place of the one before.
class IdeaSearch final : public QObject {
    Q_OBJECT

public:
    /// So many are looked for at a time.
    static constexpr int mostIdeas = 12;
    static constexpr double mostSeconds = 20;

    explicit IdeaSearch(QObject* parent = nullptr);

    void layList(const ListToLay& list, const IdeaLooks& looks);
    /// Stages as wished, of the tiles of these boxes. @param seed another one finds others
    void generate(const Wishes& wishes, const Stock& boxes, const std::optional<Table>& table,
                  const IdeaLooks& looks, std::uint64_t seed);
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
    static void think(const std::stop_token& stop, const Work::Tell& tell, const Wishes& wishes,
                      const Stock& boxes, const std::optional<Table>& table, const IdeaLooks& looks,
                      const std::uint64_t& seed);
    static void fit(const std::stop_token& stop, const Work::Tell& tell, const Stage& stage,
                    const Stock& boxes, const IdeaLooks& looks);
    void take(const News& news);

    bool searching_ = false;
    Work work_; ///< last, so that it ends before all else goes
};

/// An idea of the stage: its picture and how it is driven.
[[nodiscard]] Idea ideaOf(const Stage& stage, const IdeaLooks& looks, const std::stop_token& stop);

} // namespace stagewright
