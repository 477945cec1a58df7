#include "validators/hextiles/mend.h"

#include "model/layouts/hextiles/hex/disc.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/edited_stage.h"
#include "validators/hextiles/local_findings.h"
#include "validators/hextiles/run_rules.h"

#include <algorithm>
#include <unordered_map>

namespace stagewright {

namespace {

/// Up to so many tiles each fix is judged by itself.
constexpr qsizetype fewTiles = 300;

SeverityCounts countsOf(const Findings& findings) {
    SeverityCounts counts{};
    count(findings, counts);
    return counts;
}

/// Errors 0, warnings 1, hints 2: the first in which two tallies differ.
std::size_t firstDifference(const SeverityCounts& a, const SeverityCounts& b) {
    return static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin()).first - a.begin());
}

/// Whether errors, and what follows them down to `last`, are no more than they were.
bool noWorse(const SeverityCounts& now, const SeverityCounts& before, std::size_t last) {
    const auto upTo = [last](const SeverityCounts& counts) {
        return counts.begin() + static_cast<std::ptrdiff_t>(std::min(last + 1, counts.size()));
    };
    return !std::lexicographical_compare(before.begin(), upTo(before), now.begin(), upTo(now));
}

/// Findings that nothing betters, as long as the tiles around them stay as they are.
class Hopeless {
public:
    void add(const Finding& finding) { byHex_[placeOf(finding)].append(finding); }

    [[nodiscard]] bool has(const Finding& finding) const {
        const auto there = byHex_.find(placeOf(finding));
        return there != byHex_.end() && there->second.contains(finding);
    }

    void forgetAround(std::span<const Hex> touched) {
        if (touched.size() > byHex_.size())
            return byHex_.clear();
        // A finding is about a hex or two, and its fix looks as far as a tile and its neighbours
        // do.
        constexpr int reach = 2 * localReach + 2;
        for (const Hex hex : touched)
            for (const Hex near : disc(hex, reach))
                byHex_.erase(near);
    }

    [[nodiscard]] bool isEmpty() const { return byHex_.empty(); }
    void clear() { byHex_.clear(); }

private:
    static Hex placeOf(const Finding& finding) {
        return finding.places.isEmpty() ? Hex{} : hexAt(finding.places.front());
    }

    std::unordered_map<Hex, Findings> byHex_;
};

/// Mends a stage. Fixes of what local rules say are tried on the spot, which takes no longer on a
/// larger stage; then the global rules are asked once for all of them, and where those find
/// something worse, for half as many.
class Mending {
public:
    Mending(const RuleContext& context, bool hints)
        : context_(context)
        , hints_(hints)
        , stage_(context.stage)
        , onlyFew_(tilesOf(context.stage).placements().size() <= fewTiles) {
        local_.check(here());
        global_ = globalFindings(here()).findings;
    }

    Mended run() {
        while (makeSome() || tryAgain()) {
        }
        return {stage_.whole(), std::move(fixes_)};
    }

private:
    struct Trial {
        Finding finding;
        Fix fix;
    };

    [[nodiscard]] RuleContext on(const Stage& stage) const {
        return {stage, context_.catalogue, context_.stock, context_.table};
    }
    [[nodiscard]] RuleContext here() { return on(stage_.whole()); }

    /// Enough to judge some hexes, and what lies within reach of them, by local rules.
    [[nodiscard]] Stage around(std::span<const Hex> hexes) const {
        return stage_.around(hexes, 2 * localReach);
    }

    [[nodiscard]] Findings findings() const;
    bool makeSome();
    bool tryAgain();
    bool makeGlobal(const Finding& finding);
    bool tryLocal(const Finding& finding);
    void confirm(const SeverityCounts& localBefore);
    void change(const Edit& edit);
    void takeBack();
    void keep(Findings global);

    const RuleContext& context_;
    bool hints_;
    EditedStage stage_;
    std::vector<Fix> fixes_; ///< made and confirmed
    LocalFindings local_;
    Findings global_;
    bool onlyFew_;
    std::size_t atOnce_ = 1;
    std::vector<Trial> trials_; ///< made, and not yet confirmed
    std::size_t class_ = 0;     ///< the last in which one of them betters the stage
    Hopeless hopeless_;
    Hopeless vetoed_;   ///< likewise of global rules, and of local ones where those object
    bool kept_ = false; ///< something since the last time that all was hopeless
};

Findings Mending::findings() const {
    Findings all = global_;
    local_.addTo(all);
    if (!hints_)
        all.removeIf([](const Finding& each) { return each.severity == Severity::Hint; });
    sortFindings(all);
    return all;
}

void Mending::change(const Edit& edit) {
    stage_.apply(edit);
    const QList<Hex> touched = touchedHexes(edit);
    local_.recheck(on(around(touched)), touched);
}

/// Applies what is obvious, in the order of the findings, as far as it goes in one go.
/// @return whether there was anything to try
bool Mending::makeSome() {
    const SeverityCounts localBefore = local_.counts();
    for (const Finding& finding : findings()) {
        if (hopeless_.has(finding) || vetoed_.has(finding))
            continue;
        if (isLocalRule(finding.rule)) {
            if (tryLocal(finding) && trials_.size() == atOnce_)
                break;
        } else if (!trials_.empty()) {
            break; // it is judged by itself, when what comes before it is made
        } else if (makeGlobal(finding)) {
            return true;
        }
    }
    if (trials_.empty())
        return false;
    confirm(localBefore);
    return true;
}

/// What was hopeless may not be so any more, after what has been made since.
bool Mending::tryAgain() {
    if (!kept_ || vetoed_.isEmpty())
        return false;
    kept_ = false;
    vetoed_.clear();
    return true;
}

bool Mending::makeGlobal(const Finding& finding) {
    if (auto fix = suggestion(here(), finding)) {
        const SeverityCounts before = sum(local_.counts(), countsOf(global_));
        change(fix->edit);
        trials_.push_back({finding, *std::move(fix)});
        Findings global = globalFindings(here()).findings;
        if (!global.contains(finding) && sum(local_.counts(), countsOf(global)) < before) {
            keep(std::move(global));
            return true;
        }
        takeBack();
    }
    vetoed_.add(finding);
    return false;
}

/// Leaves the stage as it was unless it is the better for it, as far as local rules go.
bool Mending::tryLocal(const Finding& finding) {
    if (!local_.has(finding))
        return false; // what was made before has mended it
    auto fix = suggestion(on(around(hexesOf(finding.places))), finding);
    const SeverityCounts before = local_.counts();
    if (fix) {
        change(fix->edit);
        const SeverityCounts now = local_.counts();
        if (now < before && !local_.has(finding)) {
            class_ = std::max(class_, firstDifference(before, now));
            trials_.push_back({finding, *std::move(fix)});
            return true;
        }
        change(inverse(fix->edit));
    }
    hopeless_.add(finding);
    return false;
}

/// Keeps the trials if the stage as a whole is the better for them, or takes them back.
void Mending::confirm(const SeverityCounts& localBefore) {
    Findings global = globalFindings(here()).findings;
    const SeverityCounts before = countsOf(global_);
    const SeverityCounts now = countsOf(global);
    const bool single = trials_.size() == 1;
    if (sum(local_.counts(), now) < sum(localBefore, before) &&
        (single || noWorse(now, before, class_)))
        return keep(std::move(global));
    if (single)
        vetoed_.add(trials_.front().finding);
    atOnce_ = std::max<std::size_t>(1, trials_.size() / 2);
    takeBack();
}

void Mending::takeBack() {
    for (auto trial = trials_.rbegin(); trial != trials_.rend(); ++trial)
        change(inverse(trial->fix.edit));
    trials_.clear();
    class_ = 0;
}

void Mending::keep(Findings global) {
    global_ = std::move(global);
    if (!onlyFew_)
        atOnce_ = std::max(atOnce_, 2 * trials_.size());
    for (Trial& trial : trials_) {
        hopeless_.forgetAround(touchedHexes(trial.fix.edit));
        fixes_.push_back(std::move(trial.fix));
    }
    if (onlyFew_)
        vetoed_.clear();
    trials_.clear();
    class_ = 0;
    kept_ = true;
}

} // namespace

Mended mended(const RuleContext& context, bool hints) {
    return Mending(context, hints).run();
}

} // namespace stagewright
