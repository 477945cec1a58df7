#pragma once

#include "model/game/edit.h"
#include "model/layouts/points/track/points.h"
#include "model/layouts/points/track/titan_words.h"
#include "model/layouts/points/track/track_marks.h"

#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QStringList>

namespace stagewright {

/// Who says what is on a point.
enum class MarkSource : std::uint8_t {
    User, ///< who has the board before him, or has thought the track out
    Book  ///< an example of the rulebook
};

/// What one source says of a place of the board.
struct Marking {
    Place at; ///< one of the 72 places; that it is a point, the rules check
    TrackMarks is;
    QStringList otherIs{}; ///< marks that the program does not know, as the file writes them
    MarkSource source = MarkSource::User;
    QJsonObject unknown{};

    friend bool operator==(const Marking&, const Marking&) = default;
};

/// A board: a track of the box, as far as its points are entered, or one of somebody's own.
struct PointTrack {
    QString id;                ///< "kaldeira"; empty: a track of one's own
    QString title{};           ///< in a Grand Slam, where the file's is that of the whole
    QString author{};          ///< likewise
    QList<Marking> markings{}; ///< by row, column, then source; each place once of each source
    bool complete = false;     ///< that the whole board is entered
    QString back{};            ///< the track on its other side; empty: not said
    bool byId = false;         ///< of a Grand Slam: the file names it, and the marks are the box's
    QJsonObject unknown{};

    [[nodiscard]] TrackMarks marksAt(Place place) const;
    friend bool operator==(const PointTrack&, const PointTrack&) = default;
};

/// A titan that takes part, in the order of the seats.
struct SeatedTitan {
    QString titan; ///< "slaugg"
    int player = 1;
    QString team{}; ///< empty: everybody for himself
    QJsonObject unknown{};

    friend bool operator==(const SeatedTitan&, const SeatedTitan&) = default;
};

enum class StackKind : std::uint8_t {
    Loop,     ///< one track that closes upon itself
    GrandSlam ///< three, bottom to top, a lap each
};

inline constexpr int usualTitanLaps = 3;
inline constexpr int mostTitanLaps = 100;
inline constexpr int grandSlamTracks = 3;

/// What is laid for a race of titans, and who races on it. In a stage file as TRACK_FORMAT.md
/// beside this header describes it.
struct TitanLayout {
    StackKind stack = StackKind::Loop;
    QList<PointTrack> tracks{};     ///< of a loop one, or none where nothing is laid yet
    QMap<QString, QString> backs{}; ///< of a Grand Slam: which track is on whose back
    QList<SeatedTitan> titans{};
    QMap<QString, TitanColour> colours{}; ///< by titan, as the owner of a box has entered them
    DiceDraft draft = DiceDraft::Book;
    PushReach push = PushReach::Full;
    int laps = usualTitanLaps; ///< 1 to mostTitanLaps; of a loop alone

    /// Boards.
    [[nodiscard]] int pieceCount() const { return static_cast<int>(tracks.size()); }
    [[nodiscard]] static const LayoutKind& kind();
    void write(ObjectWriter& members) const;
    [[nodiscard]] Expected<void> fitsAFile() const { return {}; }

    friend bool operator==(const TitanLayout&, const TitanLayout&) = default;
};

/// Its tracks; where nothing is laid yet, a bare one of one's own.
[[nodiscard]] QList<PointTrack> boardsOf(const TitanLayout& layout);

/// The layout before and after: a board is small.
struct TitanLayoutEdit {
    using Laid = TitanLayout;
    TitanLayout before;
    TitanLayout after;

    [[nodiscard]] bool isNothing() const { return before == after; }
    friend bool operator==(const TitanLayoutEdit&, const TitanLayoutEdit&) = default;
};

void apply(const TitanLayoutEdit& edit, TitanLayout& layout);
[[nodiscard]] TitanLayoutEdit inverse(const TitanLayoutEdit& edit);
[[nodiscard]] TitanLayoutEdit composed(const TitanLayoutEdit& first, const TitanLayoutEdit& second);

/// What is laid; as it is made where that is nothing.
[[nodiscard]] const TitanLayout& titanLayoutOf(const Stage& stage);

/// To a stage: this in place of what is laid.
[[nodiscard]] Edit layTitans(const Stage& stage, TitanLayout layout);

} // namespace stagewright
