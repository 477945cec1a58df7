#pragma once

#include "editor/hextiles/details/place_fields.h"
#include "editor/hextiles/edits/selection.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "editor/hextiles/faces/face_cache.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QWidget>

namespace stagewright {

/// All about the tile that is selected: a large picture, its facts, where else it lies in the
/// stage, its other side, and a note of the user's own. What is typed into the note at one go is
/// one step.
class DetailsPanel final : public QWidget {
    Q_OBJECT

public:
    /// All must outlive it.
    DetailsPanel(Document& document, const Selection& selection, FaceCache& faces,
                 QWidget* parent = nullptr);

    [[nodiscard]] QLabel& facts() const { return *facts_; }
    [[nodiscard]] QLabel& uses() const { return *uses_; }
    [[nodiscard]] QToolButton& otherSide() const { return *otherSide_; }
    [[nodiscard]] PlaceFields& place() const { return *place_; }
    [[nodiscard]] QPlainTextEdit& note() const { return *note_; }

    /// Puts the keys into the note, as soon as it is seen.
    void writeNote();

    /// Draws the pictures again.
    void refresh() { follow(); }

Q_SIGNALS:
    void flipWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void follow();
    void showTile(const Placement& tile);
    void showNothing();
    void changeNote();
    [[nodiscard]] QPixmap picture(TileId side, int size) const;
    [[nodiscard]] QString factsOf(const TileSide& side) const;
    [[nodiscard]] QString usesOf(const Placement& tile) const;

    Document& document_;
    const Selection& selection_;
    FaceCache& faces_;
    QLabel* picture_;
    QLabel* name_;
    QLabel* facts_;
    QLabel* uses_;
    QToolButton* otherSide_;
    PlaceFields* place_;
    QPlainTextEdit* note_;
    int laid_ = -1; ///< Placement::laid of the tile shown last
    int gesture_ = 0;
    bool noteWanted_ = false; ///< to be written, once the panel is seen
};

} // namespace stagewright
