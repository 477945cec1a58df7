#pragma once

#include "editor/zones/entering/own_boards.h"
#include "editor/zones/entering/road_choice.h"
#include "editor/zones/entering/section_field.h"
#include "editor/zones/entering/side_fields.h"
#include "editor/zones/entering/strip_view.h"
#include "model/layouts/zones/chain/stage_section.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>

#include <optional>
#include <vector>

namespace stagewright {

/// Where the spaces of a road of the user's boards are entered: a line of text, the strip of the
/// road as it is typed, buttons for its pieces, what is wrong with it, and numbers to be compared
/// with a finger on the print. Kept with the user's boards at once.
class SectionPanel final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive it.
    SectionPanel(Document& document, OwnBoards& own, QWidget* parent = nullptr);
    ~SectionPanel() override;

    /// A section of the chain, as it is driven; its side alone where that has no numbers yet. One
    /// that has no such road changes nothing.
    void show(const StageSection& section);
    using QWidget::show;

    [[nodiscard]] SectionField& field() const { return *field_; }

Q_SIGNALS:
    void refused(const QString& reason);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void addButtons(QLayout& column);
    void turnTo(const RoadPlace& road);
    void follow();
    void followNumbers();
    void sayOfSide(const SideFacts& facts);
    void showSide();
    void showRoad();
    void showSection();
    void showState();
    void showRemarks();
    [[nodiscard]] bool hasRoad() const { return side() && !place_->points.isEmpty(); }
    /// Whether the text can be kept.
    [[nodiscard]] bool isEmptyOrRight() const;
    void keep();
    void keepUnfinished();
    void copyToOtherSide();
    [[nodiscard]] const Zone* zone() const;
    [[nodiscard]] const ZoneSide* side() const;
    /// The side to which the road can be copied; null: there is none, or it is entered there.
    [[nodiscard]] const ZoneSide* sideToCopyTo() const;
    [[nodiscard]] RoadElements kept() const;
    /// Of the road's own; nothing: it has none.
    [[nodiscard]] std::optional<LineChanges> lineChanges() const;
    /// Whether the spaces are those of the pack that is open, and nobody's here.
    [[nodiscard]] bool isOfPack() const;

    /// What cannot be kept as a road.
    struct UnfinishedText {
        RoadPlace road;
        QString text;
    };

    Document& document_;
    OwnBoards& own_;
    RoadChoice* road_;
    SideFields* sideFields_;
    QLabel* state_;
    StripView* strip_;
    SectionField* field_;
    QLabel* remarks_;
    QLabel* counts_;
    QWidget* keys_;
    QPushButton* mirror_;
    QPushButton* copy_;
    QScrollArea* bars_;
    std::optional<RoadPlace> place_;         ///< that is shown
    std::vector<UnfinishedText> unfinished_; ///< of roads that were left before it was right
    std::optional<StageSection> wanted_;     ///< whose side is shown until its numbers are entered
    RoadElements shown_;                     ///< as they were kept when the field last showed them
    QTimer typed_;                           ///< until what was typed is kept
};

} // namespace stagewright
