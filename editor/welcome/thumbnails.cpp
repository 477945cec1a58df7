#include "editor/welcome/thumbnails.h"

#include "editor/sheets/stage_drawing.h"
#include "model/exchange/exchange.h"

#include <QFileInfo>

#include <chrono>

namespace stagewright {

namespace {

using namespace std::chrono_literals;

/// A stage of a thousand tiles has some hundred kB; what is larger takes longer than a picture is
/// worth.
constexpr qint64 largestFile = 2 * 1024 * 1024;

/// The others do not wait longer for one.
constexpr auto slowAfter = 300ms;

/// There are many, and the page is often left: none is waited for long.
constexpr auto patience = 10ms;

bool isNothing(const QImage& picture) {
    const QImage bits = picture.convertToFormat(QImage::Format_Alpha8);
    for (int y = 0; y < bits.height(); ++y)
        if (std::any_of(bits.constScanLine(y), bits.constScanLine(y) + bits.width(),
                        [](uchar alpha) { return alpha != 0; }))
            return false;
    return true;
}

} // namespace

Thumbnail thumbnailOf(const QString& path, const Games& games, QSize size, qreal devicePixelRatio,
                      int stage) {
    const QFileInfo file(path);
    if (!file.exists())
        return {Thumbnail::State::Gone, {}};
    if (!file.isFile() || file.size() > largestFile) // a pipe would be waited for without end
        return {Thumbnail::State::Unreadable, {}};
    const auto read = loadStages(path, games);
    if (!read || static_cast<int>(read->stages.size()) <= stage)
        return {Thumbnail::State::Unreadable, {}};
    const Stage& shown = read->stages[static_cast<std::size_t>(stage)];
    const Games withOwn = gamesOf(*read, games);
    QImage picture = withOwn.face<StageDrawing>(shown).picture(shown, withOwn, size,
                                                               devicePixelRatio, Qt::transparent);
    if (isNothing(picture))
        return {Thumbnail::State::Bare, {}};
    return {Thumbnail::State::Drawn, std::move(picture)};
}

Thumbnails::Thumbnails(QObject* parent) : QObject(parent) {
    slow_.setSingleShot(true);
    slow_.setInterval(slowAfter);
    connect(&slow_, &QTimer::timeout, this, &Thumbnails::passBySlow);
}

Thumbnails::~Thumbnails() {
    halt();
}

void Thumbnails::draw(const QStringList& paths, const Games& games, QSize size,
                      qreal devicePixelRatio) {
    std::vector<ShownStage> stages;
    for (const QString& path : paths)
        stages.push_back({path});
    draw(stages, games, size, devicePixelRatio);
}

void Thumbnails::draw(const std::vector<ShownStage>& stages, const Games& games, QSize size,
                      qreal devicePixelRatio) {
    halt();
    left_.assign(stages.rbegin(), stages.rend());
    games_ = games;
    size_ = size;
    devicePixelRatio_ = devicePixelRatio;
    passBySlow();
}

void Thumbnails::halt() {
    left_.clear();
    slow_.stop();
    for (const auto& each : drawings_) // all before the first end is waited for
        each->giveUp();
    drawings_.clear();
}

/// Those that are being drawn go on by themselves.
void Thumbnails::passBySlow() {
    if (left_.empty())
        return;
    const std::size_t number = drawings_.size();
    drawings_.push_back(std::make_unique<Drawing>(
        [this, number](const auto& each) {
            Q_EMIT drawn(each.first.path, each.second, each.first.stage);
            drawNext(*drawings_[number]);
        },
        WorkManner{true, patience}));
    drawNext(*drawings_.back());
}

void Thumbnails::drawNext(Drawing& drawing) {
    if (left_.empty())
        return;
    const ShownStage next = left_.back();
    left_.pop_back();
    drawing.begin(&Thumbnails::drawOne, next, games_, size_, devicePixelRatio_);
    slow_.start();
}

void Thumbnails::drawOne(const std::stop_token&, const Drawing::Tell& tell, const ShownStage& shown,
                         const Games& games, const QSize& size, const qreal& devicePixelRatio) {
    tell({shown, thumbnailOf(shown.path, games, size, devicePixelRatio, std::max(shown.stage, 0))});
}

} // namespace stagewright
