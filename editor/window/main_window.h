#pragma once

#include "editor/canvas/board_view.h"
#include "editor/estimate/estimate_panel.h"
#include "editor/faces/art_choice.h"
#include "editor/faces/face_cache.h"
#include "editor/holdings/players_table.h"
#include "editor/holdings/tile_files.h"
#include "editor/overlays/layer_actions.h"
#include "editor/palette/palette_panel.h"
#include "editor/panels/details_panel.h"
#include "editor/panels/findings_panel.h"
#include "editor/panels/stage_panel.h"
#include "editor/tokens/token_list.h"
#include "editor/window/actions.h"
#include "editor/window/file_actions.h"
#include "editor/window/panels.h"
#include "editor/window/rules_actions.h"
#include "editor/window/table_actions.h"

#include <QMainWindow>
#include <QSettings>

namespace stagewright {

/// The window: puts the parts together, and holds none of what they do.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    /// The window with an empty board, which can be shown while the tiles are still being read.
    /// @param settings must outlive it
    explicit MainWindow(QSettings& settings, Dialogs dialogs = desktopDialogs());

    /// Puts in the panels, with these tiles. To be called once, before `start`.
    /// @param catalogue must outlive the window
    void furnish(const Catalogue& catalogue);

    /// Opens the file; without one, or where it cannot be read, that of the last time or the
    /// sample.
    void start(const QString& path);

    [[nodiscard]] Document& document() { return document_; }
    [[nodiscard]] Selection& selection() { return selection_; }
    [[nodiscard]] BoardView& board() const { return *board_; }
    [[nodiscard]] Estimator& estimator() { return estimator_; }
    /// The panels are there once the window is furnished.
    [[nodiscard]] PalettePanel& palettePanel() const { return *palette_; }
    [[nodiscard]] FindingsPanel& findingsPanel() const { return *findings_; }
    [[nodiscard]] StagePanel& stagePanel() const { return *stage_; }
    [[nodiscard]] EstimatePanel& estimatePanel() const { return *estimate_; }
    [[nodiscard]] TokenList& tokenList() const { return *tokens_; }
    [[nodiscard]] DetailsPanel& detailsPanel() const { return *details_; }
    [[nodiscard]] ArtChoice& art() const { return *art_; }
    [[nodiscard]] const Actions& actions() const { return actions_; }
    [[nodiscard]] LayerActions& overlays() const { return *overlays_; }
    [[nodiscard]] FileActions& files() const { return *files_; }
    [[nodiscard]] TableActions& table() const { return *tableActions_; }

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void connectFiles();
    void connectEditing();
    void connectPalette();
    void connectPanels();
    void connectTokens();
    void connectArt();
    void connectView();
    void connectTable();
    void connectEstimate();
    void showHints(bool wanted);
    void connectOverlays();
    void showDriveOverlay();
    void cancel();
    void showTitle();
    void showBoxOfGame();
    void flip();
    void showAbout();

    QSettings& settings_;
    TileFiles tileFiles_;
    Document document_;
    PlayersTable table_;
    Selection selection_;
    FaceCache faces_;
    Estimator estimator_;
    RulesChoice rules_;
    BoardView* board_;
    PalettePanel* palette_ = nullptr;
    FindingsPanel* findings_ = nullptr;
    StagePanel* stage_ = nullptr;
    EstimatePanel* estimate_ = nullptr;
    TokenList* tokens_ = nullptr;
    DetailsPanel* details_ = nullptr;
    FileActions* files_;
    TableActions* tableActions_;
    RulesActions* rulesActions_;
    Actions actions_;
    LayerActions* overlays_;
    ArtChoice* art_;
    Panels panels_;
};

} // namespace stagewright
