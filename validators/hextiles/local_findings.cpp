#include "validators/hextiles/local_findings.h"

#include "model/layouts/hextiles/stage/tile_layout.h"

#include <utility>

namespace stagewright {

void LocalFindings::check(const RuleContext& context) {
    byHex_.clear();
    counts_ = {};
    const QList<Placement>& tiles = tilesOf(context.stage).placements();
    for (qsizetype i = 0; i < tiles.size(); ++i)
        if (i == 0 || tiles[i].hex != tiles[i - 1].hex)
            set(tiles[i].hex, findingsAt(context, tiles[i].hex));
}

void LocalFindings::recheck(const RuleContext& context, std::span<const Hex> touched) {
    for (const Hex hex : around(touched))
        set(hex, findingsAt(context, hex));
}

bool LocalFindings::has(const Finding& finding) const {
    if (finding.places.isEmpty())
        return false;
    const auto found = byHex_.find(hexAt(finding.places.front()));
    return found != byHex_.end() && found->second.contains(finding);
}

void LocalFindings::addTo(Findings& findings) const {
    for (const auto& [hex, found] : byHex_)
        findings.append(found);
}

void LocalFindings::set(Hex hex, Findings found) {
    const auto old = byHex_.find(hex);
    if (old != byHex_.end())
        count(old->second, counts_, -1);
    count(found, counts_);
    if (!found.isEmpty())
        byHex_[hex] = std::move(found);
    else if (old != byHex_.end())
        byHex_.erase(old);
}

} // namespace stagewright
