#include "editor/welcome/thumbnails.h"

#include "editor/recovery/stage_preview.h"
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

Thumbnail thumbnailOf(const QString& path, const Catalogue& catalogue, QSize size,
                      qreal devicePixelRatio) {
    const QFileInfo file(path);
    if (!file.exists())
        return {Thumbnail::State::Gone, {}};
    if (!file.isFile() || file.size() > largestFile) // a pipe would be waited for without end
        return {Thumbnail::State::Unreadable, {}};
    const auto read = loadStages(path, catalogue);
    if (!read || read->stages.empty())
        return {Thumbnail::State::Unreadable, {}};
    QImage picture =
        stagePicture(read->stages.front(), catalogue, size, devicePixelRatio, Qt::transparent);
    if (isNothing(picture))
        return {Thumbnail::State::Bare, {}};
    return {Thumbnail::State::Drawn, std::move(picture)};
}

Thumbnails::~Thumbnails() {
    halt();
}

void Thumbnails::draw(const QStringList& paths, const Catalogue& catalogue, QSize size,
                      qreal devicePixelRatio) {
    halt();
    if (paths.isEmpty())
        return;
    worker_ = std::jthread([this, paths, &catalogue, size, devicePixelRatio,
                            number = number_](const std::stop_token& stop) {
        for (const QString& path : paths) {
            if (stop.stop_requested())
                return;
            const Thumbnail thumbnail = thumbnailOf(path, catalogue, size, devicePixelRatio);
            QMetaObject::invokeMethod(
                this, [this, number, path, thumbnail] { tell(number, path, thumbnail); },
                Qt::QueuedConnection);
        }
    });
}

void Thumbnails::halt() {
    ++number_; // what has been drawn and not told is of no use any more
    worker_ = {};
}

void Thumbnails::tell(int number, const QString& path, const Thumbnail& thumbnail) {
    if (number == number_)
        Q_EMIT drawn(path, thumbnail);
}

} // namespace stagewright
