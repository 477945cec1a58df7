#include "editor/zones/entering/section_panel.h"

#include "editor/colours/board_colours.h"
#include "editor/fields/scrolled_panel.h"
#include "editor/fields/wrapped_label.h"
#include "editor/fields/wrapped_row.h"
#include "editor/zones/edits/chain_steps.h"
#include "editor/zones/entering/section_keys.h"
#include "editor/zones/words/board_words.h"
#include "editor/zones/words/line_change_words.h"
#include "model/layouts/zones/chain/section_road.h"

#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

constexpr int panelMargin = 4;
constexpr int keepAfter = 400; // milliseconds without a key

} // namespace

SectionPanel::SectionPanel(Document& document, OwnBoards& own, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , own_(own)
    , road_(new RoadChoice(document))
    , sideFields_(new SideFields)
    , state_(new WrappedLabel)
    , strip_(new StripView)
    , field_(new SectionField)
    , remarks_(new WrappedLabel)
    , counts_(new WrappedLabel)
    , keys_(nullptr)
    , mirror_(new QPushButton(tr("Read from the other end")))
    , copy_(new QPushButton)
    , bars_(new ScrolledPanel) {
    setWindowTitle(tr("Section"));
    state_->setObjectName(QStringLiteral("section-state"));
    remarks_->setObjectName(QStringLiteral("section-remarks"));
    counts_->setObjectName(QStringLiteral("section-counts"));
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(panelMargin, panelMargin, panelMargin, panelMargin);
    column->addWidget(road_);
    column->addWidget(sideFields_);
    column->addWidget(state_);
    column->addWidget(strip_);
    column->addWidget(field_);
    column->addWidget(remarks_);
    addButtons(*column);
    column->addStretch(1);
    bars_->setWidget(content);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(bars_);
    typed_.setSingleShot(true);
    typed_.setInterval(keepAfter);
    connect(&typed_, &QTimer::timeout, this, &SectionPanel::keep);
    connect(road_, &RoadChoice::chosen, this, &SectionPanel::turnTo);
    connect(sideFields_, &SideFields::said, this, &SectionPanel::sayOfSide);
    connect(sideFields_, &SideFields::refused, this, &SectionPanel::refused);
    connect(strip_, &StripView::picked, field_, &SectionField::goTo);
    connect(field_, &SectionField::edited, this, [this] {
        showSection();
        typed_.start();
    });
    connect(field_, &SectionField::finished, this, &SectionPanel::keep);
    connect(field_, &QPlainTextEdit::cursorPositionChanged, this, &SectionPanel::showSection);
    connect(&document, &Document::changed, this, &SectionPanel::follow);
    showRoad();
}

SectionPanel::~SectionPanel() {
    field_->disconnect(this); // its text and its focus end when the panel is half gone
}

void SectionPanel::hideEvent(QHideEvent* event) {
    keep();
    QWidget::hideEvent(event);
}

void SectionPanel::addButtons(QLayout& column) {
    auto* keys = new SectionKeys;
    keys_ = keys;
    connect(keys, &SectionKeys::pieceWanted, field_, &SectionField::add);
    connect(keys, &SectionKeys::flagWanted, field_, &SectionField::toggle);
    column.addWidget(keys);
    column.addWidget(counts_);
    mirror_->setObjectName(QStringLiteral("section-mirror"));
    copy_->setObjectName(QStringLiteral("section-copy"));
    column.addWidget(mirror_);
    column.addWidget(copy_);
    connect(mirror_, &QPushButton::clicked, this, [this] {
        RoadPlace road = *place_;
        std::reverse(road.points.begin(), road.points.end());
        turnTo(road);
    });
    connect(copy_, &QPushButton::clicked, this, &SectionPanel::copyToOtherSide);
}

const Zone* SectionPanel::zone() const {
    return place_ ? boardsOf(document_).zone(place_->zone) : nullptr;
}

const ZoneSide* SectionPanel::side() const {
    return zone() ? zone()->side(place_->side) : nullptr;
}

RoadElements SectionPanel::kept() const {
    const auto road = hasRoad() ? roadThrough(*zone(), *side(), place_->points) : std::nullopt;
    return road ? road->spaces : RoadElements();
}

std::optional<LineChanges> SectionPanel::lineChanges() const {
    const auto road = hasRoad() ? roadThrough(*zone(), *side(), place_->points) : std::nullopt;
    return road ? road->lineChanges : std::nullopt;
}

bool SectionPanel::isOfPack() const {
    const Zone* there = document_.baseGames().data<ZoneBoards>().zone(place_->zone);
    const ZoneSide* known = there ? there->side(place_->side) : nullptr;
    const auto road = known ? roadThrough(*there, *known, place_->points) : std::nullopt;
    return !kept().empty() && !(road && road->isEntered());
}

void SectionPanel::show(const StageSection& section) {
    const auto road = placeOfRoad(section, boardsOf(document_));
    if (!road)
        return;
    if (road != place_)
        turnTo(*road);
    wanted_ = section;
}

void SectionPanel::turnTo(const RoadPlace& road) {
    keep();
    keepUnfinished();
    place_ = road;
    wanted_.reset();
    bars_->verticalScrollBar()->setValue(0);
    road_->show(road);
    showRoad();
    const auto unfinished =
        std::find_if(unfinished_.begin(), unfinished_.end(),
                     [&](const UnfinishedText& each) { return each.road == road; });
    if (unfinished != unfinished_.end())
        field_->setPlainText(unfinished->text);
}

/// A long line with a typing error is not to be typed again after a look at another road.
void SectionPanel::keepUnfinished() {
    if (!hasRoad())
        return;
    std::erase_if(unfinished_, [this](const UnfinishedText& each) { return each.road == place_; });
    if (!isEmptyOrRight())
        unfinished_.push_back({*place_, field_->toPlainText()});
}

bool SectionPanel::isEmptyOrRight() const {
    return field_->toPlainText().trimmed().isEmpty() || field_->section().isRight();
}

/// Ends may have got numbers, or others.
void SectionPanel::followNumbers() {
    const ZoneSide* shown = side();
    const bool isRight =
        !shown || (place_->points.isEmpty() ? !shown->firstEnd.has_value()
                                            : endIndex(*shown, place_->points.first()).has_value());
    if (isRight)
        return;
    const auto road = wanted_ ? placeOfRoad(*wanted_, boardsOf(document_)) : std::nullopt;
    place_ = road.value_or(firstRoadOf(*zone(), *shown));
    showRoad();
}

/// The boards may have been entered elsewhere; what is being typed stays.
void SectionPanel::follow() {
    followNumbers();
    road_->show(place_);
    field_->setEarth(side() && side()->surface == RoadSurface::Earth);
    showSide();
    if (kept() != shown_)
        showRoad();
    else
        showSection();
}

void SectionPanel::showRoad() {
    const ZoneSide* shown = side();
    shown_ = kept();
    field_->show(shown_, shown && shown->surface == RoadSurface::Earth);
    field_->setEnabled(hasRoad());
    keys_->setEnabled(hasRoad());
    setFocusProxy(shown && !hasRoad() ? static_cast<QWidget*>(sideFields_) : field_);
    showSide();
    showSection();
}

/// Where not all of it is public.
void SectionPanel::showSide() {
    const ZoneSide* shown = side();
    const SideFacts said =
        shown ? factsEntered(own_.boards(), place_->zone, shown->side) : SideFacts();
    const bool isAsked = shown && (!shown->firstEnd || !shown->surface || said != SideFacts());
    sideFields_->setVisible(isAsked);
    if (isAsked)
        sideFields_->show({shown->surface, shown->firstEnd}, !shown->roads.isEmpty());
}

void SectionPanel::sayOfSide(const SideFacts& facts) {
    keep();
    const RoadPlace place = *place_;
    const ZoneBoards& known = boardsOf(document_);
    const auto judged = withSideSaid(own_.boards(), known, place.zone, place.side, facts);
    Expected<void> done;
    if (judged)
        done = own_.change([&](const ZoneBoards& own) {
            return withSideSaid(own, known, place.zone, place.side, facts).value_or(own);
        });
    else
        done = tl::unexpected(judged.error());
    if (done)
        return;
    Q_EMIT refused(remarkInWords(done.error()));
    showSide();
}

void SectionPanel::showState() {
    if (!side())
        return state_->setText(
            tr("Choose a section on the board, or a side and the ends of a road"));
    if (!hasRoad())
        return state_->setText(tr("Say first which numbers this side of your board has"));
    const RoadElements& typed = field_->section().road;
    const RoadElements spaces = typed.empty() && !isEmptyOrRight() ? kept() : typed;
    const QString name = nameOf(sectionOver(*place_));
    QStringList denied;
    for (const ZoneRoad& road : roadsDeniedBy(*zone(), *side(), place_->points))
        denied << nameOf(sectionOver({place_->zone, place_->side, road.points}));
    if (!denied.isEmpty())
        state_->setText(tr("%1 in place of %2: enter its spaces if your board shows it so")
                            .arg(name, denied.join(QStringLiteral(", "))));
    else if (spaces.empty())
        state_->setText(tr("%1: spaces not entered").arg(name));
    else if (spaces == kept() && isOfPack())
        state_->setText(tr("%1: %2, entered in the pack, not here", "a section, its spaces")
                            .arg(name, spacesInWords(spaces)));
    else
        state_->setText(tr("%1: %2", "a section, its spaces").arg(name, spacesInWords(spaces)));
}

void SectionPanel::showRemarks() {
    const SectionText& section = field_->section();
    QStringList remarks;
    for (const SectionRemark& remark : section.remarks) {
        const QString what = tr("Column %1: %2").arg(remark.column).arg(remark.what);
        remarks << (remark.remedy.isEmpty()
                        ? what
                        : tr("%1. %2", "a fault, a remedy").arg(what, remark.remedy));
    }
    remarks_->setText(remarks.join(u'\n'));
    remarks_->setVisible(!remarks.isEmpty());
    QPalette colours = palette();
    colours.setColor(
        QPalette::WindowText,
        textColour(section.isRight() ? Severity::Warning : Severity::Error, palette()));
    remarks_->setPalette(colours);
}

void SectionPanel::showSection() {
    const ZoneSide* shown = side();
    const SectionText& section = field_->section();
    showState();
    strip_->show(section.road, shown ? shown->surface : std::nullopt,
                 field_->hasFocus() ? field_->element() : std::nullopt);
    showRemarks();
    const RoadCounts counts = countsOf(section.road);
    counts_->setVisible(!section.road.empty());
    const QString toCompare =
        tr("With a finger on the print: %1, %2, %3", "spaces, corners, bumps")
            .arg(tr("%n space(s) along the inside line", nullptr, counts.inside),
                 tr("%n corner(s)", nullptr, counts.corners),
                 tr("%n bump(s)", nullptr, counts.bumps));
    const QString changes = lineChangesInWords(section.road, lineChanges());
    counts_->setText(changes.isEmpty() ? toCompare : toCompare + u'\n' + changes);
    mirror_->setEnabled(hasRoad());
    const ZoneSide* other = sideToCopyTo();
    const ZoneSide* twin = hasRoad() ? sideWithTheSameEnds(*zone(), *shown) : nullptr;
    copy_->setVisible(twin != nullptr);
    copy_->setEnabled(other && !section.road.empty() && section.isRight());
    if (twin)
        copy_->setText(tr("Copy to %1").arg(sideInWords(*twin)));
    copy_->setToolTip(twin && !other ? tr("It is entered there already") : QString());
}

void SectionPanel::keep() {
    typed_.stop();
    const SectionText& section = field_->section();
    const bool isEmpty = field_->toPlainText().trimmed().isEmpty();
    if (!hasRoad() || section.road == kept() || !isEmptyOrRight())
        return;
    const ZoneBoards& known = boardsOf(document_);
    const RoadElements before = std::exchange(shown_, section.road);
    const auto done = own_.change([&](ZoneBoards own) {
        return isEmpty ? withoutRoadEntered(std::move(own), *place_)
                       : withRoadEntered(std::move(own), known, *place_, section.road);
    });
    if (done)
        return;
    shown_ = before;
    Q_EMIT refused(remarkInWords(done.error()));
}

const ZoneSide* SectionPanel::sideToCopyTo() const {
    const ZoneSide* other = hasRoad() ? sideWithTheSameEnds(*zone(), *side()) : nullptr;
    const auto there = other ? roadThrough(*zone(), *other, place_->points) : std::nullopt;
    return there && there->isEntered() ? nullptr : other;
}

/// And goes there, where other notes are printed.
void SectionPanel::copyToOtherSide() {
    keep();
    const ZoneSide* other = sideToCopyTo();
    if (!other || !field_->section().isRight())
        return;
    const RoadPlace there{place_->zone, other->side, place_->points};
    const RoadElements spaces = field_->section().road;
    const std::optional<LineChanges> changes = lineChanges();
    const ZoneBoards& known = boardsOf(document_);
    const auto done = own_.change([&](ZoneBoards own) {
        return withRoadEntered(std::move(own), known, there, spaces, changes);
    });
    if (!done)
        return Q_EMIT refused(remarkInWords(done.error()));
    turnTo(there);
    field_->setFocus();
}

} // namespace stagewright
