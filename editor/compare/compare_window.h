#pragma once

#include "editor/background/background.h"
#include "editor/compare/change_list.h"
#include "editor/compare/compare_source.h"
#include "editor/compare/compared_picture.h"
#include "editor/compare/figure_table.h"
#include "editor/fields/wrapped_label.h"

#include <QDialog>
#include <QListWidget>

#include <array>
#include <map>
#include <optional>
#include <span>

namespace stagewright {

/// Two stages or rallies side by side: pictures with what has changed marked on both, figures,
/// pieces. Files are read, stages estimated behind it, and given up when it is closed.
class CompareWindow final : public QDialog {
    Q_OBJECT

public:
    /// @param players for whom the minutes at the table are, 1 to mostPlayersListed
    CompareWindow(const CompareSource& first, const CompareSource& second, int players,
                  QWidget* parent = nullptr);

    /// Stages to choose from; hidden while there is one pair.
    [[nodiscard]] QListWidget& pairs() const { return *pairs_; }
    [[nodiscard]] ComparedPicture& picture(std::size_t side) const { return *pictures_.at(side); }
    [[nodiscard]] FigureTable& figures() const { return *figures_; }
    [[nodiscard]] ChangeList& changes() const { return *changes_; }
    [[nodiscard]] QString summary() const { return summary_->text(); }
    /// Whether all of the shown pair has been reckoned, or cannot be.
    [[nodiscard]] bool isReckoned() const;

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    struct SideNews {
        std::size_t side = 0;
        Expected<ComparableStages> stages;
    };
    struct FigureNews {
        std::size_t side = 0;
        std::size_t stage = 0;
        ExpectedFigures figures;
    };
    /// A stage to be estimated.
    struct ToReckon {
        std::size_t side = 0;
        std::size_t number = 0;
        Stage stage;
        Games games;
    };

    static void load(const std::stop_token& stop, const Background<SideNews>::Tell& tell,
                     const std::size_t& side, const CompareSource& source);
    static void reckon(const std::stop_token& stop, const Background<FigureNews>::Tell& tell,
                       const std::vector<ToReckon>& stages, const int& players);
    void hear(const SideNews& news);
    void hear(const FigureNews& news);
    QWidget* pictureArea();
    QWidget* lowerArea();
    /// Of a side that is read; empty: it cannot be.
    [[nodiscard]] std::span<const Stage> stagesOn(std::size_t side) const;
    [[nodiscard]] QString nameOf(const StagePair& pair) const;
    [[nodiscard]] int rowToShow() const;
    void fillPairs();
    void showPair(int row);
    void showSide(std::size_t side, const StageComparison& comparison);
    void showFigures();
    void chooseChange(std::optional<std::size_t> change);
    [[nodiscard]] const Stage* stageOf(std::size_t side) const;
    [[nodiscard]] QString sideName(std::size_t side) const;
    [[nodiscard]] ComparedFigures figuresOn(std::size_t side) const;
    /// A sentence for each side that cannot be reckoned.
    [[nodiscard]] QStringList damagesSaid() const;
    [[nodiscard]] QStringList whyNoTimes() const;

    int players_;
    std::array<CompareSource, 2> sources_;
    std::array<std::optional<Expected<ComparableStages>>, 2> loaded_;
    std::vector<StagePair> found_;
    std::array<std::optional<std::size_t>, 2> shown_; ///< stages of the pair
    std::map<std::pair<std::size_t, std::size_t>, ExpectedFigures> reckoned_; ///< by side and stage
    QListWidget* pairs_;
    std::array<QLabel*, 2> captions_{};
    std::array<ComparedPicture*, 2> pictures_{};
    QString summarySaid_; ///< without what is said of times
    WrappedLabel* summary_;
    FigureTable* figures_;
    ChangeList* changes_;
    std::array<Background<SideNews>, 2> loading_;
    Background<FigureNews> reckoning_; ///< last, so that they end before all else goes
};

} // namespace stagewright
