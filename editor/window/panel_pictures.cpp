#include "editor/window/panel_pictures.h"

#include "editor/document/document.h"
#include "editor/estimate/estimate_panel.h"
#include "editor/estimate/estimator.h"
#include "editor/files/document_file.h"
#include "editor/panels/findings_panel.h"
#include "editor/panels/stage_panel.h"
#include "editor/rally/evening_panel.h"
#include "editor/rally/evening_planner.h"
#include "editor/rally/results_panel.h"
#include "editor/rally/stage_strip.h"
#include "editor/window/panels.h"
#include "editor/window/workspace.h"
#include "model/rally/piece_needs.h"

#include <QPainter>

#include <utility>

namespace stagewright {

namespace {

const auto sampleRally = QStringLiteral(":/samples/rally1.rallypack");

// Device-independent pixels.
constexpr QSize tall(330, 420);
constexpr QSize low(330, 120);
constexpr QSize asNeeded(330, 0);
constexpr QSize wide(640, 150);
constexpr QSize table(640, 260);

QImage framed(QWidget& panel, QSize size) {
    panel.setAttribute(Qt::WA_DontShowOnScreen);
    panel.resize(size);
    panel.show(); // some say nothing until they are seen
    if (size == asNeeded)
        panel.resize(size.width(), panel.sizeHint().height());
    QImage picture = panel.grab().toImage();
    panel.hide();
    QPainter painter(&picture);
    painter.setPen(panel.palette().color(QPalette::Mid));
    painter.drawRect(QRectF({}, picture.deviceIndependentSize()).adjusted(0, 0, -1, -1));
    return picture;
}

} // namespace

PanelPictures::PanelPictures(std::function<std::unique_ptr<Workspace>()> make)
    : make_(std::move(make)) {}

PanelPictures::~PanelPictures() = default;

void PanelPictures::openSample() {
    sample_ = make_();
    Document& document = sample_->document();
    if (auto rally = loadDocument(sampleRally, document.games()))
        document.open(std::move(rally->pack), {});
    document.setBoxes(boxesOf(document.rally(), document.games())); // of each what it needs
    evening_ = std::make_unique<EveningPanel>(document, sample_->planner());
    const auto tell = [this] {
        if (sample_->estimator().isStale() || sample_->planner().isStale())
            return; // each time all pictures would be drawn again
        // So that there is something to tell of a piece.
        if (const auto& estimate = sample_->estimator().report().estimate)
            sample_->editor().showPiece(estimate->pieces.front().piece);
        Q_EMIT changed();
    };
    connect(&sample_->estimator(), &Estimator::reported, this, tell);
    connect(&sample_->estimator(), &Estimator::staleChanged, this, tell);
    connect(&sample_->planner(), &EveningPlanner::reported, this, tell);
    sample_->estimator().begin();
}

QImage PanelPictures::picture(const QString& name) {
    if (!name.startsWith(u"panel/"))
        return {};
    if (!sample_)
        openSample();
    const PanelContents panels = sample_->panels();
    struct Panel {
        const char* name;
        QWidget* widget;
        QSize size;
    };
    for (const Panel& each :
         {Panel{"palette", panels.palette, tall}, Panel{"tokens", panels.tokens, low},
          Panel{"stage", panels.stage, asNeeded}, Panel{"findings", panels.findings, low},
          Panel{"estimate", panels.estimate, tall}, Panel{"details", panels.details, tall},
          Panel{"rally", panels.rally, wide}, Panel{"results", panels.results, table},
          Panel{"evening", evening_.get(), tall}})
        if (each.widget && name.mid(6) == QLatin1StringView(each.name))
            return framed(*each.widget, each.size);
    return {};
}

} // namespace stagewright
