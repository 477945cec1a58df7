#include "editor/welcome/thumbnails.h"

#include "editor/sheets/stage_picture.h"
#include "model/exchange/exchange.h"

#include <QFileInfo>

namespace stagewright {

namespace {

/// A stage of a thousand tiles has some hundred kB; what is larger takes longer than a picture is
/// worth.
constexpr qint64 largestFile = 2 * 1024 * 1024;

bool isNothing(const QImage& picture) {
    const QImage bits = picture.convertToFormat(QImage::Format_Alpha8);
    for (int y = 0; y < bits.height(); ++y)
        if (std::any_of(bits.constScanLine(y), bits.constScanLine(y) + bits.width(),
                        [](uchar alpha) { return alpha != 0; }))
            return false;
    return true;
}

} // namespace

Thumbnail thumbnailOf(const QString& path, const Games& games, QSize size, qreal devicePixelRatio) {
    const QFileInfo file(path);
    if (!file.exists())
        return {Thumbnail::State::Gone, {}};
    if (!file.isFile() || file.size() > largestFile) // a pipe would be waited for without end
        return {Thumbnail::State::Unreadable, {}};
    const auto read = loadStages(path, games);
    if (!read || read->stages.empty())
        return {Thumbnail::State::Unreadable, {}};
    QImage picture = stagePicture(read->stages.front(), games.data<Catalogue>(), size,
                                  devicePixelRatio, Qt::transparent);
    if (isNothing(picture))
        return {Thumbnail::State::Bare, {}};
    return {Thumbnail::State::Drawn, std::move(picture)};
}

Thumbnails::Thumbnails(QObject* parent)
    : QObject(parent)
    , drawing_([this](const auto& each) { Q_EMIT drawn(each.first, each.second); },
               WorkManner{true, diskPatience}) {}

void Thumbnails::draw(const QStringList& paths, const Games& games, QSize size,
                      qreal devicePixelRatio) {
    drawing_.begin(&Thumbnails::drawAll, paths, games, size, devicePixelRatio);
}

void Thumbnails::drawAll(const std::stop_token& stop, const Drawing::Tell& tell,
                         const QStringList& paths, const Games& games, const QSize& size,
                         const qreal& devicePixelRatio) {
    for (const QString& path : paths) {
        if (stop.stop_requested())
            return;
        tell({path, thumbnailOf(path, games, size, devicePixelRatio)});
    }
}

} // namespace stagewright
