#pragma once

#include "editor/editing/stage_editor.h"
#include "editor/estimate/estimator.h"
#include "editor/estimate/race_estimator.h"
#include "editor/hextiles/layers/layer.h"
#include "model/layouts/hextiles/catalogue/tile_id.h"
#include "model/layouts/hextiles/hex/hex.h"

#include <memory>
#include <optional>

namespace stagewright {

class BoardRaces;
class BoardView;
class ChoiceRing;
class DetailsPanel;
class IdeasPanel;
class Minimap;
class PalettePanel;
class Selection;
class StageCameras;
class TileWindow;
class TokenList;
class TokenPanel;

/// The board of hex tiles with palette, tokens and the panel of one tile, joined to each other.
class TileEditor final : public StageEditor {
    Q_OBJECT

public:
    /// All must outlive it.
    TileEditor(Document& document, Estimator& estimator, RaceEstimator& races, TileWindow& window);
    ~TileEditor() override;

    [[nodiscard]] QWidget& board() const override;
    void createPanels() override;
    [[nodiscard]] BoardPanels panels() const override;
    [[nodiscard]] bool has(BoardCommand) const override { return true; }
    void run(BoardCommand command) override;
    [[nodiscard]] BoardStatus status(const KeysOf& keysOf) const override;
    [[nodiscard]] std::vector<FirstStep> firstSteps(const KeysOf& keysOf) const override;
    void askForStage(int mostMinutes) override;
    [[nodiscard]] Expected<void> takeText(const QString& text) override;
    [[nodiscard]] bool hasText() const override;
    void showPlaces(const Places& places) override;
    void showPiece(int piece) override;
    void showDrive(const std::optional<DriveScene>& scene) override;
    void setTable(const Table& table) override;
    void setOwnedBoxes(const std::optional<BoxCounts>& owned) override;
    [[nodiscard]] QString openBox() const override;
    [[nodiscard]] std::any view() const override;
    void setView(const std::any& view) override;

    [[nodiscard]] BoardView& boardView() const { return *board_; }
    [[nodiscard]] Selection& selection() const { return *selection_; }
    /// Once the panels are made.
    [[nodiscard]] PalettePanel& palette() const { return *palette_; }
    [[nodiscard]] TokenList& tokens() const;
    [[nodiscard]] TokenPanel& tokenPanel() const { return *tokens_; }
    [[nodiscard]] DetailsPanel& details() const { return *details_; }
    [[nodiscard]] IdeasPanel& ideas() const { return *ideas_; }

private:
    void connectBoard();
    void connectPalette();
    void connectTokens();
    void showToken();
    void showBoxOfGame();
    void showLayers(const ShownLayers& shown);
    void showEstimate();
    void showWishes();
    void drawAgain();
    void replaceSelected();
    void showLaid(const TileId& tile);
    void writeNote();
    void showFinding();
    void showWhatFits();
    void paste();
    void flip();
    void cancel();

    Document& document_;
    Estimator& estimator_;
    TileWindow& window_;
    std::unique_ptr<Selection> selection_;
    std::unique_ptr<BoardView> board_;
    StageCameras* cameras_; ///< the board owns it, and the map
    Minimap* minimap_;
    std::unique_ptr<ChoiceRing> ring_; ///< listens to the board, and so goes before it
    std::unique_ptr<BoardRaces> races_;
    std::optional<Hex> pointedAt_;
    std::optional<BoxCounts> ownedBoxes_;
    std::unique_ptr<PalettePanel> palette_;
    std::unique_ptr<TokenPanel> tokens_;
    std::unique_ptr<DetailsPanel> details_;
    std::unique_ptr<IdeasPanel> ideas_;
    QString textTaken_; ///< before there were panels
};

} // namespace stagewright
