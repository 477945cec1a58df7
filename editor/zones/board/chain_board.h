#pragma once

#include "editor/document/document.h"
#include "editor/zones/faces/chain_grid.h"
#include "editor/zones/faces/drawn_chain.h"
#include "model/layouts/zones/chain/chain_offers.h"

#include <QMenu>
#include <QWidget>

#include <optional>

namespace stagewright {

/// The printed boards as a chain of sections demands that they lie. One section may be chosen:
/// behind it the chain goes on, else behind the last. A click on the open end offers what fits
/// there; of a road that is not known the end is chosen by which it leaves its board.
class ChainBoard final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit ChainBoard(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] Document& document() const { return document_; }
    [[nodiscard]] const DrawnChain& drawn() const { return drawn_; }
    [[nodiscard]] ChainGrid grid() const;

    /// Of the chain's sections, from 0; nothing: none is.
    [[nodiscard]] std::optional<qsizetype> chosen() const { return chosen_; }
    void choose(std::optional<qsizetype> section);
    [[nodiscard]] Findings findingsAt(std::optional<qsizetype> section) const;
    /// Of a section that lies on the table, its way over it, in pixels.
    [[nodiscard]] QRect rectOf(qsizetype section) const;
    [[nodiscard]] std::optional<qsizetype> sectionAt(QPointF at) const;

    /// Before which section what is offered goes.
    [[nodiscard]] qsizetype goesBefore() const;
    /// What can be driven there; while an exit is chosen, the ways over that board.
    [[nodiscard]] const std::vector<ChainOffer>& offers() const { return offers_; }
    /// The end of a board that has been entered, whose road is not known.
    [[nodiscard]] const std::optional<TableEnd>& entered() const { return entered_; }
    /// Goes on with it; where no road is known from its end, the exit is to be chosen next.
    void take(const ChainOffer& offer);
    /// One of the offers is shown as it would lie; nothing: none is.
    void preview(std::optional<std::size_t> offer);
    [[nodiscard]] std::optional<std::size_t> previewed() const { return previewed_; }
    /// Gives up, the last first: the exit that is to be chosen, the preview, the chosen section.
    void cancel();

    /// Where the chain goes on behind its last section, in pixels; nothing: no end is there, or
    /// what is offered goes between others.
    [[nodiscard]] std::optional<QPointF> openEnd() const;
    /// Of the ways over an entered board, their exits, in pixels.
    [[nodiscard]] std::vector<QPointF> exits() const;

    [[nodiscard]] QSize sizeHint() const override { return {900, 620}; }

Q_SIGNALS:
    void refused(const QString& reason);
    void chosenChanged();
    void offersChanged();
    void previewChanged();
    /// A menu of what is done to sections is asked for.
    void menuWanted(QPoint global);
    void painted();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void follow(const StageChange& change);
    void draw();
    void findOffers();
    /// The board that lies for the offer that is previewed, or has been entered.
    [[nodiscard]] std::optional<DrawnBoard> offeredBoardNow() const;
    [[nodiscard]] std::optional<EndPlace> openPlace() const;
    [[nodiscard]] std::optional<std::size_t> exitAt(QPointF at) const;
    [[nodiscard]] bool isOpenEndAt(QPointF at) const;
    void pressOpenEnd(QPoint global);
    void offerInMenu(QPoint global);
    void walk(int by);
    void walkOffers(int by);
    void paintOffers(QPainter& painter, const ChainGrid& grid) const;
    void paintFindings(QPainter& painter) const;
    void paintHint(QPainter& painter) const;

    Document& document_;
    DrawnChain drawn_;
    std::optional<qsizetype> chosen_;
    StageSection chosenSection_; ///< where one is chosen: as it was then
    std::optional<TableEnd> entered_;
    std::vector<ChainOffer> offers_;
    std::optional<std::size_t> previewed_;
};

} // namespace stagewright
