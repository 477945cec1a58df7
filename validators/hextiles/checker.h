#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/route.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/fix_finder.h"

#include <optional>
#include <span>
#include <stop_token>
#include <unordered_map>

namespace stagewright {

/// What the rules say of a stage, kept up to date edit by edit: always equal to a full check.
class Checker {
public:
    Checker(const Catalogue& catalogue, Stock stock);

    /// Checks the whole stage anew. @return false if it was asked to stop, and has stopped
    /// somewhere: what it says then is of no use
    bool check(const Stage& stage, const std::stop_token& stop = {});

    /// Checks again after an edit that took or put tiles on `touched` hexes and nowhere else.
    void recheck(const Stage& stage, std::span<const Hex> touched);

    /// Only the local rules around an edit; findings() stays as it is until the next recheck.
    void recheckLocal(const Stage& stage, std::span<const Hex> touched);

    /// By the same rules of the same tiles; it has checked nothing yet.
    [[nodiscard]] Checker anew() const;

    // What follows takes effect with the next check; another catalogue with the next full one.

    void setCatalogue(const Catalogue& catalogue) { catalogue_ = catalogue; }
    void setStock(Stock stock) { stock_ = std::move(stock); }
    /// Hints say what real stages do now and then; they are left out unless asked for.
    void setHints(bool wanted) { hints_ = wanted; }
    void setTable(std::optional<Table> table) { table_ = table; }
    /// Whether the stage counts as finished, as one in a file does; it does not unless said so.
    void setFinished(bool finished) { finished_ = finished; }
    /// Whether it is being laid, so that it need not have its end yet (inProgress).
    void setInProgress(bool inProgress) { inProgress_ = inProgress; }

    /// The games that are known beside those of the boxes.
    void setGames(const QStringList& ids) { games_ = ids; }

    /// What would mend findings of the stage.
    [[nodiscard]] TileFixFinder fixes(const Stage& stage) const {
        return {stage, catalogue_, stock_, table_};
    }
    [[nodiscard]] std::optional<Fix> fixFor(const Stage& stage, const Finding& finding) const {
        return fixes(stage).fixFor(finding);
    }

    /// Errors first, then warnings, then hints; within them by place.
    [[nodiscard]] const Findings& findings() const { return findings_; }
    [[nodiscard]] const Route& route() const { return route_; }

private:
    [[nodiscard]] RuleContext context(const Stage& stage) const {
        return {stage, catalogue_, stock_, table_, finished_, games_};
    }
    void checkLocally(const RuleContext& context, const std::stop_token& stop = {});
    void checkHex(const RuleContext& context, Hex hex);
    void checkGlobally(const RuleContext& context, const std::stop_token& stop = {});
    void gather(const RuleContext& context, const Findings& global);

    Catalogue catalogue_;
    Stock stock_;
    std::optional<Table> table_;
    QStringList games_;
    bool hints_ = false;
    bool finished_ = false;
    bool inProgress_ = false;
    std::unordered_map<Hex, Findings> local_;
    Route route_;
    Findings findings_;
};

} // namespace stagewright
