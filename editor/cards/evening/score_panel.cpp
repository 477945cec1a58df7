#include "editor/cards/evening/score_panel.h"

#include "editor/cards/edits/table_steps.h"
#include "editor/cards/evening/score_steps.h"
#include "editor/cards/words/season.h"
#include "editor/fields/scrolled_panel.h"
#include "editor/fields/wrapped_label.h"

#include <QVBoxLayout>

#include <algorithm>

namespace stagewright {

ScorePanel::ScorePanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , ghost_(new ScoreForm(document, -1))
    , solo_(new WrappedLabel)
    , take_(new QPushButton(tr("Places as results")))
    , season_(new WrappedLabel) {
    setWindowTitle(tr("Scores"));
    solo_->setObjectName(QStringLiteral("card-score-solo"));
    season_->setObjectName(QStringLiteral("card-season"));
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    for (int seat = 0; seat < cardGameOf(document).mostPlayers; ++seat) {
        seats_.push_back(new ScoreForm(document, seat));
        column->addWidget(seats_.back());
    }
    for (QWidget* part : std::initializer_list<QWidget*>{ghost_, solo_, take_, season_})
        column->addWidget(part);
    column->addStretch();
    take_->setObjectName(QStringLiteral("card-score-take"));
    take_->setToolTip(tr("They then stand in the panel Results, beside those of other stages."));
    connect(take_, &QPushButton::clicked, this, [this] { document_.make(takePlaces(document_)); });
    auto* bars = new ScrolledPanel;
    bars->setWidget(content);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(bars);
    connect(&document, &Document::changed, this, &ScorePanel::show);
    connect(&document, &Document::rallyChanged, this, &ScorePanel::show);
    show();
}

void ScorePanel::show() {
    const CardTable table = tableOf(document_);
    const auto standings = standingsOf(table);
    const auto result = [&](qsizetype seat) {
        const auto found =
            std::find_if(standings.begin(), standings.end(),
                         [&](const SeatStanding& each) { return each.seat == seat; });
        if (found == standings.end())
            return QString();
        const int qualifies = cardGameOf(document_).trial.qualifies;
        if (table.mode == CardMode::Trial && !found->destroyed)
            return found->total >= qualifies
                       ? tr("%1 points: qualified for a real stage").arg(found->total)
                       : tr("%1 points: %2 are needed for a real stage")
                             .arg(found->total)
                             .arg(qualifies);
        return found->destroyed ? tr("destroyed: no points")
                                : tr("%1 points, %2 of them for popularity: place %3")
                                      .arg(found->total)
                                      .arg(found->bonus)
                                      .arg(found->place);
    };
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const auto seat = static_cast<qsizetype>(i);
        seats_[i]->setVisible(seat < table.seats.size());
        if (seat < table.seats.size())
            seats_[i]->show(result(seat));
    }
    const bool isSolo = table.mode == CardMode::Solo;
    ghost_->setVisible(isSolo);
    ghost_->show(result(table.seats.size()));
    const auto won = beatsTheGhost(table);
    solo_->setVisible(won.has_value());
    solo_->setText(!won   ? QString()
                   : *won ? tr("The ghost driver is beaten.")
                          : tr("The ghost driver has won."));
    take_->setEnabled(!standings.empty());
    season_->setText(season());
    season_->setVisible(!season_->text().isEmpty());
}

/// Said to be our own idea: the book has single stages.
QString ScorePanel::season() const {
    const Season season = seasonOf(document_.rally());
    if (std::none_of(season.lines.begin(), season.lines.end(),
                     [](const SeasonLine& line) { return line.stages > 1; }))
        return {};
    QStringList texts{seasonInWords()};
    for (const SeasonLine& line : season.lines)
        if (line.stages > 0)
            texts << tr("%1. %2: %3 points", "place, name, sum")
                         .arg(line.place)
                         .arg(line.name)
                         .arg(line.total);
    return texts.join(u'\n');
}

} // namespace stagewright
