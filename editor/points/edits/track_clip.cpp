#include "editor/points/edits/track_clip.h"

#include "model/exchange/exchange.h"
#include "model/game/stage_file.h"
#include "model/layouts/points/racing/titan_game.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMimeData>

#include <memory>

namespace stagewright {

namespace {

struct TrackClipText {
    Q_DECLARE_TR_FUNCTIONS(TrackClip)
};

/// Beside the text, where it is of one point: which.
constexpr QLatin1StringView pointFormat("application/x-stagewright-point");

auto noMarks(const QString& what) {
    return tl::unexpected(Fault{what, {}, {}, {}});
}

} // namespace

TrackClip clipOfPoint(const PointTrack& track, Place point) {
    TrackClip clip{{}, point};
    if (const TrackMarks marks = track.marksAt(point); !marks.isEmpty())
        clip.markings.append(Marking{point, marks});
    return clip;
}

TrackClip clipOfTrack(const PointTrack& track) {
    TrackClip clip;
    for (int number = 0; number < pointCount; ++number)
        clip.markings << clipOfPoint(track, pointNumbered(number)).markings;
    return clip;
}

void toClipboard(const TrackClip& clip, const QString& game) {
    Stage stage;
    stage.info.game = game;
    TitanLayout layout;
    layout.tracks.append(PointTrack());
    layout.tracks[0].markings = clip.markings;
    stage.layout = Layout(std::move(layout));
    auto data = std::make_unique<QMimeData>();
    data->setText(QString::fromUtf8(writeStage(stage)));
    if (clip.point)
        data->setData(pointFormat, nameOfPlace(*clip.point).toLatin1());
    QGuiApplication::clipboard()->setMimeData(data.release());
}

Expected<TrackClip> clipOfClipboard(const Games& games) {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const QString text = data ? data->text() : QString();
    if (text.isEmpty() || text.size() > largestStageFile)
        return noMarks(TrackClipText::tr("There are no marks in the clipboard"));
    const auto read = readStages(text.toUtf8(), games);
    if (!read || read->stages.empty())
        return noMarks(TrackClipText::tr("The text in the clipboard is no track"));
    const TitanLayout& layout = titanLayoutOf(read->stages.front());
    TrackClip clip;
    if (!layout.tracks.isEmpty())
        clip = clipOfTrack(resolved(layout.tracks.constFirst(), games.data<TitanGame>()));
    if (clip.markings.isEmpty())
        return noMarks(TrackClipText::tr("There are no marks in the clipboard"));
    if (data->hasFormat(pointFormat) && clip.markings.size() == 1)
        clip.point = clip.markings.constFirst().at;
    return clip;
}

} // namespace stagewright
