#pragma once

#include "editor/welcome/card.h"
#include "editor/welcome/new_stage_choices.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include <map>
#include <optional>

namespace stagewright {

/// What a welcome page offers.
struct WelcomeOffer {
    std::vector<NewStageChoice> newStages;
    QStringList recent;    ///< paths
    QStringList samples;   ///< paths
    bool hasStage = false; ///< there is a stage to go back to
};

/// What is seen before there is a stage: how one can be begun, those of the last time and those
/// that come with the program, and how it goes on.
class WelcomePage final : public QScrollArea {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);

    /// In place of what was offered before. The pictures are drawn once the page is seen.
    void offer(const WelcomeOffer& offered, const Games& games);
    /// Offers nothing.
    void forget();

    /// The keys are for what comes first.
    void focusFirst();

Q_SIGNALS:
    void newWanted(const stagewright::Stage& empty);
    void openWanted();
    void fileChosen(const QString& path);
    void sampleChosen(const QString& path);
    void left();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    using Chosen = void (WelcomePage::*)(const QString& path);

    void addHead(bool hasStage);
    void addHeading(const QString& text);
    void addWaysToBegin(const std::vector<NewStageChoice>& choices);
    void addStages(const QStringList& paths, Chosen chosen, const Games& games);
    void addHowItGoes();
    void setMargins();
    void drawSoon();
    void drawPictures();

    QVBoxLayout* column_ = nullptr;
    std::multimap<QString, Card*> pictures_; ///< by path; the page owns them
    QStringList filesToDraw_;                ///< as they stand on the page
    QStringList samplesToDraw_;
    std::optional<Games> games_; ///< nothing: all are drawn
    Thumbnails samples_;         ///< compiled in, so that they come whatever a file does
    Thumbnails files_;           ///< last, so that they end before all else goes
};

} // namespace stagewright
