#include "editor/window/panels.h"

#include "editor/estimate/estimate_panel.h"
#include "editor/fields/scrolled_panel.h"
#include "editor/panels/findings_panel.h"
#include "editor/window/findings_height.h"
#include "editor/window/panel_entry.h"

#include <QLayout>
#include <QScreen>
#include <QStyle>
#include <QTabBar>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

constexpr int stripHeight = 150;
constexpr int resultsHeight = 260;

/// In mean letters: of what is wider a panel shows a part, with a bar.
constexpr int leastWidth = 26;

/// Of the panel that needs most; with large letters on a small screen a part of that has to do. On
/// a large one labels and fields stand beside each other.
int widthOfRight(const QWidget& window) {
    const int screen = window.screen()->availableGeometry().width();
    const int needed = EstimatePanel::leastWidth(window.fontMetrics()) +
                       window.style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    return std::max({270, std::min(needed, screen * 36 / 100), std::min(330, screen / 5)});
}

std::unique_ptr<QLabel> sentenceInstead(const QString& text) {
    auto label = std::make_unique<QLabel>(text);
    label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    label->setWordWrap(true);
    label->setMargin(12);
    label->hide();
    return label;
}

void putInto(const QDockWidget* scrolled, QWidget* content) {
    auto* bars = static_cast<ScrolledPanel*>(scrolled->widget());
    if (bars->widget() == content)
        return;
    if (QWidget* before = bars->takeWidget())
        before->hide();
    bars->setWidget(content);
    content->show();
    bars->fitHeight();
}

} // namespace

namespace {

/// What is there already stays, and keeps the focus.
void put(QWidget* content, QDockWidget& panel) {
    if (panel.widget() != content)
        panel.setWidget(content);
}

} // namespace

Panels::Panels(QMainWindow& window)
    : window_(window)
    , palette_(add(Qt::LeftDockWidgetArea, tr("Palette"), "palette"))
    , ideas_(add(Qt::LeftDockWidgetArea, tr("Ideas"), "ideas"))
    , tokens_(add(Qt::LeftDockWidgetArea, tr("Tokens"), "tokens"))
    , stage_(addScrolled(Qt::RightDockWidgetArea, tr("Stage"), "stage"))
    , findings_(add(Qt::RightDockWidgetArea, tr("Findings"), "findings"))
    , findingsHeight_(new FindingsHeight(window, *findings_))
    , estimate_(addScrolled(Qt::RightDockWidgetArea, tr("Estimate"), "estimate"))
    , details_(addScrolled(Qt::RightDockWidgetArea, tr("Tile"), "details"))
    , history_(add(Qt::RightDockWidgetArea, tr("History"), "history"))
    , rally_(add(Qt::BottomDockWidgetArea, tr("Stages"), "rally"))
    , results_(addScrolled(Qt::BottomDockWidgetArea, tr("Results"), "results"))
    , noPalette_(sentenceInstead(tr("Stages of this game have no palette")))
    , noIdeas_(sentenceInstead(tr("There are no ideas for stages of this game")))
    , noTokens_(sentenceInstead(tr("Stages of this game have no tokens")))
    , noDetails_(sentenceInstead(tr("Pieces of this game have no details"))) {
    // The strip lies below the board, not below the columns beside it.
    window_.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window_.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    window_.tabifyDockWidget(palette_, ideas_);
    window_.tabifyDockWidget(estimate_, details_);
    window_.tabifyDockWidget(details_, history_);
    window_.tabifyDockWidget(rally_, results_);
    rally_->hide();   // until there is more than one stage
    results_->hide(); // until asked for
    shareHeightWithResults();
    leaveNoVoidBelowStrip();
    followHeightOfStage();
    estimate_->raise();
    palette_->raise();
    window_.resizeDocks({palette_, tokens_}, {860, 140}, Qt::Vertical);
    window_.resizeDocks({stage_, findings_, estimate_}, {1, 220, 780}, Qt::Vertical);
    window_.resizeDocks({rally_, results_}, {stripHeight, stripHeight}, Qt::Vertical);
}

QDockWidget* Panels::add(Qt::DockWidgetArea area, const QString& title, const char* name) {
    auto* dock = new QDockWidget(title, &window_);
    dock->setObjectName(QString::fromLatin1(name));
    entries_[dock] = panelEntry(*dock, dock->objectName());
    dock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    window_.addDockWidget(area, dock);
    return dock;
}

QDockWidget* Panels::addScrolled(Qt::DockWidgetArea area, const QString& title, const char* name) {
    auto* bars = new ScrolledPanel;
    bars->setMinimumWidth(leastWidth * window_.fontMetrics().averageCharWidth());
    QDockWidget* dock = add(area, title, name);
    dock->setWidget(bars);
    return dock;
}

/// The results take more of the window's height than the strip of stages, and give it back.
void Panels::shareHeightWithResults() {
    QObject::connect(entries_.at(results_), &QAction::triggered, results_, [this] {
        if (isInFront(*results_) && results_->height() < resultsHeight)
            window_.resizeDocks({results_}, {resultsHeight}, Qt::Vertical);
    });
    QObject::connect(results_, &QDockWidget::visibilityChanged, rally_, [this] {
        if (results_->isHidden() && !rally_->isHidden())
            window_.resizeDocks({rally_}, {rally_->sizeHint().height()}, Qt::Vertical);
    });
}

/// The strip takes what its pictures need, whatever stood in its place; the results, behind it in
/// the same place, get theirs back when they come before it.
void Panels::leaveNoVoidBelowStrip() {
    const auto give = [this](QDockWidget* panel, int height) {
        // The window counts the tabs below a panel as a part of it.
        for (const auto* tabs : window_.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
            if (tabs->isVisible() && tabs->tabText(tabs->currentIndex()) == panel->windowTitle())
                height += tabs->height();
        window_.resizeDocks({panel}, {height}, Qt::Vertical);
    };
    const auto share = [this, give] {
        if (isInFront(*rally_) && rally_->height() > rally_->sizeHint().height()) {
            if (!results_->isHidden())
                heightOfResults_ = rally_->height();
            give(rally_, rally_->sizeHint().height());
        } else if (isInFront(*results_) && results_->height() < heightOfResults_) {
            give(results_, heightOfResults_);
        }
    };
    // Once the window has laid itself out.
    for (const QDockWidget* each : {rally_, results_})
        QObject::connect(each, &QDockWidget::visibilityChanged, rally_, share,
                         Qt::QueuedConnection);
}

/// The stage has what its fields need, no more, and less only where the user gives it less. What it
/// comes to need is taken from what stands below it: first from the estimate, then from findings.
void Panels::followHeightOfStage() {
    auto* bars = static_cast<ScrolledPanel*>(stage_->widget());
    const auto share = [this, bars] {
        // The window has not heard yet how tall it may be now.
        stage_->layout()->activate();
        window_.layout()->activate();
        QDockWidget* below = estimate_;
        for (QDockWidget* each : window_.tabifiedDockWidgets(estimate_))
            if (isInFront(*each))
                below = each;
        const auto toSpare = [](const QDockWidget& panel) {
            return std::max(0, panel.height() - panel.minimumSizeHint().height());
        };
        const int more = bars->maximumHeight() - bars->height();
        const int ofBelow = std::min(more, toSpare(*below));
        const int ofFindings = std::min(more - ofBelow, toSpare(*findings_));
        window_.resizeDocks({stage_, findings_, below},
                            {stage_->height() + ofBelow + ofFindings,
                             findings_->height() - ofFindings, below->height() - ofBelow},
                            Qt::Vertical);
    };
    // Once the new height is known all round.
    QObject::connect(bars, &ScrolledPanel::heightNeeded, stage_, share, Qt::QueuedConnection);
    bars->leaveNoVoid();
}

void Panels::fill(const PanelContents& contents) {
    put(contents.palette ? contents.palette : noPalette_.get(), *palette_);
    put(contents.ideas ? contents.ideas : noIdeas_.get(), *ideas_);
    put(contents.tokens ? contents.tokens : noTokens_.get(), *tokens_);
    showTokens(contents.tokens != nullptr);
    putInto(stage_, contents.stage);
    QObject::disconnect(titleOfStage_);
    titleOfStage_ = QObject::connect(contents.stage, &QWidget::windowTitleChanged, stage_,
                                     &QWidget::setWindowTitle);
    stage_->setWindowTitle(contents.stage->windowTitle());
    put(contents.findings, *findings_);
    findingsHeight_->follow(*contents.findings);
    putInto(estimate_, contents.estimate);
    putInto(details_, contents.details ? contents.details : noDetails_.get());
    // What a kind of layout calls them is the title of their panel, if it has one.
    const auto nameBy = [this](const QWidget* content, QDockWidget* panel, const QString& usual) {
        const bool isNamed = content && !content->windowTitle().isEmpty();
        panel->setWindowTitle(isNamed ? content->windowTitle() : usual);
        entries_.at(panel)->setText(panel->windowTitle());
    };
    nameBy(contents.details, details_, tr("Tile"));
    nameBy(contents.ideas, ideas_, tr("Ideas"));
    put(contents.rally, *rally_);
    putInto(results_, contents.results);
}

/// Only where that changes: in between the user may have the panel as they like.
void Panels::showTokens(bool hasSome) {
    if (std::exchange(hasTokens_, hasSome) == hasSome)
        return;
    if (hasSome && std::exchange(areTokensAway_, false))
        tokens_->show();
    if (!hasSome && !tokens_->isHidden()) {
        areTokensAway_ = true;
        tokens_->hide();
    }
}

void Panels::rememberBy(const std::function<void()>& remember) {
    const bool hadSome = hasTokens_;
    showTokens(true);
    remember();
    showTokens(hadSome);
}

void Panels::addTo(QMenu& menu) const {
    for (QDockWidget* panel : {palette_, ideas_, tokens_, stage_, findings_, estimate_, details_,
                               history_, rally_, results_})
        menu.addAction(entries_.at(panel));
}

void Panels::showPalette() const {
    show(SidePanel::Palette);
}

void Panels::show(SidePanel panel) const {
    QDockWidget* dock = panel == SidePanel::Palette   ? palette_
                        : panel == SidePanel::Details ? details_
                        : panel == SidePanel::Ideas   ? ideas_
                                                      : findings_;
    dock->show();
    dock->raise();
    if (dock == details_)
        makeRoomForDetails();
}

/// Who asks for them is about to work there: findings keep a few lines on a small screen.
void Panels::makeRoomForDetails() const {
    constexpr int linesOfFindings = 5;
    if (findings_->isHidden() || !isInFront(*findings_))
        return;
    window_.layout()->activate();
    const auto* bars = static_cast<const ScrolledPanel*>(details_->widget());
    const int missing = bars->widget()->sizeHint().height() - bars->height();
    const int spare =
        findings_->height() - linesOfFindings * findings_->fontMetrics().lineSpacing();
    if (const int more = std::min(missing, spare); more > 0)
        window_.resizeDocks({findings_, details_},
                            {findings_->height() - more, details_->height() + more}, Qt::Vertical);
}

void Panels::addRallyTo(QMenu& menu) const {
    menu.addSeparator();
    menu.addAction(entries_.at(results_));
}

void Panels::showRally(bool several) {
    if (several_ == several)
        return;
    several_ = several;
    rally_->setVisible(several);
}

void Panels::hideRally() {
    several_ = false;
    rally_->hide();
}

/// So that nothing moves when their contents come.
void Panels::shareWidth() {
    window_.layout()->activate(); // widths are shares of the window as it is
    window_.resizeDocks({palette_, findings_}, {250, widthOfRight(window_)}, Qt::Horizontal);
}

void Panels::reset() {
    window_.restoreState(usual_);
    areTokensAway_ = !hasTokens_;
    tokens_->setVisible(hasTokens_);
    shareWidth();
    hideRally();
}

} // namespace stagewright
