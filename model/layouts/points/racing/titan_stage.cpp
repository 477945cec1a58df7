#include "model/layouts/points/racing/titan_stage.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct TitanStageText {
    Q_DECLARE_TR_FUNCTIONS(TitanStage)
};

/// Colours by seat; none where that of a titan is not known, or two have the same.
std::vector<TitanColour> coloursOf(const TitanLayout& layout, const TitanGame& game) {
    std::vector<TitanColour> colours;
    for (const SeatedTitan& seat : layout.titans) {
        const TitanRecord* titan = game.titan(seat.titan);
        std::optional<TitanColour> colour = titan ? titan->colour : std::nullopt;
        if (!colour && layout.colours.contains(seat.titan))
            colour = layout.colours.value(seat.titan);
        if (!colour || std::find(colours.begin(), colours.end(), *colour) != colours.end())
            return {};
        colours.push_back(*colour);
    }
    return colours;
}

/// Whoever came upon one would slide for ever.
bool hasRingOfIce(const PointMarks& marks) {
    const auto isRing = [&](int start, PointStep step) {
        int at = start;
        do {
            if (!marks[static_cast<std::size_t>(at)].has(TrackMark::Ice))
                return false;
            at = stepFrom(at, step).point;
        } while (at != start);
        return true;
    };
    for (int start = 0; start < pointCount; ++start)
        for (const PointStep step : stepsAhead) // those behind go round the same rings
            if (isRing(start, step))
                return true;
    return false;
}

} // namespace

PointMarks pointMarksOf(const PointTrack& track) {
    PointMarks marks{};
    for (const Marking& marking : track.markings)
        if (isPoint(marking.at))
            marks[static_cast<std::size_t>(numberOfPoint(marking.at))].add(marking.is);
    return marks;
}

Expected<TitanBoard> boardOf(const TitanLayout& layout, const TitanGame& game,
                             std::optional<int> laps) {
    std::vector<PointMarks> worlds;
    for (const PointTrack& track : boardsOf(layout))
        worlds.push_back(pointMarksOf(resolved(track, game)));
    if (std::any_of(worlds.begin(), worlds.end(), hasRingOfIce))
        return tl::unexpected(
            Fault{TitanStageText::tr("ice lies all the way round on a line of the track: whoever "
                                     "comes upon it slides without an end"),
                  {},
                  TitanStageText::tr("Take the ice from one of its points"),
                  {}});
    if (layout.stack == StackKind::Loop)
        return TitanBoard(worlds.front(), laps.value_or(layout.laps));
    if (layout.tracks.size() != grandSlamTracks)
        return tl::unexpected(Fault{
            TitanStageText::tr("a Grand Slam has three tracks, not %1").arg(layout.tracks.size()),
            {},
            TitanStageText::tr("Choose three"),
            {}});
    return TitanBoard(std::move(worlds));
}

Expected<TitanRaces> racesOf(const TitanLayout& layout, const TitanGame& game,
                             std::optional<int> laps) {
    const auto board = boardOf(layout, game, laps);
    if (!board)
        return tl::unexpected(board.error());
    constexpr int usualTitans = 4;
    const int seated = static_cast<int>(layout.titans.size());
    if (seated > mostTitans)
        return tl::unexpected(Fault{TitanStageText::tr("six titans race at most"), {}, {}, {}});
    TitanRaces races{{*board, game.faces, layout.push}};
    races.race.mostLife = static_cast<std::int8_t>(game.mostLife);
    for (const TitanRecord& titan : game.titans)
        if (titan.colour)
            races.race.startLife[static_cast<std::size_t>(*titan.colour)] =
                static_cast<std::int8_t>(titan.life);
    races.titans = seated > 0 ? seated : usualTitans;
    races.colours = coloursOf(layout, game);
    races.draft = layout.draft;
    return races;
}

} // namespace stagewright
