#include "editor/compare/compare_window.h"

#include "editor/fields/window_size.h"
#include "editor/language/user_text.h"
#include "model/one_line.h"

#include <QHBoxLayout>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace stagewright {

namespace {

/// Marks on the picture of one side.
std::vector<MarkedPlace> marksOf(const StageComparison& comparison, std::size_t side) {
    std::vector<MarkedPlace> marks;
    if (!comparison.layout)
        return marks;
    const auto& changes = comparison.layout->changes;
    for (std::size_t i = 0; i < changes.size(); ++i)
        if (const auto& place = side == 0 ? changes[i].first : changes[i].second)
            marks.push_back({*place, changes[i].kind, i});
    return marks;
}

QString titleOf(const Stage& stage) {
    return oneLine(stage.info.title);
}

} // namespace

CompareWindow::CompareWindow(const CompareSource& first, const CompareSource& second, int players,
                             QWidget* parent)
    : QDialog(parent, Qt::Window)
    , players_(players)
    , sources_{first, second}
    , pairs_(new QListWidget)
    , summary_(new WrappedLabel)
    , figures_(new FigureTable)
    , changes_(new ChangeList)
    , loading_{Background<SideNews>([this](const SideNews& news) { hear(news); }),
               Background<SideNews>([this](const SideNews& news) { hear(news); })}
    , reckoning_([this](const FigureNews& news) { hear(news); }) {
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("compare"));
    setWindowTitle(tr("Compare: %1 and %2")
                       .arg(inTitleBar(first.stages.name), inTitleBar(second.stages.name)));
    pairs_->setAccessibleName(tr("Stages"));
    pairs_->setWordWrap(true);
    pairs_->hide();
    auto* upperAndLower = new QSplitter(Qt::Vertical);
    upperAndLower->addWidget(pictureArea());
    upperAndLower->addWidget(lowerArea());
    upperAndLower->setChildrenCollapsible(false);
    upperAndLower->setStretchFactor(0, 3);
    upperAndLower->setStretchFactor(1, 2);
    auto* all = new QSplitter;
    all->addWidget(pairs_);
    all->addWidget(upperAndLower);
    all->setChildrenCollapsible(false);
    all->setStretchFactor(1, 1);
    all->setSizes({fontMetrics().averageCharWidth() * 24, fontMetrics().averageCharWidth() * 120});
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(all, 1);
    resizeOnScreen(*this, {1180, 820});
    connect(pairs_, &QListWidget::currentRowChanged, this, &CompareWindow::showPair);
    connect(changes_, &ChangeList::changeChosen, this, &CompareWindow::chooseChange);
    for (std::size_t side = 0; side < sources_.size(); ++side) {
        connect(pictures_[side], &ComparedPicture::changeClicked, changes_,
                [this](std::size_t change) { changes_->choose(change); });
        if (sources_[side].path.isEmpty())
            loaded_[side] = sources_[side].stages;
        else
            loading_[side].begin(&CompareWindow::load, side, sources_[side]);
    }
    fillPairs();
}

QWidget* CompareWindow::pictureArea() {
    auto* area = new QWidget;
    auto* row = new QHBoxLayout(area);
    row->setContentsMargins({});
    for (std::size_t side = 0; side < sources_.size(); ++side) {
        captions_[side] = new QLabel;
        captions_[side]->setTextFormat(Qt::PlainText);
        captions_[side]->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        QFont bold = font();
        bold.setBold(true);
        captions_[side]->setFont(bold);
        pictures_[side] = new ComparedPicture;
        auto* column = new QVBoxLayout;
        column->addWidget(captions_[side]);
        column->addWidget(pictures_[side], 1);
        row->addLayout(column, 1);
    }
    return area;
}

QWidget* CompareWindow::lowerArea() {
    auto* tables = new QSplitter;
    tables->addWidget(figures_);
    tables->addWidget(changes_);
    tables->setChildrenCollapsible(false);
    auto* area = new QWidget;
    auto* column = new QVBoxLayout(area);
    column->setContentsMargins({});
    column->addWidget(summary_);
    column->addWidget(tables, 1);
    return area;
}

void CompareWindow::load(const std::stop_token&, const Background<SideNews>::Tell& tell,
                         const std::size_t& side, const CompareSource& source) {
    tell({side, loadedFrom(source)});
}

void CompareWindow::reckon(const std::stop_token& stop, const Background<FigureNews>::Tell& tell,
                           const std::vector<ToReckon>& stages, const int& players) {
    for (const ToReckon& each : stages)
        if (auto figures = expectedOf(each.stage, each.games, players, stop))
            tell({each.side, each.number, *std::move(figures)});
}

void CompareWindow::hear(const SideNews& news) {
    loaded_.at(news.side) = news.stages;
    fillPairs();
}

void CompareWindow::hear(const FigureNews& news) {
    reckoned_[{news.side, news.stage}] = news.figures;
    showFigures();
}

QString CompareWindow::sideName(std::size_t side) const {
    const Stage* stage = stageOf(side);
    const QString& file = sources_.at(side).stages.name;
    const QString title = stage ? titleOf(*stage) : QString();
    return title.isEmpty() || title == file ? file : tr("%1 (%2)").arg(title, file);
}

const Stage* CompareWindow::stageOf(std::size_t side) const {
    const auto& loaded = loaded_.at(side);
    const auto shown = shown_.at(side);
    return loaded && *loaded && shown ? &(**loaded).stages[*shown] : nullptr;
}

std::span<const Stage> CompareWindow::stagesOn(std::size_t side) const {
    const auto& loaded = loaded_.at(side);
    return loaded && *loaded ? std::span<const Stage>((**loaded).stages) : std::span<const Stage>();
}

QString CompareWindow::nameOf(const StagePair& pair) const {
    const QString first = pair.first ? titleOf(stagesOn(0)[*pair.first]) : QString();
    const QString second = pair.second ? titleOf(stagesOn(1)[*pair.second]) : QString();
    if (pair.first && pair.second)
        return first == second ? first : tr("%1 and %2", "titles of stages").arg(first, second);
    if (stagesOn(pair.first ? 1 : 0).empty())
        return first + second; // the other side has none, or cannot be read: said once, there
    return pair.first ? tr("%1: only at the left").arg(first)
                      : tr("%1: only at the right").arg(second);
}

/// The pair of a stage that was in sight when the comparison was asked for.
int CompareWindow::rowToShow() const {
    const auto isAsked = [this](const StagePair& pair) {
        return (pair.first && pair.first == sources_[0].current) ||
               (pair.second && pair.second == sources_[1].current);
    };
    const auto asked = std::find_if(found_.begin(), found_.end(), isAsked);
    return found_.empty()          ? -1
           : asked == found_.end() ? 0
                                   : static_cast<int>(asked - found_.begin());
}

void CompareWindow::fillPairs() {
    const bool isRead = std::all_of(loaded_.begin(), loaded_.end(),
                                    [](const auto& each) { return each.has_value(); });
    found_.clear();
    if (isRead)
        found_ = pairedStages(stagesOn(0), stagesOn(1));
    const QSignalBlocker quiet(pairs_);
    pairs_->clear();
    for (const StagePair& pair : found_)
        pairs_->addItem(nameOf(pair));
    pairs_->setVisible(found_.size() > 1);
    pairs_->setCurrentRow(rowToShow());
    showPair(rowToShow());
}

void CompareWindow::showPair(int row) {
    const bool isThere = row >= 0 && static_cast<std::size_t>(row) < found_.size();
    const StagePair pair = isThere ? found_[static_cast<std::size_t>(row)] : StagePair();
    shown_ = {pair.first, pair.second};
    StageComparison comparison;
    const Stage* first = stageOf(0);
    const Stage* second = stageOf(1);
    changes_->clear();
    if (first && second) {
        const Games& games = (**loaded_[0]).games;
        comparison = compared(*first, *second, games);
        changes_->showComparison(comparison, sideName(0), sideName(1),
                                 games.face<StagePlaces>(*first));
        summarySaid_ = summaryOf(comparison);
    } else {
        const bool hasBoth = !stagesOn(0).empty() && !stagesOn(1).empty();
        summarySaid_ =
            isThere && hasBoth ? tr("Only one of the rallies has this stage.") : QString();
    }
    std::vector<ToReckon> missing;
    for (std::size_t side = 0; side < sources_.size(); ++side) {
        showSide(side, comparison);
        const Stage* stage = stageOf(side);
        if (stage && !reckoned_.contains({side, *shown_[side]}))
            missing.push_back({side, *shown_[side], *stage, (**loaded_[side]).games});
    }
    if (missing.empty())
        reckoning_.giveUp();
    else
        reckoning_.begin(&CompareWindow::reckon, missing, players_);
    showFigures();
}

void CompareWindow::showSide(std::size_t side, const StageComparison& comparison) {
    captions_[side]->setText(sideName(side));
    captions_[side]->setToolTip(sources_[side].path);
    const auto& loaded = loaded_[side];
    ComparedPicture& picture = *pictures_[side];
    const Stage* stage = stageOf(side);
    if (!loaded)
        picture.say(tr("Being read…"));
    else if (!*loaded)
        picture.say(sentence(loaded->error()));
    else if (!stage)
        picture.say(stagesOn(side).empty() ? tr("There is no stage in it.")
                    : found_.empty()       ? QString()
                                           : tr("There is no such stage here."));
    else if (stage->layout.isEmpty())
        picture.say(tr("Nothing is laid yet."));
    else
        picture.showStage(*stage, (**loaded).games, marksOf(comparison, side), sideName(side));
}

ComparedFigures CompareWindow::figuresOn(std::size_t side) const {
    const Stage* stage = stageOf(side);
    if (!stage)
        return {{}, ExpectedFigures()};
    const auto found = reckoned_.find({side, *shown_.at(side)});
    return {figuresOf(*stage, (**loaded_.at(side)).games),
            found == reckoned_.end() ? std::nullopt : std::optional(found->second)};
}

QStringList CompareWindow::damagesSaid() const {
    QStringList said;
    for (const auto& side : loaded_)
        if (side && *side)
            for (const Fault& damage : (**side).damages)
                said << sentence(damage);
    return said;
}

QStringList CompareWindow::whyNoTimes() const {
    QStringList said;
    for (std::size_t side = 0; side < sources_.size(); ++side)
        if (const auto expected = figuresOn(side).expected; expected && !expected->whyNot.isEmpty())
            said << (side == 0 ? tr("Left: %1").arg(expected->whyNot)
                               : tr("Right: %1").arg(expected->whyNot));
    return said;
}

void CompareWindow::showFigures() {
    summary_->setText((damagesSaid() << summarySaid_ << whyNoTimes()).join(u' ').trimmed());
    if (!stageOf(0) && !stageOf(1))
        return figures_->showRows({}, tr("Left"), tr("Right"));
    figures_->showRows(figureRows(figuresOn(0), figuresOn(1), players_), tr("Left"), tr("Right"));
}

bool CompareWindow::isReckoned() const {
    return !found_.empty() && figuresOn(0).expected && figuresOn(1).expected;
}

void CompareWindow::chooseChange(std::optional<std::size_t> change) {
    for (ComparedPicture* picture : pictures_)
        picture->choose(change);
}

void CompareWindow::closeEvent(QCloseEvent* event) {
    for (auto& each : loading_)
        each.giveUp();
    reckoning_.giveUp();
    QDialog::closeEvent(event);
}

} // namespace stagewright
