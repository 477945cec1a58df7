#pragma once

#include "editor/hextiles/board/tool.h"
#include "editor/hextiles/edits/token_edits.h"

#include <QPointF>

#include <optional>

namespace stagewright {

class BoardView;

/// A token in the hand or under it, shown where it would lie.
struct TokenGhost {
    QString id;
    QPointF at;       ///< on the board
    double angle = 0; ///< degrees, clockwise
    bool fits = true; ///< a tile lies there
};

/// Works on tokens: a press on one chooses it, a drag moves it, on its tile or to another; keys and
/// wheel turn it freely. Brings new ones from the list of tokens. What is let go over a road comes
/// to lie along it (token_snap.h), unless Shift is held.
class TokenTool final : public Tool {
public:
    explicit TokenTool(BoardView& board) : board_(board) {}

    /// Whether a press there would take hold of a token.
    [[nodiscard]] bool isOver(QPointF at) const;
    /// The token that commands are meant for.
    [[nodiscard]] std::optional<TokenSpot> chosen() const { return chosen_; }
    [[nodiscard]] std::optional<TokenGhost> tokenGhost() const;

    /// Puts a new token into the hand.
    void carry(const QString& id);
    /// Places a new token at a point of the board, and chooses it.
    void place(const QString& id, QPointF board);

    /// Turns the chosen token. @param angle on the board, in degrees
    void turnTo(double angle);

    /// Chooses the token that follows the chosen one in the stage; after the last, the first.
    /// @return whether there is any
    bool step();

    void deactivate() override;
    void press(QPointF at, Qt::KeyboardModifiers modifiers) override;
    void moveTo(QPointF at) override;
    void release(QPointF at) override;
    bool cancel() override;
    void stageChanged() override;
    bool turn(int by) override { return turnBy(by * keyStep); }
    bool turnByWheel(int notches, int gesture) override;
    bool flip() override { return chosen_.has_value(); } ///< tokens have no back
    bool remove() override;
    bool nudge(int columns, int rows) override;
    [[nodiscard]] bool holdsTiles() const override { return false; }
    [[nodiscard]] bool takesWheel(QPointF at) const override;

private:
    static constexpr double keyStep = 15; // degrees
    static constexpr double wheelStep = 5;

    bool turnBy(double degrees, int gesture = 0);
    /// Where it would lie if it were let go there. @param lying how one is turned that lies already
    [[nodiscard]] TokenGhost laidAt(const QString& id, QPointF board,
                                    std::optional<double> lying) const;
    void choose(const TokenStepOr& step);

    BoardView& board_;
    std::optional<TokenSpot> chosen_;
    bool pressed_ = false;
    QPointF pressedAt_;
    QPointF grip_; ///< from the token's middle to where it is held, on the board
    std::optional<TokenGhost> hand_;
    bool isNew_ = false; ///< what is in the hand comes from the list
    double spun_ = 0;    ///< degrees by which a new one was turned in the hand
};

} // namespace stagewright
