#include "editor/window/findings_height.h"

#include "editor/panels/findings_panel.h"

#include <algorithm>

namespace stagewright {

namespace {

constexpr int leastLines = 10; ///< of findings that come, if there is room
constexpr int margins = 8;     ///< of the panel's frame, pixels

} // namespace

FindingsHeight::FindingsHeight(QMainWindow& window, QDockWidget& dock)
    : QObject(&window)
    , window_(window)
    , dock_(dock) {}

void FindingsHeight::follow(const FindingsPanel& findings) {
    if (findings_)
        findings_->disconnect(this);
    findings_ = &findings;
    connect(&findings, &FindingsPanel::emptyChanged, this, &FindingsHeight::share);
    share();
}

/// More that the user has given by hand meanwhile stays.
void FindingsHeight::share() {
    const bool wasEmpty = small_ > 0;
    if (!findings_ || findings_->isEmpty() == wasEmpty)
        return;
    if (!wasEmpty) {
        before_ = std::max(dock_.height(), leastLines * dock_.fontMetrics().lineSpacing());
        small_ = findings_->heightWhenEmpty() + dock_.fontMetrics().height() + margins;
        if (small_ < dock_.height())
            window_.resizeDocks({&dock_}, {small_}, Qt::Vertical);
    } else {
        small_ = 0;
        if (dock_.height() < before_)
            window_.resizeDocks({&dock_}, {before_}, Qt::Vertical);
    }
}

} // namespace stagewright
