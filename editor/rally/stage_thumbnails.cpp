#include "editor/rally/stage_thumbnails.h"

#include "editor/rally/strip_item.h"
#include "editor/sheets/stage_drawing.h"

#include <algorithm>

namespace stagewright {

namespace {

int errorsIn(const Findings& findings) {
    return static_cast<int>(
        std::count_if(findings.begin(), findings.end(),
                      [](const Finding& each) { return each.severity == Severity::Error; }));
}

} // namespace

StageThumbnails::StageThumbnails(Document& document, QObject* parent)
    : QObject(parent)
    , document_(document)
    , work_([this](const Answer& answer) { take(answer); }) {
    soon_.setSingleShot(true);
    soon_.setInterval(0);
    // Its findings may not have come yet, and then nobody would count them.
    connect(&document, &Document::leaving, this, [this](StageKey stage) {
        if (const auto found = known_.find(stage);
            found != known_.end() && !document_.isChecked()) {
            found->second.isStale = true;
            again();
        }
    });
    connect(&soon_, &QTimer::timeout, this, &StageThumbnails::look);
}

const StageThumbnails::Preview& StageThumbnails::of(const RallyStage& stage) {
    const auto [found, isNew] = known_.try_emplace(stage.key);
    Known& known = found->second;
    if (isNew || known.stage != stage.stage) {
        known.stage = stage.stage;
        known.isStale = true;
        again();
    }
    if (stage.key == document_.current() && document_.isChecked())
        known.seen.errors = errorsIn(document_.findings());
    return known.seen;
}

void StageThumbnails::drawOn(const QColor& ground, qreal devicePixelRatio) {
    const Paper paper{ground, devicePixelRatio};
    if (paper == paper_)
        return;
    paper_ = paper;
    forget();
}

void StageThumbnails::forget() {
    for (auto& [key, known] : known_)
        known.isStale = true;
    again();
}

void StageThumbnails::again() {
    work_.giveUp();
    soon_.start();
}

/// At one stage after another, in the order of the rally.
void StageThumbnails::look() {
    std::vector<Asked> asked;
    for (const RallyStage& stage : document_.rally().stages())
        if (const auto found = known_.find(stage.key);
            found != known_.end() && found->second.isStale)
            asked.push_back({stage.key, found->second.stage, stage.key == document_.current()});
    if (!asked.empty())
        work_.begin(&StageThumbnails::work, asked,
                    CheckSettings{
                        .games = document_.games(), .boxes = document_.boxes(), .inProgress = true},
                    paper_);
}

void StageThumbnails::work(const std::stop_token& stop, const Work::Tell& tell,
                           const std::vector<Asked>& asked, const CheckSettings& settings,
                           const Paper& paper) {
    for (const Asked& each : asked) {
        if (stop.stop_requested())
            return;
        Answer answer{each.key, std::nullopt, {}};
        if (!each.isOpen) {
            const auto checker = checkerFor(each.stage, settings);
            checker->check(each.stage);
            answer.errors = errorsIn(checker->findings());
        }
        answer.picture = settings.games.face<StageDrawing>(each.stage)
                             .picture(each.stage, settings.games, StripItem::pictureSize,
                                      paper.devicePixelRatio, paper.ground);
        tell(std::move(answer));
    }
}

void StageThumbnails::take(const Answer& answer) {
    Known& known = known_[answer.key];
    known.isStale = false;
    if (answer.errors && answer.key != document_.current())
        known.seen.errors = *answer.errors;
    known.seen.picture = QPixmap::fromImage(answer.picture);
    Q_EMIT seen(answer.key);
}

} // namespace stagewright
