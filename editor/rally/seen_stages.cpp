#include "editor/rally/seen_stages.h"

#include "editor/rally/strip_item.h"
#include "editor/sheets/stage_picture.h"

#include <algorithm>

namespace stagewright {

namespace {

int errorsIn(const Findings& findings) {
    return static_cast<int>(
        std::count_if(findings.begin(), findings.end(),
                      [](const Finding& each) { return each.severity == Severity::Error; }));
}

} // namespace

SeenStages::SeenStages(Document& document, QObject* parent) : QObject(parent), document_(document) {
    idle_.setSingleShot(true);
    idle_.setInterval(0);
    connect(&idle_, &QTimer::timeout, this, &SeenStages::look);
}

const SeenStages::Seen& SeenStages::of(const RallyStage& stage) {
    Known& known = known_[stage.key];
    if (known.stage != stage.stage) {
        known.stage = stage.stage;
        known.isStale = true;
    }
    // The rules have been asked of the open stage already.
    if (stage.key == document_.current())
        known.seen.errors = errorsIn(document_.findings());
    if (known.isStale)
        idle_.start();
    return known.seen;
}

void SeenStages::drawOn(const QColor& ground, qreal devicePixelRatio) {
    if (ground == ground_ && devicePixelRatio == devicePixelRatio_)
        return;
    ground_ = ground;
    devicePixelRatio_ = devicePixelRatio;
    forget();
}

void SeenStages::forget() {
    for (auto& [key, known] : known_)
        known.isStale = true;
}

/// At one stage, in the order of the rally; then the window has its turn.
void SeenStages::look() {
    for (const RallyStage& stage : document_.rally().stages()) {
        const auto found = known_.find(stage.key);
        if (found == known_.end() || !found->second.isStale)
            continue;
        Known& known = found->second;
        known.isStale = false;
        if (stage.key != document_.current()) {
            Checker checker(document_.catalogue(), document_.stock());
            checker.check(known.stage);
            known.seen.errors = errorsIn(checker.findings());
        }
        known.seen.picture =
            QPixmap::fromImage(stagePicture(known.stage, document_.catalogue(),
                                            StripItem::pictureSize, devicePixelRatio_, ground_));
        idle_.start();
        Q_EMIT seen(stage.key);
        return;
    }
}

} // namespace stagewright
